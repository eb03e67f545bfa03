/** Names at a table: what may be one, and the bots' own. */
import type { Table } from '@watchfires/table'

/** Control and format characters (they turn the direction of what follows, or cannot be seen), unassigned ones, and blank letters. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\ufffd]|\u034f/u

const LONGEST_NAME = 24

/** A name as it is written down; null for what is none: 1–24 characters once trimmed, none of them hidden. */
export function parseName(text: string): string | null {
  if (HIDDEN.test(text)) return null
  const name = text.normalize('NFC').trim().replace(/\s+/g, ' ')
  const length = [...name].length
  return length >= 1 && length <= LONGEST_NAME ? name : null
}

/** Whether text may be said: none of it hidden. */
export const isPlain = (text: string): boolean => !HIDDEN.test(text)

const fold = (name: string): string => name.normalize('NFKC').toLocaleLowerCase('en')

/** Whether somebody else at the table has the name, or one that looks the same but for case. */
export function isTaken(table: Table, name: string, but: number | null = null): boolean {
  return table.seats.all.some((sitter, seat) => sitter && seat !== but && fold(sitter.name) === fold(name))
}

const DRIVERS = ['Ottilie', 'Bruno', 'Hedwig', 'Anselm', 'Walburga', 'Kuno', 'Agathe', 'Ruprecht']

/** A bot's name that is not among these; case counts for nothing. */
export function botName(names: Iterable<string>): string {
  const taken = new Set(Array.from(names, fold))
  return DRIVERS.find((name) => !taken.has(fold(name))) ?? 'Nobody'
}
