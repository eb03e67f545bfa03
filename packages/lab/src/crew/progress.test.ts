import { expect, test } from 'vitest'
import { bar, lasting, progress } from './progress.ts'

test('the bar tells the share, the count and the time left', () => {
  expect(bar({ done: 250, total: 1000, of: 'nights', seconds: 10 })).toBe(
    '██████░░░░░░░░░░░░░░░░░░  25 % · 250 of 1,000 nights, 30 s left',
  )
  expect(bar({ done: 0, total: 1000, of: 'nights', seconds: 0 })).toMatch(/ {3}0 % · 0 of 1,000 nights$/)
  expect(bar({ done: 1000, total: 1000, of: 'nights', seconds: 40 })).toMatch(/100 % · 1,000 of 1,000 nights, 40 s$/)
})

test('times are told as people say them', () => {
  expect([0, 1.4, 89, 91, 600, 5400, 7500].map(lasting)).toEqual([
    '1 s',
    '1 s',
    '89 s',
    '2 min',
    '10 min',
    '1 h 30 min',
    '2 h 5 min',
  ])
})

test('it is drawn on a terminal and nowhere else', () => {
  const drawn: string[] = []
  const stream = (isTTY: boolean) => ({ isTTY, write: (text: string) => drawn.push(text) }) as never
  const hidden = progress(10, 'nights', stream(false))
  hidden.at(5)
  hidden.end()
  expect(drawn).toEqual([])
  const shown = progress(10, 'nights', stream(true))
  shown.at(10)
  shown.end()
  expect(drawn.at(-2)).toContain('100 %')
  expect(drawn.at(-1)).toBe('\n')
})
