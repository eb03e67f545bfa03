/** A sitting: what one device knows of a table and does at it. Everything derives from tellings; the drawing reads signals. */
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Card, Company, Seat, Viewer } from '@watchfires/rules'
import type { Happened, LinkState, Refused, TableLink, TableView, Telling, Wish } from '@watchfires/table'
import { type Board, boardOf } from './board.ts'
import { type Choices, choicesOf, type Row } from './choices.ts'
import { choreograph } from './choreograph.ts'
import { earlier, linesOf, type NightTold, tonight } from './chronicle.ts'
import { companyOf, nameOf } from './company.ts'
import { decisionAt, dueHere, type Opened, type Sight, sightOf } from './curtain.ts'
import type { Drop } from './drag.ts'
import { NOTHING, type Pick, pickCard, rowIn } from './pick.ts'
import { lastReveal, type Pace, Reveal } from './reveal.ts'
import { words } from './words.ts'

/** Something said aloud to a screen reader, once. */
export interface Spoken {
  readonly id: number
  readonly text: string
}

const NO_LINK: Refused = { title: words.refused, detail: words.noAnswer, status: 503 }

export class Sitting {
  readonly reveal: Reveal
  readonly line = signal<LinkState>('live')
  readonly refused = signal<Refused | null>(null)
  readonly isSending = signal(false)
  readonly spoken = signal<readonly Spoken[]>([])
  /** nights whose sheet has been put aside */
  readonly asideSheet = signal(0)

  private readonly link: TableLink
  private readonly views = signal<ReadonlyMap<Viewer, TableView>>(new Map())
  private readonly lead: Viewer
  private readonly opened = signal<Opened | null>(null)
  private readonly picked = signal<{ readonly at: string; readonly pick: Pick }>({ at: '', pick: NOTHING })
  private readonly remembered = new Map<number, NightTold>()
  private logBefore: readonly NightTold[] = []
  private spokenCount = 0
  private readonly stops: (() => void)[] = []

  constructor(link: TableLink, pace: () => Pace) {
    this.link = link
    this.reveal = new Reveal(pace)
    this.lead = link.seats[0] ?? 'spectator'
  }

  /** Begins to hear the table; answers how to stop. */
  start(): () => void {
    const { link, lead } = this
    this.stops.push(link.watch((state) => this.hearLine(state)))
    this.stops.push(link.hear(lead, (telling) => this.hearLead(telling)))
    for (const seat of link.seats.slice(1)) {
      this.stops.push(link.hear(seat, ({ view }) => this.keepView(seat, view)))
    }
    return () => {
      for (const stop of this.stops.splice(0)) stop()
      this.reveal.skip()
    }
  }

  /** The public side of the newest view; null until the first telling. */
  readonly view: ReadonlySignal<TableView | null> = computed(() => this.views.value.get(this.lead) ?? null)

  /** Who may see what now; nobody's hand while a reveal is shown. */
  readonly sight: ReadonlySignal<Sight> = computed(() => {
    const view = this.view.value
    if (!view || this.reveal.now.value) return { kind: 'public' }
    return sightOf(view, this.link.seats, this.opened.value)
  })

  /** The view of the person who looks, hand and all; null while nobody's hand may be shown. */
  readonly own: ReadonlySignal<TableView | null> = computed(() => {
    const sight = this.sight.value
    return sight.kind === 'open' ? (this.views.value.get(sight.seat) ?? null) : null
  })

  /** Who sits there, for whoever looks now. Where several share the screen, what all of them see names everybody. */
  readonly company: ReadonlySignal<Company> = computed(() => {
    const { seats } = this.link
    return companyOf(this.view.value!, seats.length === 1 ? seats[0] : undefined)
  })

  /** The same for what only the person in front sees. */
  readonly mine: ReadonlySignal<Company> = computed(() => companyOf(this.view.value!, this.own.value?.you?.seat))

  readonly choices: ReadonlySignal<Choices | null> = computed(() => {
    const own = this.own.value
    return own ? choicesOf(own, this.mine.value) : null
  })

  /** What is picked; nothing as soon as another decision is due or another person looks. */
  readonly pick: ReadonlySignal<Pick> = computed(() => {
    const { at, pick } = this.picked.value
    return at === this.pickKey() ? pick : NOTHING
  })

  readonly row: ReadonlySignal<Row | undefined> = computed(() => {
    const choices = this.choices.value
    return choices ? rowIn(choices, this.pick.value) : undefined
  })

  /** What scene, seats and Fate place show: the reveal's moment, or the newest view. */
  readonly board: ReadonlySignal<Board> = computed(() => {
    const showing = this.reveal.now.value
    return showing ? showing.scenes[showing.at].board : boardOf(this.view.value!)
  })

  readonly tonight: ReadonlySignal<NightTold> = computed(() => tonight(this.view.value!, this.company.value))

  /** The log, oldest night first. It waits for the reveal, so as not to tell ahead of it. */
  readonly log: ReadonlySignal<readonly NightTold[]> = computed(() =>
    this.reveal.now.value ? this.logBefore : this.wholeLog(),
  )

  private wholeLog(): readonly NightTold[] {
    const view = this.view.value!
    const past = view.nights.slice(0, view.night - 1)
    return [...earlier(past, this.remembered), this.tonight.value]
  }

  /** Whether the night's sheet is due to be shown. */
  readonly sheetDue: ReadonlySignal<boolean> = computed(() => {
    const view = this.view.value
    if (!view || this.reveal.now.value) return false
    return (view.phase === 'settled' || view.phase === 'over') && this.asideSheet.value !== view.night
  })

