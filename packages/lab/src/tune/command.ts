/** `watchfires tune`: better weights for steady at a table of one size, by evolution on duplicate boards. */
import { WEIGHTS, type Weights, weightsFor } from '@watchfires/bots'
import { MOST_PLAYERS } from '@watchfires/rules'
import { type Command, InvalidArgumentError } from 'commander'
import { stopOnInterrupt } from '../crew/stop.ts'
import { answer } from '../say.ts'
import { whole } from '../study/options.ts'
import { tune } from './tune.ts'

interface Options {
  readonly players: number
  readonly rounds: number
  readonly generations: number
  readonly size: number
  readonly boards: number
  readonly seed: number
  readonly keys: (keyof Weights)[]
}

/** What only matters with two players. */
const FOR_TWO: readonly string[] = ['goOn']

export function addTune(program: Command): void {
  program
    .command('tune')
    .description('look for better weights for steady; print them as JSON (docs/decisions says how ours were found)')
    .option('--players <n>', 'seats at the table, 2–6', whole(2, MOST_PLAYERS), 4)
    .option('--rounds <n>', 'rounds; each begins from what the one before found', whole(1), 3)
    .option('--generations <n>', 'generations of a round', whole(1), 30)
    .option('--size <n>', 'candidates of a generation', whole(4, 1000), 14)
    .option('--boards <n>', 'boards that each candidate plays', whole(10), 200)
    .option('--seed <n>', 'the seed', whole(0, 2 ** 31 - 1), 1)
    .option('--keys <names>', 'the weights to look for, by comma; all where not given', keys, Object.keys(WEIGHTS))
    .action(run)
}

function keys(text: string): string[] {
  const names = text.split(',')
  if (!names.every((name) => name in WEIGHTS))
    throw new InvalidArgumentError(`There are ${Object.keys(WEIGHTS).join(', ')}.`)
  return names
}

async function run(options: Options): Promise<void> {
  const interrupt = stopOnInterrupt()
  const found = await tune({
    ...options,
    keys: options.keys.filter((key) => options.players === 2 || !FOR_TWO.includes(key)),
    start: weightsFor(options.players),
    stop: interrupt.signal,
    told: (line) => process.stderr.write(`${JSON.stringify(line)}\n`),
  })
  interrupt.lift()
  await answer(`${JSON.stringify(found)}\n`)
}
