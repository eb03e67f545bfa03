import { expect, test } from 'vitest'
import { night } from '../test/table.ts'
import { ENDINGS, type Outcome } from './outcome.ts'

/** A night for each of the nine endings. */
const NIGHTS: readonly (readonly [string, () => ReturnType<typeof night>])[] = [
  [
    'through by town',
    () =>
      night({ hands: ['2H'], fate: '3H 4H 5H 6H 7H 8H' })
        .beat('L2H', 'F', 'F')
        .wait(4),
  ],
  ['through by whiteout', () => night({ hands: ['2H'], fate: '3H', whiteout: 1 }).beat('L2H', 'F', 'F')],
  [
    'through by call',
    () =>
      night({ players: 2, hands: ['2H'], fate: '3H 4H, 5H 6H' })
        .beat('L2H', 'F')
        .call(),
  ],
  ['through by gambit', () => night({ hands: ['2H', '3S', '4S'], whiteout: 0 }).fling('2H', '3S', '4S')],
  [
    'through by last-watch',
    () => night({ numbers: { hand: 1 }, hands: ['9H', '2H', '3H'], fate: '4H' }).beat('L9H', 'P2H', 'P3H'),
  ],
  ['buried by cold-snap', () => night({ numbers: { mark: 3 }, fate: '2S' })],
  ['buried by drift', () => night({ numbers: { mark: 1 }, hands: ['2H'], fate: '3H' }).beat('P2H', 'F', 'F')],
  ['buried by flood', () => night({ numbers: { hand: 1 }, fate: '3D' }).wait()],
  ['stranded by gambit', () => night({ hands: ['2S', '3S', '4S'], whiteout: 0 }).fling('2S', '3S', '4S')],
]

test.each(NIGHTS)('[E3] [E4] [B4] a night may end %s', (ending, played) => {
  const on = played()
  expect(on.ending).toMatch(new RegExp(`^${ending}( H)?$`))
  expect(on.waits).toBe('over')
})

test('these are all the endings there are', () => {
  expect(NIGHTS.map(([ending]) => ending)).toEqual(ENDINGS.map(({ kind, by }) => `${kind} by ${by}`))
})

test('a night that is on has no outcome', () => {
  expect(night().outcome).toBeNull()
})

test('[E1] an outcome names the wagon, and a tie only where there was one', () => {
  const town: Outcome = NIGHTS[0][1]().outcome!
  expect(town).toEqual({ kind: 'through', by: 'town', wagon: 'H', tie: null, turned: [] })
})
