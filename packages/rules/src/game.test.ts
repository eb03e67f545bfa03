import { expect, test } from 'vitest'
import { CARDS, night } from '../test/table.ts'
import { firstHolder, Game, type NightResult, resultOf, type Shuffle, totalsOf, winnersOf } from './game.ts'
import { parseCard } from './words.ts'

/** Nights that paid so much, seat by seat. */
const paid = (...nights: readonly (readonly number[])[]): NightResult[] =>
  nights.map((gratitude) => ({
    outcome: { kind: 'buried', by: 'drift', wagon: null, tie: null, turned: [] },
    settlement: gratitude.map((watch) => ({ stores: 0, pushes: 0, watch, longWatch: 0 })),
    gratitude,
  }))

/** A shuffle whose whiteout is on top: the Gambit comes at once. */
const atOnce: Shuffle = { pack: CARDS.map((card) => parseCard(card)!), whiteout: 0 }

function flingFirstCards(game: Game): void {
  const { pack } = atOnce
  const { hand } = game.night.numbers
  game.fling(Array.from({ length: game.players }, (_, seat) => pack[seat * hand]))
}

test('[M1] three nights, all 48 cards re-dealt for each, and gratitude adds up', () => {
  const game = new Game(3)
  for (let played = 0; played < 3; played++) {
    game.deal(atOnce)
    expect([game.isOpen, game.isOver, game.night.beat]).toEqual([true, false, 1])
    flingFirstCards(game)
    expect(game.nights).toHaveLength(played + 1)
  }
  expect(game.isOver).toBe(true)
  expect(game.totals).toEqual(game.nights[0].gratitude.map((gratitude) => 3 * gratitude))
})

test('[M1] no fourth night, and none before the last has ended', () => {
  const game = new Game(4)
  game.deal(atOnce)
  expect(() => game.deal(atOnce)).toThrow('M1')
  for (const _ of [1, 2]) {
    flingFirstCards(game)
    game.deal(atOnce)
  }
  flingFirstCards(game)
  expect(() => game.deal(atOnce)).toThrow('M1')
})

test('[M1] totals count every night so far', () => {
  expect(totalsOf(paid([9, 3, 0], [0, -3, 0], [0, 3, 8]), 3)).toEqual([9, 3, 8])
  expect(totalsOf([], 4)).toEqual([0, 0, 0, 0])
})

test.each([
  [
    'the most gratitude wins',
    [
      [5, 9, 0],
      [5, 0, 0],
      [0, 2, 3],
    ],
    [1],
  ],
  [
    'though another had the best night',
    [
      [5, 0, 0],
      [5, 0, 9],
      [0, 2, 0],
    ],
    [0],
  ],
  [
    'a tie goes to the best single night among the tied',
    [
      [5, 9, 8],
      [5, 1, 8],
      [0, 0, 8],
    ],
    [2],
  ],
  [
    'of two tied, the one with the better night',
    [
      [5, 9, 0],
      [5, 1, 0],
      [0, 0, 0],
    ],
    [1],
  ],
  [
    'a better night of somebody not tied does nothing',
    [
      [6, 4, -20],
      [0, 2, 11],
      [0, 0, 0],
    ],
    [0],
  ],
  [
    'still tied, the win is shared in seat order',
    [
      [6, 0, 6],
      [0, 6, 0],
      [1, 1, 1],
    ],
    [0, 1, 2],
  ],
  [
    'with less than nothing too',
    [
      [-6, -3, -9],
      [0, -3, -9],
      [0, 0, 0],
    ],
    [0, 1],
  ],
])('[M2] %s', (_, nights, winners) => {
  expect(winnersOf(paid(...nights), 3)).toEqual(winners)
})

test.each([
  ['on night one it is seat 0', [], 0],
  ['later it is the player with less gratitude', [[3, 4]], 0],
  ['whichever seat that is', [[4, 3]], 1],
  [
    'so far, not last night alone',
    [
      [9, 3],
      [0, 4],
    ],
    1,
  ],
  ['level: who did not hold it when the night before began', [[4, 4]], 1],
  [
    'and again',
    [
      [4, 4],
      [1, 1],
    ],
    0,
  ],
  [
    'the night before counts as it began',
    [
      [5, 4],
      [0, 1],
    ],
    0,
  ],
])('[V1] %s', (_, nights, holder) => {
  expect(firstHolder(paid(...nights))).toBe(holder)
})

test('[V1] a game of two hands the watch over as the nights begin', () => {
  const game = new Game(2)
  game.deal(atOnce)
  expect(game.night.holder).toBe(0)
  flingFirstCards(game)
  game.deal(atOnce)
  const [one, two] = game.totals
  expect(one === two).toBe(false)
  expect(game.night.holder).toBe(one < two ? 0 : 1)
})

test('a finished night is told with its outcome and every line', () => {
  const on = night({ hands: ['2H', '3S', '4S'], whiteout: 0 }).fling('2H', '3S', '4S')
  expect(resultOf(on.night)).toEqual({
    outcome: { kind: 'through', by: 'gambit', wagon: 'H', tie: null, turned: [] },
    settlement: [
      { stores: 6, pushes: 0, watch: 0, longWatch: 0 },
      { stores: 0, pushes: 0, watch: 3, longWatch: 5 },
      { stores: 0, pushes: 0, watch: 3, longWatch: 5 },
    ],
    gratitude: [6, 8, 8],
  })
  expect(() => resultOf(night().night)).toThrow()
})
