import { expect, test } from 'vitest'
import { night } from '../test/table.ts'
import { Night } from './night.ts'
import { drift, isBuried } from './snow.ts'

test.each([
  ['everybody feeds', ['F', 'F', 'F'], 0],
  ['one loads', ['L2H', 'F', 'F'], 1],
  ['one pushes', ['P2H', 'F', 'F'], 1],
  ['all leave the fire', ['P2H', 'L5D', 'P8C'], 3],
])('[B3] %s', (_, plays, snow) => {
  const on = night({ hands: ['2H', '5D', '8C'], fate: '9H' }).beat(...plays)
  expect(on.steps.find(({ step }) => step === 'drift')).toMatchObject({ beat: 1, snow })
})

test('[B3] breaking trail leaves the fire like any other play', () => {
  const on = night({ hands: ['2H', '9S'], fate: '3H 4H 5H 6D' })
    .beat('L2H', 'F', 'F')
    .wait()
    .beat('F', 'P9S:H', 'F')
  expect(on.snow).toBe(1 + 1)
})

test('[B3] a seat that sits out adds no drift', () => {
  const on = night({ players: 2, numbers: { hand: 1 }, hands: ['2H', '3H'], fate: '4D 5C, 6C 7C' })
  on.take('4D').beat('F4D', 'P3H')
  expect(on.told.slice(-2)).toEqual(['drift', 'pair'])
  expect(on.snow).toBe(1)
  on.beat('P2H', '-')
  expect(on.steps.findLast(({ step }) => step === 'drift')).toMatchObject({ beat: 2, snow: 2 })
})

test.each(['KH', 'KD', 'KC', 'KS'])('[B3] %s fed shoves the Snow back by one', (king) => {
  const on = night({ hands: [`5D ${king}`], fate: '2S 3D' }).beat(`F${king}`, 'F', 'F')
  expect(on.steps.filter(({ step }) => step === 'flip' || step === 'drift').slice(0, 2)).toMatchObject([
    { snow: 3 },
    { snow: 2 },
  ])
})

test('[B3] only a King that is fed roars', () => {
  const on = night({ hands: ['KH QD', 'KD', 'QH'], fate: '2S 3C' }).beat('LKH', 'PKD', 'FQH')
  expect(on.steps.find(({ step }) => step === 'drift')).toMatchObject({ snow: 3 + 2 })
})

test('[B3] the Snow is never shoved below 0', () => {
  const on = night({ hands: ['KH', 'KD', 'KC'], fate: '2D' }).beat('FKH', 'FKD', 'FKC')
  expect(on.snow).toBe(0)
})

test('[B3] drift comes first: two leave, three Kings roar, and the floor is met only once', () => {
  const on = new Night()
  drift(on, 2, 3)
  expect(on.snow).toBe(0)
  on.snow = 1
  drift(on, 2, 2)
  expect(on.snow).toBe(1)
})

test.each([
  [2, 13],
  [3, 22],
  [4, 21],
  [5, 27],
  [6, 27],
])('[E2] %i players: the road is buried at %i and past it, not before', (players, mark) => {
  const { night: on } = night({ players })
  const buried = [mark - 1, mark, mark + 2].map((snow) => {
    on.snow = snow
    return isBuried(on)
  })
  expect(buried).toEqual([false, true, true])
})
