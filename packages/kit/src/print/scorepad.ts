/** The scorepad: three nights for up to six players, line by line as gratitude is reckoned. */
import { MOST_PLAYERS, NIGHTS, numbersFor } from '@watchfires/rules'
import { EMBLEM_PIECES } from '../emblems.ts'
import { fireMarks } from '../fire.ts'
import { disc, gouge, run } from '../gouge.ts'
import { path } from '../mark.ts'
import { WAGONS } from '../suits.ts'
import { wagonMarks } from '../wagons.ts'
import type { Letters, Page } from './page.ts'
import { paint } from './paint.ts'
import { type Field, mm } from './paper.ts'
import { setText, widthOf } from './paragraph.ts'

const { through, turnedBack, push, spade, fed, longWatch } = numbersFor(MOST_PLAYERS)

/** The lines of a night: what is counted, and what each of it pays. */
const LINES: readonly (readonly [what: string, pays: string])[] = [
  ['Stores on the wagon through', `× ${through}`],
  ['Stores turned back', turnedBack === 1 ? '−' : `× −${turnedBack}`],
  ['Pushes on the wagon through', `× ${push}`],
  ['♠ in the watch-pile', `× ${spade}`],
  ['Other cards in it', `× ${fed}`],
  ['The Long Watch', `+${longWatch}`],
]
const NIGHT_NAMES = ['First night', 'Second night', 'Third night', 'Fourth night'].slice(0, NIGHTS)

const LABEL = mm(58)
const HEAD = mm(22)
const NAMES = mm(12)
const BANNER = mm(7.6)
const TOTAL = mm(13)
const FOOT = mm(10)

/** A sheet's rules: where the rows and the players' columns are. */
type Grid = {
  readonly page: Page
  readonly x: number
  readonly width: number
  readonly row: number
  readonly column: number
}

export function drawScorepad(page: Page): void {
  const { x, y, width, height } = page.field
  const rows = NIGHTS * (LINES.length + 1)
  const row = (height - HEAD - NAMES - NIGHTS * BANNER - TOTAL - FOOT) / rows
  const grid: Grid = { page, x, width, row, column: (width - LABEL) / MOST_PLAYERS }
  drawHead(page)
  let at = y + HEAD
  page.within('Table', () => {
    at = drawNames(grid, at)
    for (const name of NIGHT_NAMES) at = drawNight(grid, { name, y: at })
    at = drawTotal(grid, at)
  })
  setText(page, TIES, { size: 10, leading: 12, x, y: at + mm(6), room: width })
}

const TIES =
  'Most gratitude wins. Level: the best single night. Still level: the win is shared. **Buried** or **stranded**: stores and pushes count nothing.'

function drawHead(page: Page): void {
  const { x, y, width } = page.field
  page.tell('H1', () => page.write('Gratitude', { cut: 'display-800', size: 30 }, { x, y: y + 27 }))
  page.tell('P', () =>
    page.write('Watchfires & Wagons, three nights', { cut: 'body-500', size: 11 }, { x: x + 1, y: y + 43 }),
  )
  page.decorate(() => {
    const road = y + HEAD - mm(5.5)
    const cuts = gouge([
      [170, 2, width - 170, 0, 2.2],
      [200, 6, width - 330, 0, 1.4],
    ])
    paint(page, [path(cuts, { fill: 'ink' })], { x, y: road, scale: 1 })
    for (const [i, suit] of WAGONS.entries()) {
      paint(page, wagonMarks(suit, null), { x: x + width - 190 + i * 62, y: road + 1, scale: 0.72 })
    }
    paint(page, fireMarks(2), { x: x + width - 262, y: road + 1, scale: 0.62 })
  })
}

function drawNames({ page, x, column }: Grid, y: number): number {
  page.within('TR', () => {
    page.tell('TH', () => page.write('Players', { cut: 'display-700', size: 13 }, { x: x + 7, y: y + NAMES - 7 }))
  })
  page.decorate(() => {
    for (const [seat, piece] of EMBLEM_PIECES.entries()) {
      paint(page, piece.marks, { x: x + LABEL + seat * column + 4, y: y + 3, scale: 0.5 })
    }
  })
  columns(page, { x, y, width: column, height: NAMES })
  return y + NAMES
}

