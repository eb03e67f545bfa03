import { expect, test } from 'vitest'
import { night } from '../../test/table.ts'
import { legalPlays } from '../legal.ts'
import type { View } from '../view.ts'

/** A view of a road: spaces, stores aboard (somebody else's), and one card of each suit in hand. */
function onRoad(space: readonly number[], total: readonly number[]): View {
  const aboard = total.map((pips) => (pips > 0 ? [{ seat: 1, card: '2H', pips }] : []))
  const you = { seat: 0, hand: ['9H', '9D', '9C', '9S'], legal: [], committed: null }
  return { ...night().view(0), space, aboard, you } as unknown as View
}

/** Spaces of the three wagons, stores aboard them, and what a 9 of each suit may then do. */
const ROADS = [
  ['the trailhead', [0, 0, 0], [0, 0, 0], 'F9H L9H P9H F9D L9D P9D F9C L9C P9C F9S'],
  ['the last full spaces', [1, 2, 2], [0, 0, 9], 'F9H L9H P9H F9D L9D P9D F9C L9C P9C F9S'],
  ['past them, empty', [3, 4, 5], [0, 0, 0], 'F9H P9H F9D P9D F9C P9C F9S'],
  ['past them, laden', [3, 4, 5], [1, 1, 1], 'F9H L9H P9H F9D L9D P9D F9C L9C P9C F9S P9S:H P9S:D'],
  ['one laden', [4, 4, 3], [0, 7, 0], 'F9H P9H F9D L9D P9D F9C P9C F9S P9S:D'],
  ['all on the pass', [3, 3, 4], [2, 3, 4], 'F9H L9H P9H F9D L9D P9D F9C L9C P9C F9S P9S:H P9S:D P9S:C'],
  ['in Town, empty', [6, 6, 6], [0, 0, 0], 'F9H F9D F9C F9S'],
] as const

test.each(ROADS)('[P6] [P3] [P5] %s: spaces %j, stores %j', (_, space, total, legal) => {
  expect(legalPlays(onRoad(space, total)).join(' ')).toBe(legal)
})

test('[P6] a wagon in Town takes no load and no push', () => {
  const on = night({ players: 6, hands: ['2H 3H', '4H', '5H', '6H', '7H', '8H'], fate: '9C' })
  on.beat('P2H', 'P4H', 'P5H', 'P6H', 'P7H', 'P8H')
  expect([on.at('H'), on.clause(0, 'L3H'), on.clause(0, 'P3H')]).toEqual([6, 'P6', 'P6'])
})

test('[P6] the engine and a view judge every road alike, beat by beat', () => {
  const on = night({ hands: ['2H 9H', '2D 9S', 'KC TS'], fate: '3H 4H 3D 5H 4D 6H 5D' }).beat('L2H', 'L2D', 'F')
  for (let beat = 2; beat <= 6; beat++) {
    for (const seat of [0, 1, 2]) expect(on.view(seat).you!.legal).toEqual(on.legal(seat))
    on.wait()
  }
})
