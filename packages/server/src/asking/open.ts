/** Opening a table, and the one that follows it. */
import { NIGHTS, RULES_VERSION, SECRET_BYTES, type Seat } from '@watchfires/rules'
import { type Happening, type Level, type Reserved, type Settings, Table } from '@watchfires/table'
import { Change } from '../keeping/change.ts'
import { Chronicle } from '../keeping/chronicle.ts'
import type { Append, Done } from '../store/eventStore.ts'
import { botName } from './names.ts'

/** What a bot gives to the deal (deal.md). */
export const BOT_NONCE = '0'.repeat(32)

export interface Opening {
  readonly id: string
  readonly settings: Settings
  readonly bots: readonly { readonly seat: Seat; readonly level: Level; readonly name?: string }[]
  readonly release: string
  readonly at: number
  /** hash of the host's key; null when it has passed to a seat */
  readonly hostHash: string | null
  readonly reserved?: Reserved
  /** so many random bytes, as hex */
  random(bytes: number): string
  /** the request that opens it, remembered with it */
  done?(table: Table): readonly Done[]
}

/** A new table as its first change, with its secrets drawn; where bots take every seat, dealt. */
export function openTable({ id, settings, bots, release, at, hostHash, reserved, random, done }: Opening): {
  readonly append: Append
  readonly table: Table
} {
  const table = new Table()
  const change = new Change(table, { now: at, chronicle: new Chronicle() })
  const secrets = Array.from({ length: NIGHTS }, () => random(SECRET_BYTES))
  change.write({
    kind: 'opened',
    table: id,
    settings,
    secrets,
    rules: RULES_VERSION,
    release,
    ...(reserved ? { reserved } : null),
  })
  const names = new Set(bots.flatMap(({ name }) => name ?? []))
  for (const bot of bots) {
    const seated = seatedBot(names, bot)
    names.add(seated.name)
    change.write(seated)
  }
  if (hostHash) change.keys.push({ add: [{ hash: hostHash, owner: 'host' }] })
  if (done) change.done.push(...done(table))
  return { append: { table: id, expected: 0, ...change.stored() }, table }
}

/** The entry that seats a bot of ours, under its own name or one that nobody has. */
export function seatedBot(
  names: ReadonlySet<string>,
  { seat, level, name }: { readonly seat: Seat; readonly level: Level; readonly name?: string },
): Extract<Happening, { kind: 'sat' }> {
  return { kind: 'sat', seat, name: name ?? botName(names), as: 'bot', level, nonce: BOT_NONCE }
}
