import { expect, test } from 'vitest'
import { night } from '../test/table.ts'

/** One card each: ♥ is laden on `space` when the last beat's drift is over; nobody holds a card any more. */
function lastBeat(players: number, space: number, mark = 99) {
  const hands = ['9H', '2H', '3H', '4H', '5H', '6H'].slice(0, players)
  const plays = hands.map((card, seat) => (seat === 0 ? 'L9H' : seat <= space ? `P${card}` : `F${card}`))
  return night({ players, numbers: { hand: 1, mark }, hands, fate: players === 2 ? '7C 8C' : '7C' }).beat(...plays)
}

test.each([2, 3, 4, 5, 6])('[L1] %i players: the Snow floods by 3 and one for each player', (players) => {
  const [drift, flood] = lastBeat(players, 1).steps.slice(2)
  expect([drift.step, flood.step]).toEqual(['drift', 'flood'])
  expect(flood.snow - drift.snow).toBe(3 + players)
})

test('[L1] flood and coast take turns until a wagon is through', () => {
  const on = lastBeat(4, 3)
  expect(on.told.slice(3)).toEqual(['flood', 'coast', 'flood', 'coast', 'flood', 'coast'])
  expect(on.steps.slice(3).map(({ space }) => space[0])).toEqual([3, 4, 4, 5, 5, 6])
  expect(on.ending).toBe('through by last-watch H')
})

test('[L1] burial is checked after the flood, before the coast', () => {
  const on = lastBeat(3, 2, 3 + 6 + 6)
  expect(on.steps.slice(3).map(({ step, snow }) => [step, snow])).toEqual([
    ['flood', 9],
    ['coast', 9],
    ['flood', 15],
  ])
  expect(on.ending).toBe('buried by flood')
})

test('[L1] every laden wagon on 1 to 5 coasts; an empty one and one at the trailhead do not', () => {
  const hands = ['9H', '2H', '9D', '3C', '4C']
  const on = night({ players: 5, numbers: { hand: 1 }, hands, fate: '5S' }).beat('L9H', 'P2H', 'L9D', 'P3C', 'P4C')
  const spaces = on.steps.filter(({ step }) => step === 'coast').map(({ space }) => space)
  expect(spaces[0]).toEqual([2, 0, 2])
})

test('[L1] a coast in which nothing rolls is a step all the same', () => {
  const on = night({ numbers: { hand: 1 }, hands: ['9H', '2D', '3D'], fate: '5C' }).beat('L9H', 'F2D', 'F3D')
  expect(on.told.slice(3)).toEqual(['flood', 'coast', 'flood', 'coast', 'flood', 'coast', 'flood'])
  expect([on.at('H'), on.ending]).toEqual([0, 'buried by flood'])
})

test('[L1] no card is flipped in the Last Watch, the whiteout neither', () => {
  const on = night({ numbers: { hand: 1 }, hands: ['9H', '2H', '3H'], fate: '5C', whiteout: 1 }).beat(
    'L9H',
    'P2H',
    'P3H',
  )
  expect(on.told.filter((step) => step === 'flip')).toHaveLength(1)
  expect(on.ending).toMatch(/flood|last-watch/)
})
