/**
 * The Fate deck (S3): the cards after the hands, the whiteout shuffled among them. It is turned from the top and never drawn
 * into a hand, but for the take of The Last Valley (V3).
 */
import type { Night } from './night.ts'
import { roll } from './wagon.ts'
import { SNOW_SUIT, suitOf, WHITEOUT } from './words.ts'

/** How many cards lie in the Fate deck at the start, the whiteout among them. */
export const fateCards = (night: Night): number => night.numbers.fate + 1

/** The Fate card at a place counted from the top, 0 first. */
export function fateAt(night: Night, place: number): number {
  if (place === night.whiteout) return WHITEOUT
  return night.pack[night.firstFate + place - (place > night.whiteout ? 1 : 0)]
}

/** B1 for a card that is not the whiteout: its wagon rolls, or the Snow leaps. A wagon in Town stays (P6). */
export function resolveFate(night: Night, card: number): void {
  if (suitOf(card) === SNOW_SUIT) night.snow += night.numbers.coldSnap
  else roll(night, suitOf(card), 1)
}
