import type { Entry } from '@watchfires/table'
import { type Ledger, lastPlayedFirst, type Summary } from './ledger.ts'

/** A ledger in memory, for browsers that keep nothing: it lasts as long as the tab. */
export function fleetingLedger(): Ledger {
  const logs = new Map<string, Entry[]>()
  const summaries = new Map<string, Summary>()
  return {
    lasts: false,
    list: async () => [...summaries.values()].sort(lastPlayedFirst),
    read: async (table, from) => logs.get(table)?.slice(from) ?? [],
    async append({ expected, entries, summary }) {
      const log = logs.get(summary.table) ?? []
      if (log.length !== expected) return false
      logs.set(summary.table, [...log, ...entries])
      summaries.set(summary.table, summary)
      return true
    },
    async remove(table) {
      logs.delete(table)
      summaries.delete(table)
    },
  }
}
