import { board } from './gouge.ts'
import { group, type Mark, type Piece, path } from './mark.ts'
import type { Role } from './tokens.ts'

/** Whose is whose: seat 0 is the lantern, seat 5 the star. */
export const EMBLEMS = ['lantern', 'axe', 'bell', 'key', 'spade', 'star'] as const
export type Emblem = (typeof EMBLEMS)[number]

const SHAPES: readonly string[] = [
  'M12 1a3 3 0 0 1 3 3h-1.6a1.4 1.4 0 0 0-2.8 0H9a3 3 0 0 1 3-3zM8 5.2h8l2.2 3.2H5.8zM6.6 9.4h10.8v9.2H6.6zm2 1.8v5.6h6.8v-5.6zM5.4 19.6h13.2V22H5.4zM12 11.6c1.7 1.8 2.2 3.7 0 5-2.2-1.3-1.7-3.2 0-5z',
  'M3 20.6 13.4 8.9l1.9 1.8L5 22.5zM12.6 5.8 15 2.6c3.9.3 7 3.6 7 7.8-2 .9-3.3 2.4-4 5.2l-3.3-3.8-1.6-1.5-2.6-2.3z',
  'M11 1h2v2.2c3.6.6 5.4 3.3 5.6 7 .2 3.3.9 5.3 2.9 7.2H2.5c2-1.9 2.7-3.9 2.9-7.2.2-3.7 2-6.4 5.6-7zM3 18.4h18v1.8H3zM9.4 21h5.2a2.6 2.6 0 0 1-5.2 0z',
  'M12 1a5 5 0 0 1 1.6 9.7V23h-3.2v-1.6H6.6v-2.6h3.8v-1.6H7.8v-2.6h2.6v-3.9A5 5 0 0 1 12 1zm0 2.6a2.3 2.3 0 1 0 0 4.7 2.3 2.3 0 0 0 0-4.7z',
  'M7.6 1h8.8v2.2h-3.2v7.6h4.6v5.4c0 3.4-2.6 5.6-5.8 7-3.2-1.4-5.8-3.6-5.8-7v-5.4h4.6V3.2H7.6z',
  'M12 .6 14.6 9 23 8.8 16.2 13.7 19 22 12 16.8 5 22 7.8 13.7 1 8.8 9.4 9z',
]

/** The six emblems, 24 × 24 from the origin, in the colour of whoever uses them. */
export const EMBLEM_PIECES: readonly Piece[] = EMBLEMS.map((emblem, seat) => ({
  name: `seat-${emblem}`,
  marks: [path(SHAPES[seat]!, { fill: 'here', rule: 'evenodd' })],
}))

/** The emblem of a seat, 0 to 5. */
export const emblemOf = (seat: number): Emblem => EMBLEMS[seat]!

/** The colour of a seat, 0 to 5. */
export const seatRole = (seat: number): Role => `seat:${emblemOf(seat)}`

/** A seat's badge, 36 × 36 from the origin: its emblem on its colour, the two that always go together. No sprite. */
export const badge = (seat: number): readonly Mark[] => [
  path(board([0.75, 0.75, 34.5, 34.5], 3), { fill: seatRole(seat), line: 'emline', width: 1.5 }),
  group(EMBLEM_PIECES[seat]!.marks, { at: [6, 6], here: 'seat:ink' }),
]
