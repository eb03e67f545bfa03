/** The credentials of one table, as hashes: who each key is of, and the claims on seats that nobody has used yet. */
import type { Seat } from '@watchfires/rules'
import type { KeyChange, Owner, Stored } from '../store/eventStore.ts'

export class Keyring {
  readonly owners = new Map<string, Owner>()
  readonly claims = new Map<string, { readonly seat: Seat; readonly until: number }>()

  load({ keys, claims }: Stored): void {
    this.owners.clear()
    for (const { hash, owner } of keys) this.owners.set(hash, owner)
    this.claims.clear()
    for (const { hash, ...claim } of claims) this.claims.set(hash, claim)
  }

  turn({ revoke = [], add = [], claim, spend = [] }: KeyChange): void {
    for (const [hash, owner] of this.owners) if (revoke.includes(owner)) this.owners.delete(hash)
    for (const { hash, owner } of add) this.owners.set(hash, owner)
    const spent = claim ? [...spend, claim.seat] : spend
    for (const [hash, { seat }] of this.claims) if (spent.includes(seat)) this.claims.delete(hash)
    if (claim) this.claims.set(claim.hash, claim)
  }
}
