import { type Mark, type Piece, path, use } from './mark.ts'
import type { Role } from './tokens.ts'

/** ♥ food, ♦ medicine, ♣ firewood, ♠ snow, in the order of the pack. */
export const SUITS = ['H', 'D', 'C', 'S'] as const
export type Suit = (typeof SUITS)[number]

/** The suits that have a wagon, back lane to front lane. */
export const WAGONS = ['H', 'D', 'C'] as const
export type WagonSuit = (typeof WAGONS)[number]

/** What each suit stands for. */
export const SUIT_NAMES = { H: 'food', D: 'medicine', C: 'firewood', S: 'snow' } as const

/** The signs, in a 24 box about the origin. */
const SIGN: Readonly<Record<Suit, string>> = {
  H: 'M0 11.5C-3 6.5-11.5 2.5-11.5-4.2-11.5-8.6-8.3-11-5.2-10.6-2.4-10.3-.6-8.4 0-6 .6-8.4 2.4-10.3 5.2-10.6 8.3-11 11.5-8.6 11.5-4.2 11.5 2.5 3 6.5 0 11.5z',
  D: 'M0-12C2.4-7 5.4-3.2 9.6 0 5.4 3.2 2.4 7 0 12-2.4 7-5.4 3.2-9.6 0-5.4-3.2-2.4-7 0-12z',
  C: 'M0-11.5A5 5 0 0 1 3.9-3.3 5.1 5.1 0 1 1 2 4.6C2.1 7.6 3 9.8 4.8 11.5H-4.8C-3 9.8-2.1 7.6-2 4.6A5.1 5.1 0 1 1-3.9-3.3 5 5 0 0 1 0-11.5z',
  S: 'M0-12C2.2-7 11.2-2.6 11.2 3.4 11.2 7 8.4 9 5.6 8.4 3.6 8 2.2 6.8 1.5 5.2 1.7 8 2.6 10.2 4.4 11.5H-4.4C-2.6 10.2-1.7 8-1.5 5.2-2.2 6.8-3.6 8-5.6 8.4-8.4 9-11.2 7-11.2 3.4-11.2-2.6-2.2-7 0-12z',
}

/** What is cut into each: wheat ear, glass facets, log rings, a blown drift. */
const CUT: Readonly<Record<Suit, string>> = {
  H: 'M0 8V-4M0 4.5-4 1.5M0 4.5 4 1.5M0 1-4.6-2.4M0 1 4.6-2.4M0-2.6-4-6M0-2.6 4-6',
  D: 'M-9 0-3-2.4H3L9 0M-3-2.4 0 11M3-2.4 0 11M-3-2.4 0-11M3-2.4 0-11',
  C: 'M0-8.6a2.3 2.3 0 1 0 .1 0M-6.3-1.2a2.4 2.4 0 1 0 .1 0M6.3-1.2a2.4 2.4 0 1 0 .1 0',
  S: 'M-7.6 4C-4 4.4-2-.6 2.2-1.6 5-2.2 7.4-.6 8 1.6M-3.6-2.8C-1.6-3.4 0-6 2.6-5.4M1 5C3 2.8 5 2.4 6.6 4',
}

const each = <T>(make: (suit: Suit) => T): Readonly<Record<Suit, T>> => ({
  H: make('H'),
  D: make('D'),
  C: make('C'),
  S: make('S'),
})

/** The plain signs, 24 × 24 about the origin, in the colour of whoever uses them. */
export const SUIT_PIECES = each(
  (suit): Piece => ({ name: `suit-${suit}`, marks: [path(SIGN[suit], { fill: 'here' })] }),
)

/** The signs with their cuts, for pips and anything larger than 20 px. */
export const CUT_PIECES = each(
  (suit): Piece => ({
    name: `cut-${suit}`,
    marks: [use(SUIT_PIECES[suit]), path(CUT[suit], { line: 'card:paper', width: 1.25, cap: 'round' })],
  }),
)

/** A suit's colours: as a fill under ink, as ink on light ground, as text on the page's ground, on cards. */
export const suitRoles = (
  suit: Suit,
): { readonly fill: Role; readonly ink: Role; readonly text: Role; readonly card: Role } => {
  const letter = suit.toLowerCase() as Lowercase<Suit>
  return { fill: letter, ink: `${letter}b`, text: `t${letter}`, card: `card:${letter}` }
}

/** A suit's sign, framed by `[-12, -12, 24, 24]`, in its colour for text or another; it needs no sprite. */
export const suitSign = (suit: Suit, fill: Role = suitRoles(suit).text): readonly Mark[] => [path(SIGN[suit], { fill })]
