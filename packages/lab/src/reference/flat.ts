/**
 * Flat Monte Carlo, for comparison only: no tree; each play-out takes the choice that UCB1 names, in a world of its own, and
 * goes on at random (or, with `rollout` steady, by steady's rules). Takes what was tried most.
 */
import { type Bot, gratitude, PlayOut, Search, type Tried, triedOf, Whims, weightsFor } from '@watchfires/bots'
import { Dice, type Numbers, Worlds } from '@watchfires/rules'
import { type Budget, limit, SCALE, ucb1 } from './budget.ts'

export type Rollout = 'random' | 'steady'

export interface Reference {
  readonly budget: Budget
  /** how play-outs go on */
  readonly rollout?: Rollout
  /** what a share of the others' gratitude counts as my loss */
  readonly rival?: number
  /** how much UCB1 explores, in gratitude */
  readonly explore?: number
  readonly numbers?: Numbers
}

export const RIVAL = 0.25

/** Whims in every decision, or in one of ten. */
export const whimsOf = (rollout: Rollout): Whims => new Whims(rollout === 'random' ? 1 : 0.1)

export function flatBot({ budget, rollout = 'random', rival = RIVAL, explore = SCALE, numbers }: Reference): Bot {
  return {
    choose(view, dice) {
      const weights = weightsFor(view.players)
      const playOut = new PlayOut(weights)
      const whims = whimsOf(rollout)
      const search = new Search({ playOut, whims, utility: gratitude(rival), trust: 0, guesses: 1, weights, numbers })
      const worlds = new Worlds(view, numbers)
      const luck = new Dice(dice.next(), dice.next())
      const tried = triedOf(view)
      const isEnough = limit(budget)
      for (let done = 0; !isEnough(done); done++) search.tryAll(worlds, view, [likeliest(tried, done, explore)], luck)
      return tried.reduce((best, one) => (one.worlds > best.worlds ? one : best)).choice
    },
  }
}

function likeliest(tried: readonly Tried[], done: number, scale: number): Tried {
  let best = tried[0]
  let most = Number.NEGATIVE_INFINITY
  for (const one of tried) {
    const worth = ucb1({ sum: one.sum, n: one.worlds, of: done, scale })
    if (worth <= most) continue
    most = worth
    best = one
  }
  return best
}
