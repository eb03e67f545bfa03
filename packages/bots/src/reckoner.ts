/**
 * Rules of thumb for what a choice is worth, in gratitude: each wagon's chance to be through and the road's to be buried, and
 * what then becomes of my stores, my pushes and my pile. What counts: how near Town a wagon is, whether and how much it
 * carries, what share of unseen cards rolls it; how many beats are left before hands or the whiteout end the run, against how
 * many the Snow needs.
 *
 * It reckons with + − × ÷ and √ alone, which every JavaScript engine rounds alike: the same weights give the same choice
 * everywhere. Nothing is allocated; steady asks it about a view, a play-out a million times a second about nights.
 */
import {
  BREAK_TRAIL,
  COUNT,
  cardOf,
  FEED,
  KING,
  LOAD,
  pipsOf,
  rankOf,
  SITS_OUT,
  SNOW_SUIT,
  storesFor,
  suitOf,
  TOWN,
  wayOf,
} from '@watchfires/rules'
import { Sight } from './sight.ts'
import type { Weights } from './weights.ts'

/** No wagon is left out. */
const NONE = 3

export class Reckoner {
  /** what is reckoned about; may be another's */
  sight = new Sight()
  readonly weights: Weights
  /** the parts of what the choice last asked about is worth: from the wagons, the fire, cards kept; and the others' gain */
  road = 0
  fire = 0
  hand = 0
  rivals = 0
  /** the road's chance to be buried after that choice */
  buried = 0
  /** what the best play was worth (`bestPlay`) */
  most = 0

  /** how much likelier each space makes a wagon, 0 … 6 */
  private readonly bySpace = new Float64Array(TOWN + 1)
  /** each wagon as it stands: how likely beside the others, and what it would bring me and the others */
  private readonly race = new Float64Array(3)
  private readonly mine = new Float64Array(3)
  private readonly theirs = new Float64Array(3)
  /** stores aboard all wagons: mine, and the others' */
  private stakes = 0
  private rivalStakes = 0
  /** what all cards of my hand are worth, and what the Long Watch is when I feed and when I do not */
  private held = 0
  private watchFed = 0
  private watchLeft = 0
  private beatsLeft = 0
  /** beats that one Snow takes to fall */
  private perSnow = 1
  /** what of a wagon's chance hangs on cards to come */
  private readonly pull = new Float64Array(3)
  /** how far the nearest laden wagon has to go, that one left out; the last entry leaves none out */
  private readonly nearest = new Float64Array(4)
  /** beats that a wagon needs for so many spaces */
  private readonly beatsFor = new Float64Array(TOWN + 1)
  /** the share of the others' gain that is my loss */
  private rivalShare = 0
  /** what each pip of a suit's card is worth while it is kept, and any such card */
  private readonly slope = new Float64Array(4)
  private readonly card = new Float64Array(4)
  /** burial's chance when I leave the fire, by how far the nearest laden wagon then is; −1 where not reckoned yet */
  private readonly burials = new Float64Array(TOWN + 1)
  /** the Snow after this beat, were I to feed */
  private drifted = 0

  constructor(weights: Weights) {
    this.weights = weights
    this.bySpace[0] = 1
    for (let space = 1; space <= TOWN; space++) {
      this.bySpace[space] = this.bySpace[space - 1] * weights.space
      this.beatsFor[space] = space / weights.pace
    }
  }

