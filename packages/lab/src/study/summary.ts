/** The summary of a study: means with their intervals, shares, endings. Reckoned from whole numbers, so it is the same for merged shards. */
import { ENDINGS, RULES_VERSION } from '@watchfires/rules'
import { type Estimate, estimate, type Share, share } from './count.ts'
import type { Study } from './study.ts'
import { type Tally, WIN } from './tally.ts'

export interface Summary {
  readonly format: 'watchfires-summary'
  readonly version: 1
  /** the version of the rules */
  readonly rules: number
  readonly study: Study
  readonly nights: number
  readonly games: number
  /** whether every night of the study is in it */
  readonly complete: boolean
  /** beats of a night */
  readonly beats: { readonly mean: number; readonly most: number; readonly byBeat: readonly number[] }
  readonly endings: readonly (Share & { readonly kind: string; readonly by: string })[]
  readonly seats: readonly Standing[]
  /** by bot of the study, in its order; the same as by seat where bots do not rotate */
  readonly bots: readonly (Standing & {
    readonly bot: string
    readonly lead: Estimate
    readonly games?: GameStanding
  })[]
}

interface Standing {
  /** gratitude of a night */
  readonly gratitude: Estimate
  /** nights won, shared ones by parts; the interval takes them for whole ones */
  readonly first: Share
}

interface GameStanding {
  readonly gratitude: Estimate
  readonly first: Share
}

export function summaryOf(study: Study, tally: Tally, complete: boolean): Summary {
  const { nights, games } = tally
  const beatsPlayed = tally.beats.reduce((sum, count, beat) => sum + count * beat, 0)
  return {
    format: 'watchfires-summary',
    version: 1,
    rules: RULES_VERSION,
    study,
    nights,
    games,
    complete,
    beats: {
      mean: nights === 0 ? 0 : beatsPlayed / nights,
      most: tally.beats.findLastIndex((count) => count > 0),
      byBeat: tally.beats,
    },
    endings: ENDINGS.map(({ kind, by }, ending) => ({ kind, by, ...share(tally.endings[ending], nights) })),
    seats: tally.seats.map((gratitude, seat) => ({
      gratitude: estimate(gratitude),
      first: share(tally.seatWins[seat] / WIN, nights),
    })),
    bots: study.bots.map((bot, i) => ({
      bot,
      gratitude: estimate(tally.bots[i]),
      first: share(tally.botWins[i] / WIN, nights),
      lead: estimate(tally.leads[i], study.players),
      ...(games > 0
        ? { games: { gratitude: estimate(tally.gameTotals[i]), first: share(tally.gameWins[i] / WIN, games) } }
        : null),
    })),
  }
}
