/**
 * Load (P2): full pips onto the card's own wagon while it stands on 0–2. Heave (P3): on 3–5 a wagon already laden takes half,
 * rounded down. Both are valued by the road as it stood when cards were committed (P8).
 */
import type { Night } from '../night.ts'
import { LAST_FULL } from '../numbers.ts'
import { board } from '../wagon.ts'
import { pipsOf, suitOf } from '../words.ts'

/** What a card's pips are worth as stores on a wagon that stands on `space`. */
export function storesFor(card: number, space: number): number {
  return space <= LAST_FULL ? pipsOf(card) : pipsOf(card) >> 1
}

export function load(night: Night, seat: number, card: number): void {
  const wagon = suitOf(card)
  const stores = storesFor(card, night.space[wagon])
  night.loaded[(night.beat - 1) * 6 + seat] = stores
  board(night, wagon, seat, stores)
}
