/**
 * The light markup of the leaves' words as HTML: `**bold**`, `_stressed_`, `[P3]` for a clause, `[words](/address)` for a link, and suits
 * and cards (`♥`, `10♦`), whose signs are drawn. Everything else is escaped.
 */
import { group, type Mark, type Piece, type Suit, suitRoles, suitSign, use } from '@watchfires/kit'

const SIGNS: Readonly<Record<string, Suit>> = { '♥': 'H', '♦': 'D', '♣': 'C', '♠': 'S' }

export const escaped = (words: string): string => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A suit's sign for the page's sprite, once; sentences refer to it. */
const signPiece = (suit: Suit): Piece => ({ name: `sign-${suit}`, marks: suitSign(suit, suitRoles(suit).text) })

/** What sentences refer to: hand it to `sprite`. */
export const proseParts = (): readonly Mark[] => Object.values(SIGNS).map((suit) => group([use(signPiece(suit))]))

/** The sign is drawn, and its letter stands beside it unseen for whoever listens, copies or looks for it. */
const sign = (letter: string): string =>
  `<svg class="suit" viewBox="-12 -12 24 24" aria-hidden="true"><use href="#k-sign-${SIGNS[letter]}"/></svg><span class="sr">${letter}</span>`

const isValley = (clause: string): boolean => clause.startsWith('V')

/** Where a clause stands, from a page of the rulebook. */
export const clauseAt = (clause: string, page: 'rules' | 'valley'): string => {
  if (isValley(clause) === (page === 'valley')) return `#${clause}`
  return `${isValley(clause) ? '/rules/last-valley' : '/rules'}#${clause}`
}

/** A paragraph's words as HTML. `page` is where they stand. */
export const prose = (words: string, page: 'rules' | 'valley' = 'rules'): string =>
  escaped(words)
    .replace(/\[([A-Z]\d+)\]/g, (_, clause) => `<a class="ref" href="${clauseAt(clause, page)}">${clause}</a>`)
    .replace(/\[([^\]]+)\]\((\/[^)]*)\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replace(/\b_(.+?)_\b/g, '<em>$1</em>')
    .replace(/(10|[2-9AJQK])?([♥♦♣♠])/g, (_, rank = '', letter) =>
      rank ? `<span class="card-word">${rank}${sign(letter)}</span>` : sign(letter),
    )
