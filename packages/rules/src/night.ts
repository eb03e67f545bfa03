/**
 * One night: the spine. A beat is flip → play → drift, and the end is checked after each (B4). Everything here is the order of
 * things; what each thing does stands in the file of its name.
 *
 * A Night is one mutable, preallocated value that `copyFrom` copies cheaply. Nothing is checked here: what comes in has passed
 * `whyNot`. All else (views, steps, settlements, records) is derived from it when asked.
 */
import { fateAt, resolveFate } from './fate.ts'
import { gambit } from './gambit.ts'
import { COUNT as COUNTS, dealHand, layDown, nthRank, suitHeld } from './hand.ts'
import { call, offer, passWatch, take } from './lastValley.ts'
import { lastWatch } from './lastWatch.ts'
import { type Numbers, numbersFor, TOWN } from './numbers.ts'
import { COLD_SNAP, DRIFT, NOT_ENDED, TOWN_REACHED } from './outcome.ts'
import { OVER, PLAY } from './phase.ts'
import { breakTrails } from './plays/breakTrail.ts'
import { feed } from './plays/feed.ts'
import { load } from './plays/load.ts'
import { push, rollPushed } from './plays/push.ts'
import { judge } from './plays/ways.ts'
import { drift, isBuried } from './snow.ts'
import type { StepName } from './steps.ts'
import { decide } from './ties.ts'
import { ladenFrom } from './wagon.ts'
import { whiteout } from './whiteout.ts'
import * as words from './words.ts'
import { cardOf, suitOf, wayOf } from './words.ts'

// Local names for what every beat reads: V8 reads an import from its module anew at each use, a constant of the file never.
const COUNT = COUNTS
const { BREAK_TRAIL, FEED, LOAD, SITS_OUT, SNOW_SUIT, WHITEOUT } = words

/** More beats than any night can have: two players see at most fourteen offers. */
export const MOST_BEATS = 16

/** Hears what happened, in order; the night stands as it is after the step. */
export interface Listener {
  step(night: Night, step: StepName): void
}

export class Night {
  numbers: Numbers = numbersFor(3)
  players = 3
  /** the beat that is on, from 1 */
  beat = 0
  /** beats whose plays have been revealed */
  revealed = 0
  /** whether the Gambit's cards have been flung */
  hasFlung = false
  snow = 0
  /** TAKE, CALL, PLAY, GAMBIT or OVER */
  phase: number = OVER
  /** the whiteout's place in the Fate deck, 0 on top */
  whiteout = 0
  /** Fate cards turned so far, the whiteout among them */
  turned = 0
  /** the seat that holds the watch, with two players (V1) */
  holder = 0
  /** an ending of outcome.ts, or NOT_ENDED */
  ending: number = NOT_ENDED
  /** the wagon that is through, or −1 */
  through = -1
  /** index into TIES */
  tie = 0
  /** how many cards a Fate flip turned (T4) */
  flips = 0
  /** the most cards in a watch-pile, once the night is over (G5) */
  longest = 0
  /** the pack's first Fate card */
  firstFate = 0
  listener: Listener | null = null

  private readonly bytes = new Uint8Array(400)
  /** two masks a seat: ♥♦, ♣♠ (hand.ts) */
  readonly hands: Int32Array = new Int32Array(this.bytes.buffer, 0, 12)
  /** the shuffled pack as dealt: hands, Fate cards, leftovers */
  readonly pack: Uint8Array = this.bytes.subarray(48, 96)
  /** each reveal's plays, six to a beat */
  readonly plays: Uint8Array = this.bytes.subarray(96, 192)
  /** what each beat's offer came to: 0 none taken, else bit 0 or 1 for the first or second card, and the taker in bit 2 */
  readonly taken: Uint8Array = this.bytes.subarray(192, 208)
  /** whether each beat's open call was declined (1) or made (2) */
  readonly calls: Uint8Array = this.bytes.subarray(208, 224)
  /** stores aboard, wagon × 6 + seat */
  readonly stores: Uint8Array = this.bytes.subarray(224, 242)
  /** pushes made, wagon × 6 + seat */
  readonly pushes: Uint8Array = this.bytes.subarray(242, 260)
  /** cards in each watch-pile, and how many of them are ♠ */
  readonly piles: Uint8Array = this.bytes.subarray(260, 266)
  readonly spades: Uint8Array = this.bytes.subarray(266, 272)
  /** cards flung in the Gambit */
  readonly flung: Uint8Array = this.bytes.subarray(278, 284)
  readonly space: Uint8Array = this.bytes.subarray(284, 287)
  /** all stores aboard each wagon */
  readonly total: Uint8Array = this.bytes.subarray(287, 290)
  /** what each suit's cards may do this beat (plays/ways.ts) */
  readonly ways: Uint8Array = this.bytes.subarray(293, 297)
  /** how many ways that is */
  readonly choices: Uint8Array = this.bytes.subarray(393, 397)
  /** the stores that each play put aboard, six to a beat */
  readonly loaded: Uint8Array = this.bytes.subarray(297, 393)

