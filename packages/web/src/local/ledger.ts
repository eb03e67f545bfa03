/**
 * Where the logs of this device's tables are kept: one seam, two makers, IndexedDB (`kept.ts`) and plain memory (`fleeting.ts`).
 * A log is only ever appended to, and only by who knows its length, so that two tabs can never fork one.
 */
import type { Seat } from '@watchfires/rules'
import type { Entry } from '@watchfires/table'

/** What the first page says of a table without folding its log. */
export interface Summary {
  readonly table: string
  /** milliseconds since 1970: when it was opened, and last played at */
  readonly openedAt: number
  readonly playedAt: number
  readonly names: readonly string[]
  /** the seats that are played from this device */
  readonly persons: readonly Seat[]
  readonly night: number
  readonly beat: number
  readonly gratitude: readonly number[]
  /** between nights, or over; otherwise a night is on */
  readonly stage: 'on' | 'settled' | 'over' | 'closed'
  readonly winners: readonly Seat[]
}

export interface Batch {
  /** entries that the log must have before these */
  readonly expected: number
  readonly entries: readonly Entry[]
  readonly summary: Summary
}

export interface Ledger {
  /** whether what is kept outlives the tab */
  readonly lasts: boolean
  /** The tables kept, last played first. */
  list(): Promise<readonly Summary[]>
  /** A table's log from its `from`th entry on, counted from 0; empty for an unknown table. */
  read(table: string, from: number): Promise<Entry[]>
  /** Adds to a log and answers true once that is safely stored; false, with nothing changed, when its length is another. */
  append(batch: Batch): Promise<boolean>
  remove(table: string): Promise<void>
}

export const lastPlayedFirst = (a: Summary, b: Summary): number => b.playedAt - a.playedAt
