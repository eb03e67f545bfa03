/** A wagon stands on a space 0 … 6 and carries stores; it is *laden* when at least one store is aboard, anybody's (P7). */
import type { Night } from './night.ts'
import { TOWN } from './numbers.ts'
import { rankOf } from './words.ts'

/** Rolls a wagon on; it stops in Town (P10). */
export function roll(night: Night, wagon: number, spaces: number): void {
  const to = night.space[wagon] + spaces
  night.space[wagon] = to > TOWN ? TOWN : to
}

/** Stores go aboard: `pips` of them, on the strength of one card. */
export function board(night: Night, wagon: number, seat: number, card: number, pips: number): void {
  night.stores[wagon * 6 + seat] += pips
  night.total[wagon] += pips
  const rank = rankOf(card) + 1
  if (rank > night.top[wagon]) night.top[wagon] = rank
}

/** The laden wagons on spaces `from` … 6, one bit a wagon. */
export function ladenFrom(night: Night, from: number): number {
  let wagons = 0
  for (let wagon = 0; wagon < 3; wagon++) {
    if (night.total[wagon] > 0 && night.space[wagon] >= from) wagons |= 1 << wagon
  }
  return wagons
}
