/**
 * What a view says, as numbers: what lies where, whose it is, and how the cards nobody has shown divide among the suits. The
 * unseen are other hands, the Fate deck and the leftovers together; a bot knows no more.
 */
import { type Numbers, numbersFor, parseCard, suitOf, type View } from '@watchfires/rules'
import { mine } from './bot.ts'

export class Sight {
  readonly view: View
  readonly numbers: Numbers
  readonly players: number
  readonly seat: number
  readonly snow: number
  /** cards in the fullest hand: beats still to play at most */
  readonly beats: number
  readonly fateLeft: number
  readonly space: readonly [number, number, number]
  /** stores aboard: everybody's, and mine */
  readonly total: readonly [number, number, number]
  readonly stake: readonly [number, number, number]
  /** my pushes so far */
  readonly pushes: readonly [number, number, number]
  /** cards in my pile, and in the largest of the others' */
  readonly pile: number
  readonly rivalPile: number
  /** unseen cards by suit, and all of them */
  readonly unseen: readonly [number, number, number, number]
  readonly unseenAll: number

  constructor(view: View) {
    const you = mine(view)
    const { seat } = you
    this.view = view
    this.numbers = numbersFor(view.players)
    this.players = view.players
    this.seat = seat
    this.snow = view.snow
    this.fateLeft = view.fateLeft
    this.space = view.space
    const total: [number, number, number] = [0, 0, 0]
    const stake: [number, number, number] = [0, 0, 0]
    const unseen: [number, number, number, number] = [12, 12, 12, 12]
    for (let wagon = 0; wagon < 3; wagon++) {
      for (const aboard of view.aboard[wagon]) {
        total[wagon] += aboard.pips
        if (aboard.seat === seat) stake[wagon] += aboard.pips
      }
      unseen[wagon] -= view.aboard[wagon].length
      for (const pushes of view.pushes[wagon]) unseen[wagon] -= pushes
    }
    this.total = total
    this.stake = stake
    this.pushes = [view.pushes[0][seat], view.pushes[1][seat], view.pushes[2][seat]]
    let beats = 0
    let rival = 0
    for (let other = 0; other < view.players; other++) {
      if (view.held[other] > beats) beats = view.held[other]
      const pile = view.watch[other]
      if (other !== seat && pile.length > rival) rival = pile.length
      for (const card of pile) unseen[suitOf(parseCard(card)!)]--
      if (other !== seat) for (const card of view.known[other]) unseen[suitOf(parseCard(card)!)]--
    }
    for (const card of you.hand) unseen[suitOf(parseCard(card)!)]--
    for (const beat of view.beats) this.strike(beat, unseen)
    this.beats = beats
    this.pile = view.watch[seat].length
    this.rivalPile = rival
    this.unseen = unseen
    this.unseenAll = Math.max(1, unseen[0] + unseen[1] + unseen[2] + unseen[3])
  }

  /** Strikes off what a beat turned up and nobody took, and its shovels. */
  private strike(beat: View['beats'][number], unseen: [number, number, number, number]): void {
    const turned = beat.pair ?? beat.offer ?? [beat.flip]
    for (const card of turned) if (card && card !== 'WW' && card !== beat.take) unseen[suitOf(parseCard(card)!)]--
    if (beat.plays) for (const play of beat.plays) if (play?.[0] === 'P' && play[2] === 'S') unseen[3]--
  }
}