  get seats(): readonly Seat[] {
    return this.link.seats
  }

  setPick(pick: Pick): void {
    this.picked.value = { at: this.pickKey(), pick }
    this.refused.value = null
  }

  pickCard(card: Card): void {
    const choices = this.choices.value
    if (choices) this.setPick(this.pick.value.card === card ? NOTHING : pickCard(choices, card))
  }

  /** Picks a card that was carried to the scene; by the fire, to be fed. */
  dropCard(card: Card, drop: Drop): void {
    const choices = this.choices.value
    if (!choices?.cards.includes(card)) return
    const feed = drop === 'fire' ? choices.rows(card).find(({ icon }) => icon === 'feed') : undefined
    this.setPick(feed ? { card, row: feed.id } : pickCard(choices, card))
  }

  /** Seats of this device that a bot plays for, because their owner left or let the clock run out twice. */
  readonly absent: ReadonlySignal<readonly Seat[]> = computed(() => {
    const view = this.view.value
    if (!view || view.phase === 'over' || view.phase === 'closed') return []
    return this.link.seats.filter((seat) => view.seats[seat].away || view.seats[seat].kind === 'bot')
  })

  /** The owner of a seat takes it again. */
  async back(seat: Seat): Promise<void> {
    await this.send(seat, { type: 'back' })
  }

  /** Somebody says that it is they who look; `again` to change what they had committed. */
  lift(seat: Seat, again = false): void {
    this.opened.value = { seat, at: decisionAt(this.view.value!), again }
  }

  /** The curtain falls again. */
  cover(): void {
    this.opened.value = null
  }

  /** Shows the night's sheet, or puts it aside. */
  showSheet(): void {
    this.asideSheet.value = 0
  }

  putSheetAside(): void {
    this.asideSheet.value = this.view.value!.night
  }

  /** Says why the chosen row cannot be committed. */
  speakRefusal(): void {
    const row = this.row.value
    if (row) this.speak(`${row.title}: ${row.effect}.`)
  }

  /** Commits the chosen row. Whatever is refused stays picked. */
  async commit(): Promise<void> {
    const seat = this.own.value?.you?.seat
    const wish = this.row.value?.wish
    if (seat === undefined || !wish || this.isSending.value) return
    if (await this.send(seat, wish)) {
      this.picked.value = { at: '', pick: NOTHING }
      this.cover()
    }
  }

  /** Everybody on this device who is still waited for is ready for the next night. */
  async ready(): Promise<void> {
    const { night, owes } = this.view.value!
    for (const seat of this.seats) if (owes.includes(seat)) await this.send(seat, { type: 'ready', night })
  }

  private async send(seat: Seat, wish: Wish): Promise<boolean> {
    this.isSending.value = true
    this.refused.value = null
    try {
      const answer = await this.link.send(seat, wish)
      if ('refused' in answer) this.refused.value = answer.refused
      return !('refused' in answer)
    } catch {
      this.refused.value = NO_LINK
      return false
    } finally {
      this.isSending.value = false
    }
  }

  private pickKey(): string {
    const own = this.own.value
    return own?.you ? `${decisionAt(own)}.${own.you.seat}` : ''
  }

  private keepView(viewer: Viewer, view: TableView): void {
    this.views.value = new Map(this.views.value).set(viewer, view)
  }

  private hearLead({ happened, gap, view }: Telling): void {
    const before = this.view.value
    batch(() => {
      if (before && !this.reveal.now.value) this.logBefore = this.wholeLog()
      if (before && before.night !== view.night) this.remembered.set(before.night, this.tonight.value)
      const told = before && before.night === view.night ? linesOf(this.tonight.value).length : 0
      this.keepView(this.lead, view)
      if (!before || gap) return this.speakDue()
      this.reveal.play(lastReveal(choreograph(before, happened, view)))
      this.speak(...linesOf(this.tonight.value).slice(told), ...this.eventsSaid(happened))
      if (decisionAt(before) !== decisionAt(view)) this.speakDue()
    })
  }

  private hearLine(state: LinkState): void {
    this.line.value = state
  }

  private speak(...texts: readonly string[]): void {
    if (texts.length === 0) return
    const fresh = texts.map((text) => ({ id: ++this.spokenCount, text }))
    this.spoken.value = [...this.spoken.value, ...fresh].slice(-24)
  }

  private eventsSaid(happened: readonly Happened[]): string[] {
    const name = (seat: Seat) => nameOf(this.company.value, seat)
    const laid = happened.flatMap((item) => ('event' in item && item.event === 'committed' ? [name(item.seat)] : []))
    const others = happened.flatMap((item) => {
      if (!('event' in item)) return []
      if (item.event === 'left') return [words.say.left(name(item.seat))]
      if (item.event === 'back') return [words.say.back(name(item.seat))]
      return item.event === 'away' ? [words.say.away(name(item.seat))] : []
    })
    const isRevealed = happened.some((item) => 'step' in item)
    return [...(laid.length > 0 && !isRevealed ? [words.say.committed(laid)] : []), ...others]
  }

  /** Whose decision is due. */
  private speakDue(): void {
    const view = this.view.value!
    const { phase } = view
    if (phase !== 'play' && phase !== 'take' && phase !== 'call' && phase !== 'gambit') return
    const due = dueHere(view, this.seats)
    if (due.length > 0 && this.seats.length === 1) this.speak(`${words.due[phase]}. ${words.dueSay[phase]}`)
    else if (view.owes.length > 0) this.speak(words.say.owes(view.owes.map((seat) => nameOf(this.company.value, seat))))
  }
}
