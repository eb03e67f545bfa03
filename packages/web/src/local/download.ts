/** A game as a file: its record (JSON, with the proof of its deals) or its text. */
import { type GameRecord, makeText } from '@watchfires/rules'
import { Table } from '@watchfires/table'
import { ledger } from './shelf.ts'

const KINDS = {
  record: { ending: 'json', type: 'application/json' },
  text: { ending: 'txt', type: 'text/plain;charset=utf-8' },
} as const

export type FileKind = keyof typeof KINDS

/** What stands in the file. */
export function contentsOf(record: GameRecord, kind: FileKind): string {
  if (kind === 'record') return `${JSON.stringify(record, null, 1)}\n`
  const text = makeText(record)
  if (typeof text !== 'string') throw new Error(`a game played here has a fault: ${text.word}`)
  return text
}

export interface Filed {
  readonly record: GameRecord
  /** its table */
  readonly id: string
  /** when it was last played, ms since 1970 */
  readonly at: number
}

const nameOf = ({ id, at }: Filed, kind: FileKind): string =>
  `watchfires-${new Date(at).toISOString().slice(0, 10)}-${id.slice(0, 6)}.${KINDS[kind].ending}`

/** Hands a game's file to the browser. */
export function downloadRecord(filed: Filed, kind: FileKind): void {
  const address = URL.createObjectURL(new Blob([contentsOf(filed.record, kind)], { type: KINDS[kind].type }))
  const link = document.createElement('a')
  link.href = address
  link.download = nameOf(filed, kind)
  link.click()
  // Some browsers fetch the address only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** The same for a table of this device. */
export function downloadTable(table: Table, kind: FileKind): void {
  downloadRecord({ record: table.record(), id: table.id, at: table.touchedAt }, kind)
}

/** The same for a game that is kept here; rejects when it is not. */
export async function downloadGame(id: string, kind: FileKind): Promise<void> {
  const log = await (await ledger()).read(id, 0)
  if (log.length === 0) throw new Error('no such game')
  const table = new Table()
  for (const entry of log) table.apply(entry)
  downloadTable(table, kind)
}
