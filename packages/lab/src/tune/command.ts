/** `watchfires tune`: better weights for steady at a table of one size, by evolution on duplicate boards. */
import { WEIGHTS, type Weights, weightsFor } from '@watchfires/bots'
import { stopOnInterrupt } from '../crew/stop.ts'
import { answer, refuse } from '../say.ts'
import { tune } from './tune.ts'

export interface TuneOptions {
  readonly players: number
  readonly rounds: number
  readonly generations: number
  readonly size: number
  readonly boards: number
  readonly seed: number
  readonly keys?: readonly string[]
}

/** What only matters with two players. */
const FOR_TWO: readonly string[] = ['goOn']

export async function tuneSteady(options: TuneOptions): Promise<void> {
  const names = Object.keys(WEIGHTS) as (keyof Weights)[]
  const strange = options.keys?.find((key) => !(key in WEIGHTS))
  if (strange !== undefined) return refuse(`tune: ${strange} is no weight; there are ${names.join(', ')}`)
  const interrupt = stopOnInterrupt()
  const found = await tune({
    ...options,
    keys: names.filter((key) => options.keys?.includes(key) ?? (options.players === 2 || !FOR_TWO.includes(key))),
    start: weightsFor(options.players),
    stop: interrupt.signal,
    told: (line) => process.stderr.write(`${JSON.stringify(line)}\n`),
  })
  interrupt.lift()
  await answer(`${JSON.stringify(found)}\n`)
}
