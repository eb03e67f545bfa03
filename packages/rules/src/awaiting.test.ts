import { expect, test } from 'vitest'
import { night } from '../test/table.ts'
import { awaiting } from './awaiting.ts'

const WAITS = [
  ['everybody’s play', () => night(), { kind: 'play', seats: [0, 1, 2] }],
  ['the holder’s take', () => night({ players: 2, fate: '2H 3D', holder: 1 }), { kind: 'take', seats: [1] }],
  [
    'the holder’s call',
    () => night({ players: 2, hands: ['9H'], fate: '2H 3H, 4H 5H' }).beat('L9H', 'F'),
    { kind: 'call', seats: [1] },
  ],
  [
    'the plays of those who hold cards',
    () =>
      night({ players: 2, numbers: { hand: 1 }, fate: '2H 3D, 4C 5C' })
        .take('2H')
        .beat('F', 'F'),
    { kind: 'play', seats: [0] },
  ],
  ['the Gambit', () => night({ players: 4, whiteout: 0 }), { kind: 'gambit', seats: [0, 1, 2, 3] }],
  ['nobody', () => night({ numbers: { mark: 3 }, fate: '2S' }), { kind: 'over', seats: [] }],
] as const

test.each(WAITS)('[B2] [W2] [V3] [V4] a night may wait for %s', (_, played, waits) => {
  expect(awaiting(played().night)).toEqual(waits)
})
