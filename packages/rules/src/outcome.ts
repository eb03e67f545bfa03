/** How a night ends (E): nine endings, told as record.md's `kind` and `by`. */

import type { Night } from './night.ts'
import { flipAt, TIES, type Tie } from './ties.ts'
import { type FateCard, makeFateCard, WAGONS, type Wagon } from './words.ts'

export const NOT_ENDED = -1
export const TOWN_REACHED = 0
export const WHITEOUT_FALLS = 1
export const CALLED = 2
export const GAMBIT_RACE = 3
export const LAST_WATCH = 4
export const COLD_SNAP = 5
export const DRIFT = 6
export const FLOOD = 7
export const STRANDED = 8

/** Every ending by its number: `kind` and `by` of record.md. */
export const ENDINGS = [
  { kind: 'through', by: 'town' },
  { kind: 'through', by: 'whiteout' },
  { kind: 'through', by: 'call' },
  { kind: 'through', by: 'gambit' },
  { kind: 'through', by: 'last-watch' },
  { kind: 'buried', by: 'cold-snap' },
  { kind: 'buried', by: 'drift' },
  { kind: 'buried', by: 'flood' },
  { kind: 'stranded', by: 'gambit' },
] as const

export interface Outcome {
  readonly kind: 'through' | 'buried' | 'stranded'
  readonly by: (typeof ENDINGS)[number]['by']
  /** the wagon that is through */
  readonly wagon: Wagon | null
  /** the clause that decided between wagons level at first */
  readonly tie: Tie
  /** the cards turned for T4 and T5 */
  readonly turned: readonly FateCard[]
}

/** The outcome of a night that is over; null before that. */
export function outcomeOf(night: Night): Outcome | null {
  if (night.ending === NOT_ENDED) return null
  return {
    ...ENDINGS[night.ending],
    wagon: night.through < 0 ? null : WAGONS[night.through],
    tie: TIES[night.tie],
    turned: Array.from({ length: night.flips }, (_, i) => makeFateCard(flipAt(night, i))),
  }
}
