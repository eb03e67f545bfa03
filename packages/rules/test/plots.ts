/**
 * Nights arranged so that the rare rulings come up: each plot stacks the deck and the odds, never the rules, and leaves
 * room for accidents. `x`, `y` and `z` are the three wagons in a random order.
 */
import type { Dice } from './dice.ts'
import {
  type Cards,
  type Deal,
  isFeed,
  isLaden,
  isPush,
  isSnow,
  type Night,
  PACK,
  SETUP,
  suitOf,
  WAGONS,
  type Wagon,
} from './oracle-road.ts'

export type Table = { readonly players: number; readonly dice: Dice }
type Wish = { readonly night: Night; readonly seat: number; readonly play: string }

/** What a random night is made of: its deal, and how likely each decision is (weights above 0, a probability for the call). */
export type Plan = {
  readonly deal: Deal
  readonly play: (wish: Wish) => number
  readonly fling: (card: string) => number
  readonly call: number
}

type Lay = Table & {
  /** Cards that a seat surely holds. */
  readonly hands?: readonly Cards[]
  /** Cards kept out of Fate while the hands, or half of the time the leftovers too, have room. */
  readonly avoid?: (card: string) => boolean
  /** Where a card lies in Fate: low is turned early. */
  readonly order?: (card: string) => number
}

/** A pack that gives the seats and Fate what was asked for and is random in everything else. */
function lay({ players, dice, hands = [], avoid = () => false, order = () => 0 }: Lay): Cards {
  const { hand, fate } = SETUP[players]
  const rest = dice.shuffle(PACK.filter((card) => !hands.flat().includes(card)))
  const queue = [...rest.filter(avoid), ...rest.filter((card) => !avoid(card))]
  const filled = seatsOf(players).map((seat) => {
    const own = hands[seat] ?? []
    return [...own, ...queue.splice(0, hand - own.length)]
  })
  const spare = PACK.length - players * hand - fate
  const leftovers = queue.splice(dice.chance(0.5) ? 0 : queue.length - spare, spare)
  return [...filled.flat(), ...queue.sort((a, b) => order(a) - order(b)), ...leftovers]
}

const seatsOf = (players: number) => Array.from({ length: players }, (_, seat) => seat)
const of = (suit: string) => (card: string) => suitOf(card) === suit
const cardsOf = (dice: Dice, suit: string) => dice.shuffle(PACK.filter(of(suit)))
const cardOf = (play: string) => play.slice(1, 3)
const isShovel = (play: string) => play[3] === ':'
const pushes = (play: string, wagon: Wagon) => isPush(play) && !isShovel(play) && of(wagon)(cardOf(play))
const even = () => 1

/** Where the whiteout lies to be turned on that beat. */
const onBeat = ({ players, dice }: Table, beat: number) => (players === 2 ? 2 * (beat - 1) + dice.below(2) : beat - 1)
const never = ({ players }: Table) => SETUP[players].fate

/** Two cards of two suits: of one rank (T4, T5), of ten pips both (T3), or any (T2). */
function rivals(dice: Dice, [x, y]: readonly Wagon[]): readonly [string, string] {
  const ranks = '23456789TJQK'
  const way = dice.below(4)
  if (way === 0) return [dice.pick([...ranks]) + x, dice.pick([...ranks]) + y]
  if (way === 1) return [dice.pick([...'TJQK']) + x, dice.pick([...'TJQK']) + y]
  const rank = dice.pick([...ranks])
  return [rank + x, rank + y]
}

