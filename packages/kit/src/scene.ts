import { byOwner, crateMarks, cratePlaces, nudge, previewCrateMarks } from './crates.ts'
import { EMBLEM_PIECES } from './emblems.ts'
import { fireLevel, fireMarks, hearthMarks } from './fire.ts'
import { type Cut, fixed, gouge, run } from './gouge.ts'
import { barn, house, tower } from './houses.ts'
import type { Layout } from './layouts.ts'
import { group, type Mark, type Point, path, text, use } from './mark.ts'
import { between, crest, passMarks } from './pass.ts'
import { figureMarks, pusherMarks } from './people.ts'
import { type SnowState, snowFront, snowMarks, stakeMarks, tagMarks, tagPlaces } from './snow.ts'
import { WAGONS, type WagonSuit } from './suits.ts'
import { wagonMarks } from './wagons.ts'

/** A table's night as the scene shows it. Lists by wagon are in the order ♥ ♦ ♣; seats are 0 to 5. */
export type SceneState = {
  /** Where each wagon stands, 0 to 6. */
  readonly space: readonly [number, number, number]
  /** Stores on each wagon. */
  readonly aboard: readonly (readonly { readonly seat: number; readonly pips: number }[])[]
  /** Who pushed each wagon this beat: a seat once for each push. */
  readonly pushes: readonly (readonly number[])[]
  readonly snow: number
  /** 13 to 27. */
  readonly mark: number
  /** The worst this beat can bring. */
  readonly reach: number
  /** Who fed the fire this beat. */
  readonly fed: readonly number[]
  /** A King was fed. */
  readonly roar: boolean
  /** A play that is being thought of. */
  readonly preview?: Preview
}

export type Preview =
  | { readonly kind: 'load'; readonly suit: WagonSuit; readonly seat: number; readonly pips: number }
  | { readonly kind: 'push'; readonly suit: WagonSuit }

const town = (layout: Layout, lane: number): readonly Mark[] => {
  const { k, stations, base, rise } = layout
  const x = stations[6]! - 6 * k
  const y = base[lane]! - rise[6]! + 4 * k
  const lot = (dx: number, dy: number, wide: number, high: number) =>
    [x + dx * k, y + dy * k, wide * k, high * k] as const
  const barns = (at: number, wide: number, high: number) =>
    barn([stations[0]! + at * k, base[0]! + 2 * k, wide * k, high * k])
  switch (lane) {
    case 0:
      return [
        ...tower(lot(12, -2, 17, layout.tower)),
        ...house(lot(-16, 0, 26, 40)),
        ...house(lot(30, 2, 26, 44)),
        ...house(lot(2, 4, 22, 30)),
        ...barns(-38, 24, 30),
        ...barns(-16, 20, 24),
      ]
    case 1:
      return [...house(lot(24, 1, 30, 44)), ...house(lot(-14, 2, 24, 34)), ...house(lot(4, 4, 24, 30))]
    default:
      return [...house(lot(-10, 2, 22, 32)), ...house(lot(22, 3, 32, 42))]
  }
}

/** Dotted lines between the stretches, from one height to another at each. */
const boundary = (layout: Layout, [from, to]: readonly [(x: number) => number, (x: number) => number]): Mark => {
  const { k } = layout
  const d = [between(layout, 2), between(layout, 5)].map((x) => `M${run([x, from(x)])}V${fixed(to(x))}`)
  return path(d.join(''), {
    line: 'edge',
    width: 1.3 * k,
    dash: [1.5 * k, 5 * k],
    cap: 'round',
    opacity: 0.75,
  })
}

/** All of the scene that never changes for a size: sky, peaks, lanes, road, boundaries, valley and Town. */
export const landscape = (layout: Layout): readonly Mark[] => {
  const { k, base, head } = layout
  return passMarks(layout, {
    far: [boundary(layout, [() => head + 11 * k, () => base[0]!])],
    behind: (lane) => town(layout, lane),
    on: (lane) => {
      const road = crest(layout, lane)
      const drop = lane < 2 ? base[lane + 1]! - base[lane]! : 26 * k
      return [boundary(layout, [road, (x) => road(x) + drop])]
    },
  })
}

