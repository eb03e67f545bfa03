import { type Cut, gouge, grain, through } from './gouge.ts'
import { type Mark, type Point, path } from './mark.ts'

/** A peak: the middle of its foot, its width and height, and the seed of its outline. */
export type Peak = readonly [x: number, foot: number, wide: number, high: number, seed: number]

const STEPS = 7

/** A peak lit from the left, its right face in shadow, scratched by the gouge. `k`: scale of the cuts. */
export const peak = (
  [x, y, w, h, seed]: Peak,
  { k, places }: { readonly k: number; readonly places: number },
): readonly Mark[] => {
  const next = grain(seed)
  const jitter = (inside: boolean, by: number) => (inside ? (next() - 0.5) * by * 0.05 : 0)
  const lit: Point[] = []
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS
    lit.push([x - w * 0.5 * (1 - t) ** 0.9 + jitter(i % STEPS > 0, w), y - h * t + jitter(i % STEPS > 0, h)])
  }
  const dark: Point[] = []
  for (let i = 1; i <= STEPS; i++) {
    const t = i / STEPS
    dark.push([x + w * 0.5 * t ** 0.92 + jitter(i < STEPS, w), y - h * (1 - t) + jitter(i < STEPS, h)])
  }
  const spine: Point[] = [[x, y - h]]
  for (let i = 1; i <= 5; i++) {
    const t = i / 5
    spine.push([x + w * (0.02 + 0.1 * t) + (i % 2 ? 1 : -1) * w * 0.055 * (1 - t * 0.3), y - h * (1 - t * 0.97)])
  }
  const shadow: Cut[] = []
  for (const [i, a] of dark.slice(0, -1).entries()) {
    const b = dark[i + 1]!
    for (const t of [0.1, 0.6]) {
      shadow.push([
        a[0] + (b[0] - a[0]) * t,
        a[1] + (b[1] - a[1]) * t,
        -w * (0.07 + 0.07 * next()),
        h * (0.1 + 0.14 * next()),
        2 * k,
      ])
    }
  }
  const light = lit
    .slice(1, STEPS - 1)
    .map((a): Cut => [a[0] + w * 0.02, a[1] + h * 0.02, w * (0.05 + 0.05 * next()), h * (0.07 + 0.1 * next()), 1.5 * k])
  const outline = through([...lit, ...dark], places)
  return [
    path(`${outline}z`, { fill: 'farlit' }),
    path(`${through([...spine, [x + w * 0.5, y], ...dark.slice(0, -1).reverse()], places)}z`, { fill: 'far' }),
    path(gouge(shadow, places), { fill: 'peakcut' }),
    path(gouge(light, places), { fill: 'far' }),
    path(outline, { line: 'peakline', width: 1.3 * k, join: 'round' }),
  ]
}