/** T2 to T5: two wagons carry one card each and are pushed side by side; then whiteout, call, Town or the last watch. */
function level(table: Table): Plan {
  const { players, dice } = table
  const [x, y, z] = dice.shuffle(WAGONS)
  const pair = rivals(dice, [x, y])
  const goal = 1 + dice.below(6)
  const each = players < 4 ? 7 : 3
  const own = (seat: number) => (seat % 2 === 0 ? x : y)
  const rest = { [x]: cardsOf(dice, x), [y]: cardsOf(dice, y) } as Record<Wagon, Cards>
  const hands = seatsOf(players).map((seat) => {
    const spare = rest[own(seat)].filter((card) => !pair.includes(card))
    const share = spare.slice(each * (seat >> 1), each * (seat >> 1) + each)
    return seat < 2 ? [pair[seat], ...share] : share
  })
  const turned = dice.chance(0.7) ? onBeat(table, 3 + dice.below(SETUP[players].hand - 2)) : never(table)
  const early = dice.chance(0.5)
  const order = (card: string) => (of(z)(card) ? 1 : isSnow(card) ? 2 : early ? 0 : 3)
  return {
    deal: {
      pack: lay({ players, dice, hands, order, avoid: (card) => early && !of(z)(card) && !isSnow(card) }),
      whiteout: turned,
    },
    play({ night, seat, play }) {
      if (seat < 2 && night.beat === 1) return play === `L${pair[seat]}` ? 500 : 0.05
      if (seat < players - (players % 2) && night.space[own(seat)] < goal && pushes(play, own(seat))) return 200
      return isFeed(play) ? 3 : 0.03
    },
    fling: even,
    call: 0.6,
  }
}

/** W4, W6, T4, T5: nothing is loaded before an early whiteout, and the Gambit is flung level, or all snow. */
function flung(table: Table): Plan {
  const { players, dice } = table
  const [x, y] = dice.shuffle(WAGONS)
  const pair = rivals(dice, [x, y])
  const snow = cardsOf(dice, 'S')
  const allSnow = dice.chance(0.3)
  const kept = seatsOf(players).map((seat) => (allSnow || seat > 1 ? snow[seat] : pair[seat]))
  const keeps = (card: string) => kept.includes(card)
  const early = dice.chance(0.6)
  const suited = (card: string) => of(x)(card) || of(y)(card)
  const order = (card: string) => (suited(card) ? (early ? 0 : 3) : 1)
  const pack = lay({ players, dice, hands: kept.map((card) => [card]), order, avoid: (card) => early && suited(card) })
  return {
    deal: { pack, whiteout: onBeat(table, 1 + dice.below(6)) },
    play: ({ play }) => (keeps(cardOf(play)) ? 0.01 : isFeed(play) ? 10 : isPush(play) ? 2 : 0.02),
    fling: (card) => (keeps(card) ? 500 : 1),
    call: 0,
  }
}

/** P5, P9: a laden wagon is brought to 3 or 4, where everybody has shovels waiting. */
function shovels({ players, dice }: Table): Plan {
  const [x] = dice.shuffle(WAGONS)
  const red = cardsOf(dice, x)
  const snow = cardsOf(dice, 'S')
  const hands = seatsOf(players).map((seat) => [
    ...snow.slice(2 * seat, 2 * seat + 2),
    ...red.slice(4 * seat, 4 * seat + 4),
  ])
  return {
    deal: {
      pack: lay({ players, dice, hands, order: (card) => (isSnow(card) ? 1 : 0) }),
      whiteout: SETUP[players].fate,
    },
    play({ night, seat, play }) {
      if (isShovel(play)) return 300
      if (isSnow(cardOf(play))) return 0.02
      if (!isLaden(night, x)) return play[0] === 'L' && of(x)(cardOf(play)) ? 50 : 1
      return seat < 2 && night.space[x] < 4 && pushes(play, x) ? 40 : isFeed(play) ? 1 : 0.1
    },
    fling: even,
    call: 0,
  }
}

/** P10, E1, E5: everybody pushes one wagon, laden or not, past all need. */
function crowd({ players, dice }: Table): Plan {
  const [x] = dice.shuffle(WAGONS)
  const red = cardsOf(dice, x)
  const share = players === 6 ? 2 : 3
  const hands = seatsOf(players).map((seat) => red.slice(share * seat, share * (seat + 1)))
  const load = dice.chance(0.5) ? 15 : 0.1
  return {
    deal: {
      pack: lay({ players, dice, hands, order: (card) => (isSnow(card) ? 1 : 0) }),
      whiteout: dice.below(SETUP[players].fate + 1),
    },
    play: ({ play }) => (pushes(play, x) ? 50 : play[0] === 'L' && of(x)(cardOf(play)) ? load : 1),
    fling: (card) => (of(x)(card) ? 5 : 1),
    call: 0,
  }
}

