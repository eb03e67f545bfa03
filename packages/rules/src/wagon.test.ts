import { expect, test } from 'vitest'
import { night } from '../test/table.ts'
import { Night } from './night.ts'
import { ladenFrom, roll } from './wagon.ts'

test('[S4] all three wagons start on the trailhead, empty, and the Snow at 0', () => {
  const { space, aboard, pushes, watch, snow } = night({ whiteout: 0 }).view('spectator')
  expect({ space, aboard, snow }).toEqual({ space: [0, 0, 0], aboard: [[], [], []], snow: 0 })
  expect({ pushes, watch }).toEqual({
    pushes: [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
    watch: [[], [], []],
  })
})

test('[S4] the road has spaces 0 to 6: no roll goes past Town', () => {
  const on = new Night()
  const spaces = [1, 1, 2, 1, 2].map((by) => {
    roll(on, 1, by)
    return on.space[1]
  })
  expect(spaces).toEqual([1, 2, 4, 5, 6])
})

test('[P7] a wagon is laden when one store is aboard, anybody’s', () => {
  const on = night({ hands: ['', '2D'], fate: '3H 4H' }).beat('F', 'L2D', 'F')
  const laden = [0, 1].map((from) => ladenFrom(on.night, from))
  expect(laden).toEqual([0b010, 0])
})

test('[P7] a heave of one store is enough, and a push lays nothing aboard', () => {
  // ♥ is pushed onto 2 and is empty still; the lightest load makes it laden
  const on = night({ hands: ['3H', '4H', '2H'], fate: '3C 4C 5C' }).beat('P3H', 'P4H', 'F')
  expect(ladenFrom(on.night, 0)).toBe(0)
  on.beat('F', 'F', 'L2H')
  expect(ladenFrom(on.night, 2)).toBe(0b001)
})

test('[E5] an empty wagon in Town simply stands there and the night goes on', () => {
  const on = night({ players: 5, hands: ['2H 8H', '3H', '4H', '5H', '6H'], fate: 'TH JC QC KC' })
  on.beat('P2H', 'P3H', 'P4H', 'P5H', 'P6H')
  expect([on.at('H'), on.ending, on.waits]).toEqual([6, 'not ended', 'play'])
  on.wait(2)
  expect([on.at('H'), on.ending]).toEqual([6, 'not ended'])
})
