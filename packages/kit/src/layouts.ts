import type { Road } from './pass.ts'
import type { Peak } from './peaks.ts'

/** Where everything of the table's scene stands, for one size. All in px of the scene. */
export type Layout = Road & {
  readonly kind: 'phone' | 'tablet' | 'desk'
  /** Scale of wagons, crates and figures. */
  readonly wagon: number
  readonly crate: number
  /** Scale of letters in the scene. */
  readonly type: number
  /** y of the baseline of the three stretches' names. */
  readonly head: number
  /** Height of the white ground under Snow 0, where the caption stands. */
  readonly apron: number
  /** How far below the front road the burial mark runs, and the spaces' numbers stand. */
  readonly bury: number
  readonly stone: number
  /** Where the fire stands, and its scale. */
  readonly fire: { readonly x: number; readonly scale: number }
  /** x of the snow stake. */
  readonly stake: number
  readonly tower: number
}

/** The heights of a scene `u` px high at scale 1; between two of them everything is in proportion. */
type Heights = {
  readonly u: number
  readonly base: readonly [number, number, number]
  readonly rise: readonly number[]
  readonly tower: number
}

const SHORT: Heights = { u: 300, base: [112, 162, 212], rise: [0, 2, 7, 17, 28, 35, 22], tower: 46 }
const DESK: Heights = {
  u: 590 / 1.75,
  base: [226 / 1.75, 331 / 1.75, 436 / 1.75],
  rise: [0, 5 / 1.75, 18 / 1.75, 46 / 1.75, 82 / 1.75, 104 / 1.75, 64 / 1.75],
  tower: 62,
}
const TALL: Heights = { u: 404, base: [163, 232, 301], rise: [0, 3, 11, 27, 46, 58, 38], tower: 84 }

const mix = (a: number, b: number, t: number) => a + (b - a) * t

const heights = (u: number): Heights => {
  if (u >= TALL.u) {
    const s = u / TALL.u
    return { ...TALL, u, base: [TALL.base[0] * s, TALL.base[1] * s, TALL.base[2] * s] }
  }
  const [a, b] = u < DESK.u ? [SHORT, DESK] : [DESK, TALL]
  const t = Math.max(0, (u - a.u) / (b.u - a.u))
  const level = (i: 0 | 1 | 2) => mix(a.base[i], b.base[i], t)
  return {
    u,
    base: [level(0), level(1), level(2)],
    rise: a.rise.map((up, i) => mix(up, b.rise[i]!, t)),
    tower: mix(a.tower, b.tower, t),
  }
}

/** The size of a scene: its own width and height in px, not the window's. */
export type Size = { readonly width: number; readonly height: number }

/** The least heights: below them the wagons of two lanes would stand in one another. */
const LOWEST = 300

const spread = (first: number, pitch: number) => Array.from({ length: 7 }, (_, i) => first + i * pitch)

/**
 * The scene of a phone, 320 to 599 wide: x is scaled with the width, everything else is as at 390.
 * 404 high; down to 300 the lanes close up, and the peaks and half the sky go. Lower than 300 counts as 300.
 */
export const phoneLayout = (width: number, height = TALL.u): Layout => {
  const tall = Math.max(LOWEST, height)
  const q = width / 390
  const { base, rise, tower } = heights(tall)
  const short = tall < 352
  const foot = base[0] - 163
  const peaks: readonly Peak[] = [
    [158 * q, 160 + foot, 120 * q, 64, 3],
    [352 * q, 156 + foot, 130 * q, 80, 8],
    [250 * q, 146 + foot, 184 * q, 112, 5],
  ]
  return {
    kind: 'phone',
    width,
    height: tall,
    k: 1,
    places: 1,
    seed: 21,
    stations: spread(34 * q, 52 * q),
    base,
    rise,
    peaks: short ? [] : peaks,
    sky: short
      ? [[40, 150 * q, 300 * q]]
      : [
          [40, 150 * q, 300 * q],
          [116 + foot, -10, 110 * q],
          [56, 180 * q, 330 * q],
        ],
    depth: tall - 27 - base[2] + 20,
    wagon: mix(0.86, 1.02, Math.min(1, (tall - LOWEST) / (TALL.u - LOWEST))),
    crate: short ? 0.94 : 1,
    type: 1,
    head: 17,
    apron: 27,
    bury: 31,
    stone: 24,
    fire: { x: 205 * q, scale: short ? 0.8 : 0.9 },
    stake: 308 * q,
    tower,
  }
}

const wide = (kind: 'tablet' | 'desk', { width, height }: Size): Layout => {
  const tall = Math.max(LOWEST, height)
  const k = Math.max(1, Math.min((width * 1.75) / 1108, (tall * 1.75) / 560))
  const q = width / 1108
  const lies = heights(tall / k)
  const base = lies.base.map((y) => y * k)
  const foot = base[0]!
  const up = foot / 226
  return {
    kind,
    width,
    height: tall,
    k,
    places: k > 1.4 ? 0 : 1,
    seed: 21,
    stations: spread(92 * q, 151 * q),
    base,
    rise: lies.rise.map((y) => y * k),
    peaks: [
      [450 * q, foot + 14 * up, 330 * q, 140 * up, 3],
      [1030 * q, foot - 6 * up, 330 * q, 140 * up, 8],
      [290 * q, foot + 24 * up, 260 * q, 80 * up, 12],
      [722 * q, foot - 6 * up, 430 * q, 176 * up, 5],
    ],
    sky: [
      [70 * up, 340 * q, 900 * q],
      [104 * up, 360 * q, 560 * q],
      [52 * up, 480 * q, 860 * q],
      [188 * up, -10, 250 * q],
      [204 * up, -10, 330 * q],
    ],
    depth: tall - 40 - base[2]! + 20,
    wagon: (k * 1.62) / 1.75,
    crate: (k * 1.55) / 1.75,
    type: 1 + (k - 1) * 0.66,
    head: 13 + 8 * k,
    apron: 14 + 15 * k,
    bury: (50 / 1.75) * k,
    stone: (40 / 1.75) * k,
    fire: { x: 640 * q, scale: 0.9 },
    stake: 890 * q,
    tower: lies.tower,
  }
}

/** The scene of a tablet, 600 to 1099 wide. */
export const tabletLayout = (width: number, height: number): Layout => wide('tablet', { width, height })

/** The scene of a desk, beside its column: 1108 × 590 in a window of 1440 × 900. */
export const deskLayout = (width: number, height: number): Layout => wide('desk', { width, height })

/** Width of the column beside the scene in a desk window. */
export const COLUMN = 332

/** The scene that fits a window, by the table of widths: phone below 600, tablet below 1100, else desk. */
export const layoutFor = ({ width, height }: Size): Layout => {
  if (width < 600) return phoneLayout(Math.max(320, width), height < 700 ? LOWEST : Math.min(TALL.u, height * 0.48))
  if (width < 1100) return tabletLayout(width, Math.round(height * 0.46))
  return deskLayout(width - COLUMN, Math.round(Math.min(590, height * 0.656)))
}
