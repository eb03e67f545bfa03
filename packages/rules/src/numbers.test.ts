import { expect, test } from 'vitest'
import { night } from '../test/table.ts'
import { numbersFor } from './numbers.ts'

/** players, hand, Fate cards without the whiteout, burial mark, cards left over */
const SETUP = [
  [2, 8, 26, 13, 6],
  [3, 9, 18, 22, 3],
  [4, 8, 16, 21, 0],
  [5, 6, 14, 27, 4],
  [6, 6, 12, 27, 0],
] as const

test.each(SETUP)('[S2] %i players: hands of %i, %i Fate cards, buried at %i', (players, hand, fate, mark, left) => {
  expect(numbersFor(players)).toMatchObject({ hand, fate, mark })
  const view = night({ players }).view('spectator')
  const turned = players === 2 ? 2 : 1
  expect(view.held).toEqual(Array.from({ length: players }, () => hand))
  expect(view.fateLeft).toBe(fate + 1 - turned)
  expect(view.mark).toBe(mark)
  expect(48 - players * hand - fate).toBe(left)
})

test.each([0, 1, 7, -2, 2.5, Number.NaN])('[S2] there are no numbers for %d players', (players) => {
  expect(() => numbersFor(players)).toThrow(RangeError)
})

test('cold-snap, flood, wages and multipliers are the same for any number of players', () => {
  const wages = {
    coldSnap: 3,
    flood: 3,
    through: 3,
    turnedBack: 1,
    push: 2,
    spade: 3,
    fed: 1,
    longWatch: 5,
    callFrom: 3,
  }
  for (const [players] of SETUP) expect(numbersFor(players)).toMatchObject(wages)
})
