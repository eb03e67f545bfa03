/**
 * The door to a table of this device (link.ts): its log in this browser, its bots beside the page. What is wished is answered,
 * and told, only when it is safely stored. Other tabs may play at the same table: whoever comes second reads what the first
 * wrote and considers its wish anew.
 */

import type { Choice } from '@watchfires/bots'
import { publicView, type Seat, seatView, type View, type Viewer } from '@watchfires/rules'
import {
  type Answer,
  consider,
  type Decision,
  type Entry,
  type Granted,
  type Happened,
  type Keeping,
  type Level,
  type LinkState,
  Table,
  type TableLink,
  type Telling,
  tableView,
  type Wish,
} from '@watchfires/table'
import type { Ledger } from './ledger.ts'
import type { Pokes } from './poke.ts'
import { summaryOf } from './summary.ts'
import { words } from './words.ts'

/** What a link needs of the world. */
export interface World {
  readonly ledger: Ledger
  /** Asks a bot for the owner of a view. */
  think(level: Level, view: View): Promise<Choice>
  /** How long a bot seems to think, in ms. */
  pace(): number
  now(): number
  pokes(table: string, listener: () => void): Pokes
}

type Listener = (telling: Telling) => void

/** How often a wish is considered anew because another tab was quicker. */
const TRIES = 40

/** The status of a wish that could not be stored. */
const NOT_KEPT = 507

const isStep = (item: Happened): boolean => 'step' in item

export class LocalLink implements TableLink {
  readonly seats: readonly Seat[]
  private table: Table
  private readonly openedAt: number
  private readonly world: World
  private readonly pokes: Pokes
  /** all that touches log and table, one after another */
  private queue: Promise<unknown> = Promise.resolve()
  /** entries that every listener has been told of */
  private told: number
  /** what happened when the table was dealt, as long as nobody has decided anything */
  private opening: readonly Happened[]
  private readonly listeners = new Map<Listener, Viewer>()
  private readonly watchers = new Set<(state: LinkState) => void>()
  private state: LinkState = 'live'
  private isClosed = false
  /** the last decision that each seat was granted, so that one sent twice counts once */
  private readonly granted = new Map<Seat, { wish: string; answer: Answer }>()
  /** the bots asked in the beat of `askedIn` */
  private readonly asked = new Set<Seat>()
  private askedIn = ''

  /** The link to a table of the ledger; null when it has no such table. Throws `BrokenLog` for a log of other rules. */
  static async open(id: string, world: World): Promise<LocalLink | null> {
    const log = await world.ledger.read(id, 0)
    return log.length === 0 ? null : new LocalLink(id, log, world)
  }

  private constructor(id: string, log: readonly Entry[], world: World) {
    this.world = world
    this.table = new Table()
    const happened = log.flatMap((entry) => this.table.apply(entry))
    this.opening = log.some(({ kind }) => kind === 'sealed') ? [] : happened
    this.told = log.length
    this.openedAt = log[0].at
    this.seats = summaryOf(this.table, this.openedAt).persons
    this.pokes = world.pokes(id, () => void this.enqueue(() => this.catchUp()))
    this.drive()
  }

  /** The table as it stands, for whoever needs more of it than a viewer may see: its record, and the plan for another. */
  get inside(): Table {
    return this.table
  }

  hear(viewer: Viewer, listener: Listener): () => void {
    this.listeners.set(listener, viewer)
    listener(this.telling(viewer, this.opening))
    return () => this.listeners.delete(listener)
  }

  watch(listener: (state: LinkState) => void): () => void {
    this.watchers.add(listener)
    listener(this.state)
    return () => this.watchers.delete(listener)
  }

  send(seat: Seat, wish: Wish): Promise<Answer> {
    return this.enqueue(async () => {
      const last = this.granted.get(seat)
      const said = JSON.stringify(wish)
      if (last?.wish === said) return last.answer
      const answer = await this.write(() => consider(this.table, seat, wish))
      if ('seq' in answer && wish.type !== 'say') this.granted.set(seat, { wish: said, answer })
      return answer
    })
  }

  close(): void {
    this.pokes.close()
    this.listeners.clear()
    this.watchers.clear()
    this.isClosed = true
  }

