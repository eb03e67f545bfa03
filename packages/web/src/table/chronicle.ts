/** The log: what happened in a night, in plain sentences, beat by beat; wholly from the view. */
import {
  type Company,
  explainOutcome,
  explainStep,
  type NightResult,
  type Outcome,
  type Standing,
  sceneOf,
  trailhead,
} from '@watchfires/rules'
import type { TableView } from '@watchfires/table'
import { stepsOf } from './retell.ts'
import { words } from './words.ts'

/** One beat's sentences, in the order in which it went. */
export interface BeatTold {
  readonly beat: number
  readonly lines: readonly string[]
}

/** A night's beats in their order; of nights whose beats are no longer known, only how they ended. */
export interface NightTold {
  readonly night: number
  readonly beats: readonly BeatTold[]
  readonly end: readonly string[]
}

/** The night that a view shows, told as far as it went. */
export function tonight(view: TableView, company: Company): NightTold {
  const { players, night, phase, nights } = view
  if (phase === 'waiting') return { night, beats: [], end: [] }
  const beats: { beat: number; lines: string[] }[] = []
  let before: Standing = trailhead(players)
  for (const step of stepsOf(view)) {
    const lines = explainStep(step, before, sceneOf(view, step.beat, company))
    if (beats.at(-1)?.beat !== step.beat) beats.push({ beat: step.beat, lines: [] })
    beats.at(-1)!.lines.push(...lines)
    before = step
  }
  const isSettled = phase === 'settled' || phase === 'over' || nights.length === night
  return { night, beats, end: isSettled ? explainOutcome(nights[night - 1].outcome, before) : [] }
}

function shortly({ kind, wagon }: Outcome): string {
  if (wagon !== null) return words.logThrough(wagon)
  return kind === 'buried' ? words.logBuried : words.logStranded
}

/** The nights before a view's own: as remembered, or else only how each ended. */
export function earlier(nights: readonly NightResult[], remembered: ReadonlyMap<number, NightTold>): NightTold[] {
  return nights.map(({ outcome }, i) => remembered.get(i + 1) ?? { night: i + 1, beats: [], end: [shortly(outcome)] })
}

/** All lines of a night in their order. */
export const linesOf = ({ beats, end }: NightTold): readonly string[] => [
  ...beats.flatMap(({ lines }) => lines),
  ...end,
]
