/** Feed (P1): any card goes to your own watch-pile; a ♠ earns the better wage (G4). */
import type { Night } from '../night.ts'
import { KING, rankOf, SNOW_SUIT, suitOf } from '../words.ts'

/** Feeds the fire; answers 1 when the card was a King, whose roar shoves the Snow back (B3). */
export function feed(night: Night, seat: number, card: number): number {
  night.piles[seat]++
  night.spades[seat] += IS_SPADE[card]
  return IS_KING[card]
}

const IS_SPADE: Uint8Array = Uint8Array.from({ length: 64 }, (_, card) => Number(suitOf(card) === SNOW_SUIT))
const IS_KING: Uint8Array = Uint8Array.from({ length: 64 }, (_, card) => Number(rankOf(card) === KING))
