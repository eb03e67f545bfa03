import { FLAME } from './fire.ts'
import { type Cut, disc, dots, gouge, grain, type Rays, rays } from './gouge.ts'
import { group, type Mark, type Paint, type Piece, type Point, path } from './mark.ts'

/** The three courts: lantern-bearer, matriarch, king by the fire. */
export const COURTS = ['J', 'Q', 'K'] as const
export type Court = (typeof COURTS)[number]

/** A court, from back to front: art that all suits share, cloth in the suit's colour and texture, the suit's sign (24 box). */
type CourtLayer =
  | { readonly kind: 'art'; readonly piece: Piece }
  | { readonly kind: 'cloth'; readonly d: string }
  | { readonly kind: 'sign'; readonly at: Point; readonly scale: number }

const GROUND = path('M0 0h80v112H0z', { fill: 'card:ink' })
const light = (about: Rays): Mark => path(rays(about), { fill: 'card:paper' })
const ink = (d: string, width: number): Mark => path(d, { line: 'card:ink', width })
const area = (d: string, [fill, width]: readonly [Paint, number]): Mark =>
  path(d, { fill, line: 'card:ink', width, join: 'round' })
const cuts = (list: readonly Cut[]): Mark => path(gouge(list), { fill: 'card:ink' })
const art = (name: string, marks: readonly Mark[]): CourtLayer => ({
  kind: 'art',
  piece: { name: `court-${name}`, marks },
})

/** Hood in profile to the lantern's light. */
const lanternBearer = (): readonly CourtLayer[] => [
  art('J0', [
    GROUND,
    light({ x: 60, y: 33, near: 21, far: 74, count: 30, seed: 4, from: -Math.PI, to: Math.PI * 0.94, wide: 3.6 }),
  ]),
  { kind: 'cloth', d: 'M-2 112C0 90 4 76 14 67c5-4 26-5 32-1 8 7 12 24 13 46z' },
  art('J1', [
    area('M30 17c-12 0-19 10-19 25 0 10-2 18-5 25 9 8 33 9 42 1-3-6-3-12-1.6-19C49 33 43 17 30 17z', [
      'card:paper',
      2.4,
    ]),
    ink('M15.6 40c-1 10-2 17-4.6 24M21 26c-2.4 12-2 28-3.4 42M27 19.6c-4 3-5.4 7-6 10', 1.6),
    cuts([
      [12.6, 58, 4, 11, 2.6],
      [40, 70, -6, -6, 2.2],
      [31, 73, -4, -6, 2.2],
      [22, 73, -1, -7, 2.2],
    ]),
    area('M34.6 25c-7 2.4-10 10-9.6 19 .4 8 4 14 9.6 16 6-1.4 9.6-6 10.4-13 1-9-3-19-10.4-22z', ['card:face', 2]),
    path('M34.6 25c-4 5-5.4 10-5 16l-3 5C24.6 36 27 27 34.6 25z', { fill: 'card:ink' }),
    ink('M33 39.6c1.4-1.2 3-1.2 4.4-.2M41 39.4c1-.8 2-.9 3-.4', 1.8),
    ink('M34.4 42.4h2.4M41.4 42.4h2', 2),
    ink('M39.4 41.6l1.8 6.2h-2.6M36.4 52.6c1.8.8 3.8.6 5.4-.4M28 48l3.4 5M28.6 53l4 4', 1.4),
  ]),
  { kind: 'cloth', d: 'M33 80c8-1 15-5 20.5-13.5l7.5 4C57 84 49 95 36 100z' },
  art('J2', [
    area('M53 68.6c-1-4 1-7 4-7.6l5-.4 1.6 4.6-1.6 5z', ['card:face', 1.8]),
    ink('M60 8v7M60 56v6', 6),
    area('M60 6a5.4 5.4 0 0 1 5.4 6.4h-2.6a3 3 0 1 0-5.6 0h-2.6A5.4 5.4 0 0 1 60 6z', ['card:paper', 1]),
    area('M52 14h16l4.4 7.4H47.6z', ['card:paper', 2]),
    area('M49.6 21.4h20.8V48H49.6z', ['card:brass', 2.4]),
    ink('M56 21.4V48M64 21.4V48', 1.4),
    area('M60 27c4.4 5.4 5 11-.2 15.6-5-4.4-4.2-10 .2-15.6z', ['card:paper', 1.4]),
    area('M47 48h26v6.6H47z', ['card:paper', 2]),
  ]),
]

const flurry = () => {
  const next = grain(9)
  const flakes = Array.from({ length: 46 }, (): Point => [next() * 80, next() * 66])
  return dots(flakes.filter(([x, y]) => Math.hypot(x - 40, y - 40) > 27))
}

