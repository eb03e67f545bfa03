/** Tables are kept for their time, then deleted; their addresses stay known as gone. */
import type { Retention } from './options.ts'
import type { EventStore } from './store/eventStore.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Tables deleted in one transaction, so that nobody waits for a long one. */
const AT_ONCE = 100

/** Deletes what has been kept for its time at `now`; answers how many tables. */
export async function expireTables(
  store: EventStore,
  { retention, now }: { readonly retention: Retention; readonly now: number },
): Promise<number> {
  const { waitingHours, unfinishedDays, finishedDays } = retention
  const terms = [
    { phases: ['waiting'], before: now - waitingHours * HOUR },
    { phases: ['take', 'call', 'play', 'gambit', 'settled', 'closed'], before: now - unfinishedDays * DAY },
    { phases: ['over'], before: now - finishedDays * DAY },
  ]
  let expired = 0
  for (const term of terms) {
    for (let some = AT_ONCE; some === AT_ONCE; expired += some) some = await store.expire({ ...term, limit: AT_ONCE })
  }
  return expired
}
