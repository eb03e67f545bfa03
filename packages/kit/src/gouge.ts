import type { Point } from './mark.ts'

/** A source of numbers in [0, 1), always the same for the same seed, so that a drawing never changes. */
export const grain = (seed: number): (() => number) => {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A number rounded to `places` decimals, as short as path data allows: `-0.50` is `-.5`. */
export const fixed = (value: number, places = 1): string => {
  const whole = 10 ** places
  const rounded = Math.round(value * whole) / whole
  return rounded === 0 ? '0' : String(rounded).replace(/^(-?)0\./, '$1.')
}

/** Numbers in path data, one after another, with a space only where two would run together. */
export const run = (values: readonly number[], places = 1): string =>
  values
    .map((value, i) => {
      const word = fixed(value, places)
      return i > 0 && !word.startsWith('-') ? ` ${word}` : word
    })
    .join('')

/** One mark of the gouge: from its root at (x, y) to its tip at (x + dx, y + dy), `wide` px at the root. */
export type Cut = readonly [x: number, y: number, dx: number, dy: number, wide: number]

const wedge = ([x, y, dx, dy, wide]: Cut, places: number) => {
  const long = Math.hypot(dx, dy) || 1
  const nx = ((-dy / long) * wide) / 2
  const ny = ((dx / long) * wide) / 2
  return `M${run([x - nx, y - ny], places)}l${run([dx + nx, dy + ny, nx - dx, ny - dy], places)}z`
}

/** The only texture there is: tapered cuts, broad where the tool went in and thin where it left. */
export const gouge = (cuts: readonly Cut[], places = 1): string => cuts.map((cut) => wedge(cut, places)).join('')

/** A line through all points, open. */
export const through = (points: readonly Point[], places = 1): string => {
  const snap = (value: number) => Number(fixed(value, places))
  return points
    .map(([x, y], i) => {
      const last = points[i - 1]
      return last ? `l${run([snap(x) - snap(last[0]), snap(y) - snap(last[1])], places)}` : `M${run([x, y], places)}`
    })
    .join('')
}

/** Points of no length: drawn as dots by a line with round caps. */
export const dots = (points: readonly Point[], places = 1): string =>
  points.map((point) => `M${run(point, places)}h0`).join('')

/** A full circle. */
export const disc = (x: number, y: number, r: number): string =>
  `M${run([x - r, y])}a${run([r, r], 2)} 0 1 0 ${run([2 * r, 0], 2)}a${run([r, r], 2)} 0 1 0${run([-2 * r, 0], 2)}z`

/** A board with corners rounded by `r`. */
export const board = ([x, y, wide, high]: readonly [number, number, number, number], r: number): string => {
  const turn = (dx: number, dy: number) => `a${run([r, r], 2)} 0 0 1 ${run([dx, dy], 2)}`
  return (
    `M${run([x + r, y], 2)}h${fixed(wide - 2 * r, 2)}${turn(r, r)}v${fixed(high - 2 * r, 2)}${turn(-r, r)}` +
    `h${fixed(2 * r - wide, 2)}${turn(-r, -r)}v${fixed(2 * r - high, 2)}${turn(r, -r)}z`
  )
}

/** Where rays leave a light: about (x, y), from `near` to `far` px out, over the angles `from`–`to` (radians). */
export type Rays = {
  readonly x: number
  readonly y: number
  readonly near: number
  readonly far: number
  readonly count: number
  readonly seed: number
  readonly from: number
  readonly to: number
  readonly wide: number
}

export const rays = ({ x, y, near, far, count, seed, from, to, wide }: Rays): string => {
  const next = grain(seed)
  const cuts: Cut[] = []
  for (let i = 0; i < count; i++) {
    const angle = from + ((to - from) * (i + 0.5)) / count + (next() - 0.5) * 0.06
    const reach = far * (i % 2 ? 0.74 : 1) * (0.92 + next() * 0.16) - near
    const c = Math.cos(angle)
    const s = Math.sin(angle)
    cuts.push([x + c * near, y + s * near, c * reach, s * reach, wide * (i % 2 ? 0.7 : 1)])
  }
  return gouge(cuts)
}
