import { rays } from './gouge.ts'
import { group, type Mark, path } from './mark.ts'

/** The flame's outline, its dark cuts and its pale heart; it stands on (0, 0), 54 wide and 66 high. */
export const FLAME = {
  outer: 'M0 3C-20 3-27-11-18-27-17-20-13-17-10-20-15-37-3-48 4-63 3-48 15-44 14-29 18-31 20-36 19-42 30-28 26 3 0 3z',
  cuts: 'M-14.5-7C-18-14-16.6-18-15.6-20-14-13-11-13-9.4-11-11-6-10-1-7 1-10 0-13-3-14.5-7zM15-7c4-6 5-13 4.6-19-2 6-5 7-7.4 8 1 6 1 13-3.2 18 2.6-1 4.8-4 6-7z',
  tongue: 'M-4-24c-3-9 3-18 5.6-25 0 8 5 12 6.4 19-2-3-4-4-6-4-3 2-5 6-6 10z',
  heart: 'M0 2C-9 2-11-6-6-15-4-11-2-12-1-15-1-22 2-26 4-31 4-24 11-19 11-10 11-2 8 2 0 2z',
} as const

const LOGS = 'M-23 5.5 19-3.5M23 5.5-19-3.5'

const logs: readonly Mark[] = [
  path(LOGS, { line: 'logedge', width: 7.6, cap: 'round' }),
  path(LOGS, { line: 'log', width: 4.6, cap: 'round' }),
]

/** How large a fire burns: 0 embers, 1–4 by the number who fed it, 5 when a King makes it roar. */
export type FireLevel = 0 | 1 | 2 | 3 | 4 | 5

const SIZES = [0.55, 0.62, 0.78, 0.94, 1.1, 1.12] as const
/** A roaring fire is drawn this much taller. */
const ROAR = 1.34

/** The fire's level for the number of seats that fed it this beat (0–6) and whether one of the cards was a King. */
export const fireLevel = (fed: number, roar: boolean): FireLevel =>
  roar && fed > 0 ? 5 : (Math.min(4, Math.max(0, fed)) as FireLevel)

const burning: readonly Mark[] = [
  path(FLAME.outer, { fill: 'ember' }),
  path(FLAME.cuts + FLAME.tongue, { fill: 'firecut' }),
  path(FLAME.heart, { fill: 'core' }),
]

const embers: readonly Mark[] = [
  path('M-9 0C-10-6-5-7-5-13-1-10 0-8 1-12 3-15 3-17 3-20 9-14 10-4 8 0z', { fill: 'ember' }),
  path('M-4 0C-4-5 0-6 1-9 5-5 5-2 4 0z', { fill: 'core' }),
]

/** The rays about a fire that burns at least at level 1. */
const glow = (level: FireLevel): Mark => {
  const size = SIZES[level]
  const tall = level > 4 ? ROAR : 1
  const d = rays({
    x: 0,
    y: -26 * size * tall,
    near: 34 * size * tall,
    far: (level > 4 ? 96 : 60) * size,
    count: level > 4 ? 25 : 17,
    seed: 7,
    from: -Math.PI * 1.02,
    to: Math.PI * 0.02,
    wide: 2.4,
  })
  return group([path(d, { fill: 'ember' })], { name: 'rays' })
}

/** A fire standing on its logs at (0, 0), at most 67 wide and 95 high without its rays. */
export const fireMarks = (level: FireLevel): readonly Mark[] => {
  const size = SIZES[level]
  const flame = group(level > 0 ? burning : embers, { name: 'flame' })
  const tall = level > 4 ? ROAR : 1
  return [...(level > 0 ? [glow(level)] : []), group([flame, ...logs], { scale: [size, size * tall] })]
}

/** The ring of stones a fire stands on, 69 wide, to be drawn before it. */
export const hearthMarks: readonly Mark[] = [path('M-34 8l8-7 14-3 12 2 14-2 13 4 8 7q-34 5-69-1z', { fill: 'rock' })]
