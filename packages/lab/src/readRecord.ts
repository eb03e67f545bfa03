/** Reads a record in either of its forms, JSON or the text notation (record.md). Whether it is legal is for `replay` to say. */
import { type Fault, fault, isFault, parseText } from '@watchfires/rules'
import { readWhole } from './source.ts'

/** A text begins with a header; no JSON begins so. */
const isNotation = (text: string): boolean => /^\s*(?:;|\[\s*[A-Z])/.test(text)

/** The most levels of nesting: a parser's memory grows with them, and a record has seven. */
const DEEPEST = 200_000

/** Whether brackets outside of quotes nest deeper than `DEEPEST`. */
function isTooDeep(text: string): boolean {
  if (text.length <= DEEPEST) return false
  let depth = 0
  let isQuoted = false
  for (let i = 0; i < text.length && depth <= DEEPEST; i++) {
    const character = text[i]
    if (isQuoted && character === '\\') i++
    else if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character === '[' || character === '{') depth++
    else if (character === ']' || character === '}') depth--
  }
  return depth > DEEPEST
}

/** One line of JSON or a whole file of it, as any value at all. */
export function parseJson(text: string): { readonly json: unknown } | Fault {
  if (isTooDeep(text)) return fault('tooDeep', { due: '200,000' })
  try {
    return { json: JSON.parse(text) }
  } catch (error) {
    if (error instanceof SyntaxError) return fault('notJson', { said: error.message })
    throw error
  }
}

/** What a file holds, `-` being standard input: the record as a value still to be checked, or why it cannot be read. */
export async function readRecord(file: string): Promise<{ readonly record: unknown } | Fault> {
  const text = await readWhole(file)
  if (typeof text !== 'string') return text
  if (text.trim() === '') return fault('empty')
  if (isNotation(text)) {
    const record = parseText(text)
    return isFault(record) ? record : { record }
  }
  const parsed = parseJson(text)
  return isFault(parsed) ? parsed : { record: parsed.json }
}
