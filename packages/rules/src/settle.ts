/** Gratitude, settled each night (G). On a buried or stranded road stores and pushes count nothing; the fire still pays (G6). */
import type { Night } from './night.ts'
import { CALLED } from './outcome.ts'

/** One seat's repayment, line by line. */
export interface Repayment {
  /** G1 and G2 together */
  readonly stores: number
  /** G3 */
  readonly pushes: number
  /** G4 */
  readonly watch: number
  /** G5 */
  readonly longWatch: number
}

function storesLine(night: Night, seat: number): number {
  if (night.through < 0) return 0
  let line = 0
  for (let wagon = 0; wagon < 3; wagon++) {
    const stores = night.stores[wagon * 6 + seat]
    line += wagon === night.through ? night.numbers.through * stores : -night.numbers.turnedBack * stores
  }
  return line
}

function pushesLine(night: Night, seat: number): number {
  return night.through < 0 ? 0 : night.numbers.push * night.pushes[night.through * 6 + seat]
}

function watchLine(night: Night, seat: number): number {
  const spades = night.spades[seat]
  return night.numbers.spade * spades + night.numbers.fed * (night.piles[seat] - spades)
}

/** G5, and V7: on a called night the Long Watch is the other player's, whatever the piles. */
function longWatchLine(night: Night, seat: number): number {
  if (night.ending === CALLED) return seat === night.holder ? 0 : night.numbers.longWatch
  return night.longest > 0 && night.piles[seat] === night.longest ? night.numbers.longWatch : 0
}

/** What one seat is owed for a night that is over. */
export function gratitudeOf(night: Night, seat: number): number {
  return storesLine(night, seat) + pushesLine(night, seat) + watchLine(night, seat) + longWatchLine(night, seat)
}

/** The sheet of a night that is over: every line of every seat. */
export function settle(night: Night): Repayment[] {
  return Array.from({ length: night.players }, (_, seat) => ({
    stores: storesLine(night, seat),
    pushes: pushesLine(night, seat),
    watch: watchLine(night, seat),
    longWatch: longWatchLine(night, seat),
  }))
}
