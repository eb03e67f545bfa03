/** What a pencilled night pays, by the same reckoning as at the referee's table. */
import {
  type Aboard,
  type Card,
  type Catalogue,
  ENDINGS,
  en,
  explainOutcome,
  explainRepayment,
  LINES,
  type Line,
  Night,
  type NightResult,
  numbersFor,
  resultOf,
  type Sheet,
  TOWN,
  WAGONS,
  wagonNumber,
} from '@watchfires/rules'
import { checkNight } from './check.ts'
import type { PencilEnd, PencilNight } from './pencilNight.ts'
import type { Problem } from './problem.ts'
import { wagonOf, worthOf } from './tally.ts'

/** One line of a seat's repayment: what it pays, and why in a sentence. */
export interface SettledLine {
  readonly line: Line
  readonly pays: number
  readonly why: string
}

/** What became of a night's entries. */
export type Settled =
  /** how it ended is not known yet */
  | { readonly kind: 'open'; readonly problems: readonly Problem[] }
  /** it cannot have been so */
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  | {
      readonly kind: 'settled'
      readonly result: NightResult
      /** how the night ended, in sentences */
      readonly outcome: readonly string[]
      /** every seat's lines in the order of the rules, G1–G5 */
      readonly lines: readonly (readonly SettledLine[])[]
    }

/** Settles a night, or says why it cannot be settled. Two to six names, seat by seat; an empty name is told as its seat. */
export function settleNight(night: PencilNight, names: readonly string[], catalogue: Catalogue = en): Settled {
  const problems = checkNight(night, names.length)
  if (night.end === null) return { kind: 'open', problems }
  if (problems.length > 0) return { kind: 'refused', problems }
  const referee = refereeOf(night, { players: names.length, end: night.end })
  const result = resultOf(referee)
  const sheet = sheetOf(night, { players: names.length, result })
  const company = { names }
  const lines = result.settlement.map((paid, seat) =>
    LINES.map((line) => ({
      line,
      pays: paid[line],
      why: explainRepayment(sheet, { seat, line, company }, catalogue),
    })),
  )
  return { kind: 'settled', result, outcome: explainOutcome(result.outcome, roadOf(referee), catalogue), lines }
}

/** A night of the rules that stands as the entries say it ended, for the referee to settle. */
function refereeOf(night: PencilNight, { players, end }: { readonly players: number; readonly end: PencilEnd }): Night {
  const referee = new Night()
  referee.players = players
  referee.numbers = numbersFor(players)
  for (const entry of night.stores) {
    const wagon = wagonOf(entry)
    referee.stores[wagon * 6 + entry.seat] += worthOf(entry)
    referee.total[wagon] += worthOf(entry)
  }
  for (const [wagon, counts] of night.pushes.entries()) {
    for (const [seat, pushes] of counts.entries()) referee.pushes[wagon * 6 + seat] = pushes
  }
  for (const [seat, { spades, others }] of night.piles.entries()) {
    referee.spades[seat] = spades
    referee.piles[seat] = spades + others
  }
  if (end.by === 'call') referee.holder = end.caller
  const ending = ENDINGS.findIndex(({ kind, by }) => kind === end.kind && by === end.by)
  referee.end(ending, end.kind === 'through' ? wagonNumber(end.wagon) : -1)
  return referee
}

/** The road at the end, as far as it is known: that the wagon which is through was ahead. */
function roadOf({ through, total, piles, players }: Night) {
  const space = WAGONS.map((_, wagon) => (wagon === through ? TOWN : 0)) as [number, number, number]
  return {
    space,
    stores: [total[0], total[1], total[2]] as const,
    watch: Array.from(piles.subarray(0, players)),
  }
}

/** Cards to stand for those that were only counted: what a pile pays asks no more of a card than whether it is a ♠. */
const SPADE: Card = '2S'
const OTHER: Card = '2H'

function sheetOf(
  night: PencilNight,
  { players, result }: { readonly players: number; readonly result: NightResult },
): Sheet {
  const aboard = WAGONS.map((_, wagon) =>
    night.stores
      .filter((entry) => wagonOf(entry) === wagon)
      .map((entry): Aboard => ({ seat: entry.seat, card: entry.card, pips: worthOf(entry) })),
  )
  return {
    players,
    aboard: [aboard[0], aboard[1], aboard[2]],
    pushes: night.pushes,
    watch: night.piles.map(({ spades, others }) => [
      ...Array.from({ length: spades }, () => SPADE),
      ...Array.from({ length: others }, () => OTHER),
    ]),
    nights: [result],
  }
}