  /** Makes this night the same as another, listener apart; deep: later changes to one do not touch the other. */
  copyFrom(other: Night): this {
    this.numbers = other.numbers
    this.players = other.players
    this.beat = other.beat
    this.revealed = other.revealed
    this.hasFlung = other.hasFlung
    this.snow = other.snow
    this.phase = other.phase
    this.whiteout = other.whiteout
    this.turned = other.turned
    this.holder = other.holder
    this.ending = other.ending
    this.through = other.through
    this.tie = other.tie
    this.flips = other.flips
    this.longest = other.longest
    this.firstFate = other.firstFate
    this.bytes.set(other.bytes)
    return this
  }

  /**
   * Deals a night (S3, S4) and begins its first beat. `pack` is 48 cards as numbers: hands, Fate cards, leftovers; `whiteout`
   * its place among the Fate cards; `holder` who holds the watch with two players (V1).
   */
  deal(pack: ArrayLike<number>, at: { whiteout: number; players: number; holder?: number; numbers?: Numbers }): void {
    this.bytes.fill(0)
    this.players = at.players
    this.numbers = at.numbers ?? numbersFor(at.players)
    this.whiteout = at.whiteout
    this.holder = at.holder ?? 0
    this.beat = 0
    this.revealed = 0
    this.hasFlung = false
    this.snow = 0
    this.turned = 0
    this.ending = NOT_ENDED
    this.through = -1
    this.tie = 0
    this.flips = 0
    this.longest = 0
    this.pack.set(pack)
    const { hand } = this.numbers
    this.firstFate = at.players * hand
    for (let seat = 0; seat < at.players; seat++) dealHand(this, seat, hand)
    this.beginBeat()
  }

  /** B1, or V2 with two players. */
  private beginBeat(): void {
    this.beat++
    if (this.players === 2) offer(this)
    else this.flip(fateAt(this, this.turned++))
  }

  /** B1: the turned card does its work, and the end is checked (B4). */
  flip(card: number): void {
    if (card === WHITEOUT) {
      this.tell('flip')
      whiteout(this)
      return
    }
    resolveFate(this, card)
    this.tell('flip')
    if (suitOf(card) === SNOW_SUIT ? this.checkBuried(COLD_SNAP) : this.checkThrough(TOWN_REACHED)) return
    this.askForPlays()
  }

  /** B2 begins: what each suit may do is judged on the road as it stands now. */
  askForPlays(): void {
    const { ways, choices } = this
    judge(this.space, this.total, ways)
    choices[0] = COUNT[ways[0]]
    choices[1] = COUNT[ways[1]]
    choices[2] = COUNT[ways[2]]
    choices[3] = COUNT[ways[3]]
    this.phase = PLAY
  }

  /** V3: the holder takes the first or second card of the offer. */
  take(which: 0 | 1): void {
    take(this, which)
  }

  /** V4: the holder calls the run or not. */
  call(called: boolean): void {
    call(this, called)
  }

