import { seatRole } from './emblems.ts'
import { gouge } from './gouge.ts'
import { group, type Mark, path } from './mark.ts'
import type { Role } from './tokens.ts'

const HOODED =
  'M12 1C8.6 1.4 6 4.6 6.6 9 3.4 13 1.6 24 .6 45L8 43.6 15 45 21.4 44C21.8 33 21 25 20 20.6L27.4 20.8 28 17.2 17.6 12.6C19.6 6.4 17 .6 12 1z'

/** Someone in a hood who holds out a hand to the fire at the right: 30 × 46 from the origin, in the colour of a seat. */
export const figureMarks = (seat: number): readonly Mark[] => [
  path(HOODED, { fill: seatRole(seat), line: 'ink', width: 2.2, join: 'round' }),
  path('M4.6 43 7.4 20l.8 23zM10.5 43.5 11.6 26l1.2 17.6zM16.6 6.6 11 10.4l6 1.2z', { fill: 'ink' }),
]

const LIMBS = 'M15 12 25.4 12.8M9.4 20 13.4 24l-2.2 4.6M8.4 20 6 24.4 2 28.6'

const pusher = (fill: Role, line: Role): readonly Mark[] => [
  path(LIMBS, { line, width: 5.6, cap: 'round', join: 'round' }),
  path(LIMBS, { line: fill, width: 3.2, cap: 'round', join: 'round' }),
  path('M17.6 8.6 10.6 23.4C7 24 3.8 23 1.6 21 3.8 15.2 8 10 13.6 7.4L8 7.8 5.4 5.2 14 5.6z', {
    fill,
    line,
    width: 1.3,
    join: 'round',
  }),
  path('M14.7 5.6a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0z', { fill, line, width: 1.3 }),
]

/** Someone who leans against a wagon at the right: 28 × 30 from the origin. Without a seat: a dark shape, as far off. */
export const pusherMarks = (seat: number | null): readonly Mark[] =>
  seat === null ? pusher('solid', 'edge') : pusher(seatRole(seat), 'ink')

/** Someone at the near fire, dark against it, the fire at the right: 30 × 46 from the origin. */
export const watcherMarks: readonly Mark[] = [
  path(HOODED, { fill: 'watcher', line: 'edge2', width: 1.1, join: 'round' }),
  group([
    path('M12.6 1.2C17 1.2 19.4 6.8 17.6 12.6L28 17.2M20 20.8C21 25 21.7 33 21.3 44', {
      line: 'ember',
      width: 1.9,
      cap: 'round',
      join: 'round',
    }),
    path(
      gouge([
        [16.6, 5.4, -3.4, 4.6, 2.6],
        [20.4, 24, -7, 3.6, 2],
        [21, 30, -9.6, 4, 2.2],
        [21.2, 36, -7.6, 3.6, 2.2],
        [21, 41, -5, 2, 1.8],
        [18, 15.4, -5.6, 3, 1.8],
      ]),
      { fill: 'ember' },
    ),
  ]),
]
