/**
 * A file of rows: a first line that says which study and which share of it, then one row a line in the order of the games. A
 * shard that was stopped early is a shorter file of the same form.
 */
import { RULES_VERSION } from '@watchfires/rules'
import { bytesOf, Lines } from '../source.ts'
import type { Row } from './row.ts'
import type { Shard, Study } from './study.ts'

export const ROWS_FORMAT = 'watchfires-rows'

export interface Heading {
  readonly format: typeof ROWS_FORMAT
  readonly version: 1
  readonly rules: number
  readonly study: Study
  readonly shard: Shard
}

export const headingOf = (study: Study, shard: Shard): Heading => ({
  format: ROWS_FORMAT,
  version: 1,
  rules: RULES_VERSION,
  study,
  shard,
})

/** Why a file is no file of rows, in words. */
export class NoRows extends Error {}

/** The heading of a file of rows. Throws NoRows, and system errors. */
export async function readHeading(file: string): Promise<Heading> {
  for await (const line of linesOf(file)) return headingIn(line)
  throw new NoRows('it is empty')
}

/** Every row of a file as text, and read. */
export async function* rowsOf(file: string): AsyncGenerator<{ readonly text: string; readonly row: Row }> {
  let isFirst = true
  for await (const text of linesOf(file)) {
    if (isFirst) headingIn(text)
    else yield { text, row: rowIn(text) }
    isFirst = false
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const lines = new Lines()
  for await (const part of bytesOf(file)) {
    for (const line of lines.push(part)) yield checked(line)
  }
  const last = checked(lines.last())
  if (last !== '') yield last
}

function checked(line: string | object): string {
  if (typeof line !== 'string') throw new NoRows('it has a line that is no text, or too long')
  return line
}

function headingIn(line: string): Heading {
  const heading = jsonIn(line) as Partial<Heading>
  if (heading.format !== ROWS_FORMAT) throw new NoRows(`its first line is not that of a ${ROWS_FORMAT} file`)
  if (heading.version !== 1) throw new NoRows('its version is not 1')
  if (heading.rules !== RULES_VERSION) throw new NoRows(`its rules are version ${heading.rules}, not ${RULES_VERSION}`)
  if (!heading.study || !heading.shard) throw new NoRows('it does not say of which study it is')
  return heading as Heading
}

function rowIn(line: string): Row {
  const row = jsonIn(line) as Partial<Row>
  const isRow = Number.isInteger(row.game) && Array.isArray(row.gratitude) && Array.isArray(row.plays)
  if (!isRow) throw new NoRows('it has a line that is no row')
  return row as Row
}

function jsonIn(line: string): object {
  try {
    const value: unknown = JSON.parse(line)
    if (typeof value === 'object' && value !== null) return value
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new NoRows('it has a line that is no JSON object')
}
