/** Push (P4): a ♥♦♣ sideways rolls its own wagon +1. Pushes on one wagon add up; every one is remembered for G3 (P10). */
import type { Night } from '../night.ts'
import { roll } from '../wagon.ts'

export function push(night: Night, seat: number, wagon: number): void {
  night.pushes[wagon * 6 + seat]++
  roll(night, wagon, 1)
}
