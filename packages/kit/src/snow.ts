import { type Cut, dots, fixed, gouge, grain, run, through } from './gouge.ts'
import type { Layout } from './layouts.ts'
import { group, type Mark, type Point, path, text } from './mark.ts'
import { crest } from './pass.ts'

/** What the Snow is drawn from: its level, its burial mark, how far it can come this beat, and how many fed the fire. */
export type SnowState = {
  readonly snow: number
  /** 13 to 27, by the number of players. */
  readonly mark: number
  /** The worst this beat can bring, at least `snow`. */
  readonly reach: number
  /** How many fed the fire, and whether it roars: the Snow gives way about it. */
  readonly fed: number
  readonly roar?: boolean
}

/** y of the burial mark at each x. */
const burial = (layout: Layout) => {
  const road = crest(layout, 2)
  return (x: number) => road(x) + layout.bury
}

/** y of a level of the Snow at an x: 0 just above the caption, the mark at the burial line, in proportion between. */
const height = (layout: Layout, mark: number) => {
  const top = burial(layout)
  const foot = layout.height - layout.apron
  return ({ x, level }: { readonly x: number; readonly level: number }) => foot + ((top(x) - foot) * level) / mark
}

/** The front of the mass: a level line that hums a little and dips about the fire. */
export const snowFront = (
  layout: Layout,
  { mark, fed, roar }: Pick<SnowState, 'mark' | 'fed' | 'roar'>,
): ((at: { readonly x: number; readonly level: number }) => number) => {
  const { k } = layout
  const at = height(layout, mark)
  const heat = Math.min(4, roar ? Math.max(3, fed) : fed)
  const hollow = (26 + 5 * heat) * k * layout.fire.scale
  const deep = (10 + 6 * heat) * k
  return ({ x, level }) => {
    const hum = Math.sin(x / (23 * k)) * 1.6 * k + Math.sin(x / (61 * k) + 1) * 1.4 * k
    const dip = deep * Math.exp(-(((x - layout.fire.x) / hollow) ** 2))
    const calm = Math.max(0, Math.min(1, (mark - level) / 4 + 0.3))
    return Math.min(layout.height - layout.apron, at({ x, level }) + hum * calm + dip)
  }
}

/** How far up the picture the Snow moves at its stake from one level to another, in px. */
export const snowRise = (
  layout: Layout,
  { mark, from, to }: { readonly mark: number; readonly from: number; readonly to: number },
): number => {
  const at = height(layout, mark)
  return at({ x: layout.stake, level: from }) - at({ x: layout.stake, level: to })
}

/** Spindrift above the front, up to the worst of this beat. */
export const teethMarks = (layout: Layout, state: SnowState): readonly Mark[] => {
  const { k, width, fire, places } = layout
  const front = snowFront(layout, state)
  const next = grain(5)
  const cuts: Cut[] = []
  for (let x = 4; x < width; x += 5.2 * k) {
    if (Math.abs(x - fire.x) < 30 * k * fire.scale) continue
    const foot = front({ x, level: state.snow })
    const tip = front({ x, level: Math.max(state.snow, state.reach) })
    cuts.push([x, foot + 1, 3.4 * k, (tip - foot) * (0.78 + 0.22 * next()), 2.6 * k])
  }
  return [path(gouge(cuts, places), { fill: 'snow', line: 'teeth', width: 0.8 })]
}

/** The burial mark: a dashed line under the numbers. The same for every mark and level. */
export const burialMarks = (layout: Layout): readonly Mark[] => {
  const { k, width, places } = layout
  const top = burial(layout)
  const points: Point[] = []
  for (let x = -4; x <= width + 4; x += 12 * k) points.push([x, top(x)])
  points.push([width + 8, top(width + 8)])
  const d = through(points, places)
  return [path(d, { line: 'l2', width: 4.6 * k }), path(d, { line: 'mark', width: 2 * k, dash: [9 * k, 4 * k] })]
}

/** A mass of snow under its front. */
type Drift = {
  readonly width: number
  readonly height: number
  readonly k: number
  readonly places: number
  readonly seed: number
  readonly front: (x: number) => number
  /** From where to where it lies; without it, over the whole width and down out of the picture. */
  readonly bank?: { readonly from: number; readonly to: number; readonly under: (x: number) => number }
  /** Where no cut is made: x, y of its root and its length. */
  readonly skip?: (cut: readonly [x: number, y: number, long: number]) => boolean
}

