import { blankNight, newPencil, nextNight } from '@watchfires/table/pencil'
import { beforeEach, expect, test, vi } from 'vitest'

const shelf = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => shelf.get(name) ?? null,
  setItem: (name: string, value: string) => void shelf.set(name, value),
})
const { beginPad, openPad, pads, readPads, tearOff, turnTo, writePad } = await import('./pads.ts')

const game = newPencil(['Ann', 'Bo', 'Cai'])
const kept = () => readPads(JSON.parse(shelf.get('watchfires/pencil') ?? 'null'))

beforeEach(() => {
  for (const { id } of pads.value.all) tearOff(id)
})

test('a pad is kept as it is written, and lies open', () => {
  beginPad(game)
  writePad(nextNight(game))
  expect(openPad(kept())?.game).toEqual(nextNight(game))
})

test('a pad put away is there to be opened, until it is torn off', () => {
  beginPad(game)
  const { id } = openPad(pads.value)!
  turnTo(null)
  expect(openPad(kept())).toBeNull()
  turnTo(id)
  expect(openPad(kept())?.id).toBe(id)
  tearOff(id)
  expect(kept()).toMatchObject({ all: [], open: null })
})

test.each([
  ['nothing', undefined],
  ['a number', 5],
  ['no names', { nights: [blankNight(3)] }],
  ['seven names', { names: Array.from({ length: 7 }, () => 'A'), nights: [blankNight(6)] }],
  ['another count of seats', { names: ['A', 'B', 'C', 'D'], nights: [blankNight(3)] }],
  ['four nights', { names: ['A', 'B'], nights: [1, 2, 3, 4].map(() => blankNight(2)) }],
  ['an ace', { names: ['A', 'B'], nights: [{ ...blankNight(2), stores: [{ card: 'AH', seat: 0, ride: 'full' }] }] }],
  ['a strange end', { names: ['A', 'B'], nights: [{ ...blankNight(2), end: { kind: 'through', by: 'magic' } }] }],
  ['no piles', { names: ['A', 'B'], nights: [{ ...blankNight(2), piles: null }] }],
])('what was kept and is no game is left out: %s', (_, broken) => {
  const whole = { id: 'b', at: 1, game }
  expect(readPads({ all: [{ id: 'a', at: 1, game: broken }, whole], open: 'a' })).toMatchObject({
    all: [whole],
    open: null,
  })
})

test('whatever a whole night can hold is read back as it was', () => {
  const night = {
    ...blankNight(2),
    stores: [{ card: 'TH', seat: 1, ride: 'heaved' }],
    end: { kind: 'through', by: 'call', wagon: 'H', caller: 1 },
  }
  const pad = { id: 'a', at: 1, game: { names: ['A', 'B'], nights: [night] } }
  expect(readPads({ all: [pad], open: 'a' })).toMatchObject({ all: [pad], open: 'a' })
})
