import { expect, test } from 'vitest'
import { night } from '../../test/table.ts'
import { parseCard } from '../words.ts'
import { storesFor } from './load.ts'

/** A card and the stores that it becomes while its wagon stands on 0 … 5. */
const STORES = [
  ['2H', [2, 2, 2, 1, 1, 1]],
  ['3D', [3, 3, 3, 1, 1, 1]],
  ['7C', [7, 7, 7, 3, 3, 3]],
  ['9H', [9, 9, 9, 4, 4, 4]],
  ['TD', [10, 10, 10, 5, 5, 5]],
  ['JC', [10, 10, 10, 5, 5, 5]],
  ['KH', [10, 10, 10, 5, 5, 5]],
] as const

test.each(STORES)('[P2] [P3] %s is worth %j by the space', (card, stores) => {
  expect([0, 1, 2, 3, 4, 5].map((space) => storesFor(parseCard(card)!, space))).toEqual(stores)
})

/** The ♥ wagon flipped onto `space`, laden with a 2 before it left, nobody having pushed. */
function rolledTo(space: number) {
  const fate = ['8C', '3H', '4H', '5H', '6H', '8H'].slice(0, space + 1).join(' ')
  return night({ hands: ['2H 9H', '9S'], fate })
    .beat('L2H', 'F', 'F')
    .wait(space)
    .beat('L9H', 'F', 'F')
}

test.each([0, 1, 2])('[P2] a load onto a wagon on %i is aboard for its full pips, its owner’s', (space) => {
  const on = rolledTo(space)
  expect(on.view('spectator').aboard[0]).toEqual([
    { seat: 0, card: '2H', pips: 2 },
    { seat: 0, card: '9H', pips: 9 },
  ])
})

test.each([3, 4, 5])('[P3] a heave onto a laden wagon on %i puts half aboard, rounded down', (space) => {
  expect(rolledTo(space).aboard('H')).toBe(2 + 4)
})

test('[P2] a load goes onto its own suit’s wagon and no other', () => {
  const on = night({ hands: ['9D'], fate: '2S' }).beat('L9D', 'F', 'F')
  expect([on.aboard('H'), on.aboard('D'), on.aboard('C')]).toEqual([0, 9, 0])
})

test('[P2] snow is not loaded', () => {
  const on = night({ hands: ['9S'], fate: '2C' })
  expect([on.clause(0, 'L9S'), on.legal(0, '9S')]).toEqual(['P2', ['F9S']])
})

test.each([3, 4, 5])('[P3] on an empty wagon on %i a load is illegal', (space) => {
  const fate = ['3H', '4H', '5H', '6H', '8H'].slice(0, space).join(' ')
  const on = night({ hands: ['9H'], fate }).wait(space - 1)
  expect([on.at('H'), on.clause(0, 'L9H'), on.legal(0, '9H')]).toEqual([space, 'P3', ['F9H', 'P9H']])
})

test('[P3] somebody else’s store makes the wagon laden enough', () => {
  const on = night({ hands: ['', '2H', '9H'], fate: '3H 4H 5H' })
    .beat('F', 'L2H', 'F')
    .wait()
  expect([on.at('H'), on.legal(2, '9H')]).toEqual([3, ['F9H', 'L9H', 'P9H']])
})
