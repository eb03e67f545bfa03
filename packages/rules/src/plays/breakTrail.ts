/** Break trail (P5): a ♠ sideways rolls one laden wagon on 3 or 4 on by one; none is carried past 5 (P9). It pays nothing. */
import type { Night } from '../night.ts'

const LAST_SHOVELLED = 5

/** P8, P9: one after another, each wagon's shovels do their work, a byte a wagon; one that finds it on 5 is spent for nothing. */
export function breakTrails(night: Night, shovels: number): void {
  for (let wagon = 0; wagon < 3; wagon++) {
    const cleared = night.space[wagon] + ((shovels >> (wagon << 3)) & 0xff)
    if (cleared > night.space[wagon]) night.space[wagon] = Math.min(cleared, LAST_SHOVELLED)
  }
}
