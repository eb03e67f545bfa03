import { openTable } from './opening.ts'
import type { Plan } from './plan.ts'
import { release } from './release.ts'
import { ledger } from './shelf.ts'

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))

/** Lays a table on this device and answers its id, once it is kept. */
export async function layTable(plan: Plan): Promise<string> {
  return openTable(plan, { ledger: await ledger(), random, now: Date.now, release })
}
