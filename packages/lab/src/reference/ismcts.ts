/**
 * Information-set Monte Carlo tree search with a tree for each seat, for comparison only (open loop; after Cowling, Powley and
 * Whitehouse 2012). A seat's tree is keyed by its own choices. In each iteration a world is sampled and every seat goes down its
 * tree by UCB1 over what is available there; with its first new choice it leaves the tree and goes on at random. Each tree learns
 * its own seat's utility.
 */
import { type Bot, gratitude, PlayOut, type Tried, triedOf, type Whims, weightsFor } from '@watchfires/bots'
import {
  CALL,
  Dice,
  GAMBIT,
  heldBy,
  isEmptyHanded,
  Night,
  nthCard,
  OVER,
  PLAY,
  SITS_OUT,
  TAKE,
  type View,
  Worlds,
} from '@watchfires/rules'
import { limit, SCALE, ucb1 } from './budget.ts'
import { type Reference, RIVAL, whimsOf } from './flat.ts'

interface Node {
  sum: number
  visits: number
  /** how often it could have been chosen */
  available: number
  readonly children: Map<number, Node>
}

const newNode = (): Node => ({ sum: 0, visits: 0, available: 0, children: new Map() })

export function ismctsBot({ budget, rollout = 'random', rival = RIVAL, explore = SCALE, numbers }: Reference): Bot {
  return {
    choose(view, dice) {
      const forest = new Forest(view, { rollout, explore })
      const worlds = new Worlds(view, numbers)
      const luck = new Dice(dice.next(), dice.next())
      const utility = gratitude(rival)
      const isEnough = limit(budget)
      for (let done = 0; !isEnough(done); done++) forest.grow(worlds, luck, utility)
      return forest.mostTried(view.you!.seat, triedOf(view))
    },
  }
}

class Forest {
  private readonly roots: Node[]
  private readonly explore: number
  private readonly night = new Night()
  private readonly playOut: PlayOut
  private readonly whims: Whims
  private readonly row = new Uint8Array(6)
  /** where each seat is in its tree; null once it has left */
  private readonly at: (Node | null)[] = []
  private readonly paths: Node[][] = []

  constructor(view: View, { rollout, explore }: { rollout: 'random' | 'steady'; explore: number }) {
    this.roots = Array.from({ length: view.players }, newNode)
    this.explore = explore
    this.playOut = new PlayOut(weightsFor(view.players))
    this.whims = whimsOf(rollout)
  }

  grow(worlds: Worlds, dice: Dice, utility: (night: Night, seat: number) => number): void {
    const { night, playOut, whims } = this
    worlds.sample(dice, night)
    whims.rollFor(night.players, night.beat, dice)
    playOut.shown.read(night)
    for (const [seat, root] of this.roots.entries()) {
      this.at[seat] = root
      this.paths[seat] = [root]
    }
    while (night.phase !== OVER && this.at.some((node) => node !== null)) this.step(dice)
    playOut.run(night, whims)
    for (const [seat, path] of this.paths.entries()) {
      const worth = utility(night, seat)
      for (const node of path) {
        node.visits++
        node.sum += worth
      }
    }
  }

  /** One decision of all who owe one: those in their tree choose there, the others as in a play-out. */
  private step(dice: Dice): void {
    const { night, playOut, whims, row } = this
    switch (night.phase) {
      case TAKE:
        night.take(this.holderChooses(dice, () => playOut.chooseTake(night, whims)) as 0 | 1)
        break
      case CALL:
        night.call(this.holderChooses(dice, () => Number(playOut.chooseCall(night, whims))) === 1)
        break
      default: {
        if (night.phase === PLAY) playOut.fillPlays(night, whims, row)
        else playOut.fillFlings(night, whims, row)
        for (let seat = 0; seat < night.players; seat++) {
          if (this.at[seat] !== null && row[seat] !== SITS_OUT) row[seat] = this.choose(seat, dice)
          else if (isEmptyHanded(night, seat)) this.at[seat] = null
        }
        if (night.phase === GAMBIT) night.fling(row)
        else night.reveal(row)
      }
    }
    playOut.shown.follow(night)
  }

  private holderChooses(dice: Dice, otherwise: () => number): number {
    const { holder } = this.night
    return this.at[holder] === null ? otherwise() : this.choose(holder, dice)
  }

  /** Goes one choice down a seat's tree; a choice never made before is added to it, and the seat leaves. */
  private choose(seat: number, dice: Dice): number {
    const node = this.at[seat]!
    const count = this.countChoices(seat)
    const fresh: number[] = []
    let best: Node | null = null
    let choice = 0
    let most = Number.NEGATIVE_INFINITY
    for (let k = 0; k < count; k++) {
      const number = this.nthChoice(seat, k)
      const child = node.children.get(number)
      if (!child) {
        fresh.push(number)
        continue
      }
      child.available++
      const worth = ucb1({ sum: child.sum, n: child.visits, of: child.available, scale: this.explore })
      if (worth <= most) continue
      most = worth
      best = child
      choice = number
    }
    if (fresh.length > 0) {
      choice = fresh[dice.below(fresh.length)]
      best = newNode()
      best.available = 1
      node.children.set(choice, best)
      this.at[seat] = null
    } else this.at[seat] = best
    this.paths[seat].push(best!)
    return choice
  }

  private countChoices(seat: number): number {
    const { night } = this
    if (night.phase === PLAY) return night.countPlays(seat)
    return night.phase === GAMBIT ? heldBy(night, seat) : 2
  }

  private nthChoice(seat: number, k: number): number {
    const { night } = this
    if (night.phase === PLAY) return night.nthPlay(seat, k)
    return night.phase === GAMBIT ? nthCard(night, seat, k) : k
  }

  /** The choice at a seat's root that was tried most. */
  mostTried(seat: number, choices: readonly Tried[]): Tried['choice'] {
    const visits = (one: Tried): number => this.roots[seat].children.get(one.number)?.visits ?? 0
    return choices.reduce((best, one) => (visits(one) > visits(best) ? one : best)).choice
  }
}
