/**
 * What the others' plays tell of their hands: a world in which steady would hardly have played what was seen is a less likely one.
 * Of a few worlds that fit the view, one is drawn by how well it explains the plays so far (sampling importance resampling).
 */
import { type Dice, firstHolder, Night, SITS_OUT, type View, type Worlds } from '@watchfires/rules'
import { Reckoner } from './reckoner.ts'
import { Shown } from './shown.ts'
import { Sight } from './sight.ts'
import type { Weights } from './weights.ts'

/** Whatever the hand, a play is made for reasons of its own about this often. */
const CHANCE = 0.03
/** Gratitude by which a play may fall short of the best and still be made a quarter as often. */
const SHORT = 2

/** A play that was seen, and what its player then knew, their hand apart. */
class Seen {
  seat = 0
  play = 0
  readonly sight = new Sight()
  readonly shown = new Shown()
  readonly ways = new Uint8Array(4)
  /** cards that have left the hand since, that of the play among them, and cards taken into it: ♥♦ and ♣♠ */
  leftFood = 0
  leftWood = 0
  tookFood = 0
  tookWood = 0
}

export class Belief {
  private readonly reckoner: Reckoner
  private readonly guesses: number
  private readonly seen: Seen[] = []
  private count = 0
  /** the history, played over */
  private readonly night = new Night()
  private readonly shown = new Shown()
  private readonly other = new Night()

  /** `guesses`: how many worlds one is drawn from. */
  constructor(weights: Weights, guesses: number) {
    this.reckoner = new Reckoner(weights)
    this.guesses = guesses
  }

  /** Reads what the others have played so far, from the view and any world that fits it. */
  read(view: View, world: Night): void {
    this.count = 0
    if (this.guesses <= 1) return
    const { night, shown } = this
    const holder = view.players === 2 ? firstHolder(view.nights) : 0
    night.deal(world.pack, { whiteout: world.whiteout, players: world.players, holder, numbers: world.numbers })
    for (let beat = 0; beat < world.revealed; beat++) {
      const row = world.plays.subarray(beat * 6, beat * 6 + world.players)
      if (world.taken[beat] !== 0) night.take(((world.taken[beat] & 3) - 1) as 0 | 1)
      if (world.calls[beat] !== 0) night.call(false)
      shown.read(night)
      for (const [seat, play] of row.entries()) if (seat !== view.you!.seat && play !== SITS_OUT) this.note(seat, play)
      night.reveal(row)
    }
    for (let i = 0; i < this.count; i++) this.followHand(this.seen[i], world)
  }

  private note(seat: number, play: number): void {
    const { night, shown } = this
    this.seen[this.count] ??= new Seen()
    const seen = this.seen[this.count++]
    seen.seat = seat
    seen.play = play
    seen.shown.copyFrom(shown)
    seen.sight.see(night, seat, shown)
    seen.ways.set(night.ways)
    seen.leftFood = night.hands[seat << 1]
    seen.leftWood = night.hands[(seat << 1) | 1]
  }

  /** What has left the hand since, and what has come to it: the same in every world. */
  private followHand(seen: Seen, world: Night): void {
    const food = world.hands[seen.seat << 1]
    const wood = world.hands[(seen.seat << 1) | 1]
    seen.tookFood = food & ~seen.leftFood
    seen.tookWood = wood & ~seen.leftWood
    seen.leftFood &= ~food
    seen.leftWood &= ~wood
  }

  /** Makes `into` a world that fits the view which was read. */
  sample(worlds: Worlds, dice: Dice, into: Night): void {
    worlds.sample(dice, into)
    if (this.count === 0) return
    let all = this.likelihoodOf(into)
    for (let guess = 1; guess < this.guesses; guess++) {
      const likelihood = this.likelihoodOf(worlds.sample(dice, this.other))
      all += likelihood
      if (dice.unit() * all < likelihood) into.copyFrom(this.other)
    }
  }

  /** How well a world explains what was played. */
  private likelihoodOf(world: Night): number {
    const { reckoner } = this
    let likelihood = 1
    for (let i = 0; i < this.count; i++) {
      const seen = this.seen[i]
      const food = (world.hands[seen.seat << 1] & ~seen.tookFood) | seen.leftFood
      const wood = (world.hands[(seen.seat << 1) | 1] & ~seen.tookWood) | seen.leftWood
      reckoner.sight = seen.sight.hold(food, wood, seen.shown)
      reckoner.begin()
      reckoner.bestPlay(seen.ways)
      const short = 1 + (reckoner.most - reckoner.ofPlay(seen.play)) / SHORT
      likelihood *= CHANCE + 1 / (short * short)
    }
    return likelihood
  }
}
