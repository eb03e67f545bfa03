/** A part of a report: what one table size came to, in the shapes that figures are drawn from. */
import { ENDINGS, MOST_BEATS, makeCard, PACK, RANKS, SUITS } from '@watchfires/rules'
import { type Count, estimate, type Share, share } from '../study/count.ts'
import type { Study } from '../study/study.ts'
import { KINDS, type Kind, LOWEST, type Tally, type Use, WIN } from '../study/tally.ts'

export interface Part {
  readonly study: Study
  readonly tally: Tally
}

/** A mean with its 95 % interval, ready to be drawn. */
export interface Mean {
  readonly n: number
  readonly mean: number
  readonly low: number
  readonly high: number
}

/** Fewer of anything than this are not drawn: their interval would cover the figure. */
export const FEWEST = 30

function meanOf(count: Count, scale = 1): Mean {
  const { n, mean, ci95 } = estimate(count, scale)
  const half = ci95 ?? 0
  return { n, mean, low: mean - half, high: mean + half }
}

export interface SeatFigure extends Share {
  readonly players: number
  /** from 1, as people count */
  readonly seat: number
  readonly gratitude: Mean
}

/** How often each seat comes first, and what it gets. */
export const seatsOf = ({ study: { players }, tally }: Part): SeatFigure[] =>
  tally.seats.map((gratitude, seat) => ({
    players,
    seat: seat + 1,
    ...share(tally.seatWins[seat] / WIN, tally.nights),
    gratitude: meanOf(gratitude),
  }))

export interface EndingFigure extends Share {
  readonly players: number
  readonly ending: string
}

const ENDING_NAMES: Readonly<Record<string, string>> = {
  'through town': 'Town',
  'through whiteout': 'whiteout',
  'through call': 'call',
  'through gambit': 'Gambit',
  'through last-watch': 'Last Watch',
  'buried cold-snap': 'buried, cold-snap',
  'buried drift': 'buried, drift',
  'buried flood': 'buried, flood',
  'stranded gambit': 'stranded',
}
/** Every ending as the report names it, in the order of the rules. */
export const ENDING_ORDER: readonly string[] = ENDINGS.map(({ kind, by }) => ENDING_NAMES[`${kind} ${by}`])

export const endingsOf = ({ study: { players }, tally }: Part): EndingFigure[] =>
  tally.endings.map((count, i) => ({ players, ending: ENDING_ORDER[i], ...share(count, tally.nights) }))

export interface LengthFigure extends Share {
  readonly players: number
  readonly beat: number
}

/** In which beat nights end. */
export const lengthsOf = ({ study: { players }, tally }: Part): LengthFigure[] =>
  tally.beats.flatMap((count, beat) => (count > 0 ? [{ players, beat, ...share(count, tally.nights) }] : []))

export interface ScoreFigure extends Share {
  readonly players: number
  /** the lowest score of a class of WIDTH */
  readonly from: number
  readonly to: number
}

const WIDTH = 5

/** Scores of all seats by classes, and their quantiles. */
export function scoresOf({ study: { players }, tally }: Part): ScoreFigure[] {
  const classes = new Map<number, number>()
  let all = 0
  for (const [i, count] of tally.scores.entries()) {
    if (count === 0) continue
    const from = Math.floor((LOWEST + i) / WIDTH) * WIDTH
    classes.set(from, (classes.get(from) ?? 0) + count)
    all += count
  }
  return [...classes].map(([from, count]) => ({ players, from, to: from + WIDTH, ...share(count, all) }))
}

/** The score below which a share of all scores lies. */
export function quantile({ tally }: Part, at: number): number {
  const all = tally.scores.reduce((sum, count) => sum + count, 0)
  let below = 0
  for (const [i, count] of tally.scores.entries()) {
    below += count
    if (below >= at * all) return LOWEST + i
  }
  return 0
}

export interface UseFigure {
  readonly players: number
  readonly kind: Kind
  /** share of all plays of that beat, or of that card */
  readonly use: Share
  readonly paid: Mean
  readonly lead: Mean
}

const useOf = (used: Use, { players, kind, all }: { players: number; kind: Kind; all: number }): UseFigure => ({
  players,
  kind,
  use: share(used.paid.n, all),
  paid: meanOf(used.paid),
  lead: meanOf(used.lead, players),
})

/** Each kind of play in each beat in which it was made. */
export const byBeatOf = ({ study: { players }, tally }: Part): (UseFigure & { readonly beat: number })[] =>
  KINDS.flatMap((kind, k) =>
    Array.from({ length: MOST_BEATS }, (_, i) => ({
      beat: i + 1,
      ...useOf(tally.byBeat[k * MOST_BEATS + i], { players, kind, all: tally.plays[i + 1] }),
    })).filter(({ use }) => use.share > 0),
  )

/** Each kind of play of each card. */
export function byCardOf({ study: { players }, tally }: Part): (UseFigure & { suit: string; rank: string })[] {
  return Array.from(PACK, makeCard).flatMap((card, place) => {
    const all = KINDS.reduce((sum, _, k) => sum + tally.byCard[k * PACK.length + place].paid.n, 0)
    return KINDS.map((kind, k) => ({
      suit: card[1],
      rank: card[0],
      ...useOf(tally.byCard[k * PACK.length + place], { players, kind, all }),
    })).filter(({ use }) => use.share > 0)
  })
}

export { KINDS, RANKS, SUITS }
