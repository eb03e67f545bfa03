import { type FireLevel, fireMarks } from './fire.ts'
import { type Cut, disc, fixed, gouge, grain, through } from './gouge.ts'
import { type Footprint, house, tower } from './houses.ts'
import type { Size } from './layouts.ts'
import { type Box, group, type Mark, type Point, path } from './mark.ts'
import { crest, passMarks, type Road } from './pass.ts'
import { pusherMarks, watcherMarks } from './people.ts'
import { massMarks } from './snow.ts'
import { WAGONS, type WagonSuit } from './suits.ts'
import { wagonMarks } from './wagons.ts'

/** Where everything of the first page's scene stands: the pass far off, and the near hill with the watchfire. */
export type HomeLayout = Road & {
  readonly kind: 'phone' | 'desk'
  /** The ridge of the near hill. */
  readonly hill: (x: number) => number
  readonly fire: { readonly x: number; readonly scale: number }
  /** x of the three wagons, ♥ ♦ ♣. */
  readonly wagons: readonly [number, number, number]
  /** Who stands at the fire: px from it (times `k`), scale (times `k`). */
  readonly watchers: readonly (readonly [off: number, scale: number])[]
  /** Town's tower, then its houses. */
  readonly town: readonly Footprint[]
  readonly moon?: readonly [x: number, y: number, r: number]
  /** Ground that is kept dark for words: from x, below y, to x. */
  readonly quiet: readonly [from: number, below: number, to: number]
}

const mound = (x: number, [at, wide, high]: readonly [number, number, number]) =>
  high * Math.exp(-(((x - at) / wide) ** 2))

const phoneHome = ({ width, height }: Size): HomeLayout => {
  const q = width / 390
  const d = height - 478
  const near = (x: number) => 418 + d + Math.sin(x / 70) * 4 - mound(x, [250, 110, 26])
  return {
    kind: 'phone',
    width,
    height,
    k: 1,
    places: 1,
    seed: 9,
    stations: [10, 80, 150, 210, 265, 315, 360].map((x) => x * q),
    base: [286 + d, 322 + d, 362 + d],
    rise: [0, 3, 11, 27, 43, 52, 38],
    peaks: [
      [120 * q, 298 + d, 190 * q, 76, 12],
      [370 * q, 248 + d, 150 * q, 84, 8],
      [268 * q, 268 + d, 220 * q, 108, 5],
      [10 * q, 302 + d, 140 * q, 50, 3],
    ],
    sky: [
      [180 + d, -10, 130 * q],
      [196 + d, 40 * q, 190 * q],
      [168 + d, 300 * q, 400 * q],
    ],
    depth: 120,
    hill: (x) => near(x / q),
    fire: { x: 248 * q, scale: 0.92 },
    wagons: [228 * q, 150 * q, 92 * q],
    watchers: [
      [-46, 1.3],
      [44, 1.4],
    ],
    town: (
      [
        [336, 242, 11, 44],
        [318, 242, 19, 25],
        [350, 243, 22, 32],
        [302, 242, 15, 19],
        [328, 245, 16, 19],
        [374, 244, 22, 26],
      ] as const
    ).map(([x, y, w, h]): Footprint => [x + 360 * (q - 1), y + d, w, h]),
    quiet: [125 * q, 426 + d, 372 * q],
  }
}

