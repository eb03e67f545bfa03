/** `watchfires tournament`: bots against each other on duplicate boards, each in one seat among clones of every other. */
import { stopOnInterrupt } from '../crew/stop.ts'
import { type Flaws, gatherFlaws } from '../outside/flaws.ts'
import { answer, refuse } from '../say.ts'
import { limitsOf, type Playing } from '../study/options.ts'
import { isCast } from '../study/simulate.ts'
import { variantFrom } from '../variant/command.ts'
import type { Sequence } from './sequence.ts'
import { tableOf } from './table.ts'
import { type Cell, pairings, playMatch } from './tournament.ts'

export interface TournamentOptions extends Playing {
  readonly players: number[]
  readonly boards: number
  readonly worth?: Pick<Sequence, 'low' | 'high'>
  readonly risk: number
  readonly json?: true
}

export async function tournament(bots: readonly string[], options: TournamentOptions): Promise<void> {
  const unlike = [...new Set(bots)]
  if (unlike.length < 2) return refuse('tournament: two different bots at least')
  if (!isCast(unlike, 'tournament')) return
  const variant = options.variant === undefined ? null : await variantFrom(options.variant)
  if (variant === undefined) return
  const { seed, boards, jobs: threads } = options
  const sequence = options.worth && { ...options.worth, risk: options.risk }
  const interrupt = stopOnInterrupt()
  const cells: Cell[] = []
  const flaws: Record<string, Flaws> = {}
  for (const pairing of pairings(unlike, options.players)) {
    if (interrupt.signal.aborted) break
    const match = { ...pairing, seed, variant }
    const rules = { boards, sequence, threads, limits: limitsOf(options), stop: interrupt.signal }
    const played = await playMatch(match, rules)
    cells.push(played.cell)
    gatherFlaws(flaws, played.flaws)
  }
  interrupt.lift()
  const outside = Object.keys(flaws).length > 0 ? { outside: flaws } : null
  const told = { format: 'watchfires-tournament', version: 1, seed, boards, variant, cells, ...outside }
  await answer(options.json ? `${JSON.stringify(told)}\n` : tableOf(cells) + flawLines(flaws))
}

function flawLines(flaws: Readonly<Record<string, Flaws>>): string {
  return Object.entries(flaws)
    .map(([bot, { decisions, replaced, timeouts, crashes, nonsense, milliseconds, slowest }]) => {
      const mean = decisions === 0 ? 0 : milliseconds / decisions
      const wrong = `${replaced} replaced by a feed (${timeouts} late, ${crashes} crashes, ${nonsense} nonsense)`
      return `${bot}: ${decisions} decisions, ${wrong}; ${mean.toFixed(1)} ms each, ${slowest.toFixed(0)} ms at most\n`
    })
    .join('')
}
