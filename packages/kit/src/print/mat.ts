/** The mat: the Road for three wagons, the Snow's track, the places for Fate, and the fire. */
import { FEWEST_PLAYERS, LAST_FULL, MOST_PLAYERS, numbersFor, TOWN } from '@watchfires/rules'
import { fireMarks } from '../fire.ts'
import { fixed } from '../gouge.ts'
import { group, path } from '../mark.ts'
import { between } from '../pass.ts'
import { massMarks } from '../snow.ts'
import type { Letters, Page } from './page.ts'
import { paint } from './paint.ts'
import { type Field, mm } from './paper.ts'
import { setText } from './paragraph.ts'
import { boardPlace, printedRoad, roadMarks } from './road.ts'
import { burials, flagPlace, LAST_SNOW, snowPlace, type Track, trackMarks } from './snowTrack.ts'

/** Points to a px of the drawings: four px to the millimetre. */
const SCALE = mm(0.25)
const at = (px: number): number => px * SCALE
/** A playing card with a little air. */
const CARD = { width: mm(65), height: mm(89) } as const
const GAP = mm(5)
const SNOW = mm(63)
const FIRE = mm(54)

const TITLE = { cut: 'display-700', size: at(28) } as const satisfies Letters
const PLAIN = { size: at(18), leading: at(22) } as const
const CENTRED = { ...PLAIN, anchor: 'middle' } as const

const { coldSnap, spade, fed, longWatch } = numbersFor(MOST_PLAYERS)

export function drawMat(page: Page): void {
  const { x, y, width, height } = page.field
  const left = width - CARD.width - GAP
  const snow = y + height - SNOW
  drawRoad(page, { x, y, width: left, height: height - SNOW - mm(3) })
  drawSnow(page, { x, y: snow, width: left - FIRE, height: SNOW })
  drawFire(page, { x: x + left - FIRE, y: snow, width: FIRE, height: SNOW })
  drawFate(page, { x: x + left + GAP, y, width: CARD.width, height })
}

function drawRoad(page: Page, { x, y, width, height }: Field): void {
  const road = printedRoad({ width: width / SCALE, height: height / SCALE })
  const wide = fixed(road.width)
  const frame = `M0 0h${wide}v${fixed(road.height)}H0z`
  page.decorate(() => {
    const marks = [
      group(roadMarks(road), { clip: { name: 'road', d: frame } }),
      path(`M0 0h${wide}v32H0z`, { fill: 'canvas', line: 'ink', width: 2 }),
      path(frame, { line: 'ink', width: 2.6 }),
    ]
    paint(page, marks, { x, y, scale: SCALE, inks: { far: 'black', peakcut: 'white' } })
    for (let lane = 0; lane < road.base.length; lane++) {
      for (let space = 0; space <= TOWN; space++) {
        const [bx, by] = boardPlace(road, { lane, space })
        const place = { x: x + at(bx), y: y + at(by + 12), anchor: 'middle' } as const
        page.write(`${space}`, { cut: 'display-700', size: at(36) }, place)
      }
    }
  })
  page.tell('H1', () =>
    page.write('Watchfires & Wagons', { cut: 'display-800', size: at(45) }, { x: x + at(22), y: y + at(82) }),
  )
  setText(page, BEAT, { ...PLAIN, x: x + at(24), y: y + at(112), room: at(400) })
  const ends = [0, between(road, LAST_FULL), between(road, TOWN - 1), road.width]
  for (const [i, name] of STRETCHES.entries()) {
    const room = at(ends[i + 1] - ends[i])
    setText(page, name, { ...CENTRED, x: x + at(ends[i]), y: y + at(22), room })
  }
}

const STEPS = ['turn Fate', 'all play one card', 'the Snow drifts']
const BEAT = `Each beat: ${STEPS.map((step, i) => `**${i + 1}**\u00a0${step}`).join(', ')}. After each: has the night ended?`

const STRETCHES = [
  `**0–${LAST_FULL}** load in full`,
  `**${LAST_FULL + 1}–${TOWN - 1}** heave half, onto a laden wagon`,
  `**${TOWN}** Town`,
]

