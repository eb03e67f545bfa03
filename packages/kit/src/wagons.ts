import { disc, fixed, gouge, run } from './gouge.ts'
import { group, type Mark, type Paint, type Point, path, text } from './mark.ts'
import { suitRoles, suitSign, type WagonSuit } from './suits.ts'

/** A wheel that can be turned: its own group, with the hub at that group's origin. */
const wheel = ([x, y, r]: readonly [number, number, number], spokes = 6): Mark => {
  const lines = Array.from({ length: spokes / 2 }, (_, i) => {
    const angle = (Math.PI * 2 * i) / spokes + 0.3
    const [dx, dy] = [Math.cos(angle) * r, Math.sin(angle) * r]
    return `M${run([-dx, -dy])}l${run([2 * dx, 2 * dy])}`
  })
  return group(
    [
      group(
        [
          path(disc(0, 0, r), { fill: 'wheel', line: 'edge', width: 2.2 }),
          path(lines.join(''), { line: 'edge', width: 1.3 }),
          path(disc(0, 0, 1.9), { fill: 'edge' }),
        ],
        { name: 'wheel' },
      ),
    ],
    { at: [x, y] },
  )
}

const shape = (d: string, fill: Paint): Mark => path(d, { fill, line: 'line', width: 1.6, join: 'round' })

/** The suit's sign, 15 px. */
const sign = (suit: WagonSuit, at: Point): Mark => group(suitSign(suit, suitRoles(suit).ink), { at, scale: 0.625 })

/** Food: a wide hooped canvas, flaring, on four wheels. */
const food = (): readonly Mark[] => [
  path('M50 31.5l10 2.2', { line: 'edge', width: 2.2 }),
  shape('M6 26 1.5 9.5C15 1.5 42 1 55.5 8L51 26z', 'canvas'),
  path('M14.5 25.5C12 18 11 11 11.6 5.6M43 25.5C45 18 46 10 45.4 5M24 4.4v2M33.6 4v2', { line: 'line', width: 1.2 }),
  path(
    gouge([
      [3.6, 12, 5, 9, 2.4],
      [5, 18.5, 4, 6, 2],
      [7, 8, 3, 9, 1.8],
    ]),
    { fill: 'line' },
  ),
  shape('M4 25h49l-3.5 9H8z', 'h'),
  path('M6.5 29.4h45', { line: 'line', width: 1.1 }),
  wheel([15, 36, 8.6]),
  wheel([43, 37.4, 7.2]),
  sign('H', [28, 15.5]),
]

/** Medicine: a tall narrow booth under a pitched roof, one great wheel, shafts. */
const medicine = (): readonly Mark[] => [
  path('M43 29 60 34.5M43 32.6l13 3.8', { line: 'edge', width: 2 }),
  path('M52 34.5v10', { line: 'edge', width: 1.8 }),
  path('M13 11h31v23H13z', { fill: 'd', line: 'line', width: 1.6 }),
  path('M16.6 11.8v21.4M40.4 11.8v21.4M13 31h31', { line: 'line', width: 1.1 }),
  path('M35 5v-6h4.4v9', { fill: 'solid', line: 'edge', width: 1.3 }),
  path('M7.5 12 28.5-.6 49.5 12z', { fill: 'solid', line: 'edge', width: 1.6, join: 'round' }),
  path('M28.5.6 11.6 11h5zM29 1.6l2.4 9.2h5z', { fill: 'canvas' }),
  path(disc(28.5, 20.4, 8.6), { fill: 'canvas', line: 'line', width: 1.4 }),
  sign('D', [28.5, 20.4]),
  wheel([28.5, 36.6, 8.4], 8),
]

const log = ([x, y, long]: readonly [number, number, number]): readonly Mark[] => [
  path(`M${x} ${y}h${long}v7.4H${x}a3.7 3.7 0 0 1 0-7.4z`, { fill: 'c', line: 'line', width: 1.4 }),
  path(`M${run([x + 3, y + 2.6])}h${fixed(long * 0.45)}M${run([x + long * 0.4, y + 5])}h${fixed(long * 0.42)}`, {
    line: 'line',
    width: 1,
  }),
  path(disc(x + long, y + 3.7, 3.7), { fill: 'canvas', line: 'line', width: 1.4 }),
  path(disc(x + long, y + 3.7, 1.2), { line: 'line', width: 0.9 }),
]

/** Firewood: a low stack of logs between stakes, ring ends forward, small wheels. */
const firewood = (): readonly Mark[] => [
  path('M52 35.2l8 .8M9 12v24M49 12v24', { line: 'edge', width: 2.2 }),
  ...log([8, 26, 43]),
  ...log([6, 18.8, 46]),
  ...log([14, 11.6, 31]),
  path('M3 33.4h52v3.6H3z', { fill: 'solid', line: 'edge', width: 1.3 }),
  wheel([13, 38.6, 6]),
  wheel([46, 38.6, 6]),
  path(disc(29, 23.4, 9), { fill: 'canvas', line: 'line', width: 1.4 }),
  sign('C', [29, 23.2]),
]

const BODIES = { H: food, D: medicine, C: firewood } as const

/** The flag's foot and height: [px behind the middle, px above the road]. */
const POLES = { H: [26, 59], D: [20, 62], C: [26, 53] } as const

const flag = (suit: WagonSuit, total: number): Mark => {
  const [behind, high] = POLES[suit]
  return group(
    [
      path(`M0 ${high - 20}V-1`, { line: 'edge', width: 2 }),
      path('M0 0h29l-5.5 9 5.5 9h-29z', { fill: suitRoles(suit).fill, line: 'line', width: 1.4 }),
      text(String(total), {
        at: [total > 99 ? 13 : 12, 13.8],
        size: total > 99 ? 12.5 : 14.6,
        weight: 800,
        face: 'display',
        fill: 'pitch',
        anchor: 'middle',
      }),
    ],
    { at: [-behind, -high], name: 'flag' },
  )
}

/**
 * A wagon 60 wide and 46 high, its wheels on the road at (0, 0), facing Town. `total`: the stores aboard, on a flag;
 * `null` or 0 for an empty wagon, which flies none.
 */
export const wagonMarks = (suit: WagonSuit, total: number | null): readonly Mark[] => {
  const body = group(BODIES[suit](), { at: [-30, -44.6], name: 'body' })
  return total ? [flag(suit, total), body] : [body]
}
