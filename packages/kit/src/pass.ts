import { type Cut, fixed, gouge, grain, run, through } from './gouge.ts'
import { type Mark, type Point, path } from './mark.ts'
import { type Peak, peak } from './peaks.ts'
import type { Role } from './tokens.ts'

/** A road over the pass: one curve through seven stations, drawn once for each lane, back to front. */
export type Road = {
  readonly width: number
  readonly height: number
  /** Scale of lines and cuts; 1 on a phone. */
  readonly k: number
  /** Decimals in path data. */
  readonly places: number
  readonly seed: number
  /** x of the spaces 0 to 6. */
  readonly stations: readonly number[]
  /** y of each lane in the valley, back to front. */
  readonly base: readonly number[]
  /** How far each space lies above its lane's base. */
  readonly rise: readonly number[]
  readonly peaks: readonly Peak[]
  /** Bands of gouges in the sky: y, from x, to x. */
  readonly sky: readonly (readonly [y: number, from: number, to: number])[]
  /** How deep the front lane's slope is cut. */
  readonly depth: number
}

type Curve = (x: number) => number

/** A smooth line through (xs, ys), a little flattened beyond its ends. */
const spline = (xs: readonly number[], ys: readonly number[]): Curve => {
  const last = xs.length - 1
  const slopes = xs.map((_, i) => {
    const [a, b] = [Math.max(0, i - 1), Math.min(last, i + 1)]
    return (ys[b]! - ys[a]!) / (xs[b]! - xs[a]!)
  })
  return (x) => {
    if (x <= xs[0]!) return ys[0]! + slopes[0]! * (x - xs[0]!) * 0.4
    if (x >= xs[last]!) return ys[last]! + slopes[last]! * (x - xs[last]!) * 0.25
    let i = 0
    while (x > xs[i + 1]!) i++
    const h = xs[i + 1]! - xs[i]!
    const t = (x - xs[i]!) / h
    const [t2, t3] = [t * t, t * t * t]
    return (
      (2 * t3 - 3 * t2 + 1) * ys[i]! +
      (t3 - 2 * t2 + t) * h * slopes[i]! +
      (-2 * t3 + 3 * t2) * ys[i + 1]! +
      (t3 - t2) * h * slopes[i + 1]!
    )
  }
}

/** The height of a lane's road at each x. Lane 0 is the furthest back. */
export const crest = ({ stations, base, rise }: Pick<Road, 'stations' | 'base' | 'rise'>, lane: number): Curve =>
  spline(
    stations,
    rise.map((up) => base[lane]! - up),
  )

/** The x half-way between a space and the next. */
export const between = ({ stations }: Pick<Road, 'stations'>, space: number): number => {
  const pitch = stations[1]! - stations[0]!
  return (stations[space]! + (stations[space + 1] ?? stations[space]! + pitch)) / 2
}

const skyMarks = ({ sky, k, places }: Road, next: () => number): Mark => {
  const cuts: Cut[] = []
  for (const [y, from, to] of sky) {
    for (let x = from; x < to; ) {
      const long = (26 + next() * 60) * k
      cuts.push([x, y + (next() - 0.5) * 3 * k, long, (next() - 0.5) * 2 * k, 1.7 * k])
      cuts.push([x, y + (next() - 0.5) * 3 * k, -long * 0.4, 0, 1.7 * k])
      x += long * 1.5 + (10 + next() * 40) * k
    }
  }
  return path(gouge(cuts, places), { fill: 'skycut' })
}

