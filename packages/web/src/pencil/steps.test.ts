import { blankNight, countPush, endNight, type PencilNight, store, tapCard } from '@watchfires/table/pencil'
import { expect, test } from 'vitest'
import { laidBy, mendAt, problemsAt, stepBeside, stepsOf } from './steps.ts'

const words = (night: PencilNight, step: Parameters<typeof problemsAt>[1]) =>
  problemsAt(night, step).map(({ word }) => word)

test('a night is asked end first, then seat by seat, then its sheet', () => {
  expect(stepsOf(3)).toEqual(['end', 0, 1, 2, 'sheet'])
  expect(stepBeside('end', -1, 3)).toBeUndefined()
  expect(stepBeside(2, 1, 3)).toBe('sheet')
})

test('nothing is held against anybody on a seat’s page that a later page can mend', () => {
  const heaver = tapCard(tapCard(blankNight(3), { card: '9D', seat: 0 }), { card: '9D', seat: 0 })
  const night = endNight(heaver, { kind: 'through', by: 'town', wagon: 'D' })
  expect(words(night, 0)).toEqual([])
  expect(words(night, 'sheet')).toContain('heavedOnEmpty')
})

test('what cannot be mended by more entries is refused at once, and is mended where it was written', () => {
  const night = store(store(blankNight(3), { card: 'KH', seat: 0, ride: 'full' }), {
    card: 'KH',
    seat: 2,
    ride: 'full',
  })
  const [problem] = problemsAt(night, 2)
  expect(problem).toMatchObject({ word: 'cardTwice', clause: 'S1' })
  expect(mendAt(problem, night)).toEqual([0, 2])
})

test('an end that cannot have been is mended on the page of the end', () => {
  const night = endNight(blankNight(3), { kind: 'through', by: 'whiteout', wagon: 'C' })
  const [problem] = problemsAt(night, 'sheet')
  expect(problem).toMatchObject({ word: 'emptyThrough', clause: 'E5' })
  expect(mendAt(problem, night)).toEqual(['end'])
})

test('counts everything that a seat laid down', () => {
  const night = countPush(tapCard(blankNight(2), { card: '2C', seat: 1 }), { wagon: 'C', seat: 1, by: 1 })
  expect(laidBy(night)).toEqual([0, 2])
})
