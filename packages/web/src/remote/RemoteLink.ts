/**
 * The door to a table that a server keeps (link.ts): wishes by HTTP, tellings by one event stream that the tabs of this browser
 * share. Who this browser is at the table, its cookies say; nothing of that is seen here.
 */
import type { Seat, Viewer } from '@watchfires/rules'
import type { Answer, Happened, LinkState, Refused, TableLink, Telling, Wish } from '@watchfires/table'
import { type Asked, insist } from './ask.ts'
import { Line } from './Line.ts'
import { type Post, post } from './lead.ts'
import { newId } from './random.ts'
import { look, type Place, pathOf } from './tables.ts'

/** What the tab that holds the stream tells the others. */
type Shared =
  | { readonly kind: 'telling'; readonly telling: Telling; readonly since: number }
  | { readonly kind: 'alive' }
  | { readonly kind: 'state'; readonly state: LinkState }
  | { readonly kind: 'refused'; readonly refused: Refused }

type Listener = (telling: Telling) => void

/** The leading tab counts as silent after this, ms; somewhat longer than the line itself waits. */
const LEADER_SILENCE = 12_000
/** Out of sight for longer, a page cannot know what it missed; ms. */
const NAP = 4_000
/** What is heard must follow what was answered within this, ms. */
const LAG = 1_500

/** Utterances kept for whoever begins to listen later. */
const MOST_PAST = 200
const lasts = (item: Happened): boolean => 'event' in item && (item.event === 'said' || item.event === 'rematch')

/** A browser with several seats at one table must say for which it speaks. */
const MANY_SEATS = 400
const EVERY_SEAT: readonly Seat[] = [0, 1, 2, 3, 4, 5]

/** Looks at a table for the first time, as the seat that this browser has there; `known` is the one it remembers. */
async function firstLook(table: string, known: Seat | null): Promise<{ place: Place; asked: Asked<Telling> }> {
  for (const seat of [known, ...(known === null ? [] : [null]), ...EVERY_SEAT]) {
    const place = { table, seat }
    const asked = await look(place, 0)
    if (!('refused' in asked) || asked.refused.status !== MANY_SEATS) return { place, asked }
  }
  return { place: { table, seat: null }, asked: await look({ table, seat: null }, 0) }
}

export class RemoteLink implements TableLink {
  readonly table: string
  readonly seats: readonly Seat[]
  /** why the server would not let this browser hear the table any more; told once */
  onRefused: (refused: Refused) => void = () => {}
  readonly place: Place
  private telling: Telling
  /** when it was heard, ms since 1970 */
  private heardAt = Date.now()
  /** tellings taken in so far */
  private taken = 0
  private state: LinkState = 'live'
  private readonly line: Line
  private post: Post<Shared>
  /** what was said, and the rematch: for whoever begins to listen later */
  private past: readonly Happened[]
  private readonly listeners = new Set<Listener>()
  private readonly watchers = new Set<(state: LinkState) => void>()
  /** the ids of wishes that were sent and not answered */
  private readonly unanswered = new Map<string, string>()
  private leaderAt = Date.now()
  private hiddenAt: number | null = null
  private readonly stops: (() => void)[] = []

  /** The link to a table, as `known` or whichever seat this browser has there; or why there is none. Throws `Unreachable`. */
  static async open(table: string, known: Seat | null = null): Promise<RemoteLink | Refused> {
    const { place, asked } = await firstLook(table, known)
    return 'refused' in asked ? asked.refused : new RemoteLink(place, asked.body)
  }

  private constructor({ table, seat }: Place, telling: Telling) {
    this.table = table
    this.telling = { ...telling, happened: [] }
    this.past = telling.happened.filter(lasts)
    const you = telling.view.you?.seat
    this.seats = you === undefined ? [] : [you]
    this.place = { table, seat: you ?? seat }
    this.line = new Line({
      path: (after) => pathOf(this.place, '/stream', after),
      after: () => this.telling.seq,
      onTelling: (told, since) => {
        this.post.tell({ kind: 'telling', telling: told, since })
        this.take(told, since)
        this.become('live')
      },
      onByte: () => this.post.tell({ kind: 'alive' }),
      onState: (state) => {
        this.post.tell({ kind: 'state', state })
        this.become(state)
      },
      onRefused: (refused) => {
        this.post.tell({ kind: 'refused', refused })
        this.onRefused(refused)
      },
    })
    this.post = this.join()
    this.follow()
  }

  /** Shares one stream with the other tabs that are here as the same seat. */
  private join(): Post<Shared> {
    return post<Shared>({
      name: `watchfires/${this.table}/${this.seats[0] ?? 'spectator'}`,
      lead: () => {
        this.line.open()
        return () => this.line.hang()
      },
      hear: (message) => this.hearLeader(message),
    })
  }

  /** The newest telling. */
  get now(): Telling {
    return this.telling
  }

  hear(_viewer: Viewer, listener: Listener): () => void {
    this.listeners.add(listener)
    listener(this.aged({ ...this.telling, happened: this.past }))
    return () => this.listeners.delete(listener)
  }

