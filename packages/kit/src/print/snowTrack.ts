/** The Snow as it is printed: a track that climbs through the drift in rows of ten, with each table's burial mark. */
import { FEWEST_PLAYERS, MOST_PLAYERS, numbersFor } from '@watchfires/rules'
import { disc, run } from '../gouge.ts'
import { type Mark, type Point, path } from '../mark.ts'

/** Spaces to a row, and how they are spread, in px. */
export type Track = {
  /** the middle of space 0 */
  readonly foot: Point
  readonly pitch: number
  readonly rise: number
  readonly radius: number
}

const ROW = 10
/** How high a flag is, in px. */
const FLAG = 18

/** Each burial mark with the numbers of players that it buries, lowest first. */
export const burials: readonly { readonly mark: number; readonly players: readonly number[] }[] = (() => {
  const players = Array.from({ length: MOST_PLAYERS - FEWEST_PLAYERS + 1 }, (_, i) => FEWEST_PLAYERS + i)
  const marks = [...new Set(players.map((count) => numbersFor(count).mark))].sort((a, b) => a - b)
  return marks.map((mark) => ({ mark, players: players.filter((count) => numbersFor(count).mark === mark) }))
})()

/** The furthest that the Snow is ever counted. */
export const LAST_SNOW = Math.max(...burials.map(({ mark }) => mark))

/** The middle of a space of the track: rows turn like an ox at the plough. */
export function snowPlace({ foot, pitch, rise }: Track, level: number): Point {
  const row = Math.floor(level / ROW)
  const along = row % 2 === 0 ? level % ROW : ROW - 1 - (level % ROW)
  return [foot[0] + along * pitch, foot[1] - row * rise]
}

/** The track's line and its spaces; a burial mark is black, and flies a flag `wide` px long for whoever letters it. */
export function trackMarks(
  track: Track,
  flags: readonly { readonly mark: number; readonly wide: number }[],
): readonly Mark[] {
  const levels = Array.from({ length: LAST_SNOW + 1 }, (_, level) => level)
  const places = levels.map((level) => snowPlace(track, level))
  const way = places.map((place, i) => `${i ? 'L' : 'M'}${run(place)}`).join('')
  const { radius } = track
  return [
    path(way, { line: 'canvas', width: 9 }),
    path(way, { line: 'ink', width: 2.6, dash: [0.1, 6.4], cap: 'round' }),
    ...levels.flatMap((level): Mark[] => {
      const [x, y] = places[level]
      const flag = flags.find(({ mark }) => mark === level)
      if (!flag) return [path(disc(x, y, radius), { fill: 'canvas', line: 'ink', width: 1.9 })]
      const [pole, top, half] = [x - radius + 3, y - radius - FLAG - 2, FLAG / 2]
      const cloth = `M${run([pole, top])}h${run([flag.wide])}l-6 ${half} 6 ${half}h${run([-flag.wide])}z`
      return [
        path(`M${run([pole, y])}V${run([top - 2])}`, { line: 'ink', width: 3 }),
        path(cloth, { fill: 'ink' }),
        path(disc(x, y, radius), { fill: 'ink', line: 'ink', width: 3 }),
      ]
    }),
  ]
}

/** Where a flag's words stand: their left end and the line they stand on. */
export function flagPlace(track: Track, mark: number): Point {
  const [x, y] = snowPlace(track, mark)
  return [x - track.radius + 8, y - track.radius - 2 - FLAG * 0.26]
}
