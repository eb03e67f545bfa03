import { expect, test } from 'vitest'
import { night } from '../test/table.ts'
import { gratitudeOf } from './settle.ts'

const stores = (on: ReturnType<typeof night>): number[] => on.sheet.map((line) => line.stores)

/** ♥ on 1 with a 9 and a 4, ♦ at the trailhead with a King; then the whiteout. */
const homeward = () => night({ hands: ['9H', '4H', 'KD'], fate: '2H 3C', whiteout: 1 }).beat('L9H', 'L4H', 'LKD')

test('[G1] stores on the wagon that is through pay three for each pip, to their owners', () => {
  const on = homeward()
  expect([on.ending, stores(on).slice(0, 2)]).toEqual(['through by whiteout H', [27, 12]])
})

test('[G2] stores on every other wagon cost one a pip', () => {
  expect(stores(homeward())[2]).toBe(-10)
  const two = night({ hands: ['9H 4D 5C'], fate: '2H 3H 4H', whiteout: 3 })
  two.beat('L9H', 'F', 'F').beat('L4D', 'F', 'F').beat('L5C', 'F', 'F')
  expect(stores(two)[0]).toBe(27 - 4 - 5)
})

test('[G1] [G2] heaved stores count the half that rode', () => {
  const on = night({ hands: ['2H', '9H'], fate: '3H 4H 5H', whiteout: 3 })
    .beat('L2H', 'F', 'F')
    .wait()
    .beat('F', 'L9H', 'F')
  expect(stores(on)).toEqual([6, 12, 0])
})

test('[G3] two for each push into the wagon that is through, one made while it was empty too', () => {
  const on = night({ hands: ['2H 3H', '4H', '5D 6H'], fate: '2C 3C 4C', whiteout: 3 })
  on.beat('P2H', 'F', 'P5D').beat('P3H', 'L4H', 'F').beat('F', 'F', 'F')
  expect(on.ending).toBe('through by whiteout H')
  expect(on.sheet.map(({ pushes }) => pushes)).toEqual([4, 0, 0])
})

test('[G3] pushes elsewhere and shovels pay nothing', () => {
  const on = night({ hands: ['2H', '9S', '5D'], fate: '3H 4H 5H', whiteout: 3 })
  on.beat('L2H', 'F', 'P5D').wait().beat('F', 'P9S:H', 'F')
  expect([on.at('H'), on.ending]).toEqual([4, 'through by whiteout H'])
  expect(on.sheet.map(({ pushes }) => pushes)).toEqual([0, 0, 0])
})

test('[G4] three for a ♠ in the watch-pile, one for any other card', () => {
  const on = night({ hands: ['2S KS', '3S KD', '2D KC'], fate: '2H 3H', whiteout: 2 })
  on.beat('F2S', 'F3S', 'F2D').beat('FKS', 'FKD', 'FKC')
  expect(on.waits).toBe('gambit')
  on.fling(on.hand(0)[0], on.hand(1)[0], on.hand(2)[0])
  expect(on.sheet.map(({ watch }) => watch)).toEqual([6, 4, 2])
})

test('[G5] the most cards in a watch-pile, not the dearest, take the Long Watch', () => {
  const on = night({ hands: ['2S 3D', '4D', '5D'], fate: '2H 3H 4C', whiteout: 2 })
    .beat('F2S', 'F4D', 'P5D')
    .beat('P3D', 'F', 'F')
  on.fling(on.hand(0)[0], on.hand(1)[0], on.hand(2)[0])
  expect(on.sheet.map(({ watch, longWatch }) => [watch, longWatch])).toEqual([
    [3, 0],
    [2, 5],
    [1, 0],
  ])
})

test('[G5] tied players each get the full five', () => {
  const on = night({ hands: ['2D'], fate: '2H', whiteout: 1 }).beat('P2D', 'F', 'F')
  on.fling(on.hand(0)[0], on.hand(1)[0], on.hand(2)[0])
  expect(on.sheet.map(({ longWatch }) => longWatch)).toEqual([0, 5, 5])
})

test('[G5] with no card fed by anybody, nobody gets it', () => {
  const on = homeward()
  expect(on.sheet.map(({ longWatch }) => longWatch)).toEqual([0, 0, 0])
})

test('[G5] a ♠ flung in the Gambit counts for the pile', () => {
  const on = night({ hands: ['2S', '3D', '4D'], fate: '2H', whiteout: 1 })
    .wait()
    .fling('2S', '3D', '4D')
  expect(on.sheet.map(({ longWatch }) => longWatch)).toEqual([5, 0, 0])
})

test('[G6] buried: stores and pushes are nothing, the fire still pays', () => {
  const on = night({ hands: ['KH 2D', '3H', '4S'], fate: '2C 3S', numbers: { mark: 5 } }).beat('LKH', 'P3H', 'F4S')
  expect(on.ending).toBe('buried by cold-snap')
  expect(on.sheet).toEqual([
    { stores: 0, pushes: 0, watch: 0, longWatch: 0 },
    { stores: 0, pushes: 0, watch: 0, longWatch: 0 },
    { stores: 0, pushes: 0, watch: 3, longWatch: 5 },
  ])
})

test('[G6] stranded: the same', () => {
  const on = night({ hands: ['KH 2S', '3S 3D', '4S'], fate: '2C', whiteout: 1 })
    .beat('LKH', 'P3D', 'F')
    .fling('2S', '3S', '4S')
  expect(on.outcome!.kind).toBe('stranded')
  expect(on.sheet.map(({ stores, pushes, watch }) => [stores, pushes, watch])).toEqual([
    [0, 0, 3],
    [0, 0, 3],
    [0, 0, 4],
  ])
})

test('what a seat is owed is the sum of its lines', () => {
  const on = homeward()
  expect([0, 1, 2].map((seat) => gratitudeOf(on.night, seat))).toEqual([27, 12, -10])
})
