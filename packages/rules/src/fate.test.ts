import { expect, test } from 'vitest'
import { night, packOf } from '../test/table.ts'
import { fateAt, fateCards } from './fate.ts'
import { makeFateCard } from './words.ts'

test.each([2, 3, 4, 5, 6])(
  '[S3] %i players: the whiteout lies wherever it was shuffled in, the rest keep their order',
  (players) => {
    const layout = { players }
    const dealt = night(layout).night
    const { hand, fate } = dealt.numbers
    const cards = packOf(layout).slice(players * hand, players * hand + fate)
    for (let whiteout = 0; whiteout <= fate; whiteout++) {
      const { night: on } = night({ players, whiteout })
      const deck = Array.from({ length: fateCards(on) }, (_, place) => makeFateCard(fateAt(on, place)))
      expect(deck).toEqual(cards.toSpliced(whiteout, 0, 'WW' as never))
    }
  },
)

test('[S3] a flipped card never comes into a hand', () => {
  const on = night({ fate: '2H 3D 4C' }).wait(2)
  expect([0, 1, 2].flatMap((seat) => on.hand(seat))).not.toContain('3D')
  expect(on.view('spectator').held).toEqual([7, 7, 7])
})

test.each([
  ['9H', [1, 0, 0], 0],
  ['KD', [0, 1, 0], 0],
  ['2C', [0, 0, 1], 0],
  ['2S', [0, 0, 0], 3],
  ['KS', [0, 0, 0], 3],
])('[B1] the flip of %s: wagons on %j, Snow %i', (fate, space, snow) => {
  const { steps } = night({ fate })
  expect(steps).toEqual([{ step: 'flip', card: fate, beat: 1, snow, space, stores: [0, 0, 0], watch: [0, 0, 0] }])
})

test('[B1] a cold-snap is held off by nothing: Kings in the fire, a laden road, a Snow already deep', () => {
  const on = night({ hands: ['KH 5D', 'KD', 'KC'], fate: '2S 3S 4S 5S' })
    .beat('L5D', 'F', 'F')
    .beat('FKH', 'FKD', 'FKC')
  const flips = on.steps.filter(({ step }) => step === 'flip').map(({ snow }) => snow)
  expect(flips).toEqual([3, 3 + 1 + 3, 7 - 3 + 3])
})

test('[P6] a flip of the suit of a wagon in Town does nothing', () => {
  const on = night({ players: 5, hands: ['2H 3H', '4H', '5H', '6H', '7H'], fate: 'TH JC QH' })
  on.beat('P2H', 'P4H', 'P5H', 'P6H', 'P7H')
  expect(on.at('H')).toBe(6)
  on.wait()
  expect(on.steps.at(-1)).toMatchObject({ step: 'flip', card: 'QH', space: [6, 0, 1], snow: 5 })
})
