import { expect, test } from 'vitest'
import { night } from '../../test/table.ts'

/** ♥ laden with a 2 at the trailhead, then flipped onto `space`. */
function hearts(space: number, hands: readonly string[]) {
  const fate = ['8C', '3H', '4H', '5H', '6H', '7H'].slice(0, space + 1).join(' ')
  return night({ hands: [`2H ${hands[0] ?? ''}`, ...hands.slice(1)], fate })
    .beat('L2H', 'F', 'F')
    .wait(space - 1)
}

test.each([
  [1, 'P5'],
  [2, 'P5'],
  [3, null],
  [4, null],
  [5, 'P5'],
])('[P5] a laden wagon on %i: breaking trail is forbidden by %s', (space, clause) => {
  const on = hearts(space, ['', '9S'])
  expect([on.at('H'), on.clause(1, 'P9S:H')]).toEqual([space, clause])
  expect(on.legal(1, '9S')).toEqual(clause ? ['F9S'] : ['F9S', 'P9S:H'])
})

test('[P5] an empty wagon has no trail to break, and a target must be named', () => {
  const on = night({ hands: ['9S'], fate: '3H 4H 5H' }).wait(2)
  expect([on.at('H'), on.clause(0, 'P9S:H'), on.clause(0, 'P9S'), on.legal(0, '9S')]).toEqual([3, 'P5', 'P5', ['F9S']])
})

test('[P5] it rolls the named wagon, pays nothing and is no feed', () => {
  const on = hearts(3, ['', 'KS']).beat('F', 'PKS:H', 'F')
  const plays = on.steps.findLast(({ step }) => step === 'plays')
  expect(plays).toMatchObject({ space: [4, 0, 1], watch: [3, 3, 4] })
  expect([on.pile(1).includes('KS'), on.pushes('H', 1)]).toEqual([false, 0])
})

test('[P5] of two laden wagons the named one rolls', () => {
  const on = night({ hands: ['2H', '2D', '9S TS'], fate: '3H 4H 5H 3D 4D 5D 3C' })
  on.beat('L2H', 'L2D', 'F').wait(5)
  expect(on.legal(2, '9S')).toEqual(['F9S', 'P9S:H', 'P9S:D'])
  on.beat('F', 'F', 'P9S:D')
  expect([on.at('H'), on.at('D')]).toEqual([3, 4])
})

test.each([
  ['two shovels from 3', 3, ['F', 'P9S:H', 'PTS:H'], 5],
  ['three shovels from 3', 3, ['P8S:H', 'P9S:H', 'PTS:H'], 5],
  ['two shovels from 4', 4, ['F', 'P9S:H', 'PTS:H'], 5],
  ['three shovels from 4', 4, ['P8S:H', 'P9S:H', 'PTS:H'], 5],
])('[P9] %s: one after another, none past 5', (_, space, plays, to) => {
  const on = hearts(space, ['8S', '9S', 'TS']).beat(...plays)
  expect(on.steps.findLast(({ step }) => step === 'plays')).toMatchObject({ space: [to, 0, 1] })
})

test('[P9] a shovel that finds its wagon on 5 is spent all the same', () => {
  const on = hearts(4, ['8S', '9S', 'TS']).beat('P8S:H', 'P9S:H', 'F')
  expect(on.hand(1)).not.toContain('9S')
  expect(on.steps.findLast(({ step }) => step === 'drift')).toMatchObject({ snow: 1 + 2 })
})
