/** Break trail (P5): a ♠ sideways rolls one laden wagon on 3 or 4 on by one; none is carried past 5 (P9). It pays nothing. */
import type { Night } from '../night.ts'
import { roll } from '../wagon.ts'

const LAST_SHOVELLED = 5

export function breakTrail(night: Night, wagon: number): void {
  if (night.space[wagon] < LAST_SHOVELLED) roll(night, wagon, 1)
}
