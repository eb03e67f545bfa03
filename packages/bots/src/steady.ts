/**
 * Steady: weighs every legal choice by rules of thumb (reckoner.ts): what a load can still win, what a push is worth, when the
 * fire pays more, the whiteout's risk; for two, the take and the call. Takes the best; no dice.
 */
import { type Card, type Numbers, type Play, parseCard, parsePlay, type View } from '@watchfires/rules'
import { type Bot, type Choice, mine } from './bot.ts'
import { Reckoner } from './reckoner.ts'
import { type Weights, weightsFor } from './weights.ts'

/** A choice and what it is worth, in gratitude: road + fire + hand − rivals. */
export interface Weighed<C extends Choice = Choice> {
  readonly choice: C
  readonly worth: number
  /** what stores and pushes may bring */
  readonly road: number
  /** this feed's wage and what the Long Watch may bring */
  readonly fire: number
  /** what the cards left in hand may still do */
  readonly hand: number
  /** the part of the others' gain that counts as my loss */
  readonly rivals: number
  /** the road's chance to be buried, 0–1 */
  readonly buried: number
}

/** What steady may be told: other weights than its own, and the numbers of a game that is only studied. */
export interface Manner {
  readonly weights?: Weights
  readonly numbers?: Numbers
}

/** Every choice that the view's owner has, weighed, in the order of `view.you.legal`; throws where nothing is owed. */
export function weigh(view: View, { weights = weightsFor(view.players), numbers }: Manner = {}): Weighed[] {
  const reckoner = look(view, weights, numbers)
  return mine(view).legal.map((choice) => {
    const worth = worthOf(reckoner, view, choice)
    const { road, fire, hand, rivals, buried } = reckoner
    return { choice, worth, road, fire, hand, rivals, buried }
  })
}

/** The best of some weighed choices: the first among equals. */
export function best(weighed: readonly Weighed[]): Choice {
  let top = weighed[0]
  for (const one of weighed) if (one.worth > top.worth) top = one
  return top.choice
}

export function steadyBot({ weights, numbers }: Manner = {}): Bot {
  return {
    choose(view) {
      const reckoner = look(view, weights ?? weightsFor(view.players), numbers)
      const { legal } = mine(view)
      let top = legal[0]
      let most = Number.NEGATIVE_INFINITY
      for (const choice of legal) {
        const worth = worthOf(reckoner, view, choice)
        if (worth <= most) continue
        most = worth
        top = choice
      }
      return top
    },
  }
}

export const steady: Bot = steadyBot()

/** One reckoner for each set of weights, since it is asked again and again. */
const RECKONERS = new WeakMap<Weights, Reckoner>()

function look(view: View, weights: Weights, numbers: Numbers | undefined): Reckoner {
  let reckoner = RECKONERS.get(weights)
  if (!reckoner) {
    reckoner = new Reckoner(weights)
    RECKONERS.set(weights, reckoner)
  }
  reckoner.sight.look(view, numbers)
  reckoner.begin()
  return reckoner
}

function worthOf(reckoner: Reckoner, view: View, choice: Choice): number {
  switch (view.phase) {
    case 'play':
      return reckoner.ofPlay(parsePlay(choice as Play)!)
    case 'take': {
      const [one, two] = view.offer!
      return reckoner.ofTake(parseCard(choice as Card)!, parseCard(choice === one ? two : one)!)
    }
    case 'gambit':
      return reckoner.ofFling(parseCard(choice as Card)!)
    default:
      return reckoner.ofCall(choice as boolean)
  }
}
