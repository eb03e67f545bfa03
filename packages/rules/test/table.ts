/**
 * How the tests speak of the table: a night laid out from named cards, then played by name. Whatever is not named is filler in
 * a fixed order (♥♦♣♠, Kings last; hands before Fate before leftovers), so a test names all that it depends on.
 */
import {
  awaiting,
  type Card,
  cardsHeld,
  legalPlays,
  makeCard,
  Night,
  type Numbers,
  numbersFor,
  type Outcome,
  OVER,
  outcomeOf,
  PACK,
  type Play,
  parseCard,
  parsePlay,
  Recorder,
  type Repayment,
  resultOf,
  type Seat,
  SITS_OUT,
  type Step,
  settle,
  type View,
  viewFor,
  type Wagon,
  wagonNumber,
  whyNot,
} from '../src/index.ts'

/** A night to lay out. Cards are written `7H KS 2D`; commas are for the eye. */
export interface Layout {
  /** 3 unless said otherwise */
  readonly players?: number
  /** what each seat surely holds, seat by seat */
  readonly hands?: readonly string[]
  /** the first Fate cards from the top, the whiteout not counted */
  readonly fate?: string
  /** the whiteout's place among the Fate cards, 0 on top; at the bottom unless said otherwise */
  readonly whiteout?: number
  /** the first leftovers */
  readonly leftovers?: string
  /** who holds the watch, with two players */
  readonly holder?: Seat
  /** numbers other than the game's own, for a shorter night */
  readonly numbers?: Partial<Numbers>
}

const cardsIn = (text = ''): Card[] => text.split(/[ ,]+/).filter((card) => card !== '') as Card[]

/** The 48 cards of the pack by name, in the order ♥♦♣♠. */
export const CARDS: readonly Card[] = Array.from(PACK, makeCard)

/** The pack that a layout asks for. */
export function packOf(layout: Layout): Card[] {
  const players = layout.players ?? 3
  const { hand, fate } = { ...numbersFor(players), ...layout.numbers }
  const hands = Array.from({ length: players }, (_, seat) => cardsIn(layout.hands?.[seat]))
  const onTop = cardsIn(layout.fate)
  const spare = cardsIn(layout.leftovers)
  const named = [...hands.flat(), ...onTop, ...spare]
  if (new Set(named).size < named.length) throw new Error('a card is named twice')
  if (named.some((card) => !CARDS.includes(card))) throw new Error(`no such card among ${named.join(' ')}`)
  if (hands.some((cards) => cards.length > hand) || onTop.length > fate) throw new Error('too many cards are named')
  const isKing = (card: Card): boolean => card[0] === 'K'
  const others = CARDS.filter((card) => !named.includes(card))
  const filler = [...others.filter((card) => !isKing(card)), ...others.filter(isKing)]
  const filled = (cards: Card[], size: number): Card[] => [...cards, ...filler.splice(0, size - cards.length)]
  return [...hands.flatMap((cards) => filled(cards, hand)), ...filled(onTop, fate), ...spare, ...filler]
}

/** Lays a night out and begins it: the first card is flipped, or the first two are offered. */
export function night(layout: Layout = {}): Laid {
  return new Laid(layout)
}

class Laid {
  readonly night = new Night()
  readonly steps: Step[] = []
  private readonly recorder = new Recorder()
  private readonly named: ReadonlySet<string>

  constructor(layout: Layout) {
    const players = layout.players ?? 3
    const numbers = { ...numbersFor(players), ...layout.numbers }
    this.named = new Set((layout.hands ?? []).flatMap(cardsIn))
    this.night.listener = this.recorder
    this.night.deal(
      packOf(layout).map((card) => parseCard(card)!),
      { players, numbers, whiteout: layout.whiteout ?? numbers.fate, holder: layout.holder },
    )
    this.steps.push(...this.recorder.drain())
  }

  /** One reveal: a play a seat, `-` for one that sits out; `F` alone feeds a card that the layout did not name. */
  beat(...plays: readonly string[]): this {
    const { night } = this
    this.expects('play')
    if (plays.length !== night.players) throw new Error(`${night.players} seats, ${plays.length} plays`)
    const named = plays.map((play, seat) => (play === 'F' ? `F${this.spareCard(seat)}` : play))
    for (const [seat, play] of named.entries()) {
      const refusal = play === '-' ? null : whyNot(this.view(seat), play)
      if (refusal || (play === '-') !== this.isEmptyHanded(seat))
        throw new Error(`seat ${seat} cannot ${play} (${refusal?.clause ?? 'B2'})`)
    }
    night.reveal(named.map((play) => (play === '-' ? SITS_OUT : parsePlay(play)!)))
    return this.heard()
  }