function drawSnow(page: Page, { x, y, width, height }: Field): void {
  const wide = (width + FIRE) / SCALE
  const high = height / SCALE
  const track: Track = { foot: [27, high - 28], pitch: (width / SCALE - 62) / 9, rise: 72, radius: 24.5 }
  const label: Letters = { cut: 'body-700', size: at(15.5), grey: 1 }
  const words = (players: readonly number[]) => `for ${players.join(', ')}`
  const flags = burials.map(({ mark, players }) => ({ mark, wide: page.measure(words(players), label) / SCALE + 16 }))
  page.decorate(() => {
    const fire = wide - FIRE / SCALE / 2
    const front = (px: number) => 16 + Math.sin(px / 61) * 5 + 28 * Math.exp(-(((px - fire) / 76) ** 2))
    const skip = ([px, py, long]: readonly [x: number, y: number, long: number]) => px + long > fire - 240 && py > 24
    const drift = massMarks({ width: wide, height: high, k: 1.7, places: 1, seed: 6, front, skip })
    const clip = { name: 'snow', d: `M0-10h${fixed(wide)}V${fixed(high)}H0z` }
    paint(page, [group([...drift, ...trackMarks(track, flags)], { clip })], { x, y, scale: SCALE })
    for (let level = 0; level <= LAST_SNOW; level++) {
      const [sx, sy] = snowPlace(track, level)
      const grey = burials.some(({ mark }) => mark === level) ? 1 : 0
      const place = { x: x + at(sx), y: y + at(sy + 8), anchor: 'middle' } as const
      page.write(`${level}`, { cut: 'display-700', size: at(24), grey }, place)
    }
  })
  const [sx, sy] = snowPlace(track, LAST_SNOW)
  page.tell('H2', () => page.write('The Snow', TITLE, { x: x + at(sx + 44), y: y + at(sy - 9) }))
  setText(page, '+1 for each who did not feed', {
    ...PLAIN,
    leading: at(20),
    x: x + at(sx + 44),
    y: y + at(sy + 13),
    room: at(112),
  })
  for (const { mark, players } of burials) {
    const [fx, fy] = flagPlace(track, mark)
    const actual = `For ${players.join(' and ')} players the road is buried at ${mark}.`
    page.tell('P', () => page.write(words(players), label, { x: x + at(fx), y: y + at(fy) }), { actual })
  }
}

function drawFire(page: Page, { x, y, width }: Field): void {
  page.decorate(() => paint(page, fireMarks(3), { x: x + width / 2, y: y + at(117), scale: SCALE * 1.24 }))
  const middle = { x: x + width / 2, y: y + at(152), anchor: 'middle' } as const
  page.tell('H2', () => page.write('The fire', TITLE, middle))
  const told = [
    'Your watch-pile pays',
    `♠ ${spade}, any other card ${fed},`,
    `and most cards ${longWatch} more.`,
    'A King fed: Snow back 1.',
  ]
  for (const [i, words] of told.entries()) {
    setText(page, words, { ...CENTRED, x, y: y + at(175 + 22 * i), room: width })
  }
}

const SETTING =
  'To begin, lay a corner of A♥, A♦ and A♣ each on its wagon’s 0, and A♠ or a coin on the Snow’s. Stores lie open beside the Road.'

/** Where cards will lie: what stands there is for setting out. */
function drawFate(page: Page, { x, y, width, height }: Field): void {
  const turned = y + height - CARD.height
  drawPlace(page, { x, y, width, height: CARD.height }, { name: 'Fate', about: 'face down, with the whiteout in it' })
  drawDealing(page, { x: x + width * 0.16, y: y + at(190), width: width * 0.68, height: at(100) })
  const strip = y + (CARD.height + height - CARD.height) / 2
  setText(page, '♥ ♦ ♣ that wagon rolls 1', { ...CENTRED, x, room: width, y: strip - at(5) })
  setText(page, `♠ Snow +${coldSnap} · joker: the whiteout`, { ...CENTRED, x, room: width, y: strip + at(15) })
  drawPlace(page, { x, y: turned, width, height: CARD.height }, { name: 'Turned', about: 'face up, open to all' })
  setText(page, SETTING, { ...CENTRED, x: x + width * 0.14, room: width * 0.72, y: turned + at(200) })
}

function drawPlace(page: Page, { x, y, width, height }: Field, { name, about }: { name: string; about: string }): void {
  page.decorate(() => {
    const d = `M0 0h${fixed(width / SCALE)}v${fixed(height / SCALE)}H0z`
    paint(page, [path(d, { line: 'ink', width: 2, dash: [9, 7] })], { x, y, scale: SCALE })
  })
  const middle = { x: x + width / 2, y: y + at(110), anchor: 'middle' } as const
  page.tell('H2', () => page.write(name, { cut: 'display-700', size: at(36) }, middle))
  setText(page, about, { ...CENTRED, x, room: width, y: y + at(139) })
}

/** How many cards each player is dealt, and how many are Fate's. */
function drawDealing(page: Page, { x, y, width }: Field): void {
  const rows = [['Players', 'Hand', 'Fate']]
  for (let players = FEWEST_PLAYERS; players <= MOST_PLAYERS; players++) {
    const { hand, fate } = numbersFor(players)
    rows.push([`${players}`, `${hand}`, `${fate}`])
  }
  page.within('Table', () => {
    for (const [i, row] of rows.entries()) {
      page.within('TR', () => {
        for (const [j, words] of row.entries()) {
          const letters: Letters = { cut: i === 0 ? 'body-500' : 'body-700', size: at(17) }
          const place = { x: x + (width * (2 * j + 1)) / 6, y: y + at(20 * i), anchor: 'middle' } as const
          page.tell(i === 0 || j === 0 ? 'TH' : 'TD', () => page.write(words, letters, place))
        }
      })
    }
  })
}
