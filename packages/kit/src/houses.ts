import { fixed, gouge, run } from './gouge.ts'
import { type Mark, path } from './mark.ts'

/** Where a building stands: its left foot, its width, its height to the ridge. */
export type Footprint = readonly [x: number, foot: number, wide: number, high: number]

/** A house without a light: wall, roof, two gouges in the roof. */
export const barn = ([x, y, w, h]: Footprint): readonly Mark[] => {
  const eaves = w * 0.16
  return [
    path(`M${run([x, y])}v${fixed(-h * 0.55)}h${fixed(w)}v${fixed(h * 0.55)}z`, {
      fill: 'house',
      line: 'edge2',
      width: 1,
    }),
    path(`M${run([x - eaves, y - h * 0.5, x + w / 2, y - h, x + w + eaves, y - h * 0.5])}z`, {
      fill: 'roof',
      line: 'line',
      width: 1,
    }),
    path(
      gouge([
        [x + w * 0.62, y - h * 0.86, w * 0.36, h * 0.3, h * 0.1],
        [x + w / 2, y - h * 0.8, w * 0.3, h * 0.26, h * 0.06],
      ]),
      { fill: 'line' },
    ),
  ]
}

/** A house of Town: two lit windows. */
export const house = (on: Footprint): readonly Mark[] => {
  const [x, y, w, h] = on
  const pane = Math.max(2.4, w * 0.2)
  const light = `h${fixed(pane)}v${fixed(pane * 1.25)}h${fixed(-pane)}z`
  return [
    ...barn(on),
    path(`M${run([x + w * 0.2, y - h * 0.38])}${light}m${fixed(w * 0.38)} 0${light}`, { fill: 'window' }),
  ]
}

/** The bell tower of Town, one arched window, a cross above its height. */
export const tower = ([x, y, w, h]: Footprint): readonly Mark[] => [
  path(`M${run([x, y])}v${fixed(-h * 0.62)}h${fixed(w)}v${fixed(h * 0.62)}z`, {
    fill: 'house',
    line: 'edge2',
    width: 1,
  }),
  path(`M${run([x - w * 0.14, y - h * 0.6, x + w / 2, y - h, x + w * 1.14, y - h * 0.6])}z`, {
    fill: 'roof',
    line: 'line',
    width: 1,
  }),
  path(
    `M${run([x + w * 0.3, y - h * 0.36])}v${fixed(-w * 0.36)}a${run([w * 0.2, w * 0.2])} 0 0 1 ${fixed(w * 0.4)} 0v${fixed(w * 0.36)}z`,
    { fill: 'window' },
  ),
  path(`M${run([x + w / 2, y - h])}v${fixed(-h * 0.13)}m${run([-w * 0.14, h * 0.05])}h${fixed(w * 0.28)}`, {
    line: 'edge2',
    width: 1.4,
  }),
]
