/** Sharp: tries every choice in sampled worlds (search.ts) and takes the best. */
import { Dice, type Numbers } from '@watchfires/rules'
import type { Bot } from './bot.ts'
import { PlayOut } from './playout.ts'
import { type Budget, Search } from './search.ts'
import { gratitude, type Utility } from './utility.ts'
import { type Weights, weightsFor } from './weights.ts'
import { Whims } from './whims.ts'

export interface Sharpness {
  /** how steady the play-outs are weighed; steady's own weights at a table of that size where not given */
  readonly weights?: Weights
  /** the share of decisions in a play-out that are whims, 0–1 */
  readonly noise?: number
  readonly utility?: Utility
  /** how many worlds steady's own judgement of a choice counts for */
  readonly trust?: number
  /** of how many worlds the one that best explains the others' plays is taken */
  readonly guesses?: number
  /** the numbers of a game that is only studied */
  readonly numbers?: Numbers
}

/** Worlds for each choice that make a decision in a hundredth of a second or so. */
export const WORLDS = 32
const NOISE = 0.1
const TRUST = 32
const GUESSES = 6
const RIVAL = 0.25

/**
 * A sharp bot. With `worlds`, the same view and dice give the same choice everywhere; with `milliseconds` and a clock `now` (in
 * milliseconds), it thinks about as long as it is told to.
 */
export function sharpBot(sharpness: Partial<Extract<Budget, { worlds: number }>> & Sharpness): Bot
export function sharpBot(sharpness: Extract<Budget, { milliseconds: number }> & Sharpness): Bot
export function sharpBot(sharpness: (Budget | { readonly worlds?: number }) & Sharpness): Bot {
  const budget: Budget = 'now' in sharpness ? sharpness : { worlds: sharpness.worlds ?? WORLDS }
  const searches = searcher(sharpness)
  return {
    choose(view, dice) {
      return searches(view.players).try(view, new Dice(dice.next(), dice.next()), budget)[0].choice
    },
  }
}

/** Every choice that a view's owner has, tried in worlds; best first. */

/** Searches by number of players, each made when it is first asked for. */
function searcher({
  weights,
  noise = NOISE,
  utility = gratitude(RIVAL),
  trust = TRUST,
  guesses = GUESSES,
  numbers,
}: Sharpness): (players: number) => Search {
  const searches: Search[] = []
  return (players) => {
    const weighed = weights ?? weightsFor(players)
    const playOut = new PlayOut(weighed)
    searches[players] ??= new Search({
      playOut,
      whims: new Whims(noise),
      utility,
      trust,
      guesses,
      weights: weighed,
      numbers,
    })
    return searches[players]
  }
}

export const sharp: Bot = sharpBot({ worlds: WORLDS })