const deskHome = ({ width, height }: Size): HomeLayout => {
  const q = width / 1440
  const p = height / 900
  const k = 1.7 * Math.min(q, p)
  const s = Math.min(q, p)
  const near = (x: number) =>
    (682 + Math.sin(x / 260 + 1.2) * 12 - mound(x, [1010, 330, 58]) + mound(x, [300, 300, 26])) * p
  return {
    kind: 'desk',
    width,
    height,
    k,
    places: k > 1.4 ? 0 : 1,
    seed: 9,
    stations: [180, 390, 600, 800, 1000, 1180, 1340].map((x) => x * q),
    base: [452 * p, 524 * p, 600 * p],
    rise: [0, 8, 28, 64, 104, 126, 92].map((y) => y * p),
    peaks: [
      [640 * q, 470 * p, 520 * q, 190 * p, 12],
      [1360 * q, 380 * p, 420 * q, 170 * p, 8],
      [1000 * q, 420 * p, 620 * q, 300 * p, 5],
      [330 * q, 480 * p, 420 * q, 110 * p, 3],
    ],
    sky: (
      [
        [80, 560, 1440],
        [118, 700, 1300],
        [150, 520, 900],
        [330, -10, 420],
        [362, 40, 560],
        [60, 900, 1440],
        [204, 1180, 1440],
      ] as const
    ).map(([y, from, to]) => [y * p, from * q, to * q] as const),
    depth: 120 * k,
    hill: (x) => near(x / q),
    fire: { x: 1010 * q, scale: 1.03 },
    wagons: [905 * q, 640 * q, 415 * q],
    watchers: [
      [-66, 1.38],
      [64, 1.47],
      [96, 1.26],
    ],
    town: (
      [
        [1290, 352, 28, 108],
        [1240, 350, 46, 58],
        [1330, 352, 54, 76],
        [1200, 352, 40, 46],
        [1268, 358, 40, 46],
        [1390, 356, 56, 62],
        [1160, 352, 30, 34],
      ] as const
    ).map(([x, y, w, h]): Footprint => [1340 * q + (x - 1340) * s, y * p, w * s, h * s]),
    moon: [1236 * q, 104 * p, 24 * s],
    quiet: [890 * q, 668 * p, 1130 * q],
  }
}

/** The first page's scene for a box: below 600 px of width as drawn at 390 × 478, above as drawn at 1440 × 900. */
export const homeLayout = (size: Size): HomeLayout => (size.width < 600 ? phoneHome(size) : deskHome(size))

const ridge = ({ width, k, hill }: HomeLayout): readonly Point[] => {
  const next = grain(3)
  const points: Point[] = []
  for (let x = -8; x <= width + 16; x += 14 * k) points.push([x, hill(x) + (next() - 0.5) * 1.6 * k])
  return points
}

/** All that never changes: sky, moon, pass, Town, the near hill. */
export const homeLandscape = (layout: HomeLayout): readonly Mark[] => {
  const { width, height, k, places, hill, town, moon, fire } = layout
  const [first, ...rest] = town
  const far: Mark[] = moon
    ? [
        path(disc(...moon), { fill: 'moon' }),
        path(disc(moon[0] + moon[2] * 0.42, moon[1] - moon[2] * 0.22, moon[2] * 0.86), { fill: 'sky' }),
      ]
    : []
  const top = through(ridge(layout), places)
  const next = grain(11)
  const drifts: Cut[] = []
  for (let x = 0; x < width; x += (9 + next() * 10) * k) {
    if (Math.abs(x - fire.x) < 225 * k) continue
    const y = hill(x) + (3 + next() * 8) * k
    drifts.push([x, y, (10 + next() * 16) * k, hill(x + 14 * k) - hill(x) + 2 * k, 1.6 * k])
  }
  return [
    ...passMarks(layout, {
      far,
      behind: (lane) => (lane === 0 ? [...(first ? tower(first) : []), ...rest.flatMap(house)] : []),
    }),
    path(`${top}V${fixed(height + 4)}H-8z`, { fill: 'near' }),
    path(top, { line: 'crest', width: 2 * k, opacity: 0.9 }),
    path(gouge(drifts, places), { fill: 'hatch' }),
  ]
}

/** The three wagons on the far road, each with someone behind it: where they stand, at what scale. */
export const homeWagons = (
  layout: HomeLayout,
): readonly {
  readonly suit: WagonSuit
  readonly at: Point
  readonly scale: number
  readonly marks: readonly Mark[]
}[] =>
  WAGONS.map((suit, lane) => {
    const road = crest(layout, lane)
    const x = layout.wagons[lane]!
    const scale = 0.92 * layout.k * (1 + lane * 0.12)
    const ws = 0.92 * layout.k
    const foot = (road(x - 46 * ws) - road(x)) / scale
    const s = ws / scale
    return {
      suit,
      at: [x, road(x)],
      scale,
      marks: [...wagonMarks(suit, null), group(pusherMarks(null), { at: [-58 * s, foot - 28 * s], scale: s })],
    }
  })