  /** So many beats in which everybody who holds cards feeds one that the layout did not name. */
  wait(beats = 1): this {
    for (let i = 0; i < beats; i++) {
      this.beat(...Array.from({ length: this.night.players }, (_, seat) => (!this.isEmptyHanded(seat) ? 'F' : '-')))
    }
    return this
  }

  /** V3. */
  take(card: string): this {
    this.expects('take')
    const { offer } = this.view('spectator')
    if (!offer!.includes(card as Card)) throw new Error(`${card} is not on offer`)
    this.night.take(offer![0] === card ? 0 : 1)
    return this.heard()
  }

  /** V4. */
  call(called = true): this {
    this.expects('call')
    this.night.call(called)
    return this.heard()
  }

  /** W2: a card a seat, `-` for one that holds none. */
  fling(...cards: readonly string[]): this {
    this.expects('gambit')
    for (const [seat, card] of cards.entries()) {
      if (card !== '-' && !this.hand(seat).includes(card as Card)) throw new Error(`seat ${seat} does not hold ${card}`)
    }
    this.night.fling(cards.map((card) => (card === '-' ? SITS_OUT : parseCard(card)!)))
    return this.heard()
  }

  private expects(kind: string): void {
    if (this.waits !== kind) throw new Error(`the night waits for ${this.waits}, not for ${kind}`)
  }

  private heard(): this {
    this.steps.push(...this.recorder.drain())
    return this
  }

  private isEmptyHanded(seat: Seat): boolean {
    return this.hand(seat).length === 0
  }

  private spareCard(seat: Seat): Card {
    const spare = this.hand(seat).find((card) => !this.named.has(card))
    if (!spare) throw new Error(`seat ${seat} has no unnamed card left`)
    return spare
  }

  get waits(): string {
    return awaiting(this.night).kind
  }
  get snow(): number {
    return this.night.snow
  }
  /** The names of the steps so far. */
  get told(): string[] {
    return this.steps.map((step) => step.step)
  }
  get outcome(): Outcome | null {
    return outcomeOf(this.night)
  }
  /** `through by town` and the like, with the wagon and the tie where there are some. */
  get ending(): string {
    const { outcome } = this
    if (!outcome) return 'not ended'
    const { kind, by, wagon, tie } = outcome
    return [`${kind} by ${by}`, wagon, tie].filter((part) => part !== null).join(' ')
  }
  get sheet(): Repayment[] {
    return settle(this.night)
  }
  get gratitude(): readonly number[] {
    return resultOf(this.night).gratitude
  }

  view(viewer: Seat | 'spectator'): View {
    const past = this.night.phase === OVER ? { nights: [resultOf(this.night)] } : { nights: [] }
    return viewFor(this.night, viewer, past)
  }
  /** The space that a wagon stands on. */
  at(wagon: Wagon): number {
    return this.view('spectator').space[wagonNumber(wagon)]
  }
  /** The stores aboard a wagon, all owners together. */
  aboard(wagon: Wagon): number {
    return this.view('spectator').aboard[wagonNumber(wagon)].reduce((sum, { pips }) => sum + pips, 0)
  }
  /** A seat's pushes of a wagon. */
  pushes(wagon: Wagon, seat: Seat): number {
    return this.view('spectator').pushes[wagonNumber(wagon)][seat]
  }
  hand(seat: Seat): Card[] {
    return cardsHeld(this.night, seat).map(makeCard)
  }
  /** The cards in a watch-pile. */
  pile(seat: Seat): readonly Card[] {
    return this.view('spectator').watch[seat]
  }
  /** A seat's legal plays, of one card if named. */
  legal(seat: Seat, card = ''): Play[] {
    return legalPlays(this.view(seat)).filter((play) => play.slice(1).startsWith(card))
  }
  /** The clause that forbids a play, or null. */
  clause(seat: Seat, play: string): string | null {
    return whyNot(this.view(seat), play)?.clause ?? null
  }
}
