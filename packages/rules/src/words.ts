/**
 * The vocabulary: suits, ranks, cards and plays, as text (record.md) and as the small integers that the engine reckons in.
 *
 * A card is `suit << 4 | rank`: suits ♥ 0, ♦ 1, ♣ 2, ♠ 3; ranks 2 … K are 0 … 11. A play is `way << 6 | card`.
 * A wagon is the number of its suit, 0 … 2. Text is spoken at the edges only.
 */

export const SUITS = ['H', 'D', 'C', 'S'] as const
export type Suit = (typeof SUITS)[number]
/** The suits as people write them. */
export const SIGNS: Readonly<Record<Suit, string>> = { H: '♥', D: '♦', C: '♣', S: '♠' }

export const WAGONS = ['H', 'D', 'C'] as const
export type Wagon = (typeof WAGONS)[number]

export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const
export type Rank = (typeof RANKS)[number]

export type Card = `${Rank}${Suit}`
/** A card that Fate may turn. */
export type FateCard = Card | 'WW'
/** `F7H` feed, `L7H` load or heave, `P7H` push, `P9S:H` break trail before the ♥ wagon. */
export type Play = `F${Card}` | `L${Card}` | `P${Card}` | `P${Card}:${Wagon}`

/** A place at the table, counted from 0. */
export type Seat = number
export const MOST_SEATS = 6
export type BySeat<T> = readonly T[]
export type ByWagon<T> = readonly [T, T, T]
/** Who looks: the owner of a seat, or somebody who sees only what is public. */
export type Viewer = Seat | 'spectator'

export const SNOW_SUIT = 3
export const KING = 11
export const WHITEOUT = 63
/** In a row of plays: this seat held no card. */
export const SITS_OUT = 15

export const FEED = 0
export const LOAD = 1
export const PUSH = 2
/** A ♠'s ways are feed (0) and breaking trail before wagon 0, 1 or 2 (1, 2, 3). */
export const BREAK_TRAIL = 1

export const suitOf = (card: number): number => card >> 4
export const rankOf = (card: number): number => card & 15
export const cardOf = (play: number): number => play & 63
export const wayOf = (play: number): number => play >> 6

/** Pips by rank (S1): the number; J, Q, K count 10. */
export const PIPS: Uint8Array = Uint8Array.from(RANKS, (_, rank) => Math.min(rank + 2, 10))
export const pipsOf = (card: number): number => PIPS[card & 15]

/** The pack of S1 in the order of deal.md: ♥♦♣♠, each 2 … K. */
export const PACK: Uint8Array = Uint8Array.from({ length: 48 }, (_, i) => (Math.floor(i / 12) << 4) | (i % 12))

const CARD_NAMES: (FateCard | undefined)[] = Array.from({ length: 64 })
const PLAY_NAMES: (Play | undefined)[] = Array.from({ length: 256 })
for (const card of PACK) {
  const name: Card = `${RANKS[rankOf(card)]}${SUITS[suitOf(card)]}`
  CARD_NAMES[card] = name
  PLAY_NAMES[card] = `F${name}`
  if (suitOf(card) === SNOW_SUIT) {
    for (const [wagon, sign] of WAGONS.entries()) PLAY_NAMES[((BREAK_TRAIL + wagon) << 6) | card] = `P${name}:${sign}`
  } else {
    PLAY_NAMES[(LOAD << 6) | card] = `L${name}`
    PLAY_NAMES[(PUSH << 6) | card] = `P${name}`
  }
}
CARD_NAMES[WHITEOUT] = 'WW'
const CARD_NUMBERS = new Map(CARD_NAMES.flatMap((name, card): [string, number][] => (name ? [[name, card]] : [])))
const PLAY_NUMBERS = new Map(PLAY_NAMES.flatMap((name, play): [string, number][] => (name ? [[name, play]] : [])))

/** A card's text; the whiteout is `WW`. */
export const makeCard = (card: number): Card => CARD_NAMES[card] as Card
export const makeFateCard = (card: number): FateCard => CARD_NAMES[card] as FateCard
/** A card's number, `WW` included; undefined for anything that is not exactly a card's text. */
export const parseCard = (text: string): number | undefined => CARD_NUMBERS.get(text)

export const makePlay = (play: number): Play => PLAY_NAMES[play] as Play
/** A play's number; undefined for anything that no card can do, except loading a ♠ and pushing it without a target. */
export const parsePlay = (text: string): number | undefined => PLAY_NUMBERS.get(text)

/** The suit of a card's text. */
export const suitIn = (card: Card): Suit => card[1] as Suit
/** A wagon's number by its sign. */
export const wagonNumber = (wagon: Wagon): number => WAGONS.indexOf(wagon)
