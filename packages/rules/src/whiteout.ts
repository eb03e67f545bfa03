/**
 * The whiteout (W1, W2): the furthest wagon that is laden and has moved is through; where there is none, everybody who still
 * holds cards is called to the Gambit.
 */
import type { Night } from './night.ts'
import { WHITEOUT_FALLS } from './outcome.ts'
import { GAMBIT } from './phase.ts'
import { decide } from './ties.ts'
import { ladenFrom } from './wagon.ts'

export function whiteout(night: Night): void {
  const moved = ladenFrom(night, 1)
  if (moved) night.end(WHITEOUT_FALLS, decide(night, moved))
  else night.phase = GAMBIT
}
