/** `watchfires report`: plays nights at each table size, or reads rows, and writes one page about how the game plays. */
import { writeFile } from 'node:fs/promises'
import { stopOnInterrupt } from '../crew/stop.ts'
import { answer, refuse, refuseFault } from '../say.ts'
import { fileFault } from '../source.ts'
import { limitsOf, type Playing } from '../study/options.ts'
import { NoRows, readHeading, rowsOf } from '../study/rowsFile.ts'
import { isCast, run } from '../study/simulate.ts'
import { payOf } from '../study/study.ts'
import { count, emptyTally } from '../study/tally.ts'
import { variantFrom } from '../variant/command.ts'
import type { Part } from './part.ts'

export interface ReportOptions extends Playing {
  readonly players: number[]
  readonly bots: string
  readonly nights: number
  readonly rows?: readonly string[]
  readonly out: string
}

export async function report(options: ReportOptions): Promise<void> {
  const parts = options.rows ? await partsIn(options.rows) : await played(options)
  if (!parts) return
  if (parts.every(({ tally }) => tally.nights === 0)) return refuse('report: there is no night to report on')
  // drawing needs a good many modules, which no other command should wait for
  const { page } = await import('./page.ts')
  try {
    await writeFile(options.out, page(parts))
  } catch (error) {
    return refuseFault(fileFault(error, options.out))
  }
  const nights = parts.map(({ study, tally }) => ({ players: study.players, nights: tally.nights }))
  await answer(`${JSON.stringify({ report: options.out, nights })}\n`)
}

async function played(options: ReportOptions): Promise<Part[] | undefined> {
  const { bots, nights, seed, jobs } = options
  if (!isCast([bots], 'report')) return undefined
  const variant = options.variant === undefined ? null : await variantFrom(options.variant)
  if (variant === undefined) return undefined
  const interrupt = stopOnInterrupt()
  const parts: Part[] = []
  for (const players of options.players) {
    const cast = Array.from({ length: players }, () => bots)
    const study = { players, bots: cast, rotate: false, unit: 'night' as const, count: nights, seed, variant }
    const { tally } = await run(study, { threads: jobs, limits: limitsOf(options), stop: interrupt.signal })
    parts.push({ study, tally })
  }
  interrupt.lift()
  return parts
}

/** One part for each file; undefined when one has been refused. */
async function partsIn(files: readonly string[]): Promise<Part[] | undefined> {
  const parts: Part[] = []
  for (const file of files) {
    try {
      const { study } = await readHeading(file)
      const tally = emptyTally(study.players)
      for await (const { row } of rowsOf(file)) count(tally, row, payOf(study))
      parts.push({ study, tally })
    } catch (error) {
      if (error instanceof NoRows) refuse(`report: ${file}: ${error.message}`)
      else refuseFault(fileFault(error, file))
      return undefined
    }
  }
  return parts.sort((a, b) => a.study.players - b.study.players)
}
