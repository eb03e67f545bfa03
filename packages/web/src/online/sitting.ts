/** Sitting down at a table of the server's, and what is remembered of it. */
import type { Seat } from '@watchfires/rules'
import type { Asked } from '../remote/ask.ts'
import { newNonce } from '../remote/random.ts'
import { look, type Sitting, sitDown } from '../remote/tables.ts'
import { keepName, mineAt, remember } from './mine.ts'

/**
 * Sits down. The number for the deal is made here, after the fingerprints have been seen, so that neither can be chosen by the
 * other. Throws `Unreachable`.
 */
export async function takeSeat(table: string, who: Omit<Sitting, 'nonce'>): Promise<Asked<{ readonly seat: Seat }>> {
  const seen = await look({ table, seat: null })
  const commitments = 'body' in seen ? seen.body.view.deals.map(({ commitment }) => commitment) : []
  const nonce = newNonce()
  const sat = await sitDown(table, { ...who, nonce })
  if ('refused' in sat) return sat
  // A seat that changes hands keeps the number it had.
  const isOwn = who.claim === undefined
  remember(table, {
    at: Date.now(),
    seat: sat.body.seat,
    nonce: isOwn ? nonce : (mineAt(table)?.nonce ?? null),
    commitments,
  })
  if (who.name !== undefined) keepName(who.name)
  return sat
}
