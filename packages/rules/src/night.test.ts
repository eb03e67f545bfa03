import { expect, test } from 'vitest'
import { CARDS, night } from '../test/table.ts'
import { Night } from './night.ts'
import { makePlay } from './words.ts'

test('[S3] hands first, then Fate, then leftovers, as the pack lies', () => {
  const on = night({ hands: ['KH 7D', 'KD', 'KC'], fate: '9S 9C' })
  expect(on.hand(0)).toEqual(['2H', '3H', '4H', '5H', '6H', '7H', '8H', 'KH', '7D'])
  expect([on.hand(1).includes('KD'), on.hand(2).includes('KC')]).toEqual([true, true])
  expect(on.view('spectator').beats).toEqual([{ flip: '9S' }])
  const held = [0, 1, 2].flatMap((seat) => on.hand(seat))
  expect([held.length, new Set(held).size]).toEqual([27, 27])
})

test('[B2] everybody who holds cards owes exactly one, and it is spent', () => {
  const on = night({ hands: ['7H', '', ''], fate: '2C 3C' })
  expect(on.view('spectator').owes).toEqual([0, 1, 2])
  on.beat('P7H', 'F', 'F')
  expect(on.view('spectator').held).toEqual([8, 8, 8])
  expect(on.hand(0)).not.toContain('7H')
  expect(on.clause(0, 'F7H')).toBe('B2')
})

test('[B2] nobody may pass: whoever holds cards has a play, and whoever holds none owes nothing', () => {
  const on = night({ players: 2, numbers: { hand: 1 }, fate: '4D 5C, 6C 7C' })
    .take('4D')
    .beat('F', 'F')
  expect(on.view('spectator').owes).toEqual([0])
  expect(() => on.beat('-', '-')).toThrow('B2')
  expect(() => on.beat('F', 'F')).toThrow()
  on.beat('F4D', '-')
  expect(on.view('spectator').beats[1].plays).toEqual(['F4D', null])
})

test('[B2] all plays of a beat are judged on the road as it stood when cards were committed', () => {
  // ♥ is empty on 2 → the load is full; were it judged after the push, it could not be made at all
  const on = night({ hands: ['9H', '5H'], fate: '2H 3H' })
    .wait()
    .beat('L9H', 'P5H', 'F')
  expect([on.aboard('H'), on.at('H')]).toEqual([9, 3])
})

test('[P8] loads are valued where the wagon stood at commit, though pushes of the same reveal move it', () => {
  const on = night({ hands: ['9H', '5H', '6H'], fate: '2H 3H' })
    .wait()
    .beat('L9H', 'P5H', 'P6H')
  expect(on.view('spectator').aboard[0]).toEqual([{ seat: 0, card: '9H', pips: 9 }])
})

test('[P8] shovels dig before pushes push: from 4 a shovel and a push reach Town', () => {
  const on = night({ hands: ['2H 9H', '9S'], fate: '3H 4H 5H 6H' })
    .beat('L2H', 'F', 'F')
    .wait(2)
  on.beat('P9H', 'P9S:H', 'F')
  expect([on.at('H'), on.ending]).toEqual([6, 'through by town H'])
})

test('[P8] seat order never matters', () => {
  const plays = ['L9H', 'P5H', 'P9S:D'] as const
  const roads = [
    [0, 1, 2],
    [1, 2, 0],
    [2, 1, 0],
  ].map((order) => {
    const hands = ['9H', '5H', '9S'].map((_, seat) => ['9H', '5H', '9S'][order.indexOf(seat)])
    const on = night({ hands: hands.map((card, seat) => (seat === 0 ? `${card} 2D` : card)), fate: '3D 4D 5D' })
    on.beat('L2D', 'F', 'F').wait()
    on.beat(...[0, 1, 2].map((seat) => plays[order.indexOf(seat)]))
    return on.steps.findLast(({ step }) => step === 'plays')!
  })
  for (const { space, stores, snow } of roads)
    expect({ space, stores, snow }).toEqual({ space: [1, 4, 0], stores: [9, 2, 0], snow: 1 })
})

test('[E1] a load and pushes of one reveal bring an empty wagon through together', () => {
  const on = night({ players: 5, hands: ['9H', '2H', '3H', '4H', '5H'], fate: '6H 7H' }).wait()
  expect([on.at('H'), on.aboard('H')]).toEqual([2, 0])
  on.beat('L9H', 'P2H', 'P3H', 'P4H', 'P5H')
  expect([on.ending, on.sheet[0].stores]).toEqual(['through by town H', 27])
})

test('[E1] a laden wagon is through the moment it stands in Town, by a flip as by a push', () => {
  const flipped = night({ hands: ['2H'], fate: '3H 4H 5H 6H 7H 8H' })
    .beat('L2H', 'F', 'F')
    .wait(4)
  expect([flipped.ending, flipped.told.at(-1)]).toEqual(['through by town H', 'flip'])
  const pushed = night({ hands: ['2H 9H'], fate: '3H 4H 5H 6H 7H' })
    .beat('L2H', 'F', 'F')
    .wait(3)
    .beat('P9H', 'F', 'F')
  expect([pushed.ending, pushed.told.at(-1)]).toEqual(['through by town H', 'plays'])
})

