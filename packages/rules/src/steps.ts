/** Steps: what happened, as record.md tells it, each with the night as it stands after it. */
import { fateAt } from './fate.ts'
import { offered, takenIn } from './lastValley.ts'
import type { Listener, Night } from './night.ts'
import {
  type BySeat,
  type ByWagon,
  type Card,
  type FateCard,
  makeCard,
  makeFateCard,
  makePlay,
  type Play,
  SITS_OUT,
  WHITEOUT,
} from './words.ts'

export const STEPS = ['flip', 'pair', 'take', 'call', 'plays', 'drift', 'flood', 'coast', 'gambit'] as const
export type StepName = (typeof STEPS)[number]

/** The night after a step. */
export interface Standing {
  readonly beat: number
  readonly snow: number
  readonly space: ByWagon<number>
  /** stores aboard each wagon, all owners together */
  readonly stores: ByWagon<number>
  /** cards in each seat's pile */
  readonly watch: BySeat<number>
}

export type Step = Standing &
  (
    | { readonly step: 'flip'; readonly card: FateCard }
    | { readonly step: 'pair'; readonly cards: readonly [Card, Card] }
    | { readonly step: 'take'; readonly card: Card }
    | { readonly step: 'plays'; readonly plays: BySeat<Play | null> }
    | { readonly step: 'gambit'; readonly cards: BySeat<Card | null> }
    | { readonly step: 'call' | 'drift' | 'flood' | 'coast' }
  )

/** The plays of one beat's reveal, `null` for a seat that sat out. */
export function playsOf(night: Night, beat: number): (Play | null)[] {
  return Array.from({ length: night.players }, (_, seat) => {
    const play = night.plays[(beat - 1) * 6 + seat]
    return play === SITS_OUT ? null : makePlay(play)
  })
}

/** The cards flung in the Gambit, `null` for a seat that held none. */
export function flungOf(night: Night): (Card | null)[] {
  return Array.from({ length: night.players }, (_, seat) =>
    night.flung[seat] === SITS_OUT ? null : makeCard(night.flung[seat]),
  )
}

/** The card that a beat's flip turned: with two players the one that was not taken, or the whiteout. */
export function flippedOf(night: Night, beat: number): number {
  if (night.players !== 2) return fateAt(night, beat - 1)
  const taken = takenIn(night, beat)
  return taken ? offered(night, beat, 1 - taken.which) : WHITEOUT
}

export function standingOf(night: Night): Standing {
  const { space, total } = night
  return {
    beat: night.beat,
    snow: night.snow,
    space: [space[0], space[1], space[2]],
    stores: [total[0], total[1], total[2]],
    watch: Array.from(night.piles.subarray(0, night.players)),
  }
}

/** The step that the night has just taken. */
export function stepOf(night: Night, step: StepName): Step {
  const standing = standingOf(night)
  switch (step) {
    case 'flip':
      return { step, card: makeFateCard(flippedOf(night, night.beat)), ...standing }
    case 'pair':
      return {
        step,
        cards: [makeCard(offered(night, night.beat, 0)), makeCard(offered(night, night.beat, 1))],
        ...standing,
      }
    case 'take':
      return { step, card: makeCard(takenIn(night, night.beat)!.card), ...standing }
    case 'plays':
      return { step, plays: playsOf(night, night.beat), ...standing }
    case 'gambit':
      return { step, cards: flungOf(night), ...standing }
    default:
      return { step, ...standing }
  }
}

/** A listener that writes down every step; `drain` hands them out and begins afresh. */
export class Recorder implements Listener {
  private steps: Step[] = []

  step(night: Night, step: StepName): void {
    this.steps.push(stepOf(night, step))
  }

  drain(): Step[] {
    const steps = this.steps
    this.steps = []
    return steps
  }
}
