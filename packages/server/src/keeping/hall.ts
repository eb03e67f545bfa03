/**
 * All tables that this node keeps at the moment: folded when somebody asks for one, let go when nobody has for a while. What is
 * lost with a node is nothing but time.
 */
import { randomInt } from 'node:crypto'
import { BrokenLog } from '@watchfires/table'
import type { Clock } from '../clock.ts'
import type { Pokes } from '../poke.ts'
import type { EventStore, Owner } from '../store/eventStore.ts'
import { Keeper } from './keeper.ts'
import type { Thinkers } from './thinkers.ts'
import type { World } from './world.ts'

export interface HallOptions {
  readonly node: string
  readonly store: EventStore
  readonly pokes: Pokes
  readonly clock: Clock
  readonly thinkers: Thinkers
  /** how long bots seem to think, ms: from, to */
  readonly pace: readonly [number, number]
  onFault(error: unknown): void
}

export type Found = Keeper | 'none' | 'gone' | 'broken'

/** A node says that it lives this often, and looks around for what it missed; ms. */
const BEAT = 2_000
/** Silent for this long, a node counts as dead. */
const DEAD = 3 * BEAT
/** Tables in memory at most, and how long one is kept that nobody uses, ms. */
const MOST = 5_000
const IDLE = 60_000
/** Deadlines looked for in one beat. */
const DUE = 200

export class Hall implements World {
  readonly node: string
  readonly store: EventStore
  readonly pokes: Pokes
  readonly clock: Clock
  readonly thinkers: Thinkers
  readonly deadAfter = DEAD
  private readonly options: HallOptions
  private readonly keepers = new Map<string, Keeper>()
  private readonly loading = new Map<string, Promise<Found>>()
  private readonly stops: (() => void)[] = []
  private beating: Promise<unknown> = Promise.resolve()

  constructor(options: HallOptions) {
    this.options = options
    this.node = options.node
    this.store = options.store
    this.pokes = options.pokes
    this.clock = options.clock
    this.thinkers = options.thinkers
  }

  /** Begins to keep tables; deadlines that ran when the last node fell silent stand still until somebody comes back. */
  async open(): Promise<void> {
    const now = this.clock.now()
    await this.store.forgetNode(this.node)
    const { last, others } = await this.store.beat(this.node, now)
    const then = Math.max(last ?? 0, others ?? 0)
    if (then > 0 && now - (others ?? 0) > DEAD) await this.store.pause(then)
    this.stops.push(
      this.pokes.hear(({ table, seq }) => {
        const keeper = this.keepers.get(table)
        if (keeper && keeper.table.seq < seq) keeper.catchUp()
      }),
      this.clock.every(BEAT, () => {
        this.beating = this.beating.then(() => this.beat()).catch((error) => this.onFault(error))
      }),
    )
  }

  get count(): number {
    return this.keepers.size
  }

  get streams(): number {
    let streams = 0
    for (const keeper of this.keepers.values()) streams += keeper.crowd.listeners.size
    return streams
  }

  /** The keeper of a table: `none` when there is no such table, `gone` when it has expired, `broken` when its log is of other rules. */
  find(table: string): Promise<Found> {
    const keeper = this.keepers.get(table)
    if (keeper) return Promise.resolve(keeper)
    let found = this.loading.get(table)
    if (!found) {
      found = this.load(table).finally(() => this.loading.delete(table))
      this.loading.set(table, found)
    }
    return found
  }

  private async load(table: string): Promise<Found> {
    const stored = await this.store.read(table, 0)
    if (stored === null) return 'none'
    if (stored === 'gone') return 'gone'
    const keeper = new Keeper(table, this)
    try {
      await keeper.load(stored)
    } catch (error) {
      this.onFault(error)
      if (error instanceof BrokenLog) return 'broken'
      throw error
    }
    this.keepers.set(table, keeper)
    keeper.begin()
    return keeper
  }

  drop(keeper: Keeper): void {
    if (this.keepers.get(keeper.id) === keeper) this.keepers.delete(keeper.id)
    keeper.close()
  }

  setPresent(table: string, present: readonly Owner[]): void {
    this.store.setPresent(this.node, table, present).catch((error) => this.onFault(error))
  }

  pace(): number {
    const [from, to] = this.options.pace
    return to > from ? randomInt(from, to) : from
  }

  onFault(error: unknown): void {
    this.options.onFault(error)
  }

  /** Says that this node lives; heals what pokes missed; lets go of what nobody uses. */
  private async beat(): Promise<void> {
    const now = this.clock.now()
    await this.store.beat(this.node, now)
    const versions = await this.store.versions([...this.keepers.keys()])
    for (const keeper of [...this.keepers.values()]) {
      const version = versions.get(keeper.id)
      if (version === undefined || version > keeper.table.version) keeper.catchUp()
      else keeper.keepHost()
    }
    for (const table of await this.store.due(now - BEAT, DUE)) if (!this.keepers.has(table)) await this.find(table)
    this.letGo(now)
  }

  private letGo(now: number): void {
    const idle = [...this.keepers.values()].filter((keeper) => keeper.isIdle).sort((a, b) => a.usedAt - b.usedAt)
    const over = Math.max(0, this.keepers.size - MOST)
    for (const [i, keeper] of idle.entries()) if (i < over || now - keeper.usedAt > IDLE) this.drop(keeper)
  }

  /** Lets every table go, once what was asked of it is stored. */
  async close(): Promise<void> {
    for (const stop of this.stops) stop()
    await this.beating
    for (const keeper of this.keepers.values()) await keeper.finish()
    for (const keeper of [...this.keepers.values()]) this.drop(keeper)
    await this.store.forgetNode(this.node)
    await this.store.beat(this.node, this.clock.now())
  }
}
