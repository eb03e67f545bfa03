/** Push (P4): a ♥♦♣ sideways rolls its own wagon +1. Pushes on one wagon add up; every one is remembered for G3 (P10). */
import type { Night } from '../night.ts'
import { roll } from '../wagon.ts'

/** Puts a shoulder to a wagon; it rolls when all cards have been seen (P8). */
export function push(night: Night, seat: number, wagon: number): void {
  night.pushes[wagon * 6 + seat]++
}

/** P8, P10: rolls each wagon by its pushes, a byte a wagon. */
export function rollPushed(night: Night, pushes: number): void {
  for (let wagon = 0; wagon < 3; wagon++) {
    const pushed = (pushes >> (wagon << 3)) & 0xff
    if (pushed > 0) roll(night, wagon, pushed)
  }
}