  /** To be called when the sight has been filled, before anything is asked. */
  begin(): void {
    const { sight, weights } = this
    const { numbers, players } = sight
    const turnedEach = players === 2 ? 2 : 1
    const hands = sight.beats > 1 ? sight.beats - 1 : 0
    const fate = sight.fateLeft / turnedEach
    const flips = hands < fate ? hands : fate
    this.beatsLeft = flips * (1 - flips / (2 * (fate > 1 ? fate : 1))) + 0.5
    this.perSnow = 1 / ((numbers.coldSnap * sight.unseen[SNOW_SUIT]) / sight.unseenAll + players * weights.leave)
    this.rivalShare = weights.rival / (players - 1)
    this.drifted = sight.snow + (players - 1) * weights.leave
    const lead = sight.pile - sight.rivalPile
    const crowd = weights.crowd * (players - 2)
    this.watchLeft = numbers.longWatch * chance(weights.watch * lead - crowd)
    this.watchFed = numbers.longWatch * chance(weights.watch * (lead + 1) - crowd)
    this.stakes = 0
    this.rivalStakes = 0
    for (let wagon = 0; wagon < 3; wagon++) {
      const stake = sight.stake[wagon]
      this.stakes += stake
      this.rivalStakes += sight.total[wagon] - stake
      const drawn = 1 + (weights.suit * sight.unseen[wagon]) / sight.unseenAll
      this.pull[wagon] = drawn * (1 + weights.own * sight.inHand(wagon))
      this.race[wagon] = this.raceOf(wagon, sight.space[wagon], sight.total[wagon])
      this.mine[wagon] = this.bringsMe(stake, sight.pushes[wagon])
      this.theirs[wagon] = this.bringsMe(sight.total[wagon] - stake, sight.rivalPushes[wagon])
    }
    this.findNearest()
    this.burials.fill(-1)
    this.weighHand()
  }

  /** What is paid beyond G2's cost of every store when a wagon is through with so many of them aboard, and so many pushes. */
  private bringsMe(stores: number, pushes: number): number {
    const { numbers } = this.sight
    return (numbers.through + numbers.turnedBack) * stores + numbers.push * pushes
  }

  /**
   * What a card may still do when it is kept: a ♠ earns its wage, another loads or pushes while its wagon is on the road. All the
   * hand together is reckoned by tables.
   */
  private weighHand(): void {
    const { sight, weights, slope, card } = this
    let held = weights.spade * sight.inHand(SNOW_SUIT)
    card[SNOW_SUIT] = weights.spade
    for (let suit = 0; suit < 3; suit++) {
      const left = TOWN - sight.space[suit]
      card[suit] = left === 0 ? 0.8 : 1
      slope[suit] = (weights.keep * left) / TOWN
      const mask = sight.maskOf(suit)
      held += card[suit] * COUNT[mask] + slope[suit] * PIPS_IN[mask]
    }
    this.held = held
  }

  private keepOf(card: number): number {
    const suit = suitOf(card)
    return this.card[suit] + this.slope[suit] * pipsOf(card)
  }

  /** How likely a wagon is to be through, beside the others. */
  private raceOf(wagon: number, space: number, total: number): number {
    if (total === 0 && space > 2) return 0.01
    if (total > 0 && space >= TOWN) return 1e6
    const { weights } = this
    const laden = total > 0 ? weights.laden * (1 + weights.stores * total) : 1
    return this.bySpace[space] * laden * this.pull[wagon]
  }

  /** The night after this play, were everybody else to do as players do on average. `play` is the number of a legal one. */
  ofPlay(play: number): number {
    const { sight } = this
    const card = cardOf(play)
    const suit = suitOf(card)
    const way = wayOf(play)
    this.hand = this.held - this.keepOf(card)
    if (way === FEED) {
      this.fire = this.watchFed + (suit === SNOW_SUIT ? sight.numbers.spade : sight.numbers.fed)
      return this.worth(this.burialAt(rankOf(card) === KING ? this.drifted - 1 : this.drifted, this.nearest[NONE]))
    }
    this.fire = this.watchLeft
    if (suit === SNOW_SUIT) {
      const wagon = way - BREAK_TRAIL
      return this.leaving(wagon, sight.space[wagon] + 1, 0, 0)
    }
    if (way === LOAD) return this.leaving(suit, sight.space[suit], storesFor(card, sight.space[suit]), 0)
    return this.leaving(suit, sight.space[suit] + 1, 0, 1)
  }

