/**
 * The numbers of the game (S2, L1, the wages and multipliers of G), in one place. The real game is played by `NUMBERS`;
 * the lab may study others.
 */
export interface Numbers {
  /** cards dealt to each seat */
  readonly hand: number
  /** Fate cards, the whiteout not counted */
  readonly fate: number
  /** where the Snow buries the road */
  readonly mark: number
  /** Snow of a cold-snap (B1) */
  readonly coldSnap: number
  /** Snow of a flood is this and the number of players (L1) */
  readonly flood: number
  /** a store's worth on the wagon that is through (G1) */
  readonly through: number
  /** a store's cost on any other (G2) */
  readonly turnedBack: number
  /** a push into the wagon that is through (G3) */
  readonly push: number
  /** a ♠ in the watch-pile, and any other card there (G4) */
  readonly spade: number
  readonly fed: number
  /** the Long Watch (G5) */
  readonly longWatch: number
  /** where the furthest wagon must stand for a call (V4) */
  readonly callFrom: number
}

const WAGES = { coldSnap: 3, flood: 3, through: 3, turnedBack: 1, push: 2, spade: 3, fed: 1, longWatch: 5, callFrom: 3 }

const NUMBERS: readonly (Numbers | undefined)[] = [
  undefined,
  undefined,
  { hand: 8, fate: 26, mark: 13, ...WAGES },
  { hand: 9, fate: 18, mark: 22, ...WAGES },
  { hand: 8, fate: 16, mark: 21, ...WAGES },
  { hand: 6, fate: 14, mark: 27, ...WAGES },
  { hand: 6, fate: 12, mark: 27, ...WAGES },
]

export const FEWEST_PLAYERS = 2
export const MOST_PLAYERS = 6

/** The numbers for 2–6 players (S2); throws a RangeError for any other. */
export function numbersFor(players: number): Numbers {
  const numbers = NUMBERS[players]
  if (!numbers) throw new RangeError(`no numbers for ${players} players (S2)`)
  return numbers
}

/** The last space for a full load (P2), and Town (S4). */
export const LAST_FULL = 2
export const TOWN = 6
export const NIGHTS = 3
/** The version of the rules that records carry. */
export const RULES_VERSION = 1
