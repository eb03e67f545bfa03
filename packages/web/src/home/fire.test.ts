import { expect, test } from 'vitest'
import { aged, fed, LIT, type Watchfire } from './fire.ts'

const later = (seconds: number, from: Watchfire) => {
  let now = from
  for (let i = 0; i < seconds; i++) now = aged(now)
  return now
}

test('a log makes the fire larger, up to a roar and no further', () => {
  expect(fed(LIT).fire).toBe(4)
  expect([1, 2, 3, 4].reduce(fed, LIT).fire).toBe(5)
})

test('a fire left alone burns down to embers and the snow closes in', () => {
  const left = later(200, LIT)
  expect(left).toMatchObject({ fire: 0, snow: 1 })
})

test('a fire that is kept holds the snow off', () => {
  let now: Watchfire = LIT
  for (let i = 0; i < 20; i++) now = later(10, fed(now))
  expect(now.snow).toBe(0)
})

test('logs drive the snow back', () => {
  const left = later(200, LIT)
  expect(fed(fed(left)).snow).toBeLessThan(0.5)
})
