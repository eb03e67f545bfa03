/** Who must decide what: one driver loop serves tables, bots and the lab. */

import { isEmptyHanded } from './hand.ts'
import type { Night } from './night.ts'
import { CALL, GAMBIT, PLAY, TAKE } from './phase.ts'
import type { Seat } from './words.ts'

export type Awaiting =
  | { readonly kind: 'take' | 'call'; readonly seats: readonly [Seat] }
  | { readonly kind: 'play' | 'gambit'; readonly seats: readonly Seat[] }
  | { readonly kind: 'over'; readonly seats: readonly [] }

/** What a night waits for. */
export function awaiting(night: Night): Awaiting {
  switch (night.phase) {
    case TAKE:
      return { kind: 'take', seats: [night.holder] }
    case CALL:
      return { kind: 'call', seats: [night.holder] }
    case PLAY:
      return { kind: 'play', seats: seatsWithCards(night) }
    case GAMBIT:
      return { kind: 'gambit', seats: seatsWithCards(night) }
    default:
      return { kind: 'over', seats: [] }
  }
}

function seatsWithCards(night: Night): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < night.players; seat++) if (!isEmptyHanded(night, seat)) seats.push(seat)
  return seats
}
