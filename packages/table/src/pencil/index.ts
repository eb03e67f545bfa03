/**
 * The score pencil: a game with real cards, noted at the end of each night from what lies on the table, checked and settled.
 * It knows no deal and no secret. All values are plain and never changed: an edit answers a new night or game, so that a
 * screen can keep them, undo, and edit any night afterwards; what follows from them is reckoned by `scoreGame`.
 *
 * How a phone is meant to ask, for a night of four in under 90 seconds (some 50 taps):
 * 1. How did it end? One tap: a wagon of three, or buried, or stranded; one more for by what (`endNight`). First, because it
 *    decides what else is asked: the caller with two players, flung cards after a Gambit.
 * 2. Player by player, one screen each, all of it taps:
 *    - three rows of twelve ranks, a row a wagon: a tap loads the card, a second makes it a heave, a third takes it away
 *      (`tapCard`; after a Gambit there is `flung` in between). Cards of others are shown with their owner and do not answer.
 *    - a stepper a wagon for pushes (`countPush`), one for ♠ that broke trail (`countTrail`, may be left out),
 *      two for the watch-pile: ♠, and all other cards (`countFed`). Naming fed cards is for those who want to (`nameFed`).
 *    - a line at the foot counts the cards so far against what the others have laid: `doubtNight` when it is uneven.
 * 3. `checkNight` says at every step what cannot be, `explainProblem` in a sentence with its clause; `settleNight` answers the
 *    lines with their reasons as soon as the end is known and nothing is refused.
 */
export { checkNight, doubtNight } from './check.ts'
export { gambitWinners } from './checkEnd.ts'
export { makeGameText } from './gameText.ts'
export { newPencil, nextNight, type PencilGame, rename, type Score, scoreGame, withNight } from './pencilGame.ts'
export {
  blankNight,
  countFed,
  countPush,
  countTrail,
  endNight,
  nameFed,
  type PencilEnd,
  type PencilNight,
  type Pile,
  type Ride,
  type Store,
  store,
  tapCard,
} from './pencilNight.ts'
export type { Doubt, Problem, ProblemWord } from './problem.ts'
export { type Settled, type SettledLine, settleNight } from './settleNight.ts'
export { worthOf } from './tally.ts'
export { explainDoubt, explainProblem } from './words.ts'
