import { type Cut, gouge, grain } from './gouge.ts'
import { type Footprint, house, tower } from './houses.ts'
import type { Size } from './layouts.ts'
import { group, type Mark, path } from './mark.ts'
import { crest, passMarks, type Road } from './pass.ts'
import { pusherMarks } from './people.ts'
import { massMarks } from './snow.ts'
import { WAGONS, type WagonSuit } from './suits.ts'
import { wagonMarks } from './wagons.ts'

/** How a night ended, as the head of its sheet shows it. */
export type NightEnd =
  | {
      readonly kind: 'through'
      readonly suit: WagonSuit
      /** Stores that rode into Town. */
      readonly total: number
      /** Whose push carried it in, if it was a push. */
      readonly seat?: number
    }
  | { readonly kind: 'buried' }
  | { readonly kind: 'stranded' }

/** The scene is drawn at this height and scaled. */
const HIGH = 212

/** The last stretch of the road; everything stands from the right edge, so that Town is always in the picture. */
const stretch = (width: number): Road => {
  const d = width - 390
  return {
    width,
    height: HIGH,
    k: 1.3,
    places: 1,
    seed: 5,
    stations: [-60, 40, 120, 190, 250, 300, 380].map((x) => x + d),
    base: [172],
    rise: [0, 6, 14, 22, 26, 24, 18],
    depth: 70,
    sky: [
      [108, -10, 150 + d],
      [124, 60, 200 + d],
      [24, 270 + d, width],
      [40, 330 + d, width],
    ],
    peaks: [
      ...(d > 60 ? [[-130 + d, 178, 240, 84, 12] as const] : []),
      [40 + d, 176, 170, 70, 3],
      [150 + d, 170, 150, 52, 7],
    ],
  }
}

const town = (d: number): readonly Mark[] => {
  const lots: readonly Footprint[] = [
    [286 + d, 158, 30, 44],
    [346 + d, 160, 44, 66],
    [300 + d, 162, 26, 34],
  ]
  return [...tower([318 + d, 158, 24, 104]), ...lots.flatMap(house)]
}

/** The bell of Town rings: light about the tower's window. */
const bell = (d: number): Mark => {
  const cuts = [-2.75, -2.25, -0.9, -0.4, 0.05, 3.1].map((angle): Cut => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return [330 + d + c * 20, 116 + s * 20, c * 17, s * 17, 3.2]
  })
  return path(gouge(cuts), { fill: 'ember' })
}

/** Wind: long level cuts across the sky, none behind the words at the upper left. */
const wind = (width: number): Mark => {
  const next = grain(17)
  const cuts = Array.from({ length: Math.round(width / 11) }, (): Cut => {
    const long = 30 + next() * 70
    return [next() * width, 20 + next() * 130, long, 4 + next() * 5, 1.6 + next() * 1.2]
  })
  const clear = cuts.filter(([x, y]) => x > 268 || y > 88)
  return path(gouge(clear), { fill: 'flake', opacity: 0.7 })
}

const drift = (width: number, front: (x: number) => number): readonly Mark[] =>
  massMarks({ width, height: HIGH, k: 1, places: 1, seed: 3, front })

const thinly = (x: number) => HIGH - 12 + Math.sin(x / 40) * 3

const ending = (end: NightEnd, road: Road): readonly Mark[] => {
  const { width } = road
  const d = width - 390
  const at = crest(road, 0)
  switch (end.kind) {
    case 'through': {
      const x = 248 + d
      return [
        bell(d),
        ...(end.seat === undefined
          ? []
          : [group(pusherMarks(end.seat), { at: [178 + d, at(192 + d) - 38], scale: 1.26 })]),
        group(wagonMarks(end.suit, end.total), { at: [x, at(x)], scale: 1.3, name: 'wagon' }),
        ...drift(width, thinly),
      ]
    }
    case 'buried': {
      const x = 176 + d
      const front = (x: number) => {
        const roofs = Math.exp(-(((x - 344 - d) / 46) ** 2))
        return 132 + roofs * 12 + Math.sin(x / 34) * 4 + Math.sin(x / 83 + 1) * 5
      }
      return [
        wind(width),
        group(wagonMarks('H', null), { at: [x, at(x) + 6], scale: 1.3, turn: -9, name: 'wagon' }),
        ...drift(width, front),
        path(`M${x + 62} ${front(x + 62) + 6}l5-30`, { line: 'post', width: 2.4 }),
      ]
    }
    case 'stranded':
      return [
        ...WAGONS.map((suit, i) => {
          const x = [206, 128, 48][i]! + d
          return group(wagonMarks(suit, null), { at: [x, at(x)], name: 'wagon' })
        }),
        wind(width),
        ...drift(width, thinly),
      ]
    default:
      return end satisfies never
  }
}

/** The head of a night's sheet: the gate of Town as the night left it. Drawn to the size given; 390 × 212 on a phone. */
export const settlementScene = ({ width, height }: Size, end: NightEnd): readonly Mark[] => {
  const scale = height / HIGH
  const road = stretch(Math.max(320, width / scale))
  const marks = [...passMarks(road, { behind: () => town(road.width - 390) }), ...ending(end, road)]
  return [group(marks, { scale })]
}
