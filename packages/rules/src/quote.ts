/** What somebody else wrote, made fit for one line of ours. */

const LONGEST = 60
/** Control and format characters, line and paragraph separators, lone surrogates. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu

const spell = (character: string): string => `\\u{${character.codePointAt(0)!.toString(16)}}`

/** A text with what cannot be seen written as `\u{…}`. */
export const spellOut = (text: string): string => text.replace(UNSEEN, spell)

/** At most about 60 characters of a text, spelt out. */
export function clip(text: string): string {
  const start = Array.from(text.slice(0, 2 * LONGEST))
  const isLonger = start.length > LONGEST || text.length > 2 * LONGEST
  const shown = spellOut(start.slice(0, LONGEST).join(''))
  return isLonger ? `${shown}…` : shown
}
