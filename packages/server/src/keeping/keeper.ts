/**
 * Keeps one table: one queue of requests, what they write stored before anybody is answered or told, then the streams. All
 * requests of one turn are decided one after another and stored as one; a node that was beaten to it reads what it missed and
 * decides again. Nothing is waited for but the store.
 */
import type { Seat } from '@watchfires/rules'
import { type Entry, type Keeping, Table } from '@watchfires/table'
import { EXPIRED, notKept, notNow } from '../problem.ts'
import type { Deadline, Owner, Stored } from '../store/eventStore.ts'
import { BotSeats } from './botSeats.ts'
import { Change } from './change.ts'
import { Chronicle } from './chronicle.ts'
import { atDeadline, dueNow, isAttended, succession } from './company.ts'
import { Crowd, GRACE, type Listener } from './crowd.ts'
import { Herald } from './herald.ts'
import { Keyring } from './keyring.ts'
import type { Answered, Grant, Request } from './request.ts'
import type { Teller } from './teller.ts'
import { deadlineFor, waitOf } from './waits.ts'
import type { World } from './world.ts'

interface Waiting {
  readonly request: Request
  readonly resolve: (answered: Answered) => void
}

/** How often a change that came second is decided again. */
const TRIES = 8
/** When it is looked at again after the store failed, ms. */
const RETRY = 1_000
const NOT_STORED = notKept('The table could not be stored just now; nothing has changed. Try again.')

export class Keeper {
  readonly id: string
  readonly world: World
  table = new Table()
  private readonly ring = new Keyring()
  readonly crowd: Crowd
  /** when it was last of use, ms */
  usedAt: number
  deadline: Deadline | null = null
  private readonly bots: BotSeats
  private readonly herald = new Herald()
  private queue: Waiting[] = []
  private readonly looks: (() => void)[] = []
  private isRunning = false
  private isBehind = false
  isClosed = false
  private cancelDeadline = () => {}

  constructor(id: string, world: World) {
    this.id = id
    this.world = world
    this.crowd = new Crowd(world.clock)
    this.bots = new BotSeats(this)
    this.usedAt = world.clock.now()
  }

  /** Folds the table as it is stored. Throws `BrokenLog` where its log is of other rules or does not add up. */
  async load(stored: Stored): Promise<void> {
    const { node, store, clock, deadAfter } = this.world
    this.table = new Table()
    this.herald.chronicle = new Chronicle()
    for (const body of stored.entries) {
      const happened = this.table.apply(JSON.parse(body) as Entry)
      if (happened.length > 0) this.herald.chronicle.add(this.table.seq, happened)
    }
    this.ring.load(stored)
    this.deadline = stored.deadline
    this.crowd.seenElsewhere(await store.presentElsewhere(this.id, { node, since: clock.now() - deadAfter }))
  }

  /** After the first load: nobody is told of what is past, and whatever is due is done. */
  begin(): void {
    this.herald.told = this.table.seq
    this.nudge()
    this.world.clock.after(GRACE + 1, () => this.nudge())
  }

  /** Live credentials, by hash. */
  get keys(): ReadonlyMap<string, Owner> {
    return this.ring.owners
  }

  /** One-time claims that are not spent yet, by hash. */
  get claims(): Keyring['claims'] {
    return this.ring.claims
  }

  // asking

  /** Queues a request and answers it once what it changed is durable. */
  ask(request: Request): Promise<Answered> {
    if (this.isClosed) return Promise.resolve({ refused: NOT_STORED })
    this.usedAt = this.world.clock.now()
    return new Promise((resolve) => {
      this.queue.push({ request, resolve })
      this.run()
    })
  }

  /** Looks whether time or presence have made something due. */
  nudge(): void {
    void this.ask({ by: '', digest: '', decide: () => ({}) })
  }

  /** Another node has stored something: reads it. */
  catchUp(): void {
    this.isBehind = true
    this.run()
  }

  /** Looks at the table when all that was written to it is stored: what a viewer is shown must never be taken back. */
  look<T>(see: () => T): Promise<T> {
    if (!this.isRunning) return Promise.resolve(see())
    return new Promise((resolve) => this.looks.push(() => resolve(see())))
  }

  private run(): void {
    if (this.isRunning) return
    this.isRunning = true
    setImmediate(async () => {
      while ((this.queue.length > 0 || this.isBehind) && !this.isClosed) {
        await this.turn()
        for (const look of this.looks.splice(0)) look()
      }
      this.isRunning = false
    })
  }

  private async turn(): Promise<void> {
    const batch = this.queue
    this.queue = []
    const answer = (answers: (i: number) => Answered) => {
      for (const [i, { resolve }] of batch.entries()) resolve(answers(i))
    }
    try {
      let isThere = !this.isBehind || (await this.reload())
      for (let tries = 0; isThere && tries < TRIES; tries++) {
        const answers = await this.attempt(batch)
        if (answers) return answer((i) => answers[i])
        isThere = await this.reload()
      }
      if (!isThere) return answer(() => ({ refused: EXPIRED }))
      throw new Error(`table ${this.id}: others were quicker ${TRIES} times in a row`)
    } catch (error) {
      this.world.onFault(error)
      answer(() => ({ refused: NOT_STORED }))
      await this.reload().catch(() => this.world.drop(this))
      this.world.clock.after(RETRY, () => this.nudge())
    }
  }

