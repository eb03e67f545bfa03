/** Boards: shuffled packs for studies, each named by a seed and a number, so that every run deals them alike. */
import { Dice, type Numbers, numbersFor, PACK, type Shuffle } from '@watchfires/rules'

/** What the dice of a study are for: their first names, so that no two uses share a stream. */
export const DEALS = 1
export const DECISIONS = 2

export interface Board {
  readonly seed: number
  /** the number of the game or board, from 0 */
  readonly board: number
  /** 1–3 */
  readonly night: number
  readonly players: number
  readonly numbers?: Numbers
}

const dice = new Dice()

/** The pack that a board deals, and the whiteout's place in it. */
export function shuffleOf({ seed, board, night, players, numbers = numbersFor(players) }: Board): Shuffle {
  dice.reseed(DEALS, seed, board, night, players)
  const pack = PACK.slice()
  dice.shuffle(pack)
  return { pack, whiteout: dice.below(numbers.fate + 1) }
}

/** Dice for the decisions of a board's night: named by seat and moment, so that no bot's draws shift another's. */
export function deciding({ seed, board, night }: Board): (seat: number, moment: number) => Dice {
  const rolled = new Dice()
  return (seat, moment) => rolled.reseed(DECISIONS, seed, board, night, seat, moment)
}
