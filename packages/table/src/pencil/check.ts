/** What of a pencilled night cannot be, and what is doubtful. */
import { checkEntries, checkPack, checkRoad, checkSnow } from './checkCards.ts'
import { checkEnd } from './checkEnd.ts'
import { checkEven, checkHands, doubtHands } from './checkHands.ts'
import type { PencilNight } from './pencilNight.ts'
import type { Doubt, Problem } from './problem.ts'
import { tallyOf } from './tally.ts'

/**
 * Everything about a night's entries that the rules forbid, each with its clause; empty where such a night can have been played.
 * `players` 2–6. While the end is not known only what holds on any night is looked at; counts may still be growing then,
 * so that uneven hands are not yet held against anybody.
 */
export function checkNight(night: PencilNight, players: number): Problem[] {
  const entries = checkEntries(night, players)
  if (entries.length > 0) return entries
  const tally = tallyOf(night, players)
  const hands = checkHands(night, tally)
  return [
    ...checkSnow(night),
    ...checkPack(night, tally),
    ...hands,
    ...checkRoad(night, tally),
    ...(night.end !== null && hands.length === 0 ? checkEven(night, tally) : []),
    ...checkEnd(night, tally),
  ]
}

/** What such a night leaves open though it can have been: for a question before it is settled. */
export function doubtNight(night: PencilNight, players: number): Doubt[] {
  return night.end === null || checkNight(night, players).length > 0 ? [] : doubtHands(night, tallyOf(night, players))
}
