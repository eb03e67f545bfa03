/** The company of a table: one bot a seat, programs of others among them, which live as long as their thread. */
import type { Bot } from '@watchfires/bots'
import { castBot, OUTSIDE, type Player } from '../study/cast.ts'
import { type Flaws, gatherFlaws, noFlaws } from './flaws.ts'
import { OutsideBot, type Terms } from './outsideBot.ts'

export type Company =
  | { readonly atOnce: true; readonly players: readonly Bot[] }
  | { readonly atOnce: false; readonly players: readonly Player[] }

/** Programs that run, by what they were started as. */
const running = new Map<string, OutsideBot>()

/** The bots of these descriptions. Two seats of the same program get one each. */
export function company(described: readonly string[], terms: Terms): Company {
  const atOnce = described.every((bot) => !bot.startsWith(OUTSIDE))
  if (atOnce) return { atOnce, players: described.map((bot) => castBot(bot, terms.numbers)) }
  return { atOnce, players: described.map((bot, seat) => playerOf(bot, { terms, seat })) }
}

function playerOf(described: string, { terms, seat }: { terms: Terms; seat: number }): Player {
  if (!described.startsWith(OUTSIDE)) return castBot(described, terms.numbers)
  const key = JSON.stringify([described, seat, terms])
  const found = running.get(key) ?? new OutsideBot(described.slice(OUTSIDE.length), terms)
  running.set(key, found)
  return found
}

/** What the programs of a company did wrong since this was last asked. */
export function flawsOf({ players }: Company): Record<string, Flaws> {
  const flaws: Record<string, Flaws> = {}
  for (const player of new Set<Player>(players)) {
    if (!(player instanceof OutsideBot)) continue
    gatherFlaws(flaws, { [OUTSIDE + player.command]: player.flaws })
    player.flaws = noFlaws()
  }
  return flaws
}

/** Ends every program that this thread runs. */
export async function closeAll(): Promise<void> {
  await Promise.all([...running.values()].map((bot) => bot.close()))
  running.clear()
}
