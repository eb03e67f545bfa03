/** Matches on duplicate boards, and the matrix of all against all. */
import { share } from '../crew/crew.ts'
import { progress } from '../crew/progress.ts'
import type { Boards, Limits } from '../crew/task.ts'
import { type Flaws, gatherFlaws } from '../outside/flaws.ts'
import { add, type Count, type Estimate, estimate, noCount, type Share, share as shareOf } from '../study/count.ts'
import type { Match } from './match.ts'
import { likelihood, type Sequence, type Verdict, verdictOf } from './sequence.ts'

/** What a candidate came to in one seat among clones of the field. */
export interface Cell {
  readonly players: number
  readonly candidate: string
  readonly field: string
  readonly boards: number
  /** gratitude a night above what the field's own bot gets in the same seat of the same board */
  readonly gain: Estimate
  /** gratitude a night above the mean of the others at the table */
  readonly margin: Estimate
  /** nights won; an even share is 1 / players */
  readonly first: Share
  readonly sequential?: { readonly ratio: number; readonly verdict: Verdict }
}

export interface Rules {
  /** the most boards of a match */
  readonly boards: number
  readonly sequence?: Sequence
  readonly threads?: number
  readonly limits: Limits
  readonly stop?: AbortSignal
}

/** Boards are looked at in batches, so that a sequential test stops at the same board on every machine. */
const BATCH = 10

/** Plays one match. */
export async function playMatch(
  match: Match,
  { boards, sequence, threads, limits, stop }: Rules,
): Promise<{ cell: Cell; flaws: Record<string, Flaws> }> {
  const { players } = match
  const gain = noCount()
  const margin = noCount()
  let won = 0
  const flaws: Record<string, Flaws> = {}
  const shown = progress(boards, `boards, ${match.candidate} among ${players - 1} × ${match.field}`)
  await share<Boards>({
    from: 0,
    to: boards,
    threads,
    stop,
    largest: sequence ? BATCH : 1024,
    even: sequence !== undefined,
    task: (piece) => ({ kind: 'boards', match, ...piece, limits }),
    take: (done) => {
      for (const score of done.scores) {
        add(gain, score.gain)
        add(margin, score.margin)
        won += score.won / 60
      }
      gatherFlaws(flaws, done.flaws)
      shown.at(gain.n)
      return sequence === undefined || verdictOf(ratioOf(gain, players, sequence), gain.n, sequence) === 'open'
    },
  })
  shown.end()
  const ratio = sequence && ratioOf(gain, players, sequence)
  return {
    cell: {
      players,
      candidate: match.candidate,
      field: match.field,
      boards: gain.n,
      gain: estimate(gain, players),
      margin: estimate(margin, players * (players - 1)),
      first: shareOf(won, gain.n * players),
      ...(sequence && { sequential: { ratio: ratio!, verdict: verdictOf(ratio!, gain.n, sequence) } }),
    },
    flaws,
  }
}

/** The test's ratio for gains that were counted seats added up. */
function ratioOf({ n, sum, squares }: Count, players: number, sequence: Sequence): number {
  if (n < 2) return 0
  const mean = sum / n / players
  const variance = (squares - (sum * sum) / n) / (n - 1) / (players * players)
  return likelihood({ n, mean, variance }, sequence)
}

/** Every ordered pair of different bots, for each number of players; a bot against itself is no match. */
export function pairings(bots: readonly string[], playerCounts: readonly number[]): Omit<Match, 'seed' | 'variant'>[] {
  return playerCounts.flatMap((players) =>
    bots.flatMap((candidate) =>
      bots.filter((field) => field !== candidate).map((field) => ({ players, candidate, field })),
    ),
  )
}
