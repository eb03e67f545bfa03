import { numbersFor } from '@watchfires/rules'
import { afterAll, expect, test } from 'vitest'
import { Folder, watchfires } from '../../test/command.ts'
import { changed, NoVariant, readVariant } from './variant.ts'

const folder = new Folder()
afterAll(() => folder.drop())

const GOOD = { format: 'watchfires-variant', version: 1, name: 'more', all: { push: 4 }, players: { 4: { mark: 25 } } }

test('a variant changes what it names and nothing else', () => {
  const variant = readVariant(JSON.stringify(GOOD))
  expect(changed(variant, 4)).toEqual({ push: { from: 2, to: 4 }, mark: { from: 21, to: 25 } })
  expect(changed(variant, 6)).toEqual({ push: { from: 2, to: 4 } })
  expect(variant.numbers[3]).toEqual({ ...numbersFor(3), push: 4 })
  expect(numbersFor(4).push).toBe(2)
})

test('what is no variant is refused with its reason', () => {
  const bad: [unknown, string][] = [
    [{ ...GOOD, format: 'x' }, 'format'],
    [{ ...GOOD, version: 2 }, 'version'],
    [{ ...GOOD, name: undefined }, 'name'],
    [{ ...GOOD, more: 1 }, 'no place for more'],
    [{ ...GOOD, all: { pushes: 1 } }, 'no number named pushes'],
    [{ ...GOOD, all: { push: 1.5 } }, 'whole number 0–50'],
    [{ ...GOOD, all: { toString: 1 } }, 'no number named toString'],
    [{ ...GOOD, players: { 7: {} } }, '7 players'],
    [{ ...GOOD, all: { hand: 9 } }, 'more than 48 cards'],
    [{ ...GOOD, players: { 2: { fate: 32, hand: 8 } } }, 'at most 30'],
    [[], 'format'],
  ]
  for (const [json, why] of bad) {
    expect(() => readVariant(JSON.stringify(json))).toThrow(NoVariant)
    expect(() => readVariant(JSON.stringify(json))).toThrow(why)
  }
  expect(() => readVariant('{')).toThrow(NoVariant)
})

test('studies play it, by bots that know it; nothing that plays the real game takes it', async () => {
  const file = folder.file('variant.json', JSON.stringify(GOOD))
  const told = await watchfires(['variant', file])
  expect(JSON.parse(told.out)).toMatchObject({ name: 'more', changes: { 4: { mark: { from: 21, to: 25 } } } })

  const rows = folder.at('rows')
  const args = [
    'simulate',
    '--nights',
    '40',
    '--bots',
    'novice',
    'steady',
    'sharp:worlds=1',
    'flat:playouts=20',
    '--jobs',
    '1',
  ]
  const studied = JSON.parse((await watchfires([...args, '--variant', file, '--out', rows])).out)
  const real = JSON.parse((await watchfires(args)).out)
  expect(studied.study.variant.name).toBe('more')
  expect(real.study.variant).toBe(null)
  expect(studied.seats).not.toEqual(real.seats)

  for (const command of ['replay', 'show', 'verify', 'merge']) {
    expect(await watchfires([command, file])).toMatchObject({ code: 2, out: '' })
    if (command !== 'merge') expect(await watchfires([command, rows])).toMatchObject({ code: 2, out: '' })
  }
  expect(await watchfires(['replay', '--variant', file, rows])).toMatchObject({ code: 2, out: '' })
  const whole = folder.at('real')
  await watchfires(['simulate', '--nights', '40', '--shard', '2/2', '--jobs', '1', '--out', whole])
  const part = folder.at('part')
  await watchfires(['simulate', '--nights', '40', '--shard', '1/2', '--jobs', '1', '--variant', file, '--out', part])
  expect((await watchfires(['merge', part, whole])).err).toContain('not of the same study')
  expect(await watchfires(['variant', rows])).toMatchObject({ code: 2, out: '' })
})
