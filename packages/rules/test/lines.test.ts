/**
 * Pinned counts: every line of play from a fixed night to its end, when all but a few cards of each hand are gone. They move
 * when a rule moves, and at no other time. Where the tree is small the oracle counts it too.
 */
import { expect, test } from 'vitest'
import { layDown } from '../src/hand.ts'
import {
  CALL,
  cardsHeld,
  Dice,
  GAMBIT,
  makeCard,
  Night,
  numbersFor,
  OVER,
  outcomeOf,
  PACK,
  resultOf,
  SITS_OUT,
  TAKE,
  viewFor,
} from '../src/index.ts'
import * as ends from './oracle-ends.ts'
import * as oracle from './oracle-night.ts'
import type { Night as OracleNight } from './oracle-road.ts'
import { decideAtRandom } from './playOut.ts'

/** How many lines there are, how they end, and all that they pay, each seat's gratitude weighed by its number. */
type Count = { lines: number; paid: number } & { [ending: string]: number }

function add(count: Count, by: string, gratitude: readonly number[]): void {
  count.lines++
  count[by] = (count[by] ?? 0) + 1
  count.paid += gratitude.reduce((sum, paid, seat) => sum + (seat + 1) * paid, 0)
}

/** Every row that takes one option of each list. */
function rows<T>(options: readonly (readonly T[])[]): readonly T[][] {
  return options.reduce<T[][]>((begun, own) => begun.flatMap((row) => own.map((one) => [...row, one])), [[]])
}

/** The engine's count: every line from here. */
function count(night: Night, into: Count = { lines: 0, paid: 0 }): Count {
  const seats = Array.from({ length: night.players }, (_, seat) => seat)
  const each = (decide: (next: Night) => void): void => {
    const next = new Night().copyFrom(night)
    decide(next)
    count(next, into)
  }
  switch (night.phase) {
    case OVER:
      add(into, outcomeOf(night)!.by, resultOf(night).gratitude)
      return into
    case TAKE:
      for (const which of [0, 1] as const) each((next) => next.take(which))
      return into
    case CALL:
      for (const called of [true, false]) each((next) => next.call(called))
      return into
    case GAMBIT: {
      const hands = seats.map((seat) => (cardsHeld(night, seat).length > 0 ? cardsHeld(night, seat) : [SITS_OUT]))
      for (const row of rows(hands)) each((next) => next.fling(row))
      return into
    }
    default: {
      const plays = seats.map((seat) =>
        Array.from({ length: night.countPlays(seat) }, (_, k) => night.nthPlay(seat, k)),
      )
      for (const row of rows(plays.map((own) => (own.length > 0 ? own : [SITS_OUT])))) each((next) => next.reveal(row))
      return into
    }
  }
}

/** The oracle's count of the same. */
function secondCount(night: OracleNight, into: Count = { lines: 0, paid: 0 }): Count {
  const seats = Array.from({ length: night.players }, (_, seat) => seat)
  const orNone = (options: readonly string[]): readonly (string | null)[] => (options.length > 0 ? options : [null])
  switch (night.pending?.kind) {
    case undefined:
      add(into, night.outcome!.by, ends.settle(night).map(ends.gratitudeOf))
      return into
    case 'take':
      for (const card of oracle.offered(night)) secondCount(oracle.take(night, card), into)
      return into
    case 'call':
      for (const called of [true, false]) secondCount(oracle.call(night, called), into)
      return into
    case 'gambit':
      for (const row of rows(night.hands.map(orNone))) secondCount(ends.gambit(night, row), into)
      return into
    case 'play':
      for (const row of rows(seats.map((seat) => orNone(oracle.legalPlays(night, seat)))))
        secondCount(oracle.reveal(night, row), into)
      return into
  }
}

/** A root: so many beats played at random from a random deal, then every hand cut to its first `left` cards. */
interface Root {
  readonly players: number
  readonly seed: number
  readonly beats: number
  readonly left: number
}