  private enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work)
    this.queue = done.catch(() => undefined)
    return done
  }

  /** Grants, stores and tells, again and again while other tabs come first. */
  private async write(grant: () => Granted): Promise<Answer> {
    for (let tries = 0; tries < TRIES; tries++) {
      const granted = grant()
      if ('refused' in granted) return granted
      const stored = await this.store({ ...granted.happening, at: this.world.now() })
      if (stored === 'kept') return { seq: this.table.seq }
      await this.foldAnew().catch(() => this.become('lost'))
      if (stored === 'failed' || this.state === 'lost') break
    }
    return { refused: { status: NOT_KEPT, ...words.notKept } }
  }

  /** Folds an entry first, so that its digest is known, and tells of it only when it is kept. */
  private async store(entry: Entry): Promise<'kept' | 'late' | 'failed'> {
    const expected = this.table.version
    const happened = this.table.apply(entry)
    const isReveal = entry.kind === 'sealed' && happened.some(isStep)
    const kept = isReveal ? { ...entry, digest: this.table.digest } : entry
    try {
      const batch = { expected, entries: [kept], summary: summaryOf(this.table, this.openedAt) }
      if (!(await this.world.ledger.append(batch))) return 'late'
    } catch {
      return 'failed'
    }
    this.pokes.poke()
    this.tell(happened, 'seat' in entry ? entry.seat : undefined)
    return 'kept'
  }

  /** Reads what other tabs wrote. */
  private async catchUp(): Promise<void> {
    const entries = await this.world.ledger.read(this.table.id, this.table.version)
    if (entries.length > 0) this.tell(entries.flatMap((entry) => this.table.apply(entry)))
  }

  /** Puts the stored log in place of a table that ran ahead of it. */
  private async foldAnew(): Promise<void> {
    const log = await this.world.ledger.read(this.table.id, 0)
    if (log.length === 0) return this.become('lost')
    const table = new Table()
    const happened = log.map((entry) => table.apply(entry))
    this.table = table
    this.tell(happened.slice(this.told).flat())
  }

  private become(state: LinkState): void {
    this.state = state
    for (const watcher of this.watchers) watcher(state)
  }

  /** Tells every listener; what is nobody else's business is told to `owner` alone. */
  private tell(happened: readonly Happened[], owner?: Seat): void {
    this.told = this.table.version
    this.opening = []
    for (const [listener, viewer] of [...this.listeners]) {
      if (happened.length > 0 || viewer === owner) listener(this.telling(viewer, happened))
    }
    this.drive()
  }

  private telling(viewer: Viewer, happened: readonly Happened[]): Telling {
    return { seq: this.table.seq, happened, view: tableView(this.table, viewer, this.keeping) }
  }

  private get keeping(): Keeping {
    return { now: new Date(this.world.now()).toISOString(), deadline: null, present: () => true }
  }

  /** Does what waits for no person: the next deal, and the bots. */
  private drive(): void {
    if (this.isClosed) return
    const { table } = this
    const beat = `${table.phase} ${table.game.dealt} ${table.game.night.beat}`
    if (beat !== this.askedIn) this.asked.clear()
    this.askedIn = beat
    if (table.phase === 'settled' && table.owes.length === 0) {
      void this.enqueue(() => this.write(() => this.considerDeal()))
      return
    }
    for (const seat of table.owes) if (table.seats.isBot(seat) && !this.asked.has(seat)) void this.ask(seat)
  }

  private considerDeal(): Granted {
    const { phase, owes } = this.table
    return phase === 'settled' && owes.length === 0
      ? { happening: this.table.dealNext() }
      : { refused: { status: 409, ...words.dealtAlready } }
  }

  private async ask(seat: Seat): Promise<void> {
    this.asked.add(seat)
    const { game } = this.table
    const view = seatView(publicView(game.night, game), game.night, seat)
    const level = this.table.seats.at(seat).level!
    await new Promise((after) => setTimeout(after, this.world.pace()))
    const choice = await this.world.think(level, view).catch(() => plainChoice(view))
    if (this.isClosed) return
    const answer = await this.enqueue(() =>
      this.write(() =>
        this.table.owes.includes(seat)
          ? consider(this.table, seat, decisionOf(view, choice))
          : { refused: { status: 409, ...words.decidedAlready } },
      ),
    )
    if ('refused' in answer && answer.refused.status === NOT_KEPT) this.asked.delete(seat)
  }
}

/** What a seat does whose bot could not think: no call, else the first that is legal, so that the table goes on. */
const plainChoice = ({ phase, you }: View): Choice => (phase === 'call' ? false : you!.legal[0])

/** A bot's choice as the decision that its view owes. */
function decisionOf({ phase, night, beat }: View, choice: Choice): Decision {
  const at = { night, beat }
  switch (phase) {
    case 'call':
      return { type: 'call', ...at, call: choice as boolean }
    case 'take':
    case 'gambit':
      return { type: phase, ...at, card: choice as Extract<Decision, { type: 'take' }>['card'] }
    default:
      return { type: 'play', ...at, play: choice as Extract<Decision, { type: 'play' }>['play'] }
  }
}