/** A night: a black banner to mark how it ended, its lines, its total. */
function drawNight(
  { page, x, width, row, column }: Grid,
  { name, y }: { readonly name: string; readonly y: number },
): number {
  box(page, { x, y, width, height: BANNER }, 0)
  const middle = y + BANNER * 0.7
  const white: Letters = { cut: 'display-700', size: 13, grey: 1 }
  page.within('TR', () => {
    page.tell('TH', () => page.write(name, white, { x: x + 7, y: middle }))
    drawEnds(page, { x: x + LABEL, y, width: width - LABEL, height: BANNER })
  })
  let at = y + BANNER
  box(page, { x, y: at + LINES.length * row, width, height: row }, 0.9)
  for (const [what, pays] of LINES) {
    page.within('TR', () => {
      setText(page, what, { tag: 'TH', size: 10, leading: 0, x: x + 7, y: at + row * 0.66, room: LABEL - 44 })
      const figures: Letters = { cut: 'display-700', size: 11 }
      page.tell('TD', () => page.write(pays, figures, { x: x + LABEL - 7, y: at + row * 0.67, anchor: 'end' }))
    })
    at += row
    lines(page, [[x, at, width, 0.5]])
  }
  page.within('TR', () => {
    page.tell('TH', () => page.write('This night', { cut: 'display-700', size: 12 }, { x: x + 7, y: at + row * 0.68 }))
  })
  at += row
  lines(page, [[x, at, width, 1.2]])
  columns(page, { x, y: y + BANNER, width: column, height: at - y - BANNER })
  return at
}

/** Rings to tick: which wagon is through, or none. */
function drawEnds(page: Page, { x, y, width, height }: Field): void {
  const style = { tag: 'TD', size: 10, leading: 0, grey: 1 } as const
  const [middle, radius] = [y + height / 2, 4.2]
  const base = middle + 3.4
  const ring = (at: number) =>
    page.decorate(() =>
      paint(page, [path(disc(at + radius, middle, radius), { fill: 'canvas' })], { x: 0, y: 0, scale: 1 }),
    )
  setText(page, 'through', { ...style, x: x + 8, y: base, room: 60 })
  const [wagons, others] = [x + 8 + widthOf(page, 'through', style) + 12, x + width * 0.56]
  const ends = [
    ...['♥', '♦', '♣'].map((sign, i) => [sign, wagons + i * 34] as const),
    ['buried', others] as const,
    ['stranded', others + 66] as const,
  ]
  for (const [words, at] of ends) {
    ring(at)
    setText(page, words, { ...style, x: at + 2 * radius + 4, y: base, room: 60 })
  }
}

function drawTotal({ page, x, width, column }: Grid, y: number): number {
  page.within('TR', () => {
    page.tell('TH', () =>
      page.write('Gratitude in all', { cut: 'display-800', size: 15 }, { x: x + 7, y: y + TOTAL * 0.64 }),
    )
  })
  lines(page, [[x, y + TOTAL, width, 2.4]])
  columns(page, { x, y, width: column, height: TOTAL })
  return y + TOTAL
}

/** Rules from the left: x, y, length, thickness. */
function lines(page: Page, all: readonly (readonly [x: number, y: number, long: number, thick: number])[]): void {
  page.decorate(() => {
    const marks = all.map(([x, y, long, thick]) =>
      path(`M${run([x, y], 2)}h${run([long], 2)}`, { line: 'ink', width: thick }),
    )
    paint(page, marks, { x: 0, y: 0, scale: 1 })
  })
}

/** The upright rules before each player's column. */
function columns(page: Page, { x, y, width, height }: Field): void {
  page.decorate(() => {
    const d = Array.from(
      { length: MOST_PLAYERS },
      (_, i) => `M${run([x + LABEL + i * width, y], 2)}v${run([height], 2)}`,
    )
    paint(page, [path(d.join(''), { line: 'ink', width: 0.8 })], { x: 0, y: 0, scale: 1 })
  })
}

/** A filled box, 0 black to 1 white. */
function box(page: Page, { x, y, width, height }: Field, grey: number): void {
  page.decorate(() => {
    const d = `M${run([x, y], 2)}h${run([width], 2)}v${run([height], 2)}h${run([-width], 2)}z`
    paint(page, [path(d, { fill: 'ink', opacity: 1 - grey })], { x: 0, y: 0, scale: 1 })
  })
}