  /** B2, B3: one play a seat, SITS_OUT for a seat without cards, revealed together; then the drift, then the next beat. */
  reveal(plays: ArrayLike<number>): void {
    const row = (this.beat - 1) * 6
    const { players } = this
    this.revealed = this.beat
    let leavers = 0
    let kings = 0
    // how many shovels and pushes each wagon gets: a byte a wagon
    let shovels = 0
    let pushes = 0
    for (let seat = 0; seat < players; seat++) {
      const play = plays[seat]
      this.plays[row + seat] = play
      if (play === SITS_OUT) continue
      const card = cardOf(play)
      const suit = suitOf(card)
      const way = wayOf(play)
      layDown(this, seat, card)
      if (way === FEED) {
        kings += feed(this, seat, card)
        continue
      }
      leavers++
      if (suit === SNOW_SUIT) shovels += 1 << ((way - BREAK_TRAIL) << 3)
      else if (way === LOAD) load(this, seat, card)
      else {
        push(this, seat, suit)
        pushes += 1 << (suit << 3)
      }
    }
    if (shovels !== 0) breakTrails(this, shovels)
    if (pushes !== 0) rollPushed(this, pushes)
    if (players === 2) passWatch(this, plays)
    this.tell('plays')
    if (this.checkThrough(TOWN_REACHED)) return
    drift(this, leavers, kings)
    this.tell('drift')
    if (this.checkBuried(DRIFT)) return
    if (this.everyHandIsEmpty()) lastWatch(this)
    else this.beginBeat()
  }

  /** W2: one card a seat, SITS_OUT for a seat without cards. */
  fling(cards: ArrayLike<number>): void {
    gambit(this, cards)
  }

  /** E1: a laden wagon in Town is through. */
  checkThrough(ending: number): boolean {
    const arrived = ladenFrom(this, TOWN)
    if (!arrived) return false
    this.end(ending, decide(this, arrived))
    return true
  }

  /** E2. */
  checkBuried(ending: number): boolean {
    if (!isBuried(this)) return false
    this.end(ending, -1)
    return true
  }

  end(ending: number, through: number): void {
    this.ending = ending
    this.through = through
    this.phase = OVER
    for (let seat = 0; seat < this.players; seat++) if (this.piles[seat] > this.longest) this.longest = this.piles[seat]
  }

  /** E4. */
  private everyHandIsEmpty(): boolean {
    const { hands } = this
    let held = 0
    for (let i = 0; i < 2 * this.players; i++) held |= hands[i]
    return held === 0
  }

  tell(step: StepName): void {
    if (this.listener !== null) this.listener.step(this, step)
  }

  /** How many legal plays a seat has; 0 for a seat without cards. */
  countPlays(seat: number): number {
    const { choices } = this
    const food = this.hands[seat << 1]
    const wood = this.hands[(seat << 1) | 1]
    return (
      COUNT[food & 0xfff] * choices[0] +
      COUNT[food >>> 16] * choices[1] +
      COUNT[wood & 0xfff] * choices[2] +
      COUNT[wood >>> 16] * choices[3]
    )
  }

  /**
   * A seat's k-th legal play, counted from 0: by suit ♥♦♣♠, then rank, then way. Reckoned without a branch, since a random k
   * would be foreseen by none: `past1` … are all bits set once k lies past the first suit's plays, the second's, the third's.
   */
  nthPlay(seat: number, k: number): number {
    const { choices, hands } = this
    const food = hands[seat << 1]
    const count0 = COUNT[food & 0xfff] * choices[0]
    const count1 = COUNT[food >>> 16] * choices[1]
    const count2 = COUNT[hands[(seat << 1) | 1] & 0xfff] * choices[2]
    const past1 = ~((k - count0) >> 31)
    const past2 = ~((k - count0 - count1) >> 31)
    const past3 = ~((k - count0 - count1 - count2) >> 31)
    const suit = -(past1 + past2 + past3)
    const left = k - (count0 & past1) - (count1 & past2) - (count2 & past3)
    const each = choices[suit]
    const nth = QUOTIENT[(each << 6) | left]
    return (
      (NTH_WAY[(this.ways[suit] << 2) | (left - nth * each)] << 6) |
      (suit << 4) |
      nthRank(suitHeld(this, seat, suit), nth)
    )
  }
}

/** `each << 6 | k` → ⌊k / each⌋ for each suit's choices, 1 … 4: a division is the slowest thing that a play-out could do. */
const QUOTIENT: Uint8Array = Uint8Array.from({ length: 320 }, (_, i) => (i < 64 ? 0 : Math.floor((i & 63) / (i >> 6))))
/** `ways << 2 | k` → the k-th of the ways. */
const NTH_WAY: Uint8Array = Uint8Array.from({ length: 64 }, (_, i) => nthRank(i >> 2, i & 3))
