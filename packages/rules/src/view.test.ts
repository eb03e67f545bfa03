import { expect, test } from 'vitest'
import { night } from '../test/table.ts'
import { resultOf } from './game.ts'
import { publicView, seatView, viewFor } from './view.ts'

/** Three players, one beat of everything, then the next flip. */
const played = () => night({ hands: ['9H', '2H', 'KS 5D'], fate: '3H 4S' }).beat('L9H', 'P2H', 'FKS')

test('[B6] open to all: flips, loads with owner and pips, pushes, watch-piles, hand counts, plays once revealed', () => {
  expect(played().view('spectator')).toEqual({
    players: 3,
    phase: 'play',
    night: 1,
    beat: 2,
    snow: 4,
    mark: 22,
    space: [2, 0, 0],
    aboard: [[{ seat: 0, card: '9H', pips: 9 }], [], []],
    pushes: [
      [0, 1, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
    watch: [[], [], ['KS']],
    held: [8, 8, 8],
    known: [[], [], []],
    fateLeft: 17,
    beats: [{ flip: '3H', plays: ['L9H', 'P2H', 'FKS'] }, { flip: '4S' }],
    owes: [0, 1, 2],
    gratitude: [0, 0, 0],
    nights: [],
  })
})

test('[B6] hidden: hands but the own, which alone comes with what it may do', () => {
  const on = played()
  const { you, ...open } = on.view(2)
  expect(open).toEqual(on.view('spectator'))
  expect(you).toEqual({ seat: 2, hand: on.hand(2), legal: on.legal(2), committed: null })
  expect(you!.hand).toContain('5D')
})

test('[B6] shovels are open, in the beat’s plays', () => {
  const on = night({ hands: ['2H', '9S'], fate: '3H 4H 5H' })
    .beat('L2H', 'F', 'F')
    .wait()
    .beat('F', 'P9S:H', 'F')
  expect(on.view('spectator').beats[2].plays![1]).toBe('P9S:H')
})

test('[B6] cards taken openly are known while they are held', () => {
  const on = night({ players: 2, fate: '2H 3D, 4C 5C' }).take('2H')
  expect([on.view(1).known, on.view(1).beats[0]]).toEqual([
    [['2H'], []],
    { offer: ['2H', '3D'], take: '2H', flip: '3D' },
  ])
  on.beat('F2H', 'F')
  expect(on.view(1).known).toEqual([[], []])
})

test('[B6] a heave is aboard for what rides', () => {
  const on = night({ hands: ['2H 9H'], fate: '3H 4H 5H' })
    .beat('L2H', 'F', 'F')
    .wait()
    .beat('L9H', 'F', 'F')
  expect(on.view('spectator').aboard[0]).toEqual([
    { seat: 0, card: '2H', pips: 2 },
    { seat: 0, card: '9H', pips: 4 },
  ])
})

test('[V2] [V3] [V4] what a beat turned up, with two players', () => {
  const on = night({ players: 2, hands: ['9H'], fate: '3H 4H, 5H 6C' })
  expect(on.view(0).beats).toEqual([{ pair: ['3H', '4H'] }])
  on.beat('L9H', 'F')
  expect(on.view(0)).toMatchObject({ phase: 'take', holder: 1, offer: ['5H', '6C'], owes: [1] })
  expect(on.view(0).beats[1]).toEqual({ offer: ['5H', '6C'] })
  on.take('6C')
  expect([on.view(0).phase, on.view(0).offer]).toEqual(['call', undefined])
  on.call(false)
  expect(on.view(0).beats[1]).toEqual({ offer: ['5H', '6C'], take: '6C', flip: '5H', call: false })
})

test('[W2] the Gambit: what is flung is open, and lies where it landed', () => {
  const on = night({ hands: ['9H', '2S', '3D'], whiteout: 0 })
  expect(on.view(1)).toMatchObject({ phase: 'gambit', beats: [{ flip: 'WW' }] })
  on.fling('9H', '2S', '3D')
  const view = on.view('spectator')
  expect(view.beats).toEqual([{ flip: 'WW', gambit: ['9H', '2S', '3D'] }])
  expect([view.aboard, view.watch]).toEqual([
    [[{ seat: 0, card: '9H', pips: 9 }], [{ seat: 2, card: '3D', pips: 3 }], []],
    [[], ['2S'], []],
  ])
})

test('[M1] [M2] between nights the sheet is out, and after the third the winners', () => {
  const on = night({ hands: ['9H', '2S', '3D'], whiteout: 0 }).fling('9H', '2S', '3D')
  const result = resultOf(on.night)
  const once = viewFor(on.night, 0, { nights: [result] })
  expect(once).toMatchObject({ phase: 'settled', night: 1, owes: [], gratitude: result.gratitude, nights: [result] })
  expect(once.you!.legal).toEqual([])
  expect(once).not.toHaveProperty('winners')
  const thrice = viewFor(on.night, 0, { nights: [result, result, result] })
  expect(thrice).toMatchObject({ phase: 'over', night: 3, winners: [0] })
  expect(thrice.gratitude).toEqual(result.gratitude.map((gratitude) => 3 * gratitude))
})

test('a public view, and beside it what the owner alone knows, make the view of a seat', () => {
  const { night: on } = played()
  const open = publicView(on, { nights: [] })
  expect(seatView(open, on, 1)).toEqual(viewFor(on, 1))
  expect(seatView(open, on, 'spectator')).toBe(open)
})
