import { expect, test } from 'vitest'
import { Dice } from './dice.ts'

const throws = (dice: Dice, count = 50): number[] => Array.from({ length: count }, () => dice.next())

/** Pearson's statistic of counts that should be level. */
function unevenness(counts: readonly number[]): number {
  const due = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - due) ** 2 / due, 0)
}

test('the same names give the same dice for ever', () => {
  expect(throws(new Dice(1, 2, 3), 4)).toEqual([620933439, 66667028, 267895875, 1644933397])
  expect(throws(new Dice(9).reseed(1, 2, 3))).toEqual(throws(new Dice(1, 2, 3)))
})

test('other names, another order or another number of them give other dice', () => {
  const names = [[], [0], [1], [0, 0], [1, 0], [0, 1], [-1], [2 ** 31]]
  const firsts = names.map((name) => throws(new Dice(...name), 3).join())
  expect(new Set(firsts).size).toBe(names.length)
})

test('one stream’s throws never shift another’s', () => {
  const lone = throws(new Dice(4, 1))
  const [one, other] = [new Dice(4, 1), new Dice(4, 2)]
  const beside = Array.from({ length: 50 }, () => {
    other.next()
    return one.next()
  })
  expect(beside).toEqual(lone)
})

test.each([2, 3, 6, 7, 17, 48, 64])('below(%i) is whole, in range and even', (sides) => {
  const dice = new Dice(sides)
  const counts = Array(sides).fill(0)
  for (let i = 0; i < 20_000; i++) counts[dice.below(sides)]++
  expect(Object.keys(counts)).toHaveLength(sides)
  // twice the degrees of freedom and thirty lie beyond the 1e-5 quantile for all of these
  expect(unevenness(counts)).toBeLessThan(2 * sides + 30)
})

test('unit lies in [0, 1) and is even', () => {
  const dice = new Dice(5)
  const counts = Array(20).fill(0)
  for (let i = 0; i < 20_000; i++) {
    const unit = dice.unit()
    if (unit < 0 || unit >= 1) expect.fail(`${unit}`)
    counts[Math.floor(unit * 20)]++
  }
  expect(unevenness(counts)).toBeLessThan(70)
})

test('a shuffle keeps the cards, leaves what lies past its length, and every order is as likely', () => {
  const dice = new Dice(6)
  const orders = new Map<string, number>()
  for (let i = 0; i < 12_000; i++) {
    const cards = Uint8Array.of(1, 2, 3, 4, 9)
    dice.shuffle(cards, 4)
    if (cards[4] !== 9) expect.fail('the fifth card moved')
    orders.set(cards.join(), (orders.get(cards.join()) ?? 0) + 1)
  }
  expect(orders.size).toBe(24)
  expect(unevenness([...orders.values()])).toBeLessThan(70)
})
