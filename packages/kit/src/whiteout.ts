import { board, grain, run } from './gouge.ts'
import { group, type Mark, type Piece, type Point, path, text } from './mark.ts'

/** Wind about (x, y), out to `radius`: `count` bent strokes. */
type Storm = {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly count: number
  readonly seed?: number
}

/** Path data of a storm: strokes that grow longer and flatter outward. */
const storm = ({ x, y, radius, count, seed = 8 }: Storm): string => {
  const next = grain(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const t = (i + next()) / count
    const from = next() * Math.PI * 2
    const r = radius * (0.2 + 0.95 * t)
    const span = (0.35 + 0.75 * next()) * (1.25 - 0.75 * t)
    const wide = ((1.7 + 3 * t * next()) * radius) / 60
    const at = (angle: number, out: number): Point => {
      const dx = Math.cos(angle) * out
      const dy = Math.sin(angle) * out * (0.62 + 0.5 * t)
      return [x + dx * 0.96 - dy * 0.28 + t * radius * 0.06, y + dy + dx * 0.3]
    }
    const a = at(from, r)
    const b = at(from + span, r * (1.02 + 0.05 * next()))
    const outer = at(from + span / 2, (r + wide) / Math.cos(span / 2))
    const inner = at(from + span / 2, (r - wide * 0.3) / Math.cos(span / 2))
    d += `M${run(a)}Q${run([...outer, ...b, ...inner, ...a])}z`
  }
  return d
}

/** The leaning stake that goes under. */
const stake: readonly Mark[] = [
  path('M-3 14 3-17', { line: 'card:ink', width: 3.6 }),
  path('M-7-14 9.6-11.4 8.4-3-8.2-5.6z', { fill: 'card:white', line: 'card:ink', width: 2 }),
  path('M-13 15q6-4.6 12-3.4 8-2.4 14 4z', { fill: 'card:white', line: 'card:ink', width: 1.6 }),
]

const small = (): readonly Mark[] => [
  path(board([0.75, 0.75, 58.5, 82.5], 4.5), { fill: 'card:white', line: 'card:ink', width: 1.5 }),
  group(
    [
      path(storm({ x: 27, y: 47, radius: 40, count: 84 }), { fill: 'card:ink' }),
      group(stake, { at: [27, 48], scale: 0.8 }),
    ],
    { at: [3, 3], clip: { name: 'storm-small', d: 'M0 9h54v69H0z' } },
  ),
  path('M2 9h56v12q-11 5-23 1.6t-33 1z', { fill: 'card:white' }),
]

const full = (): readonly Mark[] => [
  path(board([0.75, 0.75, 118.5, 166.5], 7), { fill: 'card:white', line: 'card:ink', width: 1.5 }),
  group(
    [
      path(storm({ x: 55, y: 92, radius: 78, count: 150 }), { fill: 'card:ink' }),
      group(stake, { at: [55, 94], scale: 1.25 }),
    ],
    { at: [5, 5], clip: { name: 'storm-full', d: 'M0 16h110v142H0z' } },
  ),
  path('M4 14h112v22q-16 6-32 2t-32 3-26-2-22 3z', { fill: 'card:white' }),
  path(board([4.5, 4.5, 111, 159], 4), { line: 'card:ink', width: 0.8 }),
]

/** The whiteout, the one white card: wind turning about a leaning stake. Its name is lettered by the card. */
export const WHITEOUT_PIECES: { readonly small: Piece; readonly full: Piece } = {
  small: { name: 'whiteout-small', marks: small() },
  full: { name: 'whiteout-full', marks: full() },
}

/** Its name across the head. */
export const whiteoutName = (name: string, size: 'small' | 'full'): Mark =>
  text(name, {
    at: size === 'small' ? [30, 17.4] : [60, 30],
    size: size === 'small' ? 13.4 : 25,
    weight: 700,
    face: 'display',
    fill: 'card:ink',
    anchor: 'middle',
  })
