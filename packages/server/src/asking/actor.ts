/** Who asks: by which credential, and what that is worth at a table. */
import type { Seat } from '@watchfires/rules'
import type { Table } from '@watchfires/table'
import type { Owner } from '../store/eventStore.ts'

export interface Actor {
  /** a seat, the host by the host's own key, or null for who has shown no key */
  readonly owner: Owner | null
  readonly keyHash: string | null
}

export const seatOf = ({ owner }: Actor): Seat | null => (typeof owner === 'number' ? owner : null)

/** Whether the actor has the host's powers: by the key while it is good, or by sitting where they passed to. */
export function isHost(table: Table, { owner }: Actor): boolean {
  return owner === 'host' ? !table.hostPassed : owner !== null && table.host === owner
}

/** The actor as part of an idempotency key. */
export const byOf = ({ owner }: Actor): string => (owner === null ? '' : String(owner))