/** Frontal, in a kerchief; she holds the suit's sign. */
const matriarch = (): readonly CourtLayer[] => [
  art('Q0', [GROUND, path(flurry(), { line: 'card:paper', width: 2.2, cap: 'round' })]),
  { kind: 'cloth', d: 'M2 112C3 88 14 74 28 68h24c14 6 25 20 26 44z' },
  art('Q1', [
    area(
      'M40 9C23 9 17.4 22 18.4 40c.6 12-2.4 20-8.4 28 9 4 17 5.4 30 20 13-14.6 21-16 30-20-6-8-9-16-8.4-28C62.6 22 57 9 40 9z',
      ['card:paper', 2.4],
    ),
    ink(
      'M26 25c-2.6 7-2 17-1 25-.6 7-2.4 11-5.4 16.4M54 25c2.6 7 2 17 1 25 .6 7 2.4 11 5.4 16.4M34 14.6c-5 2-8 5-9.6 9.4M46 14.6c5 2 8 5 9.6 9.4',
      1.6,
    ),
    cuts([
      [22, 60, 5, 10, 2.4],
      [18, 66, 9, 6, 2.2],
      [58, 60, -5, 10, 2.4],
      [62, 66, -9, 6, 2.2],
      [40, 10.6, 0, 6, 2],
    ]),
    area('M40 21.4c-8.4 0-12 6-12 15C28 48 33 57 40 58.6 47 57 52 48 52 36.4c0-9-3.6-15-12-15z', ['card:face', 2]),
    ink('M28.6 33c5-2.4 7.4-6 8.6-10.4 3 5.6 8 9 14.2 10.4M23 60c3 7 9 13 17 14 8-1 14-7 17-14', 1.6),
    ink('M31.4 39.4c1.8-1.6 4-1.6 5.6-.2M43 39.2c1.6-1.4 3.8-1.4 5.6.2M36.4 51.6c2.2 1 5 1 7.2 0', 2),
    ink('M32.4 42c1.4 1.2 3 1.2 4.2.2M43.4 42.2c1.2 1 2.8 1 4.2-.2', 1.6),
    ink('M40 40.6l-1.4 6.6h2.8', 1.4),
    cuts([
      [30.4, 46, 3, 3.6, 1.2],
      [49.6, 46, -3, 3.6, 1.2],
    ]),
    path(disc(40, 96, 14.6), { fill: 'card:paper', line: 'card:ink', width: 2.2 }),
  ]),
  { kind: 'sign', at: [40, 96], scale: 0.88 },
  art('Q2', [
    area('M14 98c5-4.4 10-4 13.6-.6l-1.4 7.4c-5 1.4-9 .8-13-1zM66 98c-5-4.4-10-4-13.6-.6l1.4 7.4c5 1.4 9 .8 13-1z', [
      'card:face',
      1.8,
    ]),
    ink('M22 99.6l4.6.6M22 102.6l4 .4M58 99.6l-4.6.6M58 102.6l-4 .4', 1.1),
  ]),
]

const campfire: Mark = group(
  [
    path(FLAME.outer, { fill: 'card:flame', line: 'card:ink', width: 2 }),
    path(FLAME.heart, { fill: 'card:paper' }),
    path(FLAME.cuts, { fill: 'card:ink' }),
  ],
  { at: [40, 112], scale: 0.5 },
)

/** Frontal, in crown and beard, his hands to the flame. */
const king = (): readonly CourtLayer[] => [
  art('K0', [
    GROUND,
    light({
      x: 40,
      y: 96,
      near: 52,
      far: 128,
      count: 27,
      seed: 5,
      from: -Math.PI * 0.93,
      to: -Math.PI * 0.07,
      wide: 4.2,
    }),
  ]),
  { kind: 'cloth', d: 'M3 112C2 88 12 74 27 67L40 63l13 4c15 7 25 21 24 45z' },
  art('K1', [
    area('M18 71c7 8 13 11 22 11s15-3 22-11l-5-4.4c-4 4.6-10 6.8-17 6.8s-13-2.2-17-6.8z', ['card:paper', 1.8]),
    ink('M22 72l3 5M28 75.5l2 5.5M34 77.5l1 4.5M40 78v5M46 77.5l-1 4.5M52 75.5l-2 5.5M58 72l-3 5', 1.6),
    area('M28.6 35C28 52 31 58 40 62c9-4 12-10 11.4-27z', ['card:paper', 2]),
    area('M27.6 45C26 60 31 72 40 81c9-9 14-21 12.4-36-2.4 5.4-6.6 7-12.4 6.6-5.8.4-10-1.2-12.4-6.6z', [
      'card:paper',
      2,
    ]),
    cuts([
      [31, 54, 4, 15, 2.4],
      [35.6, 57, 2.6, 17, 2.4],
      [40, 58, 0, 19, 2.4],
      [44.4, 57, -2.6, 17, 2.4],
      [49, 54, -4, 15, 2.4],
    ]),
    ink('M31 41.6c2-1.8 4.4-1.8 6.2-.2M42.8 41.4c1.8-1.6 4.2-1.6 6.2.2M33.4 44.6h2.6M44 44.6h2.6', 2.2),
    ink('M40 43l-1.6 7h3.4', 1.5),
    area('M26.6 37 24 17l8.4 8L40 11l7.6 14 8.4-8-2.6 20C49 34.6 31 34.6 26.6 37z', ['card:gold', 2.2]),
    ink('M27 32.4c7-2.2 19-2.2 26 0M31 28.5l-3-5M49 28.5l3-5M40 27.6V19', 1.5),
    area('M11 101c5-5 10-6 14-4l2.6 3.4-3 3.2-3-.4-4 5.8zM69 101c-5-5-10-6-14-4l-2.6 3.4 3 3.2 3-.4 4 5.8z', [
      'card:paper',
      1.8,
    ]),
    campfire,
  ]),
]

/** Each court in an 80 × 112 panel. */
export const COURT_LAYERS: Readonly<Record<Court, readonly CourtLayer[]>> = {
  J: lanternBearer(),
  Q: matriarch(),
  K: king(),
}