/** The numbers of the spaces under the front road. They stand before the Snow and the fire, so that they always read. */
export const stonesMarks = (layout: Layout): readonly Mark[] => {
  const road = crest(layout, 2)
  return layout.stations.map((x, space) =>
    text(String(space), {
      at: [x, road(x) + layout.stone],
      size: 17 * layout.type,
      weight: 700,
      face: 'display',
      fill: 'text',
      anchor: 'middle',
      halo: { line: 'l2', width: 4 * layout.type },
    }),
  )
}

/** The middles of the three stretches and the baseline of their names, for whoever letters them. */
export const headPlaces = (layout: Layout): { readonly y: number; readonly x: readonly [number, number, number] } => {
  const [a, b] = [between(layout, 2), between(layout, 5)]
  return { y: layout.head, x: [a / 2, (a + b) / 2, (b + layout.width) / 2] }
}

/** The names of the three stretches, each with its spaces. */
export const headMarks = (
  layout: Layout,
  names: readonly (readonly [name: string, spaces: string])[],
): readonly Mark[] => {
  const { x, y } = headPlaces(layout)
  const size = 14 * (1 + (layout.type - 1) * 0.6)
  return names.map(([name, spaces], i) =>
    text(name, {
      at: [x[i]!, y],
      size,
      weight: 700,
      face: 'body',
      fill: 'text',
      anchor: 'middle',
      tail: spaces ? { words: spaces, size: size * 0.92, weight: 500, face: 'body', fill: 'dim' } : undefined,
    }),
  )
}

/** Where a wagon's wheels stand on a space, 0 to 6. */
export const wagonPlace = (
  layout: Layout,
  { suit, space }: { readonly suit: WagonSuit; readonly space: number },
): Point => {
  const x = layout.stations[space]! + nudge(layout, space)
  return [x, crest(layout, WAGONS.indexOf(suit))(x)]
}

/** Where those who push a wagon stand: the top left of a figure 28 × 30 times `k`, one for each push. */
export const pusherPlaces = (
  layout: Layout,
  { suit, space, seats }: { readonly suit: WagonSuit; readonly space: number; readonly seats: readonly number[] },
): readonly { readonly seat: number; readonly at: Point }[] => {
  const { k, wagon } = layout
  const road = crest(layout, WAGONS.indexOf(suit))
  const rear = wagonPlace(layout, { suit, space })[0] - 55 * wagon
  return seats.map((seat, i) => {
    const x = rear - i * 7 * k
    return { seat, at: [x, road(x + 12 * k) - 29 * k] }
  })
}

/** Lines of speed behind a wagon that has just rolled to a space, drawn at their place. */
export const rollMarks = (
  layout: Layout,
  { suit, space }: { readonly suit: WagonSuit; readonly space: number },
): readonly Mark[] => {
  const { wagon: w, places } = layout
  const [x, y] = wagonPlace(layout, { suit, space })
  const road = crest(layout, WAGONS.indexOf(suit))
  const rows: readonly (readonly [number, number])[] = [
    [-40, 34],
    [-32, 22],
    [-24, 30],
  ]
  const air = rows.map(([dy, long]): Cut => [x - 34 * w, y + dy * w, -long * w, long * 0.28 * w, 2.4 * w])
  const ground = [26, 16].map((long): Cut => {
    const [from, to] = [x - 22 * w, x - (22 + long) * w]
    return [from, road(from) - (long > 20 ? 2 : 7) * w, to - from, road(to) - road(from), 2 * w]
  })
  return [path(gouge([...air, ...ground], places), { fill: 'edge' })]
}

/** Where the fire stands: on its hollow in the Snow. */
export const firePlace = (layout: Layout, state: Pick<SnowState, 'snow' | 'mark' | 'fed' | 'roar'>): Point => {
  const { fire, height, apron, k } = layout
  const front = snowFront(layout, state)({ x: fire.x, level: state.snow })
  return [fire.x, Math.min(height - apron - 6 * k, front + 9 * k)]
}

