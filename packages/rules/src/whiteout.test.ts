import { expect, test } from 'vitest'
import { night } from '../test/table.ts'

test('[E3] the whiteout ends the run at its flip: nobody plays in that beat', () => {
  const on = night({ hands: ['2H'], fate: '3C 4H', whiteout: 2 })
    .beat('L2H', 'F', 'F')
    .wait()
  expect([on.told.at(-1), on.ending]).toEqual(['flip', 'through by whiteout H'])
  expect(on.view('spectator').beats.at(-1)).toEqual({ flip: 'WW' })
})

test('[W1] the furthest laden wagon that has moved is through', () => {
  const on = night({ hands: ['KH', '2D'], fate: '3D 4D 5H', whiteout: 3 })
    .beat('LKH', 'L2D', 'F')
    .wait(2)
  expect([on.at('H'), on.at('D'), on.ending]).toEqual([1, 2, 'through by whiteout D'])
})

test('[W1] one space is moved enough', () => {
  const on = night({ hands: ['2H'], fate: '3H', whiteout: 1 }).beat('L2H', 'F', 'F')
  expect([on.at('H'), on.ending]).toEqual([1, 'through by whiteout H'])
})

test('[W1] [E5] an empty wagon further on is left behind, in Town too', () => {
  const on = night({ players: 5, hands: ['2H', '3H', '4H', '5H', '2D 6H'], fate: '7H 8D', whiteout: 2 })
  on.beat('P2H', 'P3H', 'P4H', 'P5H', 'P6H').beat('F', 'F', 'F', 'F', 'L2D')
  expect([on.at('H'), on.at('D'), on.ending]).toEqual([6, 1, 'through by whiteout D'])
})

test('[W1] [W2] a laden wagon still at the trailhead has not moved: the Gambit comes', () => {
  const on = night({ hands: ['KH'], fate: '3D', whiteout: 1 }).beat('LKH', 'F', 'F')
  expect([on.waits, on.view('spectator').owes]).toEqual(['gambit', [0, 1, 2]])
})

test('[W2] wagons that moved empty do not spare the Gambit', () => {
  const on = night({ hands: ['KH'], fate: '3D', whiteout: 1 }).beat('PKH', 'F', 'F')
  expect([on.at('H'), on.waits]).toEqual([1, 'gambit'])
})
