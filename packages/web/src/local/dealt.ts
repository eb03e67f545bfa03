/** The deals of a table of this device, as its dialog shows them. */
import { NIGHTS, verifyDeal } from '@watchfires/rules'
import type { Table } from '@watchfires/table'
import type { DealTold } from '../deal/told.ts'

/** Every night's deal, reckoned anew from what is out. */
export function dealsOf(table: Table): readonly DealTold[] {
  const { nights, proof } = table.record()
  const proofs = (proof as { nights: readonly Parameters<typeof verifyDeal>[0][] }).nights
  return Array.from({ length: NIGHTS }, (_, i) => {
    const night = i + 1
    const verdict = proofs[i] ? verifyDeal(proofs[i], { table: table.id, night, deal: nights[i].deal }) : 'not yet'
    return { night, commitment: table.commitments[i], secret: table.secretOf(night), nonces: null, verdict }
  })
}
