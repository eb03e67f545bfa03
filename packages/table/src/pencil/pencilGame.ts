/** Three pencilled nights: totals, and who wins. */
import {
  type BySeat,
  type Catalogue,
  en,
  explainWinners,
  FEWEST_PLAYERS,
  MOST_PLAYERS,
  NIGHTS,
  type Seat,
  totalsOf,
  winnersOf,
} from '@watchfires/rules'
import { blankNight, type PencilNight } from './pencilNight.ts'
import type { Problem } from './problem.ts'
import { type Settled, settleNight } from './settleNight.ts'

/** A game at a real table. Every night stays open to edits; what follows from it is reckoned anew each time. */
export interface PencilGame {
  readonly names: BySeat<string>
  /** one to three; the last of them is the one being played */
  readonly nights: readonly PencilNight[]
}

/** A game for 2–6 names, its first night blank. Throws a RangeError for any other number of them. */
export function newPencil(names: BySeat<string>): PencilGame {
  if (names.length < FEWEST_PLAYERS || names.length > MOST_PLAYERS)
    throw new RangeError(`a table has 2–6 players, not ${names.length} (S2)`)
  return { names, nights: [blankNight(names.length)] }
}

/** The game with one of its nights edited, counted from 0, or the next one begun. A RangeError for a night after the third. */
export function withNight(game: PencilGame, at: number, night: PencilNight): PencilGame {
  if (!(at >= 0 && at <= game.nights.length && at < NIGHTS)) throw new RangeError(`there is no night ${at + 1} (M1)`)
  return { ...game, nights: [...game.nights.slice(0, at), night, ...game.nights.slice(at + 1)] }
}

/** The next night, blank; the game as it is after the third (M1). */
export const nextNight = (game: PencilGame): PencilGame =>
  game.nights.length < NIGHTS ? withNight(game, game.nights.length, blankNight(game.names.length)) : game

export const rename = (game: PencilGame, seat: Seat, name: string): PencilGame => ({
  ...game,
  names: game.names.map((old, at) => (at === seat ? name : old)),
})

/** The whole game as it stands. */
export interface Score {
  readonly nights: readonly Settled[]
  /** gratitude of the nights that are settled, seat by seat */
  readonly gratitude: BySeat<number>
  /** once three nights are settled: the winners in seat order (M2), and what decided it in a sentence */
  readonly winners: readonly Seat[] | null
  readonly verdict: string | null
  /** what is wrong with the game itself, apart from its nights */
  readonly problems: readonly Problem[]
}

/** Settles all nights of a game. */
export function scoreGame({ names, nights }: PencilGame, catalogue: Catalogue = en): Score {
  const settled = nights.slice(0, NIGHTS).map((night) => settleNight(night, names, catalogue))
  const results = settled.flatMap((night) => (night.kind === 'settled' ? [night.result] : []))
  const over = results.length === NIGHTS
  const winners = over ? winnersOf(results, names.length) : null
  return {
    nights: settled,
    gratitude: totalsOf(results, names.length),
    winners,
    verdict: winners && explainWinners(results, winners, { names }, catalogue),
    problems: nights.length > NIGHTS ? [{ word: 'fourthNight', clause: 'M1' }] : [],
  }
}