/** B3, B4: Kings fed while the road is bare, or kept for the beat that would bury it. */
function kings({ players, dice }: Table): Plan {
  const roar = dice.shuffle(WAGONS.map((wagon) => `K${wagon}`).concat('KS'))
  const hands = seatsOf(players).map((seat) => roar.filter((_, at) => at % players === seat))
  const soon = dice.chance(0.3)
  const order = (card: string) => (isSnow(card) === soon ? 1 : 0)
  return {
    deal: { pack: lay({ players, dice, hands, order }), whiteout: SETUP[players].fate },
    play({ night, play }) {
      const ripe = soon ? night.snow <= 1 : night.snow > night.mark - players - 2
      if (play[1] === 'K') return isFeed(play) && ripe ? 100 : 0.01
      return isFeed(play) === soon ? 5 : 1
    },
    fling: even,
    call: 0,
  }
}

/** L1: little snow and one wagon on its way when the last cards are gone. */
function longRoad({ players, dice }: Table): Plan {
  const [x, y] = dice.shuffle(WAGONS)
  const red = cardsOf(dice, x)
  const goal = 2 + dice.below(4)
  const order = (card: string) => (isSnow(card) ? 2 : of(y)(card) ? 1 : 0)
  const pack = lay({ players, dice, hands: [red.slice(0, 6), [red[6]]], order, avoid: of(x) })
  return {
    deal: { pack, whiteout: SETUP[players].fate },
    play({ night, seat, play }) {
      if (seat === 0 && !isLaden(night, x)) return play[0] === 'L' && of(x)(cardOf(play)) ? 100 : 1
      if (seat === 0 && night.space[x] < goal && pushes(play, x)) return 100
      return isFeed(play) ? 5 : 0.01
    },
    fling: even,
    call: 0.05,
  }
}

/** V4, V7: two players in a hurry, and a holder who calls as soon as it may. */
function caller(table: Table): Plan {
  const { players, dice } = table
  return {
    deal: { pack: lay({ players, dice, order: (card) => (isSnow(card) ? 1 : 0) }), whiteout: never(table) },
    play: ({ play }) => (isFeed(play) ? 1 : 4),
    fling: even,
    call: 0.7,
  }
}

/** V6: offers that can be taken until one hand is empty, then nothing but pairs, so that the watch sits out. */
function sitter(table: Table): Plan {
  const { players, dice } = table
  const [x, y, z] = dice.shuffle(WAGONS)
  const [red, green, blue] = [cardsOf(dice, x), cardsOf(dice, y), cardsOf(dice, z)]
  const snow = cardsOf(dice, 'S')
  const mixed = red.slice(0, 8).flatMap((card, at) => [card, green[at]])
  const pairs = [...red.slice(8, 10), ...green.slice(8, 10), ...red.slice(10), ...green.slice(10), ...blue.slice(8, 10)]
  const hands = [...blue.slice(0, 4), ...snow.slice(0, 4), ...blue.slice(4, 8), ...snow.slice(4, 8)]
  return {
    deal: { pack: [...hands, ...mixed, ...pairs, ...blue.slice(10), ...snow.slice(8)], whiteout: never(table) },
    play({ night, seat, play }) {
      const alone = night.hands[1 - seat].length === 0
      if (of(z)(cardOf(play))) return alone === !isFeed(play) ? 30 : 0.05
      return players === 2 && isFeed(play) ? 5 : 0.1
    },
    fling: even,
    call: 0,
  }
}

/** E1: five or six players bring an empty wagon to 2, then load it and push it home in one reveal. */
function rush({ players, dice }: Table): Plan {
  const [x] = dice.shuffle(WAGONS)
  const red = cardsOf(dice, x)
  const hands = seatsOf(players).map((seat) => red.slice(2 * seat, 2 * seat + 2))
  return {
    deal: { pack: lay({ players, dice, hands, avoid: of(x) }), whiteout: SETUP[players].fate },
    play({ night, seat, play }) {
      if (night.beat === 1) return seat < 2 ? (pushes(play, x) ? 100 : 0.1) : of(x)(cardOf(play)) ? 0.01 : 1
      if (seat === 0) return play[0] === 'L' && of(x)(cardOf(play)) ? 100 : 0.1
      return pushes(play, x) ? 100 : 0.1
    },
    fling: even,
    call: 0,
  }
}

/** The plots there are for that many players. */
export function plotsFor(players: number): readonly ((table: Table) => Plan)[] {
  const plots = [level, flung, shovels, crowd, kings, longRoad]
  if (players === 2) return [...plots, caller, sitter]
  return players > 4 ? [...plots, rush] : plots
}