  /** Decides the requests in turn and stores what they come to; null when the log was longer than thought. */
  private async attempt(batch: readonly Waiting[]): Promise<Answered[] | null> {
    const { store, clock } = this.world
    const known = await Promise.all(
      batch.map(({ request: { by, id } }) => (id === undefined ? null : store.remembered(this.id, by, id))),
    )
    const expected = this.table.version
    const before = this.deadline
    const change = new Change(this.table, { now: clock.now(), chronicle: this.herald.chronicle })
    const answers = batch.map(({ request }, i): Answered => {
      const done = known[i] ?? change.done.find(({ by, id }) => by === request.by && id === request.id)
      if (!done) return this.decide(request, change)
      if (done.digest !== request.digest) return { refused: notNow('This id was used for another request.') }
      return { body: JSON.parse(done.answer) }
    })
    this.followUp(change)
    const attended = isAttended(this.table, this.crowd)
    this.deadline = deadlineFor(this.table, { last: before, attended, now: clock.now() })
    const deadline = this.deadline === before ? undefined : this.deadline
    if (!change.isEmpty) {
      const outcome = await store.append({ table: this.id, expected, ...change.stored(), deadline })
      if (outcome === 'conflict') return null
    } else if (deadline !== undefined) await store.setDeadline(this.id, deadline)
    this.publish(change)
    return answers
  }

  private decide(request: Request, change: Change): Answered {
    const granted = request.decide(this)
    if ('refused' in granted) return granted
    for (const happening of granted.happenings ?? []) change.write(happening)
    if (granted.keys) {
      change.keys.push(granted.keys)
      this.ring.turn(granted.keys)
    }
    const body = { seq: this.table.seq, ...granted.answer }
    this.followUp(change)
    const { by, id, digest } = request
    if (id !== undefined) change.done.push({ by, id, digest, answer: JSON.stringify(body) })
    return { body }
  }

  /** Whatever follows without anybody asking. */
  private followUp(change: Change): void {
    for (let due = dueNow(this.table, this.crowd); due; due = dueNow(this.table, this.crowd)) change.write(due)
  }

  /** Puts the stored table in place of one that is behind, or ran ahead of what could be stored; false when it is gone. */
  private async reload(): Promise<boolean> {
    this.isBehind = false
    const stored = await this.world.store.read(this.id, 0)
    if (stored === null || stored === 'gone') {
      this.world.drop(this)
      return false
    }
    await this.load(stored)
    this.crowd.dismiss((hash) => this.keys.has(hash))
    this.tell()
    this.wake()
    return true
  }

  // telling

  get keeping(): Keeping {
    const at = this.deadline?.at ?? null
    return {
      now: new Date(this.world.clock.now()).toISOString(),
      deadline: at === null ? null : new Date(at).toISOString(),
      present: (seat) => this.crowd.isPresent(seat),
    }
  }

  private publish(change: Change): void {
    if (change.keys.length > 0) this.crowd.dismiss((hash) => this.keys.has(hash))
    this.tell(change.replaced)
    if (change.entries.length > 0) this.world.pokes.send({ table: this.id, seq: this.table.seq })
    this.wake()
  }

  private tell(replaced?: ReadonlySet<Seat>): void {
    const present = this.herald.tell({ table: this.table, keeping: this.keeping, crowd: this.crowd, replaced })
    if (present) this.world.setPresent(this.id, present)
  }

  /** The telling for who joins or asks now: everything after `seq`, or a gap. */
  tellingSince(seq: number | null): Teller {
    return this.herald.since(seq, this.table, this.keeping)
  }

  /** Adds a stream, which gets one telling at once. */
  join(listener: Listener, after: number | null): Promise<void> {
    return this.look(() => {
      if (!listener.isOpen) return
      if (this.isClosed) return listener.end()
      this.usedAt = this.world.clock.now()
      this.crowd.add(listener)
      listener.write(this.tellingSince(after).event(listener.viewer))
      this.nudge()
    })
  }

  leave(listener: Listener): void {
    if (!this.crowd.remove(listener)) return
    this.usedAt = this.world.clock.now()
    this.world.clock.after(GRACE + 1, () => this.nudge())
  }

  // time

  /** Sets the clock for the deadline, and asks the bots. */
  private wake(): void {
    this.cancelDeadline()
    const at = this.deadline?.at
    const { clock } = this.world
    if (at != null && !this.isClosed) this.cancelDeadline = clock.after(at - clock.now(), () => this.deadlineComes())
    this.bots.ask()
  }

  private deadlineComes(): void {
    const wait = this.deadline?.wait
    const isDue = () =>
      this.deadline?.wait === wait && this.deadline?.at != null && this.deadline.at <= this.world.clock.now()
    if (!isDue()) return this.wake()
    if (this.table.settings.absence === 'bot' && this.table.phase !== 'settled') return this.bots.decideAll(isDue)
    void this.ask({
      by: '',
      digest: '',
      decide: () => (isDue() && waitOf(this.table) === wait ? { happenings: atDeadline(this.table) } : {}),
    })
  }

  /** Passes the host's powers on when the host has been gone for too long. */
  keepHost(): void {
    if (!succession(this.table, this.crowd)) return
    const decide = ({ table, crowd }: Keeper): Grant => {
      const heir = succession(table, crowd)
      return heir ? { happenings: [heir], keys: { revoke: ['host'] } } : {}
    }
    void this.ask({ by: '', digest: '', decide })
  }

  /** Answers when all that was asked is stored. */
  async finish(): Promise<void> {
    while (this.isRunning) await new Promise((resolve) => setImmediate(resolve))
  }

  /** Whether nothing would be lost if it were let go. */
  get isIdle(): boolean {
    return this.crowd.listeners.size === 0 && this.queue.length === 0 && !this.isRunning && this.bots.areIdle
  }

  /** Lets it go: whoever asks for the table again gets it folded anew. */
  close(): void {
    this.isClosed = true
    this.cancelDeadline()
    for (const { resolve } of this.queue.splice(0)) resolve({ refused: NOT_STORED })
    for (const look of this.looks.splice(0)) look()
    for (const listener of [...this.crowd.listeners]) listener.end()
  }
}