/** Snow from its front down, with lying cuts near the top. */
export const massMarks = ({ width, height, k, places, seed, front, bank, skip }: Drift): readonly Mark[] => {
  const next = grain(seed)
  const step = Math.max(7, width / 60)
  const { from, to } = bank ?? { from: -6, to: width + 6 }
  const along = (line: (x: number) => number): Point[] => {
    const points: Point[] = []
    for (let x = from; x < to; x += step) points.push([x, line(x)])
    return [...points, [to, line(to)]]
  }
  const edge = along(front)
  let cuts = ''
  for (let row = 1; row < 6; row++) {
    for (let x = Math.max(0, from) + 10 + next() * 30; x < Math.min(width, to) - 10; ) {
      const long = (18 + next() * 44) * k
      const y = front(x) + row * 9 * k + next() * 3
      if (y < height - 2 && !skip?.([x, y, long])) {
        const half = (front(x + long / 2) - front(x)) * 0.7
        const fall = (front(x + long) - front(x)) * 0.8
        cuts +=
          `M${run([x, y], places)}q${run([long / 2, half - 1.2 * k, long, fall], places)}` +
          `q${run([-long / 2, -0.3 * k - fall / 4, -long, -fall], places)}`
      }
      x += long + (26 + next() * 60) * k
    }
  }
  const top = through(edge, places)
  return [
    path(
      bank ? `${through([...edge, ...along(bank.under).reverse()], places)}z` : `${top}V${fixed(height + 60 * k)}H-6z`,
      { fill: 'snow' },
    ),
    path(top, { line: 'snowedge', width: 2 * k, join: 'round' }),
    path(cuts, { fill: 'snowcut' }),
  ]
}

/** The Snow itself at its level. It reaches 60 px (times `k`) below the scene, so that it can be moved up and down. */
export const driftMarks = (layout: Layout, state: SnowState): readonly Mark[] => {
  const { width, height, k, places, fire, apron } = layout
  const front = snowFront(layout, state)
  return massMarks({
    width,
    height,
    k,
    places,
    seed: 6,
    front: (x) => front({ x, level: state.snow }),
    skip: ([x, y, long]) => y > height - apron - 4 * k || Math.abs(x + long / 2 - fire.x) < 46 * k * fire.scale,
  })
}

/** The whole of the Snow in its order: teeth, burial mark, mass. */
export const snowMarks = (layout: Layout, state: SnowState): readonly Mark[] => [
  group(teethMarks(layout, state), { name: 'teeth' }),
  group(burialMarks(layout), { name: 'burial' }),
  group(driftMarks(layout, state), { name: 'drift' }),
]

/** The stake that counts: a tick each level, a long one each fifth, a board with the mark. Drawn at its place. */
export const stakeMarks = (layout: Layout, mark: number): readonly Mark[] => {
  const { k, stake: x, apron } = layout
  const at = height(layout, mark)
  const foot = layout.height - apron
  const top = burial(layout)(x)
  let ticks = ''
  for (let level = 0; level <= mark; level++) {
    ticks += `M${run([x - 2 * k, at({ x, level })])}h${fixed((level % 5 ? 4 : 8) * k)}`
  }
  return [
    path(`M${run([x, foot + 6 * k])}V${fixed(top - 26 * k)}`, { line: 'ink', width: 7 * k }),
    path(`M${run([x, foot + 5 * k])}V${fixed(top - 25 * k)}`, { line: 'stake', width: 4 * k }),
    path(ticks, { line: 'ink', width: 1.3 * k }),
    group(
      [
        path('M-15-10h30v20h-30z', { fill: 'mark', line: 'ink', width: 1.5 }),
        text(String(mark), {
          at: [0, 5.2],
          size: (15 * layout.type) / k,
          weight: 800,
          face: 'display',
          fill: 'onaccent',
          anchor: 'middle',
        }),
      ],
      { at: [x + 10 * k, top - 13 * k], scale: k },
    ),
  ]
}

/** A tag on the stake, its point at (0, 0), scaled by the layout: the level now, or the most this beat can bring. */
export const tagMarks = (
  layout: Layout,
  { kind, level }: { readonly kind: 'now' | 'most'; readonly level: number },
): readonly Mark[] => [
  group(
    [
      path('M0 0l-7-9h-22v18h22z', { fill: kind, line: 'ink', width: 1.3 }),
      text(String(level), {
        at: [-17, 5],
        size: (15 * layout.type) / layout.k,
        weight: 800,
        face: 'display',
        fill: kind === 'now' ? 'onnow' : 'onmost',
        anchor: 'middle',
      }),
    ],
    { scale: layout.k },
  ),
]

/** Where the two tags stand. They never overlap: the upper one gives way. */
export const tagPlaces = (
  layout: Layout,
  { snow, reach, mark }: Pick<SnowState, 'snow' | 'reach' | 'mark'>,
): { readonly now: Point; readonly most: Point } => {
  const at = height(layout, mark)
  const x = layout.stake - 4 * layout.k
  const now = at({ x: layout.stake, level: snow })
  const most = Math.min(at({ x: layout.stake, level: Math.max(snow, reach) }), now - 18.6 * layout.k)
  return { now: [x, now], most: [x, most] }
}

/** Snowfall: one tile of flakes, to be laid over a part of the picture and moved down by its height without a seam. */
export type Snowfall = {
  readonly width: number
  readonly height: number
  readonly count: number
  readonly seed?: number
}

export const snowfallMarks = ({ width, height, count, seed = 2 }: Snowfall): readonly Mark[] => {
  const next = grain(seed)
  const flakes = Array.from({ length: count }, (): Point => [next() * width, next() * height])
  const line = (large: boolean): Mark =>
    path(dots(flakes.filter((_, i) => (i % 3 === 0) === large)), {
      line: 'flake',
      width: large ? 2.6 : 1.6,
      cap: 'round',
    })
  return [group([line(false), line(true)], { name: 'fall' })]
}
