/**
 * A new table of this device: its first entries. It is dealt as an online one is (deal.md), from secrets committed to and a nonce
 * from every seat, so that its record can be verified like any other.
 */
import { makeHex, NIGHTS, NONCE_BYTES, RULES_VERSION, SECRET_BYTES } from '@watchfires/rules'
import { type Entry, type Happening, type Settings, Table } from '@watchfires/table'
import type { Ledger } from './ledger.ts'
import type { Plan } from './plan.ts'
import { summaryOf } from './summary.ts'

/** Fresh random bytes, as many as asked for. */
export type Randomness = (bytes: number) => Uint8Array

const TABLE_BYTES = 12

const settingsFor = (plan: Plan): Settings => ({
  players: plan.length,
  clock: null,
  absence: 'bot',
  level: 'steady',
  visibility: 'private',
  talk: 'off',
  hints: true,
})

function sitting(plan: Plan, random: Randomness): Happening[] {
  return plan.map((who, seat) => {
    const nonce = makeHex(who.kind === 'person' ? random(NONCE_BYTES) : new Uint8Array(NONCE_BYTES))
    return who.kind === 'person'
      ? { kind: 'sat', seat, name: who.name, as: 'person', nonce }
      : { kind: 'sat', seat, name: who.name, as: 'bot', level: who.level, nonce }
  })
}

/** Opens a table, seats everybody, deals the first night, and keeps all of it; answers the table's id. */
export async function openTable(
  plan: Plan,
  { ledger, random, now, release }: { ledger: Ledger; random: Randomness; now: () => number; release: string },
): Promise<string> {
  const id = makeHex(random(TABLE_BYTES))
  const secrets = Array.from({ length: NIGHTS }, () => makeHex(random(SECRET_BYTES)))
  const at = now()
  const table = new Table()
  const entries: Entry[] = []
  const enter = (happening: Happening) => {
    const entry = { ...happening, at }
    table.apply(entry)
    entries.push(entry)
  }
  enter({ kind: 'opened', table: id, settings: settingsFor(plan), secrets, rules: RULES_VERSION, release })
  for (const happening of sitting(plan, random)) enter(happening)
  enter(table.dealNext())
  await ledger.append({ expected: 0, entries, summary: summaryOf(table, at) })
  return id
}

/** The plan by which a table was opened, for the same again. */
export function planOf(table: Table): Plan {
  return table.seats.all.map((sitter) => {
    if (!sitter) throw new Error('a table of this device has no free seat')
    const { name, as, level } = sitter
    return as === 'bot' ? { kind: 'bot', name, level: level ?? 'steady' } : { kind: 'person', name }
  })
}
