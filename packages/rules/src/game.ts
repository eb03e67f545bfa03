/** A game (M): three nights, all cards re-dealt for each; gratitude adds up, and the most of it wins. */
import { type Listener, Night } from './night.ts'
import { NIGHTS, type Numbers, numbersFor } from './numbers.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { OVER } from './phase.ts'
import { type Repayment, settle } from './settle.ts'
import type { BySeat, Seat } from './words.ts'

/** A finished night. */
export interface NightResult {
  readonly outcome: Outcome
  readonly settlement: BySeat<Repayment>
  /** what this night alone paid */
  readonly gratitude: BySeat<number>
}

/** What a night needs to know of those before it. */
export interface Past {
  readonly nights: readonly NightResult[]
}

/** One shuffled pack, as numbers, and the whiteout's place among the Fate cards. */
export interface Shuffle {
  readonly pack: ArrayLike<number>
  readonly whiteout: number
}

/** Gratitude so far, seat by seat. */
export function totalsOf(nights: readonly NightResult[], players: number): number[] {
  return Array.from({ length: players }, (_, seat) => nights.reduce((sum, night) => sum + night.gratitude[seat], 0))
}

/**
 * V1: who holds the watch when the night after these begins. Seat 0 on the first; later the player with less gratitude; level:
 * the one who did not hold it when the night before began.
 */
export function firstHolder(nights: readonly NightResult[]): Seat {
  let holder: Seat = 0
  for (let i = 1; i <= nights.length; i++) {
    const [one, two] = totalsOf(nights.slice(0, i), 2)
    holder = one === two ? 1 - holder : one < two ? 0 : 1
  }
  return holder
}

/** M2: the most gratitude, then the best single night among the tied, then shared; in seat order. */
export function winnersOf(nights: readonly NightResult[], players: number): Seat[] {
  const totals = totalsOf(nights, players)
  const seats = totals.map((_, seat) => seat)
  const best = (seat: Seat): number => Math.max(...nights.map((night) => night.gratitude[seat]))
  const tied = seats.filter((seat) => totals[seat] === Math.max(...totals))
  const top = Math.max(...tied.map(best))
  return tied.filter((seat) => best(seat) === top)
}

/** What a finished night paid. */
export function resultOf(night: Night): NightResult {
  const outcome = outcomeOf(night)
  if (!outcome) throw new Error('a night is settled when it is over')
  const settlement = settle(night)
  const gratitude = settlement.map((line) => line.stores + line.pushes + line.watch + line.longWatch)
  return { outcome, settlement, gratitude }
}

/** Three nights, one after another. */
export class Game implements Past {
  readonly players: number
  /** the night that is on, or the last one that was */
  readonly night = new Night()
  readonly nights: NightResult[] = []
  /** nights dealt so far: the number of `night`, from 1 */
  dealt = 0
  private readonly numbers: Numbers | undefined

  /** `players` 2–6 (S2; a RangeError for others). `numbers` only for studies of other games than the real one. */
  constructor(players: number, options: { listener?: Listener; numbers?: Numbers } = {}) {
    this.players = players
    this.numbers = options.numbers
    this.night.listener = options.listener ?? null
    this.night.players = players
    this.night.numbers = options.numbers ?? numbersFor(players)
  }

  /** Whether the third night has been settled. */
  get isOver(): boolean {
    return this.nights.length === NIGHTS
  }

  /** Whether a night is on. */
  get isOpen(): boolean {
    return this.dealt > this.nights.length
  }

  /** M1: gathers the cards and deals the next night; throws when one is still on or three have been played. */
  deal(shuffle: Shuffle): void {
    if (this.isOpen || this.isOver) throw new Error('no night can be dealt now (M1)')
    this.dealt++
    const holder = this.players === 2 ? firstHolder(this.nights) : 0
    this.night.deal(shuffle.pack, { whiteout: shuffle.whiteout, players: this.players, holder, numbers: this.numbers })
    this.settle()
  }

  take(which: 0 | 1): void {
    this.night.take(which)
    this.settle()
  }

  call(called: boolean): void {
    this.night.call(called)
    this.settle()
  }

  reveal(plays: ArrayLike<number>): void {
    this.night.reveal(plays)
    this.settle()
  }

  fling(cards: ArrayLike<number>): void {
    this.night.fling(cards)
    this.settle()
  }

  get totals(): number[] {
    return totalsOf(this.nights, this.players)
  }

  private settle(): void {
    if (this.night.phase === OVER) this.nights.push(resultOf(this.night))
  }
}
