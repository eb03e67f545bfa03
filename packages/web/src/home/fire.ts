/** The watchfire of the first page: fed by a touch, burning down by itself, and the snow that comes when it is low. */
import type { FireLevel } from '@watchfires/kit'

export interface Watchfire {
  readonly fire: FireLevel
  /** 0 none … 1 it closes on the fire */
  readonly snow: number
  /** seconds since the fire last changed */
  readonly since: number
}

export const LIT: Watchfire = { fire: 3, snow: 0, since: 0 }

/** Seconds for which a fire stays as it is: a roar soonest gone, embers for ever. */
const LASTS = [Number.POSITIVE_INFINITY, 14, 12, 12, 9, 5] as const
/** The fire that keeps the snow where it is; each step below lets in so much more of it a second. */
const KEEPS = 2
const CREEP = 0.012
/** What one log drives back. */
const MELT = 0.3

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** One log more. */
export const fed = ({ fire, snow }: Watchfire): Watchfire => ({
  fire: between(fire + 1, 0, 5) as FireLevel,
  snow: between(snow - MELT, 0, 1),
  since: 0,
})

/** A second later. */
export function aged({ fire, snow, since }: Watchfire): Watchfire {
  const burnsDown = since + 1 >= LASTS[fire]
  const creep = fire < KEEPS ? (KEEPS - fire) * CREEP : -CREEP
  return {
    fire: (burnsDown ? fire - 1 : fire) as FireLevel,
    snow: between(snow + creep, 0, 1),
    since: burnsDown ? 0 : since + 1,
  }
}
