/**
 * Search one decision deep over sampled worlds: every choice is tried in the same worlds, with the same choices of the others and
 * the same luck (common random numbers), the night then played out by steady's rules; at each stage the worse half of the choices
 * is dropped (sequential halving, after Karnin, Koren and Somekh 2013). Worlds come from the view alone, so what the seat cannot
 * know cannot matter.
 */
import {
  CALL,
  type Dice,
  GAMBIT,
  Night,
  type Numbers,
  PLAY,
  type Play,
  parseCard,
  parsePlay,
  TAKE,
  type View,
  Worlds,
} from '@watchfires/rules'
import { Belief } from './belief.ts'
import { type Choice, mine } from './bot.ts'
import type { PlayOut } from './playout.ts'
import { Shown } from './shown.ts'
import { weigh } from './steady.ts'
import type { Utility } from './utility.ts'
import type { Weights } from './weights.ts'
import type { Whims } from './whims.ts'

/** How long a search goes on: so many worlds for each choice on average, or until a moment by the clock that is handed in. */
export type Budget = { readonly worlds: number } | { readonly milliseconds: number; readonly now: () => number }

/** What a search is made of. */
export interface Means {
  readonly playOut: PlayOut
  readonly whims: Whims
  readonly utility: Utility
  /** how many worlds steady's own judgement of a choice counts for */
  readonly trust: number
  readonly weights: Weights
  /** of how many worlds the one that best explains the others' plays is taken; 1 takes any */
  readonly guesses: number
  readonly numbers?: Numbers
}

/** A choice that was tried, and what came of it. */
export interface Tried {
  readonly choice: Choice
  /** the choice as the engine's number: a play or card, 0 or 1 for the card taken, 1 for a call */
  readonly number: number
  /** how many worlds it was tried in, and the sum of its utility over them */
  worlds: number
  sum: number
  /** what steady thinks of it */
  prior: number
}

/** However slow the machine, each stage tries so many worlds; however fast, no more than the second. */
const FEWEST_WORLDS = 4
const MOST_WORLDS = 4096

export class Search {
  private readonly means: Means
  private readonly world = new Night()
  private readonly branch = new Night()
  private readonly row = new Uint8Array(6)
  private readonly shown = new Shown()

  private readonly belief: Belief

  constructor(means: Means) {
    this.means = means
    this.belief = new Belief(means.weights, means.guesses)
  }

  /** Every choice of the owner of a view, tried; best first. The same view, dice and number of worlds give the same answer. */
  try(view: View, dice: Dice, budget: Budget): Tried[] {
    const tried = triedOf(view)
    if (tried.length === 1) return tried
    const worlds = new Worlds(view, this.means.numbers)
    this.belief.read(view, worlds.sample(dice, this.world))
    const stages = Math.ceil(Math.log2(tried.length))
    const began = 'now' in budget ? budget.now() : 0
    const { trust, weights, numbers } = this.means
    if (trust > 0) for (const [i, { worth }] of weigh(view, { weights, numbers }).entries()) tried[i].prior = worth
    const worthOf = ({ sum, worlds, prior }: Tried): number => (sum + trust * prior) / (worlds + trust)
    let alive = tried
    for (let stage = 1; stage <= stages; stage++) {
      const enough = this.limitOf(budget, { stage, stages, began, all: tried.length, alive: alive.length })
      for (let count = 0; !enough(count); count++) this.tryAll(worlds, view, alive, dice)
      alive.sort((a, b) => worthOf(b) - worthOf(a))
      alive = alive.slice(0, Math.ceil(alive.length / 2))
    }
    return [...alive, ...tried.filter((one) => !alive.includes(one))]
  }

  /** Whether a stage has tried enough worlds: all stages have the same share of the budget. */
  private limitOf(
    budget: Budget,
    at: { stage: number; stages: number; began: number; all: number; alive: number },
  ): (count: number) => boolean {
    if ('now' in budget) {
      const until = at.began + (budget.milliseconds * at.stage) / at.stages
      return (count) => count >= MOST_WORLDS || (count >= FEWEST_WORLDS && budget.now() >= until)
    }
    const most = Math.max(1, Math.floor((budget.worlds * at.all) / at.stages / at.alive))
    return (count) => count >= most
  }

  /** Tries some of the choices in one world. */
  tryAll(worlds: Worlds, view: View, alive: readonly Tried[], dice: Dice): void {
    const { world, branch, row } = this
    const { playOut, whims, utility } = this.means
    const { seat } = view.you!
    this.belief.sample(worlds, dice, world)
    whims.rollFor(world.players, world.beat, dice)
    this.shown.read(world)
    playOut.shown.copyFrom(this.shown)
    if (world.phase === PLAY) playOut.fillPlays(world, whims, row)
    else if (world.phase === GAMBIT) playOut.fillFlings(world, whims, row)
    for (const one of alive) {
      branch.copyFrom(world)
      playOut.shown.copyFrom(this.shown)
      row[seat] = one.number
      switch (branch.phase) {
        case TAKE:
          branch.take(one.number as 0 | 1)
          break
        case CALL:
          branch.call(one.number === 1)
          break
        case GAMBIT:
          branch.fling(row)
          break
        default:
          branch.reveal(row)
      }
      playOut.shown.follow(branch)
      playOut.run(branch, whims)
      one.sum += utility(branch, seat)
      one.worlds++
    }
  }
}

/** The choices of a view's owner, none of them tried yet. */
export function triedOf(view: View): Tried[] {
  const { legal } = mine(view)
  return legal.map((choice) => ({ choice, number: numberOf(view, choice), worlds: 0, sum: 0, prior: 0 }))
}

function numberOf(view: View, choice: Choice): number {
  switch (view.phase) {
    case 'take':
      return choice === view.offer![0] ? 0 : 1
    case 'call':
      return choice === true ? 1 : 0
    case 'gambit':
      return parseCard(choice as string)!
    default:
      return parsePlay(choice as Play)!
  }
}
