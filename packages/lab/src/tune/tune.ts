/**
 * Finds better weights for steady on duplicate boards: generations of candidates, each in one seat among clones of the field, all
 * on the same boards; the field is what has been found so far, and what was there at first. One thread: run one for each number
 * of players.
 */
import { WEIGHTS, type Weights } from '@watchfires/bots'
import { Dice } from '@watchfires/rules'
import { add, type Estimate, estimate, noCount } from '../study/count.ts'
import { playBoards } from '../tournament/match.ts'
import { Evolver } from './evolve.ts'

export interface Tuning {
  readonly players: number
  readonly start: Weights
  /** the weights that are sought; the others stay */
  readonly keys: readonly (keyof Weights)[]
  readonly rounds: number
  readonly generations: number
  readonly size: number
  readonly boards: number
  readonly seed: number
  readonly stop?: AbortSignal
  /** hears of each generation and each round */
  told(line: object): void
}

/** Steady answers at once. */
const NO_LIMITS = { decision: 0, start: 0 }
const FIRST_STEP = 0.25
const TUNING = 3
/** A round's find is kept when its gain on fresh boards is above 0 by so many standard errors. */
const SURE = 2

/** Weights as cast.ts reads them. */
export function described(weights: Weights): string {
  const settings = Object.entries(weights).map(([key, value]) => `${key}=${Number(value.toPrecision(4))}`)
  return `steady:${settings.join(',')}`
}

/** The best weights found; each round starts from those of the round before. */
export async function tune(tuning: Tuning): Promise<Weights> {
  let found = tuning.start
  for (let round = 1; round <= tuning.rounds && !tuning.stop?.aborted; round++) {
    const fields = [...new Set([described(found), described(tuning.start)])]
    const candidate = await evolve(tuning, { found, fields, round })
    // boards of their own, many times as many
    const fresh = { first: 10_000_000 + round * 100_000, boards: tuning.boards * 10 }
    const gain = await gainOf(tuning, { candidate, fields, ...fresh })
    const isBetter = gain.ci95 !== null && gain.mean > (SURE * gain.ci95) / 1.96
    if (isBetter) found = candidate
    tuning.told({ round, kept: isBetter, gain, weights: rounded(candidate) })
  }
  return rounded(found)
}

const rounded = (weights: Weights): Weights =>
  Object.fromEntries(Object.entries(weights).map(([key, value]) => [key, Number(value.toPrecision(4))])) as never

/** One round: the mean of the last generation. */
async function evolve(
  tuning: Tuning,
  { found, fields, round }: { found: Weights; fields: readonly string[]; round: number },
): Promise<Weights> {
  const { keys, generations, size, boards, seed, players } = tuning
  const evolver = new Evolver({
    start: keys.map((key) => Math.log(Math.max(0.01, found[key]))),
    step: FIRST_STEP,
    size,
    dice: new Dice(TUNING, seed, players, round),
  })
  const weightsOf = (logs: readonly number[]): Weights => {
    const changes = keys.map((key, i) => [key, Math.exp(logs[i])])
    return { ...WEIGHTS, ...found, ...Object.fromEntries(changes) }
  }
  for (let generation = 0; generation < generations && !tuning.stop?.aborted; generation++) {
    const first = (round * generations + generation) * boards
    const candidates = evolver.draw()
    const worths: number[] = []
    for (const logs of candidates) {
      worths.push((await gainOf(tuning, { candidate: weightsOf(logs), fields, first, boards })).mean)
    }
    evolver.tell(worths)
    tuning.told({ round, generation, best: Math.max(...worths), step: evolver.step })
  }
  return weightsOf(evolver.mean)
}

/** What a candidate gains on the fields, a board's mean over them. */
async function gainOf(
  { players, seed }: Tuning,
  at: { candidate: Weights; fields: readonly string[]; first: number; boards: number },
): Promise<Estimate> {
  const gain = noCount()
  for (const field of at.fields) {
    const match = { players, candidate: described(at.candidate), field, seed, variant: null }
    const range = { from: at.first, to: at.first + at.boards }
    const { scores } = await playBoards({ kind: 'boards', match, ...range, limits: NO_LIMITS })
    for (const score of scores) add(gain, score.gain)
  }
  return estimate(gain, players)
}
