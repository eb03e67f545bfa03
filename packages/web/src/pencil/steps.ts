/** The pages of one night's entry: how it ended, each seat's cards, the sheet. And what is said of an entry on which of them. */
import type { BySeat, Seat } from '@watchfires/rules'
import { checkNight, type PencilNight, type Problem, type ProblemWord } from '@watchfires/table/pencil'

/** A seat's page goes by its number. */
export type Step = 'end' | 'sheet' | Seat

export const stepsOf = (players: number): readonly Step[] => [
  'end',
  ...Array.from({ length: players }, (_, seat) => seat),
  'sheet',
]

/** The page before or after one, or none. */
export const stepBeside = (step: Step, by: 1 | -1, players: number): Step | undefined => {
  const steps = stepsOf(players)
  return steps[steps.indexOf(step) + by]
}

/**
 * Whether more entries could still mend it. Somebody who heaved may be entered before whoever loaded, and hands are uneven
 * until the last one is in: of such things nothing is said before the sheet.
 */
const MAY_MEND: Readonly<Record<ProblemWord, boolean>> = {
  notACount: false,
  notACard: false,
  noSuchSeat: false,
  cardTwice: false,
  suitShort: false,
  namedTooMany: false,
  handTooLarge: false,
  unevenHands: true,
  snowLoaded: false,
  snowFlung: false,
  heavedOnEmpty: true,
  trailBeforeNone: true,
  pushedPastTown: false,
  emptyThrough: true,
  townWentBy: false,
  snowTooLow: true,
  nobodyLeft: true,
  handsNotEmpty: true,
  gambitNotOpen: false,
  gambitAfterTrail: false,
  flungElsewhere: false,
  flungTwice: false,
  flungNothing: true,
  notFlungAt: true,
  notTheMost: true,
  strandedThough: false,
  callForTwo: false,
  noCaller: false,
  fourthNight: false,
}

/** What is to be said on a page of a night's entry: everything on the sheet, elsewhere only what no further entry can mend. */
export function problemsAt(night: PencilNight, step: Step): readonly Problem[] {
  const problems = checkNight(night, night.trails.length)
  return step === 'sheet' ? problems : problems.filter(({ word }) => !MAY_MEND[word])
}

const seatOf = (night: PencilNight, card: string): readonly Step[] =>
  night.stores.filter((store) => store.card === card).map(({ seat }) => seat)

/** The pages on which a problem can be mended, likeliest first. */
export function mendAt(problem: Problem, night: PencilNight): readonly Step[] {
  if ('seats' in problem) return problem.seats
  if ('seat' in problem) return [problem.seat]
  switch (problem.word) {
    case 'heavedOnEmpty':
    case 'flungElsewhere':
    case 'strandedThough':
      return [...seatOf(night, problem.card), 'end']
    case 'suitShort':
    case 'notACard':
    case 'trailBeforeNone':
    case 'pushedPastTown':
    case 'fourthNight':
      return []
    default:
      return ['end']
  }
}

/** How many cards each seat has laid down so far. */
export const laidBy = ({ stores, pushes, trails, piles }: PencilNight): BySeat<number> =>
  trails.map((broken, seat) => {
    const pushed = pushes.reduce((sum, counts) => sum + counts[seat], 0)
    const { spades, others } = piles[seat]
    return stores.filter((store) => store.seat === seat).length + pushed + broken + spades + others
  })
