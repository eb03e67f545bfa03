/** The road as it is printed: the pass with a board on each space, large enough for the corner of an ace or a coin. */
import { LAST_FULL, TOWN } from '@watchfires/rules'
import { type Cut, gouge, grain, run, through } from '../gouge.ts'
import { house, tower } from '../houses.ts'
import { group, type Mark, type Point, path } from '../mark.ts'
import { between, crest, passMarks, type Road } from '../pass.ts'
import { WAGONS } from '../suits.ts'
import { wagonMarks } from '../wagons.ts'

/** A board on the road: half its width and its height. */
const BOARD = { half: 45, high: 66, drop: 9 } as const

/** The pass on a sheet, four px to the millimetre. */
export function printedRoad({ width, height }: { readonly width: number; readonly height: number }): Road {
  const first = 124
  const pitch = (width - first - 56) / TOWN
  const q = width / 828
  const foot = height - 85
  const base = [foot - 2 * LANES, foot - LANES, foot]
  const back = base[0]
  return {
    width,
    height,
    k: 1.7,
    places: 1,
    seed: 13,
    stations: Array.from({ length: TOWN + 1 }, (_, space) => first + pitch * space),
    base,
    rise: [0, 4, 14, 32, 54, 66, 44],
    peaks: [
      [330 * q, back + 8, 210 * q, 60, 3],
      [560 * q, back - 18, 330 * q, 128, 5],
      [770 * q, back - 18, 230 * q, 92, 8],
      [60 * q, back + 10, 150 * q, 40, 12],
    ],
    sky: [
      [52, 500 * q, width],
      [72, 640 * q, width],
      [98, 470 * q, 590 * q],
    ],
    depth: 110,
  }
}

/** From one lane of the road to the next. */
const LANES = 108

/** The middle of a space's board, in px of the drawing. */
export const boardPlace = (road: Road, { lane, space }: { readonly lane: number; readonly space: number }): Point => {
  const x = road.stations[space]
  return [x, Math.round(crest(road, lane)(x)) + BOARD.drop + BOARD.high / 2]
}

/** A board by its stretch: squared where a load goes on in full, splintered where it is heaved, a gable in Town. */
function boardMarks([x, middle]: Point, space: number): readonly Mark[] {
  const { half, high } = BOARD
  const y = middle - high / 2
  if (space === TOWN) {
    const gable = `M${run([x - half, y + high])}V${y + 16}l${half}-20 ${half} 20v${high - 16}z`
    return [path(gable, { fill: 'canvas', line: 'edge', width: 3, join: 'round' })]
  }
  if (space <= LAST_FULL) {
    const plank = `M${run([x - half, y])}h${2 * half}v${high}h${-2 * half}z`
    return [path(plank, { fill: 'canvas', line: 'edge', width: 2, join: 'round' })]
  }
  const next = grain(space * 9 + Math.round(y))
  const cuts = Array.from(
    { length: 7 },
    (_, i): Cut => [x + half - 2 - i * 8, y + 5, -5 - next() * 3, 9 + next() * 8 + (i ? 0 : 6), 3],
  )
  const splintered =
    `M${run([x - half, y + 4])}l18-5 16 3 22-4 20 5 ${2 * half - 76}-3v${high}l-18 3-20-4-22 4-16-3` +
    `L${run([x - half, y + high + 4])}z`
  return [
    path(splintered, { fill: 'canvas', line: 'edge', width: 2, join: 'round' }),
    path(gouge(cuts), { fill: 'hatch' }),
  ]
}

/** The whole picture: pass, Town, boards, the three wagons waiting before the trailhead. */
export function roadMarks(road: Road): readonly Mark[] {
  const { base, width } = road
  const town = width - 36
  const back = base[0] - 42
  return [
    ...passMarks(road, {
      behind: (lane) =>
        lane > 0
          ? []
          : [
              ...house([town - 48, back, 34, 46]),
              ...tower([town, back - 2, 22, 98]),
              ...house([town + 20, back, 36, 50]),
            ],
      on: (lane) => {
        const at = crest(road, lane)
        const boards = road.stations.flatMap((_, space) => boardMarks(boardPlace(road, { lane, space }), space))
        return [...boards, group(wagonMarks(WAGONS[lane], null), { at: [43, at(43)], scale: 1.24 })]
      },
    }),
    ...footMarks(road),
    path(
      [between(road, LAST_FULL), between(road, TOWN - 1)]
        .map((x) => `M${run([x, 150])}V${run([road.height])}`)
        .join(''),
      { line: 'edge', width: 2, dash: [0.1, 8], cap: 'round' },
    ),
  ]
}

/** The dark slope at the foot of the picture, where nothing needs its room; light is cut out of it. */
function footMarks({ width, height, stations, places }: Road): readonly Mark[] {
  const [from, crown] = [stations[1], stations[4]]
  const top = (x: number) => {
    const t = Math.max(0, Math.min(1, (x - from) / (crown - from)))
    return height + 6 - 40 * t * t * (3 - 2 * t) - Math.sin(x / 37) * 2.2
  }
  const points: Point[] = []
  for (let x = from; x < width; x += 14) points.push([x, top(x)])
  points.push([width + 6, top(width)])
  const next = grain(17)
  const cuts: Cut[] = []
  for (let x = stations[2]; x < width; x += 13 + next() * 15) {
    const y = top(x) + 6 + next() * 15
    if (y < height - 4) cuts.push([x, y, -(16 + next() * 26), 3 + next() * 6, 3])
  }
  return [
    path(`${through(points, places)}V${run([height + 6])}H${run([from])}z`, { fill: 'solid' }),
    path(gouge(cuts), { fill: 'canvas' }),
  ]
}
