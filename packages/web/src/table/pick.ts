/** What is picked and what a key does to it, without a screen. */
import type { Card } from '@watchfires/rules'
import type { Choices, Row } from './choices.ts'

/** The card that is picked, and the row chosen among what it can do. */
export interface Pick {
  readonly card: Card | null
  readonly row: string | null
}

export const NOTHING: Pick = { card: null, row: null }

/** What a key asks for beyond the pick: `refuse` is a commit of a row that is not legal. */
export type Act = 'commit' | 'refuse' | 'help' | 'log'

export interface Pressed {
  readonly pick: Pick
  readonly act?: Act
}

type Ask = Pick_<Choices, 'cards' | 'rows'>
type Pick_<T, K extends keyof T> = { readonly [P in K]: T[P] }

/** A card picked, and with it the first of its rows that is legal. */
export function pickCard(ask: Ask, card: Card): Pick {
  const rows = ask.rows(card)
  return { card, row: (rows.find(({ wish }) => wish) ?? rows[0])?.id ?? null }
}

/** The row that is chosen; undefined when none is. */
export const rowIn = (ask: Ask, { card, row }: Pick): Row | undefined =>
  card === null && ask.cards.length > 0 ? undefined : ask.rows(card).find(({ id }) => id === row)

const turned = (at: number, by: number, length: number): number =>
  at < 0 ? (by > 0 ? 0 : length - 1) : (at + by + length) % length

/** What a key does. Unknown keys, and keys that have nothing to move, answer null. */
export function press(pick: Pick, key: string, ask: Ask): Pressed | null {
  switch (key) {
    case '?':
      return { pick, act: 'help' }
    case 'l':
    case 'L':
      return { pick, act: 'log' }
    case 'ArrowLeft':
      return turnCards(pick, -1, ask)
    case 'ArrowRight':
      return turnCards(pick, 1, ask)
    case 'ArrowUp':
      return turnRows(pick, -1, ask)
    case 'ArrowDown':
      return turnRows(pick, 1, ask)
    case 'Escape':
      return pick.card === null && pick.row === null ? null : { pick: NOTHING }
    case 'Enter': {
      const row = rowIn(ask, pick)
      return row ? { pick, act: row.wish ? 'commit' : 'refuse' } : null
    }
    default:
      return /^[1-9]$/.test(key) ? pickNumber(pick, Number(key) - 1, ask) : null
  }
}

function turnCards(pick: Pick, by: number, ask: Ask): Pressed | null {
  const { cards } = ask
  if (cards.length === 0) return null
  const at = pick.card === null ? -1 : cards.indexOf(pick.card)
  return { pick: pickCard(ask, cards[turned(at, by, cards.length)]) }
}

function turnRows(pick: Pick, by: number, ask: Ask): Pressed | null {
  if (ask.cards.length > 0 && pick.card === null) return null
  const rows = ask.rows(pick.card)
  const at = rows.findIndex(({ id }) => id === pick.row)
  return { pick: { ...pick, row: rows[turned(at, by, rows.length)].id } }
}

function pickNumber(pick: Pick, at: number, ask: Ask): Pressed | null {
  if (ask.cards.length > 0) return ask.cards[at] === undefined ? null : { pick: pickCard(ask, ask.cards[at]) }
  const row = ask.rows(null)[at]
  return row ? { pick: { ...pick, row: row.id } } : null
}
