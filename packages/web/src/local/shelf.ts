import { fleetingLedger } from './fleeting.ts'
import { keptLedger } from './kept.ts'
import type { Ledger } from './ledger.ts'

let found: Promise<Ledger> | null = null

/** This tab's ledger: IndexedDB, or memory where the browser keeps nothing (`lasts` tells). */
export function ledger(): Promise<Ledger> {
  found ??= keptLedger().catch(fleetingLedger)
  return found
}
