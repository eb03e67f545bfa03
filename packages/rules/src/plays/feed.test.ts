import { expect, test } from 'vitest'
import { CARDS, night } from '../../test/table.ts'

test('[P1] any card may be fed, whatever the road', () => {
  for (const card of CARDS) {
    const fate = card === '2C' ? '3C' : '2C'
    expect(night({ hands: [card], fate }).legal(0, card)).toContain(`F${card}`)
  }
})

test('[P1] a fed card lies in the own watch-pile, and leaves the hand', () => {
  const on = night({ hands: ['7H KS', '2C'], fate: '3D' }).beat('FKS', 'F2C', 'F')
  expect([on.pile(0), on.pile(1)]).toEqual([['KS'], ['2C']])
  expect(on.steps[1].watch).toEqual([1, 1, 1])
  expect(on.hand(0)).not.toContain('KS')
  expect([on.at('H'), on.aboard('H'), on.snow]).toEqual([0, 0, 0])
})

test('[P1] only the feeder’s own pile grows', () => {
  const on = night({ hands: ['2D', '3D', '4D'], fate: '5C' }).beat('P2D', 'F3D', 'P4D')
  expect([on.steps[1].watch, on.pile(1)]).toEqual([[0, 1, 0], ['3D']])
})

test('[P1] a wagon in Town does not keep its suit from the fire', () => {
  const on = night({ players: 6, hands: ['2H 3H', '4H', '5H', '6H', '7H', '8H'], fate: '9C' })
  on.beat('P2H', 'P4H', 'P5H', 'P6H', 'P7H', 'P8H')
  expect([on.at('H'), on.legal(0, '3H')]).toEqual([6, ['F3H']])
})
