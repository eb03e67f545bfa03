/** The figures of a report, drawn by Observable Plot into SVG. */
import * as Plot from '@observablehq/plot'
import { en, type Suit } from '@watchfires/rules'
import { parseHTML } from 'linkedom'
import {
  byBeatOf,
  byCardOf,
  ENDING_ORDER,
  endingsOf,
  FEWEST,
  KINDS,
  lengthsOf,
  type Part,
  RANKS,
  SUITS,
  scoresOf,
  seatsOf,
} from './part.ts'

const { document } = parseHTML('<!doctype html><html><body></body></html>')

/** Colours that people with any colour vision tell apart (after Okabe and Ito), one for each kind of play. */
const KIND_COLOURS = ['#d55e00', '#0072b2', '#56b4e9', '#009e73', '#999999']
/** Ways through in blues and greens, burials in greys, stranded last. */
const ENDING_COLOURS = [
  '#0072b2',
  '#56b4e9',
  '#cc79a7',
  '#e69f00',
  '#009e73',
  '#444444',
  '#7a7a7a',
  '#aaaaaa',
  '#d55e00',
]

const WIDTH = 920
const label = (players: number): string => `${players} players`

/** Draws a plot as text. `name` is what a screen reader hears. */
function draw(name: string, options: Plot.PlotOptions): string {
  const svg = Plot.plot({
    document: document as never,
    width: WIDTH,
    marginLeft: 60,
    style: { fontSize: '12px', background: 'transparent' },
    ...options,
  })
  svg.setAttribute('role', 'img')
  svg.setAttribute('aria-label', name)
  return svg.outerHTML
}

/** A key for colours, as HTML. */
export function key(names: readonly string[], colours: readonly string[]): string {
  const item = (name: string, i: number): string => `<li><i style="background:${colours[i]}"></i>${name}</li>`
  return `<ul class="key">${names.map(item).join('')}</ul>`
}

export const kindKey = (): string => key(KINDS, KIND_COLOURS)
export const endingKey = (): string => key(ENDING_ORDER, ENDING_COLOURS)

const percent = { percent: true, grid: true, nice: true } as const

export function fairness(parts: readonly Part[]): string {
  const seats = parts.flatMap(seatsOf).map((seat) => ({ ...seat, table: label(seat.players) }))
  const even = parts.map(({ study }) => ({ table: label(study.players), share: 1 / study.players }))
  return draw('Share of nights that each seat comes first, with 95 % intervals', {
    height: 260,
    fx: { label: null },
    x: { label: 'seat', type: 'point', tickSize: 0 },
    y: { ...percent, label: 'first, %', zero: false },
    marks: [
      Plot.ruleY(even, { fx: 'table', y: 'share', strokeDasharray: '4 3', stroke: '#999' }),
      Plot.ruleX(seats, { fx: 'table', x: 'seat', y1: 'low95', y2: 'high95', strokeWidth: 2 }),
      Plot.dot(seats, { fx: 'table', x: 'seat', y: 'share', r: 3.5, fill: 'currentColor' }),
    ],
  })
}

export function gratitudeBySeat(parts: readonly Part[]): string {
  const seats = parts.flatMap(seatsOf).map((seat) => ({ ...seat, ...seat.gratitude, table: label(seat.players) }))
  return draw('Mean gratitude of a night by seat, with 95 % intervals', {
    height: 260,
    fx: { label: null },
    x: { label: 'seat', type: 'point', tickSize: 0 },
    y: { label: 'gratitude a night', grid: true, zero: false, nice: true },
    marks: [
      Plot.ruleX(seats, { fx: 'table', x: 'seat', y1: 'low', y2: 'high', strokeWidth: 2 }),
      Plot.dot(seats, { fx: 'table', x: 'seat', y: 'mean', r: 3.5, fill: 'currentColor' }),
    ],
  })
}

export function endings(parts: readonly Part[]): string {
  return draw('How nights end, by number of players', {
    height: 44 * parts.length + 50,
    x: { percent: true, label: 'nights, %' },
    y: { label: null, type: 'band' },
    marginLeft: 80,
    color: { domain: [...ENDING_ORDER], range: ENDING_COLOURS },
    marks: [
      Plot.barX(
        parts.flatMap(endingsOf).map((ending) => ({ ...ending, table: label(ending.players) })),
        { y: 'table', x: 'share', fill: 'ending', insetRight: 0.5, title: 'ending' },
      ),
    ],
  })
}