/** How far from the fire each who fed it stands, and on which side; where the stake is near, one only on its side. */
const ROOMY = [-50, 32, -68, 50, -86, -104]
const NARROW = [-50, 32, -68, -86, -104, -122]

/** Where those who fed the fire stand: the top left of a figure, its scale, and whether it looks to the left. */
export const feederPlaces = (
  layout: Layout,
  { seats, fire: [x, y] }: { readonly seats: readonly number[]; readonly fire: Point },
): readonly { readonly seat: number; readonly at: Point; readonly scale: Point }[] => {
  const s = layout.k * 0.733
  const offs = layout.stake - layout.fire.x > 101 * layout.k ? ROOMY : NARROW
  return seats.map((seat, i) => {
    const off = offs[i % offs.length]!
    const flip = off > 0
    return { seat, at: [x + (off + (flip ? 20 : 0)) * layout.k, y - 25 * layout.k], scale: [flip ? -s : s, s] }
  })
}

const wagonScene = (layout: Layout, state: SceneState): readonly Mark[] =>
  WAGONS.flatMap((suit, i) => {
    const space = state.space[i]!
    const aboard = state.aboard[i] ?? []
    const seats = state.pushes[i] ?? []
    const { preview } = state
    const marks: Mark[] = []
    const stand = (on: number, total: number | null): Mark =>
      group(wagonMarks(suit, total), {
        at: wagonPlace(layout, { suit, space: on }),
        scale: layout.wagon,
        name: 'wagon',
      })
    if (preview?.kind === 'push' && preview.suit === suit && space < 6) {
      marks.push(group([stand(space + 1, null)], { opacity: 0.5 }))
    }
    if (seats.length > 0) marks.push(...rollMarks(layout, { suit, space }))
    for (const { seat, at } of pusherPlaces(layout, { suit, space, seats })) {
      marks.push(group(pusherMarks(seat), { at, scale: layout.k }))
    }
    const total = byOwner(aboard).reduce((sum, { pips }) => sum + pips, 0)
    marks.push(stand(space, total))
    const load = preview?.kind === 'load' && preview.suit === suit ? preview : undefined
    const crates = cratePlaces(layout, { suit, space, aboard, pushing: seats.length, preview: load })
    for (const { seat, pips, at, preview: thought } of crates) {
      marks.push(group(thought ? previewCrateMarks(pips) : crateMarks({ seat, pips }), { at, scale: layout.crate }))
    }
    return marks
  })

/** The whole scene of a table in one drawing, back to front. Whoever moves its parts takes the functions above instead. */
export const tableScene = (layout: Layout, state: SceneState): readonly Mark[] => {
  const snow: SnowState = { ...state, fed: state.fed.length }
  const fire = firePlace(layout, snow)
  const tags = tagPlaces(layout, state)
  return [
    ...landscape(layout),
    ...wagonScene(layout, state),
    ...snowMarks(layout, snow),
    group(hearthMarks, { at: fire, scale: layout.k }),
    group(fireMarks(fireLevel(state.fed.length, state.roar)), {
      at: fire,
      scale: layout.k * layout.fire.scale,
      name: 'fire',
    }),
    ...feederPlaces(layout, { seats: state.fed, fire }).map(({ seat, at, scale }) =>
      group(figureMarks(seat), { at, scale }),
    ),
    ...stonesMarks(layout),
    ...stakeMarks(layout, state.mark),
    group(tagMarks(layout, { kind: 'most', level: Math.max(state.snow, state.reach) }), { at: tags.most }),
    group(tagMarks(layout, { kind: 'now', level: state.snow }), { at: tags.now }),
  ]
}

/** What crates refer to, and nothing else in a scene: hand it to `sprite`. */
export const sceneParts = (): readonly Mark[] => EMBLEM_PIECES.map((piece) => use(piece))
