import { openTable } from './opening.ts'
import type { Plan } from './plan.ts'
import { release } from './release.ts'
import { ledger } from './shelf.ts'

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))

let laying: Promise<string> | null = null

/** Lays a table on this device and answers its id, once it is kept. Asked again before that, it answers the same table's. */
export function layTable(plan: Plan): Promise<string> {
  laying ??= ledger()
    .then((kept) => openTable(plan, { ledger: kept, random, now: Date.now, release }))
    .finally(() => {
      laying = null
    })
  return laying
}
