/** What the entries of a pencilled night add up to. */
import { numbersFor, PACK, parseCard, pipsOf, storesFor, suitOf, TOWN, WAGONS } from '@watchfires/rules'
import type { PencilNight, Store } from './pencilNight.ts'

/** Cards of one suit in the pack (S1). */
export const SUIT_SIZE = PACK.length / 4

/** What a card is worth as stores: half its pips, rounded down, if it was heaved. */
export function worthOf({ card, ride }: Store): number {
  const number = parseCard(card)!
  return ride === 'heaved' ? storesFor(number, TOWN - 1) : pipsOf(number)
}

/** Which wagon a card lies by, 0–2. */
export const wagonOf = ({ card }: Store): number => suitOf(parseCard(card)!)

export const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

/** The sums that more than one law needs. */
export interface Tally {
  readonly players: number
  /** cards that each seat has laid down, the Gambit's included */
  readonly laid: readonly number[]
  /** per wagon: cards by it that were not flung, and those of them heaved */
  readonly loaded: readonly number[]
  readonly heaved: readonly number[]
  readonly pushes: readonly number[]
  /** ♠ fed and laid sideways, all seats together */
  readonly spades: number
  readonly trails: number
  readonly fed: number
}

export function tallyOf(night: PencilNight, players: number): Tally {
  const { stores, pushes, trails, piles } = night
  const by = (wagon: number, is: (entry: Store) => boolean) =>
    stores.filter((entry) => wagonOf(entry) === wagon && is(entry)).length
  return {
    players,
    laid: Array.from({ length: players }, (_, seat) => {
      const ridden = stores.filter((entry) => entry.seat === seat).length
      return ridden + sum(pushes.map((counts) => counts[seat])) + trails[seat] + piles[seat].spades + piles[seat].others
    }),
    loaded: WAGONS.map((_, wagon) => by(wagon, ({ ride }) => ride !== 'flung')),
    heaved: WAGONS.map((_, wagon) => by(wagon, ({ ride }) => ride === 'heaved')),
    pushes: pushes.map(sum),
    spades: sum(piles.map((pile) => pile.spades)) + sum(trails),
    trails: sum(trails),
    fed: sum(piles.map((pile) => pile.spades + pile.others)),
  }
}

/** The most cards that one seat can lay down in a night: its hand (S2), and with two players what the offers add (V2, V3). */
export function mostLaid(players: number, { end }: PencilNight): number {
  const { hand, fate } = numbersFor(players)
  if (players !== 2) return hand
  // an offer is two cards, the whiteout counted, and every beat begins with one; after the last of them a card is only flung
  const offers = Math.floor((fate + 1) / 2)
  return Math.min(hand + offers, end === null || end.by === 'gambit' ? offers + 1 : offers)
}
