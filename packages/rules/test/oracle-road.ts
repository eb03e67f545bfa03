/**
 * What lies on the table in one night of the second opinion (see oracle.ts), and what can be said of it.
 * Cards are strings as in a record; a `Night` is a plain value that is never changed, only followed by another.
 */

export type Wagon = 'H' | 'D' | 'C'
export type Cards = readonly string[]
export type Choices = readonly (string | null)[]
export type Deal = { readonly pack: Cards; readonly whiteout: number }
export type Step = { readonly beat: number; readonly step: string; readonly [more: string]: unknown }
export type Outcome = {
  readonly kind: 'through' | 'buried' | 'stranded'
  readonly by: string
  readonly wagon: Wagon | null
  readonly tie: string | null
  readonly turned: Cards
}
export type Sheet = {
  readonly stores: number
  readonly pushes: number
  readonly watch: number
  readonly longWatch: number
}
export type Pending = { readonly kind: 'play' | 'take' | 'call' | 'gambit'; readonly seats: readonly number[] }

export type Store = { readonly wagon: Wagon; readonly seat: number; readonly card: string; readonly pips: number }
type Push = { readonly wagon: Wagon; readonly seat: number }
export type Night = {
  readonly players: number
  readonly pack: Cards
  readonly hands: readonly Cards[]
  /** The Fate cards with the whiteout among them, and how many of them are turned. */
  readonly fate: Cards
  readonly turned: number
  readonly leftovers: Cards
  readonly space: Readonly<Record<Wagon, number>>
  readonly snow: number
  readonly mark: number
  readonly aboard: readonly Store[]
  readonly pushes: readonly Push[]
  readonly watch: readonly Cards[]
  /** The seat that holds the watch (V1), with two players; and the one that called the run, if any (V7). */
  readonly holder: number | null
  readonly caller: number | null
  readonly beat: number
  readonly steps: readonly Step[]
  readonly legal: readonly (readonly Cards[])[]
  readonly pending: Pending | null
  readonly outcome: Outcome | null
}

export const WAGONS: readonly Wagon[] = ['H', 'D', 'C']
const SUITS = ['H', 'D', 'C', 'S']
export const WHITEOUT = 'WW'
const RANKS = '23456789TJQK'
export const PACK: Cards = SUITS.flatMap((suit) => [...RANKS].map((rank) => rank + suit)) // S1
export const CALL_FROM = 3

// S1 · what a card says
export const suitOf = (card: string) => card[1]
export const rankOf = (card: string) => RANKS.indexOf(card[0])
export const pipsOf = (card: string) => Math.min(rankOf(card) + 2, 10)
export const isSnow = (card: string) => suitOf(card) === 'S'
export const wagonOf = (card: string) => suitOf(card) as Wagon

// S2 · by number of players
export const SETUP: Readonly<Record<number, { readonly hand: number; readonly fate: number; readonly mark: number }>> =
  {
    2: { hand: 8, fate: 26, mark: 13 },
    3: { hand: 9, fate: 18, mark: 22 },
    4: { hand: 8, fate: 16, mark: 21 },
    5: { hand: 6, fate: 14, mark: 27 },
    6: { hand: 6, fate: 12, mark: 27 },
  }

export const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
export const seatsOf = (night: Night) => night.hands.map((_, seat) => seat)
export const without = (hand: Cards, card: string | null) => hand.filter((held) => held !== card)
export const playedCard = (play: string | null) => (play === null ? null : play.slice(1, 3))
export const isFeed = (play: string | null) => play?.[0] === 'F'
export const isPush = (play: string) => play[0] === 'P'
export const storesOn = (night: Night, wagon: Wagon) => night.aboard.filter((store) => store.wagon === wagon)
export const isLaden = (night: Night, wagon: Wagon) => night.aboard.some((store) => store.wagon === wagon) // P7
export const laden = (night: Night) => WAGONS.filter((wagon) => isLaden(night, wagon))
export const holding = (night: Night) => seatsOf(night).filter((seat) => night.hands[seat].length > 0)
export const awaiting = (night: Night, kind: Pending['kind'], seats: readonly number[]): Night => ({
  ...night,
  pending: { kind, seats },
})

/** Rolls a wagon, never past Town (space 6). */
export const roll = (night: Night, wagon: Wagon, by: number): Night => ({
  ...night,
  space: { ...night.space, [wagon]: Math.min(6, night.space[wagon] + by) },
})

/** The same night with one more step told, as it stands after that step. */
export function tell(night: Night, step: string, more: Readonly<Record<string, unknown>> = {}): Night {
  const told = {
    beat: night.beat,
    step,
    ...more,
    snow: night.snow,
    space: WAGONS.map((wagon) => night.space[wagon]),
    stores: WAGONS.map((wagon) => sum(storesOn(night, wagon).map((store) => store.pips))),
    watch: night.watch.map((pile) => pile.length),
  }
  return { ...night, steps: [...night.steps, told] }
}