  /**
   * The best play of my hand by the ways that are open to each suit (rules, `judge`), the first among equals; its worth is then
   * `most`. Of feeds and pushes of one suit only the lowest card is asked about (and a King, who roars), of loads of equal pips
   * only the first: the others are worth no more.
   */
  bestPlay(ways: ArrayLike<number>): number {
    let most = Number.NEGATIVE_INFINITY
    let best = SITS_OUT
    for (let suit = 0; suit < 4; suit++) {
      const held = this.sight.maskOf(suit)
      const open = ways[suit]
      let pips = 0
      for (let left = held; left !== 0; left &= left - 1) {
        const card = (suit << 4) | (31 - Math.clz32(left & -left))
        const isFirst = left === held
        const isSame = pipsOf(card) === pips
        pips = pipsOf(card)
        for (let way = 0; way < 4; way++) {
          if ((open & (1 << way)) === 0) continue
          const isLoad = way === LOAD && suit !== SNOW_SUIT
          const isWorthAsking = isFirst || (isLoad ? !isSame : way === FEED && rankOf(card) === KING)
          if (!isWorthAsking) continue
          const play = (way << 6) | card
          const worth = this.ofPlay(play)
          if (worth <= most) continue
          most = worth
          best = play
        }
      }
    }
    this.most = most
    return best
  }

  /** V3: the taken card comes to hand, the other resolves. Both are numbers. */
  ofTake(taken: number, other: number): number {
    const { sight } = this
    const suit = suitOf(other)
    this.fire = this.watchLeft
    this.hand = this.held + this.keepOf(taken)
    if (suit === SNOW_SUIT) return this.worth(this.burialAt(sight.snow + sight.numbers.coldSnap, this.nearest[NONE]))
    const space = sight.space[suit] < TOWN ? sight.space[suit] + 1 : TOWN
    const buried = this.burialAt(sight.snow, this.nearestWith(suit, space, 0))
    return this.worthWith(buried, suit, space, 0, 0)
  }

  /** V4, V7: what a call pays at once against what going on may bring, both as my lead over the other. */
  ofCall(called: boolean): number {
    const { sight, weights } = this
    this.hand = called ? 0 : weights.goOn * this.held
    this.fire = called ? -sight.numbers.longWatch * weights.rival : this.watchLeft
    if (!called) return this.worth(this.burialAt(sight.snow, this.nearest[NONE]))
    const wagon = this.furthest()
    const { turnedBack } = sight.numbers
    this.road = this.mine[wagon] - turnedBack * this.stakes
    this.rivals = weights.rival * (this.theirs[wagon] - turnedBack * this.rivalStakes)
    return this.sum()
  }

  /** The wagon that a call sends through: the furthest laden that has moved, then the most stores. */
  private furthest(): number {
    const { space, total } = this.sight
    let through = 0
    let most = -1
    for (let wagon = 0; wagon < 3; wagon++) {
      const rank = total[wagon] > 0 && space[wagon] > 0 ? space[wagon] * 1000 + total[wagon] : -1
      if (rank <= most) continue
      most = rank
      through = wagon
    }
    return through
  }

  /** W2–W5: what a fling is worth; others are taken to fling where they have stores aboard. */
  ofFling(card: number): number {
    const { sight, weights } = this
    const suit = suitOf(card)
    const pips = suit === SNOW_SUIT ? 0 : pipsOf(card)
    const { numbers } = sight
    let all = 0
    let mine = 0
    let theirs = 0
    for (let wagon = 0; wagon < 3; wagon++) {
      const backing = sight.total[wagon] - sight.stake[wagon]
      const flung = wagon === suit ? pips : 0
      const weight = 1 + weights.backing * backing + weights.fling * flung + sight.unseen[wagon] / sight.unseenAll
      const odds = weight * weight
      all += odds
      mine += odds * this.bringsMe(sight.stake[wagon] + flung, sight.pushes[wagon])
      theirs += odds * this.theirs[wagon]
    }
    const isLongest = sight.pile + 1 >= sight.rivalPile
    this.hand = 0
    this.fire = suit === SNOW_SUIT ? numbers.spade + (isLongest ? 0.3 * numbers.longWatch : 0) : 0
    this.road = mine / all - numbers.turnedBack * (this.stakes + pips)
    this.rivals = this.rivalShare * (theirs / all - numbers.turnedBack * this.rivalStakes)
    return this.sum()
  }

