/** Every figure that the rulebook speaks of, read from the rules: its sentences type none themselves. */
import {
  FEWEST_PLAYERS,
  LAST_FULL,
  MOST_PLAYERS,
  NIGHTS,
  numbersFor,
  PACK,
  parseCard,
  pipsOf,
  RANKS,
  storesFor,
  TOWN,
  WAGONS,
} from '@watchfires/rules'

const COUNTED = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const

/** A count in words, none to ten; in figures above. */
export const spelled = (count: number): string => COUNTED[count] ?? `${count}`

export const capital = (words: string): string => words[0].toUpperCase() + words.slice(1)

/** `0, 1 or 2`: all spaces from one to another. */
export const spaces = (from: number, to: number): string => {
  const all = Array.from({ length: to - from + 1 }, (_, i) => `${from + i}`)
  return `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`
}

/** Any number of players' wages and multipliers: they do not differ by it. */
export const { coldSnap, flood, through, turnedBack, push, spade, fed, longWatch } = numbersFor(MOST_PLAYERS)
export const two = numbersFor(FEWEST_PLAYERS)

export const PLAYERS: readonly number[] = Array.from(
  { length: MOST_PLAYERS - FEWEST_PLAYERS + 1 },
  (_, i) => FEWEST_PLAYERS + i,
)
export const fewest = FEWEST_PLAYERS
export const most = MOST_PLAYERS
export const cards = PACK.length
export const wagons = WAGONS.length
export const nights = NIGHTS

/** J, Q and K; the lowest rank; the highest that is a number. */
export const court = pipsOf(parseCard('KH')!)
export const lowest = RANKS[0]
export const highest = pipsOf(parseCard('TH')!)

export const town = TOWN
export const beforeTown = TOWN - 1
/** Where a wagon stands that has moved at all. */
export const firstMoved = 1
export const lastFull = LAST_FULL
export const firstHeave = LAST_FULL + 1
/** The last space from which a shovel moves a wagon. */
export const lastTrail = TOWN - 2

/** The example of a heave: a nine, and what of it rides. */
export const thrown = pipsOf(parseCard('9D')!)
export const caught = storesFor(parseCard('9D')!, firstHeave)