/** Firelight on the ground: the lit edge of the hill and the cuts that follow it, as far as the fire reaches. */
export const homeGlow = (layout: HomeLayout, fire: FireLevel): readonly Mark[] => {
  const { k, places, hill, quiet } = layout
  const fx = layout.fire.x
  const far = (0.25 + 0.25 * fire) * k
  const next = grain(4)
  const cuts: Cut[] = []
  for (let i = 0; i < 28 * fire; i++) {
    const t = (next() - 0.5) * 2
    const side = Math.sign(t)
    const away = Math.abs(t)
    const x = fx + t * 230 * far
    const y = hill(x) + (5 + next() * (62 - 46 * away)) * k
    const long = side * (12 + next() * 26) * k * (1.1 - away * 0.6)
    const fall = hill(x + long) - hill(x) + (1 + next() * 2) * k
    if (away < 0.1 || (x > quiet[0] && x < quiet[2] && y > quiet[1])) continue
    cuts.push([x, y, long, fall, (2.9 - 2 * away) * k])
  }
  const edge = ridge(layout).filter(([x]) => Math.abs(x - fx) < 250 * far)
  return [
    path(through(edge, places), { line: 'ember', width: 2.6 * k }),
    ...(cuts.length > 0 ? [path(gouge(cuts, places), { fill: 'ember' })] : []),
  ]
}

/** Those who keep the watch, dark against their fire. */
export const homeWatchers = ({ k, fire, hill, watchers }: HomeLayout): readonly Mark[] =>
  watchers.map(([off, scale]) => {
    const s = scale * k
    const x = fire.x + off * k
    const flip = off > 0
    return group(watcherMarks, {
      at: [x + (flip ? 13 : -13) * s, hill(x) + 2 * k - 46 * s],
      scale: flip ? [-s, s] : s,
    })
  })

/** Where the watchfire stands and the scale of its marks. */
export const homeFirePlace = ({ fire, k, hill }: HomeLayout): { readonly at: Point; readonly scale: number } => ({
  at: [fire.x, hill(fire.x) + 5 * k],
  scale: fire.scale * k,
})

/** Where a touch feeds the fire: at least 88 × 88. */
export const homeHit = (layout: HomeLayout): Box => {
  const { at, scale } = homeFirePlace(layout)
  const [wide, high] = [Math.max(88, 70 * scale), Math.max(88, 100 * scale)]
  return [at[0] - wide / 2, at[1] + 12 * scale - high, wide, high]
}

/** Snow that banks up on the near hill as the fire is left alone, 0 to 1; the fire keeps a hollow free. */
export const homeSnow = (
  layout: HomeLayout,
  { snow, fire }: { readonly snow: number; readonly fire: FireLevel },
): readonly Mark[] => {
  if (snow <= 0) return []
  const { width, k, places, hill } = layout
  const hollow = (34 + 34 * fire) * k
  const bank = (x: number) => {
    const t = Math.max(0, Math.min(1, (Math.abs(x - layout.fire.x) - hollow) / (130 * k)))
    const wave = 1 + 0.12 * Math.sin(x / (37 * k)) + 0.08 * Math.sin(x / (83 * k) + 2)
    return hill(x) - 50 * k * Math.min(1, snow) * t * t * (3 - 2 * t) * wave
  }
  const next = grain(8)
  const side = (from: number, to: number) =>
    massMarks({
      width,
      height: layout.height,
      k,
      places,
      seed: 6,
      front: bank,
      bank: { from, to, under: (x) => hill(x) + Math.min(hill(x) - bank(x), (3 + next() * 6) * k) },
      skip: ([x, y, long]) => [x, x + long].some((at) => y > hill(at) - 2 * k),
    })
  const { x } = layout.fire
  return [...side(-6, x - hollow), ...side(x + hollow, width + 6)]
}

/** The scene as it stands: `fire` 0 (embers) to 5 (roaring), `snow` 0 (none) to 1 (it closes on the fire). */
export const homeScene = (
  layout: HomeLayout,
  state: { readonly fire: FireLevel; readonly snow: number },
): readonly Mark[] => [
  ...homeLandscape(layout),
  ...homeWagons(layout).map(({ at, scale, marks }) => group(marks, { at, scale, name: 'wagon' })),
  ...homeGlow(layout, state.fire),
  ...homeWatchers(layout),
  group(fireMarks(state.fire), { ...homeFirePlace(layout), name: 'fire' }),
  ...homeSnow(layout, state),
]