const SNOWS = '2S 3S 4S 5S 6S 7S 8S'

test('[B4] the end is checked after the flip: the eighth cold-snap buries the road before anybody plays', () => {
  const on = night({ fate: `${SNOWS} 9S` }).wait(7)
  expect([on.ending, on.told.at(-1), on.snow]).toEqual(['buried by cold-snap', 'flip', 24])
})

test('[B4] the end is checked after the plays, before the drift that would have buried the road', () => {
  const on = night({ hands: ['2D 8D 9D', '3D 4D', '5D 6D'], fate: SNOWS, numbers: { mark: 19 } })
  on.beat('L2D', 'P3D', 'P5D').beat('F', 'P4D', 'P6D').beat('P8D', 'F', 'F')
  expect([on.at('D'), on.snow, on.ending]).toEqual([5, 18, 'not ended'])
  on.beat('P9D', 'F', 'F')
  expect([on.ending, on.snow]).toEqual(['through by town D', 18])
})

test('[B4] a King saves the road in the very beat that would bury it', () => {
  const bury = night({ hands: ['2D', 'KD'], fate: `${SNOWS} 9C` }).wait(6)
  expect(bury.snow).toBe(21)
  bury.beat('P2D', 'F', 'F')
  expect([bury.ending, bury.told.at(-1)]).toEqual(['buried by drift', 'drift'])
  const saved = night({ hands: ['2D', 'KD'], fate: `${SNOWS} 9C` })
    .wait(6)
    .beat('P2D', 'FKD', 'F')
  expect([saved.ending, saved.snow]).toEqual(['not ended', 21])
})

test('[B5] the beat of the last cards is completed, drift included, before the Last Watch', () => {
  const on = night({ numbers: { hand: 1 }, hands: ['2H', '3H', '4H'], fate: '5C' }).beat('P2H', 'L3H', 'F4H')
  expect(on.told.slice(0, 4)).toEqual(['flip', 'plays', 'drift', 'flood'])
  expect(on.steps.slice(1, 4).map(({ snow }) => snow)).toEqual([0, 2, 8])
})

test('[B5] the drift of the last beat can bury the road before the Last Watch begins', () => {
  const on = night({ numbers: { hand: 1, mark: 2 }, hands: ['2H', '3H', '4H'], fate: '5C' }).beat('P2H', 'L3H', 'F4H')
  expect([on.ending, on.told.at(-1)]).toEqual(['buried by drift', 'drift'])
})

test('[E4] with every hand empty no card is flipped any more', () => {
  const on = night({ numbers: { hand: 2 }, fate: '5C 6C 7C' }).wait(2)
  expect(on.told.filter((step) => step === 'flip')).toHaveLength(2)
  expect(on.ending).toBe('buried by flood')
})

test.each([
  [0, [1, 0]],
  [1, [0, 1]],
])('[E4] while seat %i holds a card the night goes on', (holder, held) => {
  const fate = '4D 5C, 6C 7C, 8D 9C'
  const on = night({ players: 2, numbers: { hand: 1 }, fate, holder })
    .take('4D')
    .beat('F', 'F')
  expect([on.view('spectator').held, on.waits]).toEqual([held, 'play'])
})

test('[E4] with two players too, though the holder could still take', () => {
  const on = night({ players: 2, numbers: { hand: 1 }, fate: '4C 5C, 6D 7C' }).wait()
  expect([on.told.slice(0, 4), on.view('spectator').fateLeft]).toEqual([['pair', 'plays', 'drift', 'flood'], 25])
})

test('[E2] a road is buried at the mark, and nobody is through', () => {
  const on = night({ numbers: { mark: 6 }, fate: '2S 3S', hands: ['2D'] }).beat('L2D', 'F', 'F')
  expect(on.outcome).toEqual({ kind: 'buried', by: 'cold-snap', wagon: null, tie: null, turned: [] })
})

test('counted plays are in the order ♥♦♣♠, then rank, then way', () => {
  const on = night({ hands: ['3H 9H 2D KS'], numbers: { hand: 4 }, fate: '5C' })
  const plays = Array.from({ length: on.night.countPlays(0) }, (_, k) => makePlay(on.night.nthPlay(0, k)))
  expect(plays.join(' ')).toBe('F3H L3H P3H F9H L9H P9H F2D L2D P2D FKS')
})

test('a night dealt again forgets the one before it', () => {
  const used = night({ players: 6, hands: ['2H', '4H', '5H'], fate: '9C' }).beat(
    'P2H',
    'L4H',
    'P5H',
    'F',
    'F',
    'F',
  ).night
  const pack = Uint8Array.from({ length: 48 }, (_, i) => (Math.floor(i / 12) << 4) | (i % 12))
  const [again, fresh] = [used, new Night()]
  for (const one of [again, fresh]) one.deal(pack, { players: 3, whiteout: 4 })
  again.listener = null
  expect(again).toEqual(fresh)
  expect(CARDS).toHaveLength(48)
})