  watch(listener: (state: LinkState) => void): () => void {
    this.watchers.add(listener)
    listener(this.state)
    return () => this.watchers.delete(listener)
  }

  async send(_seat: Seat, wish: Wish): Promise<Answer> {
    const said = JSON.stringify(wish)
    const before = this.taken
    const id = this.unanswered.get(said) ?? newId()
    this.unanswered.set(said, id)
    const asked = await insist<{ readonly seq: number }>(pathOf(this.place, '/commands'), { id, ...wish } as {
      id: string
    })
    this.unanswered.delete(said)
    if ('refused' in asked) return { refused: asked.refused }
    const { seq } = asked.body
    await this.catchUp(seq, before)
    return { seq }
  }

  /** Waits until what a wish has changed is heard too, so that nothing is shown as it was before; asks for it when it does not come. */
  private catchUp(seq: number, before: number): Promise<void> {
    const isHeard = () => this.telling.seq >= seq && this.taken > before
    return new Promise((resolve) => {
      if (isHeard()) return resolve()
      const done = () => {
        clearTimeout(timer)
        this.listeners.delete(look)
        resolve()
      }
      const look = () => {
        if (isHeard()) done()
      }
      const timer = setTimeout(() => {
        this.refresh()
        done()
      }, LAG)
      this.listeners.add(look)
    })
  }

  /** Tries to reach a table again that was given up as lost. */
  retry(): void {
    this.become('reconnecting')
    if (this.post.isLeading) this.line.reopen()
    else this.post.takeLead()
  }

  close(): void {
    for (const stop of this.stops.splice(0)) stop()
    this.listeners.clear()
    this.watchers.clear()
    this.post.close()
    this.line.close()
  }

  private become(state: LinkState): void {
    if (this.state === state) return
    this.state = state
    for (const watcher of this.watchers) watcher(state)
  }

  /** Takes in what was told of everything after `since`; what was heard before is not told again. */
  private take(told: Telling, since: number): void {
    const { seq } = this.telling
    if (told.seq < seq) return
    const isKnown = told.seq === seq
    const hasHole = !isKnown && since !== seq
    this.telling = isKnown ? { ...told, happened: [] } : hasHole ? { ...told, happened: [], gap: true } : told
    this.heardAt = Date.now()
    this.taken++
    this.past = [...this.past, ...this.telling.happened.filter(lasts)].slice(-MOST_PAST)
    for (const listener of [...this.listeners]) listener(this.telling)
  }

  /** A telling heard a while ago, with the time that it is now. */
  private aged(telling: Telling): Telling {
    const now = new Date(Date.parse(telling.view.now) + Date.now() - this.heardAt).toISOString()
    return { ...telling, view: { ...telling.view, now } }
  }

  private hearLeader(message: Shared): void {
    this.leaderAt = Date.now()
    switch (message.kind) {
      case 'telling':
        this.take(message.telling, message.since)
        return this.become('live')
      case 'alive':
        return this.become('live')
      case 'state':
        return this.become(message.state)
      case 'refused':
        return this.onRefused(message.refused)
    }
  }

  /** Asks for the table as it is now, beside the stream. */
  private refresh(): void {
    const since = this.telling.seq
    look(this.place, since).then(
      (asked) => {
        if (!('refused' in asked)) this.take(asked.body, since)
        else if (asked.refused.status < 429) this.onRefused(asked.refused)
      },
      () => (this.post.isLeading ? this.line.reopen() : this.become('reconnecting')),
    )
  }

  /** Follows what becomes of this page: out of sight, asleep, without a network. */
  private follow(): void {
    const on = (target: EventTarget, event: string, then: (event: Event) => void) => {
      target.addEventListener(event, then)
      this.stops.push(() => target.removeEventListener(event, then))
    }
    on(document, 'visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.hiddenAt = Date.now()
      else this.wakeUp()
    })
    on(globalThis, 'pagehide', () => this.post.close())
    on(globalThis, 'pageshow', (event) => {
      if (!(event as PageTransitionEvent).persisted) return
      this.become('reconnecting')
      this.post = this.join()
      this.refresh()
    })
    on(globalThis, 'offline', () => {
      this.become('reconnecting')
      if (this.post.isLeading) this.line.reopen()
    })
    on(globalThis, 'online', () => (this.post.isLeading ? this.line.reopen() : this.refresh()))
    const timer = setInterval(() => this.minds(), 2_000)
    this.stops.push(() => clearInterval(timer))
  }

  private wakeUp(): void {
    const slept = this.hiddenAt === null ? 0 : Date.now() - this.hiddenAt
    this.hiddenAt = null
    if (this.state === 'lost') this.retry()
    else if (slept > NAP) this.refresh()
  }

  /** Whether the leading tab still tells anything. */
  private minds(): void {
    if (this.post.isLeading) this.leaderAt = Date.now()
    else if (this.state === 'live' && Date.now() - this.leaderAt > LEADER_SILENCE) this.post.takeLead()
  }
}
