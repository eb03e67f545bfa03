/**
 * Duplicate boards (bridge players' word): the same deal, Fate and dice are played once by clones of the field in every seat, and
 * once for each seat with the candidate in it. What the candidate gains in a seat is what it got there less what the field's own
 * bot got; the luck of the deal is in both and falls out.
 */

import type { Bot } from '@watchfires/bots'
import { driveNight } from '@watchfires/bots'
import { Game, type Numbers } from '@watchfires/rules'
import type { Boards, Limits, Task } from '../crew/task.ts'
import { type Company, company, flawsOf } from '../outside/company.ts'
import { gatherFlaws } from '../outside/flaws.ts'
import { deciding, shuffleOf } from '../study/board.ts'
import type { Player } from '../study/cast.ts'
import { conductNight } from '../study/conduct.ts'
import type { Variant } from '../variant/variant.ts'

export interface Match {
  /** 2–6 */
  readonly players: number
  readonly candidate: string
  readonly field: string
  readonly seed: number
  readonly variant: Variant | null
}

/** What a board came to, seats added up; whole numbers. */
export interface BoardScore {
  /** the candidate's gratitude less what the field's bot got in the same seat */
  readonly gain: number
  /** the candidate's gratitude less the mean of the others at its table, times the others' number */
  readonly margin: number
  /** parts of nights that the candidate won, 60 for each undivided one */
  readonly won: number
}

type Night = (seats: readonly string[]) => Promise<readonly number[]>

/** Boards `from` … `to` − 1 of a match. */
export async function playBoards({ match, from, to, limits }: Extract<Task, { kind: 'boards' }>): Promise<Boards> {
  const scores: BoardScore[] = []
  const stage = stageOf(match, limits)
  for (let board = from; board < to; board++) scores.push(await playBoard(match, (seats) => stage.play(board, seats)))
  return { kind: 'boards', scores, flaws: stage.flaws() }
}

async function playBoard({ players, candidate, field }: Match, play: Night): Promise<BoardScore> {
  const clones = Array.from({ length: players }, () => field)
  const base = await play(clones)
  let gain = 0
  let margin = 0
  let won = 0
  for (let seat = 0; seat < players; seat++) {
    const scores = await play(clones.with(seat, candidate))
    const own = scores[seat]
    gain += own - base[seat]
    const all = scores.reduce((sum, score) => sum + score, 0)
    margin += players * own - all
    const best = Math.max(...scores)
    if (own === best) won += 60 / scores.filter((score) => score === best).length
  }
  return { gain, margin, won }
}

/** Plays nights of a board, each seating's company kept for the next board. */
function stageOf(
  { players, seed, variant }: Match,
  limits: Limits,
): { play(board: number, seats: readonly string[]): Promise<readonly number[]>; flaws: () => Boards['flaws'] } {
  const numbers: Numbers | undefined = variant?.numbers[players]
  const companies = new Map<string, Company>()
  return {
    async play(board, seats) {
      const key = JSON.stringify(seats)
      const cast = companies.get(key) ?? company(seats, { players, numbers, limits })
      companies.set(key, cast)
      const at = { seed, board, night: 1, players, numbers }
      const game = new Game(players, { numbers })
      game.deal(shuffleOf(at))
      if (cast.atOnce) driveNight(game, cast.players as readonly Bot[], deciding(at))
      else await conductNight(game, cast.players as readonly Player[], deciding(at))
      return game.nights[0].gratitude
    },
    flaws: () => {
      const flaws = {}
      for (const cast of companies.values()) gatherFlaws(flaws, flawsOf(cast))
      return flaws
    },
  }
}
