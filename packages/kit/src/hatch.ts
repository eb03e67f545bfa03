import { type Box, type Mark, path } from './mark.ts'

/** A texture: one tile, repeated from its box on over the whole shape. */
type Tile = { readonly name: 'H' | 'D' | 'C' | 'S' | 'back'; readonly at: Box; readonly marks: readonly Mark[] }

const cloth = (name: 'H' | 'D' | 'C' | 'S', d: string): Tile => ({
  name,
  at: [0, 0, 6, 6],
  marks: [path(d, { line: 'card:paper', width: name === 'S' ? 1.7 : 1, cap: 'round' })],
})

/** The cloth of each suit, so that the suits part in grey (diagonal, mesh, waves of grain, dots), and the card's back. */
export const HATCHES: readonly Tile[] = [
  cloth('H', 'M0 6 6 0'),
  cloth('D', 'M0 3H6M3 0V6'),
  cloth('C', 'M0 0q3 3 6 0M0 4q3 3 6 0'),
  cloth('S', 'M1 1h0M4 4h0'),
  {
    name: 'back',
    at: [5, 1, 24, 36],
    marks: [
      path('M0 18 12 3 24 18M-12 36 0 21 12 36 24 21 36 36', { line: 'card:frost', width: 1.6 }),
      path('M13 6l8 8-6-4.5zM13 10.5l4 7-4.5-5zM1 24l8 8-6-4.5zM1 28.5l4 7-4.5-5z', { fill: 'card:frost' }),
    ],
  },
]
