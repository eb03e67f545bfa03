/**
 * What one seat may know of a night, as numbers: what lies where, whose it is, and how the cards it has not seen divide among
 * the suits (other hands, the Fate deck and the leftovers together). Read from a view, or, in a play-out, from a night, of
 * which it takes the same and no more.
 */
import { COUNT, heldBy, type Night, type Numbers, numbersFor, parseCard, type View } from '@watchfires/rules'
import { mine } from './bot.ts'
import type { Shown } from './shown.ts'

export class Sight {
  numbers: Numbers = numbersFor(3)
  players = 3
  seat = 0
  snow = 0
  /** cards in the fullest hand: beats still to play at most */
  beats = 0
  fateLeft = 0
  /** cards in my pile, and in the largest of the others' */
  pile = 0
  rivalPile = 0
  /** my hand, one bit a card: ♥♦ and ♣♠ */
  food = 0
  wood = 0
  /** all unseen cards, 1 at least */
  unseenAll = 1
  readonly space = new Int32Array(3)
  /** stores aboard: everybody's, and mine */
  readonly total = new Int32Array(3)
  readonly stake = new Int32Array(3)
  /** pushes so far: mine, and the others' */
  readonly pushes = new Int32Array(3)
  readonly rivalPushes = new Int32Array(3)
  /** unseen cards by suit; the fifth is for the whiteout, which has none */
  readonly unseen = new Int32Array(5)

  /** Reads a view whose owner owes something. */
  look(view: View, numbers: Numbers = numbersFor(view.players)): this {
    const { seat, hand } = mine(view)
    this.numbers = numbers
    this.players = view.players
    this.seat = seat
    this.snow = view.snow
    this.fateLeft = view.fateLeft
    for (let wagon = 0; wagon < 3; wagon++) this.lookAtWagon(view, wagon)
    let beats = 0
    let rival = 0
    for (let other = 0; other < view.players; other++) {
      if (view.held[other] > beats) beats = view.held[other]
      if (other !== seat && view.watch[other].length > rival) rival = view.watch[other].length
    }
    this.beats = beats
    this.pile = view.watch[seat].length
    this.rivalPile = rival
    this.unseen.fill(12)
    const taken = view.players === 2 ? takenCards(view) : NONE
    this.strikeHand(hand, taken)
    for (const beat of view.beats) this.strikeBeat(beat, taken)
    this.count()
    return this
  }

  private lookAtWagon(view: View, wagon: number): void {
    const { seat } = this
    let total = 0
    let stake = 0
    for (const aboard of view.aboard[wagon]) {
      total += aboard.pips
      if (aboard.seat === seat) stake += aboard.pips
    }
    let all = 0
    for (const pushes of view.pushes[wagon]) all += pushes
    this.space[wagon] = view.space[wagon]
    this.total[wagon] = total
    this.stake[wagon] = stake
    this.pushes[wagon] = view.pushes[wagon][seat]
    this.rivalPushes[wagon] = all - this.pushes[wagon]
  }

  private strikeHand(hand: readonly string[], taken: readonly string[]): void {
    let food = 0
    let wood = 0
    for (const name of hand) {
      const card = parseCard(name)!
      if (card >> 5 === 0) food |= 1 << (card & 31)
      else wood |= 1 << (card & 31)
      if (!taken.includes(name)) this.unseen[card >> 4]--
    }
    this.food = food
    this.wood = wood
  }

  /** Strikes off what a beat turned up, and what was played from hands into which nobody saw it come. */
  private strikeBeat(beat: View['beats'][number], taken: readonly string[]): void {
    const { unseen } = this
    const pair = beat.offer ?? beat.pair
    if (pair) {
      unseen[suitNamed(pair[0])]--
      unseen[suitNamed(pair[1])]--
    } else if (beat.flip) unseen[suitNamed(beat.flip)]--
    if (!beat.plays) return
    for (const play of beat.plays) {
      if (play !== null && (taken.length === 0 || !taken.includes(play.slice(1, 3)))) unseen[SUIT[play.charCodeAt(2)]]--
    }
  }

  private count(): void {
    const { unseen } = this
    const all = unseen[0] + unseen[1] + unseen[2] + unseen[3]
    this.unseenAll = all > 1 ? all : 1
  }

  /** Reads of a night what a seat that owes something may know; `shown` is what everybody has seen of it. */
  see(night: Night, seat: number, shown: Shown): this {
    const { players } = night
    this.numbers = night.numbers
    this.players = players
    this.seat = seat
    this.snow = night.snow
    this.fateLeft = night.numbers.fate + 1 - night.turned
    for (let wagon = 0; wagon < 3; wagon++) this.seeWagon(night, wagon)
    let rival = 0
    let beats = 0
    for (let other = 0; other < players; other++) {
      const held = heldBy(night, other)
      if (held > beats) beats = held
      if (other !== seat && night.piles[other] > rival) rival = night.piles[other]
    }
    this.beats = beats
    this.pile = night.piles[seat]
    this.rivalPile = rival
    return this.hold(night.hands[seat << 1], night.hands[(seat << 1) | 1], shown)
  }

  /** Puts another hand in place of mine, ♥♦ and ♣♠, all else being as it was. */
  hold(food: number, wood: number, shown: Shown): this {
    this.food = food
    this.wood = wood
    const { unseen } = this
    const { suits } = shown
    const hiddenFood = food & ~shown.food
    const hiddenWood = wood & ~shown.wood
    unseen[0] = 12 - suits[0] - COUNT[hiddenFood & 0xfff]
    unseen[1] = 12 - suits[1] - COUNT[hiddenFood >>> 16]
    unseen[2] = 12 - suits[2] - COUNT[hiddenWood & 0xfff]
    unseen[3] = 12 - suits[3] - COUNT[hiddenWood >>> 16]
    this.count()
    return this
  }

  /** My cards of a suit, twelve bits by rank. */
  maskOf(suit: number): number {
    return ((suit < 2 ? this.food : this.wood) >>> ((suit & 1) << 4)) & 0xfff
  }

  /** How many cards of a suit I hold. */
  inHand(suit: number): number {
    return COUNT[this.maskOf(suit)]
  }

  private seeWagon(night: Night, wagon: number): void {
    const { players, seat } = this
    const row = wagon * 6
    let all = 0
    for (let other = 0; other < players; other++) all += night.pushes[row + other]
    this.space[wagon] = night.space[wagon]
    this.total[wagon] = night.total[wagon]
    this.stake[wagon] = night.stores[row + seat]
    this.pushes[wagon] = night.pushes[row + seat]
    this.rivalPushes[wagon] = all - night.pushes[row + seat]
  }
}

const NONE: readonly string[] = []
const takenCards = (view: View): string[] => view.beats.flatMap((beat) => (beat.take ? [beat.take] : []))

/** The code of a suit's letter → the suit's number; W of the whiteout → 4. */
const SUIT = new Uint8Array(128)
for (const [suit, letter] of [...'HDCSW'].entries()) SUIT[letter.charCodeAt(0)] = suit
const suitNamed = (card: string): number => SUIT[card.charCodeAt(1)]
