/** What a table waits for, and for how long (api.md, *Clock* and *Next night*). */
import type { Table } from '@watchfires/table'
import type { Deadline } from '../store/eventStore.ts'

/** Added after a reveal, which people need a moment to see; ms. */
const AFTER_REVEAL = 5_000
/** The longest that a settled night is looked at, ms. */
const READY = 60_000
/** What everybody has at least when the table goes on after nobody was there, ms. */
const LEAST_LEFT = 5_000

/** A name for what the table waits for now, another one for every wait; null when it waits for nothing. */
export function waitOf(table: Table): string | null {
  const { phase } = table
  if (phase === 'waiting' || phase === 'over' || phase === 'closed') return null
  return `${phase} ${table.game.dealt} ${table.game.night.beat}`
}

/** How long the wait may last, ms; null for as long as it takes. */
export function patience(table: Table): number | null {
  const { phase } = table
  const { clock } = table.settings
  if (waitOf(table) === null) return null
  if (phase === 'settled') return clock === null ? READY : Math.min(READY, clock * 1000)
  return clock === null ? null : clock * 1000 + (table.afterReveal ? AFTER_REVEAL : 0)
}

/** The deadline as it should be now: one a wait, and it stands still while nobody is there. */
export function deadlineFor(
  table: Table,
  { last, attended, now }: { readonly last: Deadline | null; readonly attended: boolean; readonly now: number },
): Deadline | null {
  const wait = waitOf(table)
  const longest = patience(table)
  if (wait === null || longest === null) return null
  if (last?.wait !== wait) {
    return attended
      ? { wait, at: table.waitingSince + longest, left: null }
      : { wait, at: null, left: Math.max(0, table.waitingSince + longest - now) }
  }
  if (attended && last.at === null) return { wait, at: now + Math.max(last.left ?? 0, LEAST_LEFT), left: null }
  if (!attended && last.at !== null) return { wait, at: null, left: Math.max(0, last.at - now) }
  return last
}
