/**
 * Steady: weighs every legal play by rules of thumb (prospects.ts): what a load can still win, what a push is worth, when the
 * fire pays more, the whiteout's risk; for two, the take and the call. Takes the best; no dice.
 */
import {
  type Card,
  cardOf,
  KING,
  type Play,
  parseCard,
  parsePlay,
  pipsOf,
  rankOf,
  storesFor,
  suitOf,
  type View,
  wayOf,
} from '@watchfires/rules'
import { type Bot, type Choice, mine } from './bot.ts'
import { type Standing, worthOf } from './prospects.ts'
import { Sight } from './sight.ts'
import { WEIGHTS, type Weights } from './weights.ts'

/** A choice and what it is worth, in gratitude. */
export interface Weighed<C extends Choice = Choice> {
  readonly choice: C
  readonly worth: number
}

/** Every choice that the view's owner has, weighed; best first is not promised. */
export function weigh(view: View, weights: Weights = WEIGHTS): Weighed[] {
  const sight = new Sight(view)
  const { legal } = mine(view)
  switch (view.phase) {
    case 'play':
      return (legal as readonly Play[]).map((choice) => ({ choice, worth: worthOfPlay(sight, choice, weights) }))
    case 'take':
      return (legal as readonly Card[]).map((choice) => ({ choice, worth: worthOfTake(sight, choice, weights) }))
    case 'gambit':
      return (legal as readonly Card[]).map((choice) => ({ choice, worth: worthOfFling(sight, choice) }))
    default:
      return (legal as readonly boolean[]).map((choice) => ({ choice, worth: worthOfCall(sight, choice, weights) }))
  }
}

/** The best of some weighed choices: the first among equals. */
export function best(weighed: readonly Weighed[]): Choice {
  let top = weighed[0]
  for (const one of weighed) if (one.worth > top.worth) top = one
  return top.choice
}

export function steadyBot(weights: Weights = WEIGHTS): Bot {
  return { choose: (view) => best(weigh(view, weights)) }
}

export const steady: Bot = steadyBot()

function standingOf(sight: Sight, weights: Weights): Standing {
  let hand = 0
  for (const card of sight.view.you!.hand) hand += keepOf(sight, parseCard(card)!, weights)
  return {
    snow: sight.snow,
    space: [...sight.space],
    total: [...sight.total],
    stake: [...sight.stake],
    pushes: [...sight.pushes],
    wages: 0,
    pile: sight.pile,
    hand,
  }
}

/** What a card may still do when it is kept: a ♠ earns its wage, another loads or pushes while its wagon is on the road. */
function keepOf(sight: Sight, card: number, weights: Weights): number {
  const suit = suitOf(card)
  if (suit === 3) return weights.spade
  const space = sight.space[suit]
  if (space === 6) return 0.8
  return 1 + (weights.keep * pipsOf(card) * (6 - space)) / 6
}

/** The night after this play, were everybody else to do as players do on average. */
function worthOfPlay(sight: Sight, play: Play, weights: Weights): number {
  const standing = standingOf(sight, weights)
  const number = parsePlay(play)!
  const card = cardOf(number)
  const suit = suitOf(card)
  const way = wayOf(number)
  standing.hand -= keepOf(sight, card, weights)
  standing.snow += (sight.players - 1) * weights.leave
  if (way === 0) {
    standing.wages += suit === 3 ? sight.numbers.spade : sight.numbers.fed
    standing.pile++
    if (rankOf(card) === KING) standing.snow--
    return worthOf(sight, standing, weights)
  }
  standing.snow++
  if (suit === 3) standing.space[way - 1]++
  else if (way === 1) {
    const stores = storesFor(card, standing.space[suit])
    standing.stake[suit] += stores
    standing.total[suit] += stores
  } else {
    standing.pushes[suit]++
    standing.space[suit]++
  }
  return worthOf(sight, standing, weights)
}

/** V3: the taken card comes to hand, the other resolves. */
function worthOfTake(sight: Sight, taken: Card, weights: Weights): number {
  const standing = standingOf(sight, weights)
  const offer = sight.view.offer!
  const other = parseCard(offer[0] === taken ? offer[1] : offer[0])!
  standing.hand += keepOf(sight, parseCard(taken)!, weights)
  if (suitOf(other) === 3) standing.snow += sight.numbers.coldSnap
  else if (standing.space[suitOf(other)] < 6) standing.space[suitOf(other)]++
  return worthOf(sight, standing, weights)
}

/** V4, V7: what a call pays at once against what going on may bring, both as my lead over the other. */
function worthOfCall(sight: Sight, call: boolean, weights: Weights): number {
  const standing = standingOf(sight, weights)
  if (!call) return worthOf(sight, standing, weights) - longWatchShare(sight)
  const wagon = calledWagon(sight)
  const { numbers } = sight
  const paid = (stake: readonly number[]): number =>
    stake.reduce((sum, stores, w) => sum + (w === wagon ? numbers.through * stores : -stores), 0)
  const others = sight.total.map((total, w) => total - sight.stake[w])
  return (
    paid(sight.stake) +
    numbers.push * sight.pushes[wagon] -
    weights.rival * paid(others) -
    numbers.longWatch * weights.rival
  )
}

/** Going on keeps the Long Watch open; what of it is already in the worth of the standing is half of it. */
const longWatchShare = (sight: Sight): number => (sight.rivalPile > sight.pile ? 1 : 0)

/** The wagon that a call sends through: the furthest laden that has moved, then the most stores. */
function calledWagon(sight: Sight): number {
  let through = 0
  let most = -1
  for (let wagon = 0; wagon < 3; wagon++) {
    const rank = sight.total[wagon] > 0 && sight.space[wagon] > 0 ? sight.space[wagon] * 100 + sight.total[wagon] : -1
    if (rank > most) {
      most = rank
      through = wagon
    }
  }
  return through
}

/**
 * W2–W5: what a fling is worth. Each other player is taken to fling about eight pips, likeliest at the wagon where they stand
 * to gain; my own pips count in full.
 */
function worthOfFling(sight: Sight, name: Card): number {
  const card = parseCard(name)!
  const suit = suitOf(card)
  const pips = suit === 3 ? 0 : pipsOf(card)
  const { numbers } = sight
  const odds = [0, 1, 2].map((wagon) => {
    const backing = sight.total[wagon] - sight.stake[wagon]
    return Math.exp(0.08 * backing + 0.32 * (wagon === suit ? pips : 0) + (2 * sight.unseen[wagon]) / sight.unseenAll)
  })
  const all = odds[0] + odds[1] + odds[2]
  let worth = suit === 3 ? numbers.spade + (sight.pile + 1 >= sight.rivalPile ? 1.5 : 0) : 0
  for (let wagon = 0; wagon < 3; wagon++) {
    for (let home = 0; home < 3; home++) {
      const stake = sight.stake[wagon] + (wagon === suit ? pips : 0)
      worth +=
        (odds[home] / all) * (home === wagon ? numbers.through * stake + numbers.push * sight.pushes[wagon] : -stake)
    }
  }
  return worth
}