function rootOf({ players, seed, beats, left }: Root): { night: Night; second: OracleNight } {
  const dice = new Dice(players, seed)
  const pack = PACK.slice()
  dice.shuffle(pack)
  const night = new Night()
  const whiteout = 4 + dice.below(numbersFor(players).fate - 3)
  night.deal(pack, { players, whiteout })
  let second = oracle.deal({
    players,
    deal: { pack: Array.from(pack, makeCard), whiteout },
    holder: players === 2 ? 0 : null,
  })
  while (night.beat <= beats) {
    const [phase, beat] = [night.phase, night.beat]
    decideAtRandom(night, dice)
    const told = viewFor(night, 'spectator').beats[beat - 1]
    if (phase === TAKE) second = oracle.take(second, told.take!)
    else if (phase === CALL) second = oracle.call(second, told.call!)
    else second = oracle.reveal(second, told.plays!)
  }
  for (let seat = 0; seat < players; seat++)
    for (const card of cardsHeld(night, seat).slice(left)) layDown(night, seat, card)
  const hands = Array.from({ length: players }, (_, seat) => cardsHeld(night, seat).map(makeCard))
  return { night, second: { ...second, hands } }
}

type Pinned = readonly [Root, Count]

/** Small trees, counted twice over. */
const SMALL: readonly Pinned[] = [
  [
    { players: 2, seed: 3, beats: 4, left: 1 },
    { lines: 5098, paid: 215453, gambit: 908, whiteout: 794, flood: 3040, drift: 340, call: 16 },
  ],
  [
    { players: 2, seed: 5, beats: 3, left: 1 },
    { lines: 2896, paid: 52794, call: 568, flood: 1689, drift: 566, 'cold-snap': 46, town: 27 },
  ],
  [
    { players: 3, seed: 2, beats: 6, left: 2 },
    { lines: 1627, paid: 110010, 'last-watch': 420, town: 715, flood: 492 },
  ],
  [
    { players: 3, seed: 10, beats: 6, left: 2 },
    { lines: 5676, paid: 375077, 'last-watch': 3904, flood: 1280, town: 492 },
  ],
  [
    { players: 4, seed: 9, beats: 6, left: 1 },
    { lines: 54, paid: 5702, flood: 6, drift: 42, town: 6 },
  ],
  [
    { players: 4, seed: 10, beats: 6, left: 1 },
    { lines: 81, paid: 8566, flood: 15, town: 65, drift: 1 },
  ],
  [
    { players: 5, seed: 5, beats: 3, left: 1 },
    { lines: 243, paid: 27851, 'last-watch': 72, town: 135, flood: 36 },
  ],
  [
    { players: 5, seed: 6, beats: 4, left: 1 },
    { lines: 72, paid: 9562, 'last-watch': 6, town: 40, flood: 26 },
  ],
  [
    { players: 6, seed: 2, beats: 4, left: 1 },
    { lines: 729, paid: 72252, flood: 239, town: 297, drift: 193 },
  ],
  [
    { players: 6, seed: 8, beats: 2, left: 1 },
    { lines: 729, paid: 76042, 'last-watch': 140, flood: 184, town: 405 },
  ],
]

/** Large ones; the oracle agreed when they were pinned, and takes too long to be asked each time. */
const LARGE: readonly Pinned[] = [
  [
    { players: 2, seed: 7, beats: 3, left: 1 },
    {
      lines: 130080,
      paid: 6158317,
      'cold-snap': 2736,
      call: 18515,
      whiteout: 36459,
      flood: 30988,
      drift: 39703,
      town: 1679,
    },
  ],
  [
    { players: 4, seed: 4, beats: 4, left: 2 },
    { lines: 101838, paid: 7796745, flood: 26430, drift: 65586, town: 9822 },
  ],
  [
    { players: 4, seed: 9, beats: 5, left: 2 },
    { lines: 25776, paid: 2474608, flood: 7594, drift: 15950, town: 2136, 'cold-snap': 96 },
  ],
]

test.each(SMALL)('%j: engine and oracle count the same lines', (root, pinned) => {
  const { night, second } = rootOf(root)
  expect([count(night), secondCount(second)]).toEqual([pinned, pinned])
})

test.each(LARGE)('%j: the lines of a larger tree', (root, pinned) => {
  expect(count(rootOf(root).night)).toEqual(pinned)
})

test('[E1] [E2] [E3] [E4] the trees know every ending but the rarest', () => {
  const endings = new Set([...SMALL, ...LARGE].flatMap(([, { lines: _, paid: __, ...rest }]) => Object.keys(rest)))
  const known = ['call', 'cold-snap', 'drift', 'flood', 'gambit', 'last-watch', 'town', 'whiteout']
  expect([...endings].sort()).toEqual(known)
})
