/** `watchfires simulate`: plays many nights or games with any mix of bots, on all cores. */
import { numbersFor } from '@watchfires/rules'
import { share } from '../crew/crew.ts'
import { progress } from '../crew/progress.ts'
import { stopOnInterrupt } from '../crew/stop.ts'
import type { Games, Limits } from '../crew/task.ts'
import { company } from '../outside/company.ts'
import { type Flaws, gatherFlaws } from '../outside/flaws.ts'
import { answer, refuse, refuseFault } from '../say.ts'
import { fileFault } from '../source.ts'
import { variantFrom } from '../variant/command.ts'
import { NotCast } from './cast.ts'
import { limitsOf, type Playing } from './options.ts'
import { headingOf } from './rowsFile.ts'
import { RowsOut } from './rowsOut.ts'
import { rangeOf, type Shard, type Study, WHOLE } from './study.ts'
import { summaryOf } from './summary.ts'
import { addUp, emptyTally, type Tally } from './tally.ts'

export interface SimulateOptions extends Playing {
  readonly players: number
  readonly bots: readonly string[]
  readonly rotate?: true
  readonly nights?: number
  readonly games?: number
  readonly out?: string
  readonly shard: Shard
}

export async function simulate(options: SimulateOptions): Promise<void> {
  const study = await studyFrom(options)
  if (!study) return
  let out: RowsOut | undefined
  try {
    if (options.out !== undefined) out = await RowsOut.open(options.out, headingOf(study, options.shard))
  } catch (error) {
    return refuseFault(fileFault(error, options.out!))
  }
  const interrupt = stopOnInterrupt()
  const { tally, isComplete, flaws } = await run(study, {
    shard: options.shard,
    threads: options.jobs,
    limits: limitsOf(options),
    stop: interrupt.signal,
    write: out && ((rows) => out.write(rows)),
  })
  interrupt.lift()
  await out?.close()
  const isWhole = isComplete && options.shard.of === 1
  await answer(`${JSON.stringify({ ...summaryOf(study, tally, isWhole), ...flawed(flaws) })}\n`)
}

const flawed = (flaws: Record<string, Flaws>): object => (Object.keys(flaws).length > 0 ? { outside: flaws } : {})

/** The study that the options ask for; undefined when they have been refused. */
async function studyFrom(options: SimulateOptions): Promise<Study | undefined> {
  const { players, bots, nights, games, seed } = options
  if (nights !== undefined && games !== undefined) return void refuse('simulate: --nights or --games, not both')
  if (bots.length !== 1 && bots.length !== players) {
    return void refuse(`simulate: ${bots.length} bots for ${players} seats; give one for all, or one a seat`)
  }
  const variant = options.variant === undefined ? null : await variantFrom(options.variant)
  if (variant === undefined) return undefined
  const study: Study = {
    players,
    bots: bots.length === 1 ? Array.from({ length: players }, () => bots[0]) : bots,
    rotate: options.rotate === true,
    unit: games === undefined ? 'night' : 'game',
    count: games ?? nights ?? 10_000,
    seed,
    variant,
  }
  return isCast(study.bots, 'simulate') ? study : undefined
}

/** Whether all of these can play; what cannot has been refused. */
export function isCast(bots: readonly string[], command: string): boolean {
  try {
    company(bots, { players: 2, numbers: numbersFor(2), limits: { decision: 1, start: 1 } })
    return true
  } catch (error) {
    if (error instanceof NotCast) refuse(`${command}: ${error.message}`)
    else refuseFault(fileFault(error, 'weights'))
    return false
  }
}

export interface Run {
  readonly shard?: Shard
  readonly threads?: number
  readonly limits: Limits
  readonly stop?: AbortSignal
  /** takes rows as text, in order */
  readonly write?: (rows: string) => Promise<void>
}

/** Plays a share of a study on all cores; shows how far it is. */
export async function run(
  study: Study,
  { shard: part = WHOLE, threads, limits, stop, write }: Run,
): Promise<{ tally: Tally; isComplete: boolean; flaws: Record<string, Flaws> }> {
  const { from, to } = rangeOf(study, part)
  const tally = emptyTally(study.players)
  const flaws: Record<string, Flaws> = {}
  const shown = progress(to - from, `${study.unit}s`)
  const done = await share<Games>({
    from,
    to,
    threads,
    stop,
    task: (piece) => ({ kind: 'games', study, ...piece, rows: write !== undefined, limits }),
    take: async (games, piece) => {
      addUp(tally, games.tally)
      gatherFlaws(flaws, games.flaws)
      await write?.(games.rows)
      shown.at(piece.to - from)
    },
  })
  shown.end()
  return { tally, isComplete: done === to, flaws }
}
