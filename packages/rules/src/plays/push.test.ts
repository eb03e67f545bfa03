import { expect, test } from 'vitest'
import { night } from '../../test/table.ts'

test.each([0, 1, 2, 3, 4, 5])('[P4] a push rolls its own wagon on from %i, laden or not', (space) => {
  const fate = ['8C', '3H', '4H', '5H', '6H', '7H'].slice(0, space + 1).join(' ')
  const on = night({ hands: ['KH'], fate }).wait(space)
  expect(on.at('H')).toBe(space)
  on.beat('PKH', 'F', 'F')
  const plays = on.steps.findLast(({ step }) => step === 'plays')
  expect(plays).toMatchObject({ space: [space + 1, 0, 1], stores: [0, 0, 0] })
})

test('[P4] the pips of a pushing card are ignored', () => {
  const spaces = ['2D', 'KD'].map((card) =>
    night({ hands: [card], fate: '2S' })
      .beat(`P${card}`, 'F', 'F')
      .at('D'),
  )
  expect(spaces).toEqual([1, 1])
})

test('[P10] pushes on one wagon add up', () => {
  const on = night({ hands: ['2H', '3H', '4D'], fate: '5C' }).beat('P2H', 'P3H', 'P4D')
  expect([on.at('H'), on.at('D'), on.at('C')]).toEqual([2, 1, 2])
})

test('[P10] three pushes of a wagon on 5 stop in Town, and each of them counts', () => {
  const hands = ['2H 9H', 'TH', 'JH']
  const on = night({ hands, fate: '3H 4H 5H 6H 7H' }).beat('L2H', 'F', 'F').wait(3).beat('P9H', 'PTH', 'PJH')
  expect([on.at('H'), on.ending]).toEqual([6, 'through by town H'])
  expect([0, 1, 2].map((seat) => on.pushes('H', seat))).toEqual([1, 1, 1])
  expect(on.sheet.map(({ pushes }) => pushes)).toEqual([2, 2, 2])
})
