/** The cut over the rules card: the pass by night as it prints, wagons on their way, those who keep the fire before it. */
import { fireMarks } from '../fire.ts'
import { type Cut, disc, fixed, gouge, grain, run, through } from '../gouge.ts'
import { house, tower } from '../houses.ts'
import { group, type Mark, type Point, path } from '../mark.ts'
import { crest, passMarks, type Road } from '../pass.ts'
import { pusherMarks, watcherMarks } from '../people.ts'
import { WAGONS } from '../suits.ts'
import { wagonMarks } from '../wagons.ts'

/** How far along the road each wagon is, ♥ ♦ ♣, as a share of the width. */
const ALONG = [0.85, 0.6, 0.45] as const
/** Where the watchfire stands. */
const FIRE = 0.155

function roadOf(width: number, height: number): Road {
  const foot = height - 32
  const back = foot - 44
  return {
    width,
    height,
    k: 1,
    places: 1,
    seed: 9,
    stations: [0.06, 0.2, 0.36, 0.54, 0.69, 0.81, 0.93].map((share) => share * width),
    base: [back, back + 22, foot],
    rise: [0, 3, 11, 30, 48, 55, 37],
    peaks: [
      [width * 0.53, back + 4, 230, 54, 12],
      [width * 0.94, back - 30, 200, 50, 8],
      [width * 0.7, back - 26, 340, height * 0.44, 5],
    ],
    sky: [
      [20, width * 0.55, width],
      [34, width * 0.6, width * 0.98],
      [50, width * 0.53, width * 0.6],
    ],
    depth: 70,
  }
}

/** Line work for a band of `width` × `height` px; the upper left is left free for a title. */
export function headpieceMarks(width: number, height: number): readonly Mark[] {
  const road = roadOf(width, height)
  const town = [width * 0.93, crest(road, 0)(width * 0.93) - 3] as const
  const hill = (x: number) => height - 13 - 23 * Math.exp(-(((x - width * FIRE) / 190) ** 2)) + Math.sin(x / 47) * 2
  const ridge: Point[] = []
  for (let x = -6; x < width + 12; x += 12) ridge.push([x, hill(x)])
  const frame = `M0 0h${fixed(width)}v${fixed(height)}H0z`
  const fire = width * FIRE
  const watchers = [
    [-40, 1],
    [40, -1],
    [66, -0.92],
  ] as const
  const scene = [
    ...passMarks(road, {
      behind: (lane) =>
        lane > 0
          ? []
          : [
              ...house([town[0] - 26, town[1], 18, 24]),
              ...tower([town[0], town[1], 11, 46]),
              ...house([town[0] + 16, town[1] + 1, 20, 27]),
              ...house([town[0] + 42, town[1] + 3, 18, 22]),
            ],
    }),
    ...WAGONS.map((suit, lane) => {
      const at = crest(road, lane)
      const x = width * ALONG[lane]
      return group([...wagonMarks(suit, null), group(pusherMarks(null), { at: [-58, at(x - 44) - at(x) - 28] })], {
        at: [x, at(x)],
        scale: 0.78 + lane * 0.08,
      })
    }),
    path(`${through(ridge)}V${run([height + 6])}H-6z`, { fill: 'solid' }),
    path(gouge(hillCuts(width, { height, hill, fire })), { fill: 'canvas' }),
    ...watchers.map(([off, size]) =>
      group(watcherMarks, {
        at: [fire + off - 13 * size, hill(fire + off) + 3 - 46 * Math.abs(size)],
        scale: [size, Math.abs(size)],
      }),
    ),
    group([path(disc(0, -22, 30), { fill: 'canvas' }), ...fireMarks(3)], { at: [fire, hill(fire) + 2], scale: 0.76 }),
  ]
  return [group(scene, { clip: { name: 'head', d: frame } }), path(frame, { line: 'ink', width: 2 })]
}

/** Light on the dark hill, thickest by the fire. */
function hillCuts(
  width: number,
  { height, hill, fire }: { readonly height: number; readonly hill: (x: number) => number; readonly fire: number },
): Cut[] {
  const next = grain(23)
  const cuts: Cut[] = []
  for (let x = 4; x < width; x += 5 + next() * 7) {
    const away = Math.min(1, Math.abs(x - fire) / 260)
    if (next() < away * 0.45) continue
    const y = hill(x) + 4 + next() * (height - hill(x) - 8)
    const side = Math.sign(x - fire)
    cuts.push([x, y, side * (8 + next() * 16), 1.5 + next() * 2, 2.6 - 1.2 * away])
  }
  return cuts
}
