/** Names that people give themselves (api.md): 1–24 characters, nothing invisible, no two alike at one table. */

export const LONGEST_NAME = 24

/** Controls, bidi marks and other invisible characters, unpaired halves, line breaks, unassigned ones, blank letters. */
const MARKS = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\ufffd]|\u034f/u

export type NameFault = 'empty' | 'long' | 'marks' | 'taken'

/** A name as it is kept: composed, without space around it, one space at a time inside. */
export const tidyName = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ')

/** What makes names alike to a reader. */
const likeness = (name: string): string => tidyName(name).normalize('NFKC').toLocaleLowerCase('en')

/** Why a name cannot be had beside others, or null when it can. */
export function nameFault(name: string, others: readonly string[]): NameFault | null {
  if (MARKS.test(name.trim())) return 'marks'
  const tidy = tidyName(name)
  if (tidy === '') return 'empty'
  if ([...tidy].length > LONGEST_NAME) return 'long'
  return others.some((other) => likeness(other) === likeness(tidy)) ? 'taken' : null
}
