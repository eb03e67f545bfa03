/** The Snow only climbs, but for a King's roar (B3). Cold-snap +3 (B1); drift +1 for each card kept from the fire (B3). */
import type { Night } from './night.ts'

export function drift(night: Night, leavers: number, kings: number): void {
  const snow = night.snow + leavers - kings
  night.snow = snow < 0 ? 0 : snow
}

/** E2: at or past the burial mark the road is buried. */
export function isBuried(night: Night): boolean {
  return night.snow >= night.numbers.mark
}