export function lengths(parts: readonly Part[]): string {
  return draw('In which beat nights end, by number of players', {
    height: 260,
    fx: { label: null },
    x: { label: 'beat', interval: 1, tickFormat: 'd', tickSize: 0 },
    y: { ...percent, label: 'nights, %' },
    marks: [
      Plot.ruleY([0]),
      Plot.barY(
        parts.flatMap(lengthsOf).map((length) => ({ ...length, table: label(length.players) })),
        { fx: 'table', x: 'beat', y: 'share', fill: '#0072b2' },
      ),
    ],
  })
}

export function scores(parts: readonly Part[]): string {
  return draw('How gratitude of a night is spread, all seats together', {
    height: 130 * parts.length + 60,
    fy: { label: null },
    marginRight: 70,
    x: { label: 'gratitude of a night', grid: true },
    y: { percent: true, label: 'scores, %', ticks: 3 },
    marks: [
      Plot.ruleX([0], { stroke: '#999' }),
      Plot.rectY(
        parts.flatMap(scoresOf).map((score) => ({ ...score, table: label(score.players) })),
        { fy: 'table', x1: 'from', x2: 'to', y: 'share', fill: '#0072b2', insetLeft: 0.5 },
      ),
    ],
  })
}

const KIND_SCALE: Plot.ScaleOptions = { domain: [...KINDS], range: KIND_COLOURS }

export function useByBeat(parts: readonly Part[]): string {
  const uses = parts.flatMap(byBeatOf).map((use) => ({ ...use, share: use.use.share, table: label(use.players) }))
  return draw('What is played in each beat, by number of players', {
    height: 280,
    fx: { label: null },
    x: { label: 'beat', interval: 1, tickFormat: 'd', tickSize: 0 },
    y: { percent: true, label: 'plays of the beat, %' },
    color: KIND_SCALE,
    marks: [Plot.barY(uses, { fx: 'table', x: 'beat', y: 'share', fill: 'kind' })],
  })
}

/** What a kind of play is worth in each beat: what it pays by itself, or by how much its player then leads the table. */
export function worthByBeat(parts: readonly Part[], of: 'paid' | 'lead'): string {
  const worths = parts
    .flatMap(byBeatOf)
    .filter((use) => use[of].n >= FEWEST)
    .map((use) => ({ beat: use.beat, kind: use.kind, ...use[of], table: label(use.players) }))
  const at = { fx: 'table', x: 'beat', stroke: 'kind' }
  const title =
    of === 'paid' ? 'What each kind of play pays by itself' : 'How far above its table who makes each kind of play ends'
  return draw(`${title}, by beat, with 95 % intervals`, {
    height: 300,
    fx: { label: null },
    x: { label: 'beat', interval: 1, tickFormat: 'd', tickSize: 0, type: 'point' },
    y: { label: of === 'paid' ? 'gratitude paid' : 'gratitude above the table', grid: true, nice: true },
    color: KIND_SCALE,
    marks: [
      Plot.ruleY([0], { stroke: '#999' }),
      Plot.line(worths, { ...at, y: 'mean', z: 'kind', strokeWidth: 1.5 }),
      Plot.ruleX(worths, { ...at, y1: 'low', y2: 'high', strokeWidth: 2 }),
      Plot.dot(worths, { fx: 'table', x: 'beat', y: 'mean', fill: 'kind', r: 2.5 }),
    ],
  })
}

/** One table's cards: how often each is played so, in numbers, and how far above the table its player ends, in colour. */
export function cards(part: Part): string {
  const uses = byCardOf(part).map((use) => ({
    ...use,
    sign: en.suit(use.suit as Suit),
    mean: use.lead.n >= FEWEST ? use.lead.mean : Number.NaN,
    text: use.use.share >= 0.005 ? `${Math.round(100 * use.use.share)}` : '',
  }))
  const most = Math.max(1, ...uses.map(({ mean }) => (Number.isNaN(mean) ? 0 : Math.abs(mean))))
  return draw(`Use and worth of each card, ${label(part.study.players)}`, {
    height: 300,
    fx: { label: null, domain: [...KINDS] },
    x: { label: null, type: 'band', domain: SUITS.map(en.suit), tickSize: 0 },
    y: {
      label: null,
      type: 'band',
      domain: [...RANKS].reverse(),
      tickFormat: (rank: string) => (rank === 'T' ? '10' : rank),
    },
    color: { type: 'diverging', scheme: 'PuOr', domain: [-most, most], pivot: 0 },
    marks: [
      Plot.cell(uses, { fx: 'kind', x: 'sign', y: 'rank', fill: 'mean', inset: 0.5 }),
      Plot.text(uses, { fx: 'kind', x: 'sign', y: 'rank', text: 'text', fill: 'black', fontSize: 10 }),
    ],
  })
}