  /** The worth when I leave the fire and change one wagon: to this space, with my stores and pushes added. */
  private leaving(wagon: number, space: number, stores: number, pushed: number): number {
    const nearest = this.nearestWith(wagon, space, stores)
    let buried = this.burials[nearest]
    if (buried < 0) {
      buried = this.burialAt(this.drifted + 1, nearest)
      this.burials[nearest] = buried
    }
    return this.worthWith(buried, wagon, space, stores, pushed)
  }

  private nearestWith(wagon: number, space: number, stores: number): number {
    const others = this.nearest[wagon]
    if (this.sight.total[wagon] + stores === 0) return others
    return TOWN - space < others ? TOWN - space : others
  }

  /** The worth of a standing in which one wagon is changed. */
  private worthWith(buried: number, wagon: number, space: number, stores: number, pushed: number): number {
    const { race, mine, sight } = this
    const raceWas = race[wagon]
    const mineWas = mine[wagon]
    race[wagon] = this.raceOf(wagon, space, sight.total[wagon] + stores)
    if (stores + pushed > 0) mine[wagon] = this.bringsMe(sight.stake[wagon] + stores, sight.pushes[wagon] + pushed)
    this.stakes += stores
    const worth = this.worth(buried)
    this.stakes -= stores
    race[wagon] = raceWas
    mine[wagon] = mineWas
    return worth
  }

  /** The worth of a standing that is buried with this chance. */
  private worth(buried: number): number {
    const { race, mine, theirs } = this
    const { turnedBack } = this.sight.numbers
    const open = 1 - buried
    const share = open / (race[0] + race[1] + race[2])
    const first = race[0] * share
    const second = race[1] * share
    const third = race[2] * share
    const others = first * theirs[0] + second * theirs[1] + third * theirs[2] - open * turnedBack * this.rivalStakes
    this.buried = buried
    this.road = first * mine[0] + second * mine[1] + third * mine[2] - open * turnedBack * this.stakes
    this.rivals = this.rivalShare * others
    return this.sum()
  }

  private sum(): number {
    return this.road + this.fire + this.hand - this.rivals
  }

  private findNearest(): void {
    const { space, total } = this.sight
    for (let left = 0; left <= NONE; left++) {
      let nearest: number = TOWN
      for (let wagon = 0; wagon < 3; wagon++) {
        if (wagon !== left && total[wagon] > 0 && TOWN - space[wagon] < nearest) nearest = TOWN - space[wagon]
      }
      this.nearest[left] = nearest
    }
  }

  private burialAt(snow: number, nearest: number): number {
    const { weights } = this
    const { mark } = this.sight.numbers
    if (snow >= mark) return 1
    const road = this.beatsFor[nearest]
    const needed = road < this.beatsLeft ? road : this.beatsLeft
    return chance(weights.burial * (needed - (mark - snow) * this.perSnow - weights.slack))
  }
}

/** The pips of all cards of a suit's mask. */
const PIPS_IN: Uint8Array = new Uint8Array(4096)
for (let mask = 1; mask < 4096; mask++)
  PIPS_IN[mask] = PIPS_IN[mask & (mask - 1)] + pipsOf(31 - Math.clz32(mask & -mask))

/** An S-shaped curve from 0 to 1. */
const chance = (x: number): number => 0.5 + (0.5 * x) / Math.sqrt(1 + x * x)
