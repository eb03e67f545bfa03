/** Feed (P1): any card goes to your own watch-pile; a ♠ earns the better wage (G4). */
import type { Night } from '../night.ts'
import { KING, rankOf, SNOW_SUIT, suitOf } from '../words.ts'

/** Feeds the fire; answers 1 when the card was a King, whose roar shoves the Snow back (B3). */
export function feed(night: Night, seat: number, card: number): number {
  night.piles[seat]++
  night.wages[seat] += suitOf(card) === SNOW_SUIT ? night.numbers.spade : night.numbers.fed
  return rankOf(card) === KING ? 1 : 0
}
