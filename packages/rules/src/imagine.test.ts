import { expect, test } from 'vitest'
import { night } from '../test/table.ts'
import { Dice } from './dice.ts'
import { imagine } from './imagine.ts'
import { viewFor } from './view.ts'

test('an imagined world keeps what the viewer has seen, and deals the rest anew', () => {
  const on = night({ hands: ['9H KS', '2H'], fate: '3H 4C' }).beat('L9H', 'P2H', 'F')
  const view = on.view(0)
  const hands = [1, 2, 3].map((seed) => {
    const world = imagine(view, new Dice(seed))
    expect(viewFor(world, 0)).toEqual(view)
    return viewFor(world, 1).you!.hand.join()
  })
  expect(new Set(hands).size).toBe(3)
})

test('[B6] [V3] a card taken openly stays in the hand that took it', () => {
  const on = night({ players: 2, fate: '2H 3D, 4C 5C' }).take('3D').wait()
  for (let seed = 0; seed < 20; seed++)
    expect(viewFor(imagine(on.view(1), new Dice(seed)), 0).you!.hand).toContain('3D')
})