/** One lane: fence and snow poles, its slope with long lying cuts where it is gentle and gouges where it is steep, its road. */
const laneMarks = (road: Road, lane: number, next: () => number): readonly Mark[] => {
  const { width, height, k, places, stations, base } = road
  const at = crest(road, lane)
  const pitch = stations[1]! - stations[0]!
  const step = Math.max(8, width / 52)
  const [gentle, steep] = [between(road, 2), between(road, 5)]
  const along = (rough: number): readonly Point[] => {
    const points: Point[] = []
    for (let x = -6; x < width + 6; x += step) points.push([x, at(x) + (next() - 0.5) * 2 * rough])
    return [...points, [width + 6, at(width + 6)]]
  }
  const top = along(0.7)

  let posts = ''
  const rail: Point[] = []
  for (let x = 2; x < gentle - 2; x += pitch / 4) {
    posts += `M${run([x, at(x) + 1], places)}v${fixed(-8 * k)}`
    rail.push([x, at(x) - 5.6 * k])
  }
  for (let i = 2.75; i < 5.6; i += 0.5) {
    const x = stations[0]! + pitch * i + (next() - 0.5) * 4
    posts += `M${run([x, at(x) + 2], places)}l${run([(next() - 0.5) * 4 * k, -(13 + next() * 4) * k], places)}`
  }

  const depth = (base[lane + 1] ?? base[lane]! + road.depth) - base[lane]!
  const cuts: Cut[] = []
  for (let x = 6; x < gentle; x += pitch * 0.36) {
    for (let j = 0; j < 3; j++) {
      const y = at(x) + depth * (0.3 + 0.24 * j) + next() * 5 * k
      const lean = -1.5 * k + (at(x + 20) - at(x)) * 0.5
      cuts.push([x + next() * pitch * 0.3, y, pitch * (0.25 + next() * 0.35), lean, 1.7 * k])
    }
  }
  for (let x = gentle + 3; x < steep; x += pitch * 0.17) {
    const y = at(x) + (7 + next() * 3) * k
    cuts.push([x, y, -pitch * (0.04 + 0.1 * next()), depth * (0.22 + 0.42 * next()), 2.5 * k])
  }
  for (let x = steep + 6; x < width + 4; x += pitch * 0.3) {
    cuts.push([x, at(x) + depth * (0.4 + 0.3 * next()), pitch * 0.3, 4 * k, 1.6 * k])
  }

  const thick = 5 * k
  const band = (from: number, to: number) => {
    const xs: number[] = []
    for (let x = from; x < to; x += step) xs.push(x)
    xs.push(to)
    const upper = xs.map((x): Point => [x, at(x) - 0.6 * k])
    const lower = xs.reverse().map((x): Point => [x, at(x) + thick])
    return `${through([...upper, ...lower], places)}z`
  }
  let lumps = ''
  for (let x = gentle + 3; x < steep - 4; ) {
    const w = (5 + next() * 8) * k
    const swell = -thick * (1.1 + next() * 0.5) + (at(x + w * 0.5) - at(x))
    lumps += `M${run([x, at(x) + thick * 0.8], places)}q${run([w * 0.4, swell, w, at(x + w) - at(x)], places)}z`
    x += w + (2 + next() * 3) * k
  }
  const stones = stations.map((x) => `M${run([x, at(x)], places)}v${fixed(7 * k)}`)

  return [
    path(posts + through(rail, places), { line: 'post', width: 1.5 * k }),
    path(`${through(top, places)}V${fixed(height + 4)}H-6z`, { fill: `l${lane}` as Role }),
    path(gouge(cuts, places), { fill: 'hatch' }),
    path(band(-6, gentle) + band(steep, width + 6), { fill: 'road' }),
    path(lumps, { fill: 'road2' }),
    path(through(along(0.25), places), { line: 'crest', width: 1.6 * k }),
    path(stones.join(''), { line: 'tick', width: 2 * k }),
  ]
}

/** What stands on a pass besides the road: behind everything, behind a lane's slope (houses), and on it (boundaries). */
type Furniture = {
  readonly far?: readonly Mark[]
  readonly behind?: (lane: number) => readonly Mark[]
  readonly on?: (lane: number) => readonly Mark[]
}

/** The whole pass, sky to front slope: nothing in it moves. */
export const passMarks = (road: Road, { far, behind, on }: Furniture = {}): readonly Mark[] => {
  const next = grain(road.seed)
  const marks: Mark[] = [
    path(`M0 0h${fixed(road.width)}v${fixed(road.height)}H0z`, { fill: 'sky' }),
    ...(road.sky.length > 0 ? [skyMarks(road, next)] : []),
    ...road.peaks.flatMap((one) => peak(one, road)),
    ...(far ?? []),
  ]
  for (const lane of road.base.keys()) {
    marks.push(...(behind?.(lane) ?? []), ...laneMarks(road, lane, next), ...(on?.(lane) ?? []))
  }
  return marks
}
