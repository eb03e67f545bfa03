import { expect, test } from 'vitest'
import { botNames, type Draft, faultsOf, planFrom, readDraft, seated } from './draft.ts'
import { nameFault, tidyName } from './names.ts'

const FIRST = readDraft(undefined)
const withNames = (...names: string[]): Draft => ({
  players: names.length,
  seats: FIRST.seats.map((seat, i) => (i < names.length ? { who: 'person', name: names[i] } : seat)),
})

test('at first you sit down with three steady bots', () => {
  expect(planFrom(FIRST)).toEqual([
    { kind: 'person', name: 'You' },
    { kind: 'bot', name: 'Bram', level: 'steady' },
    { kind: 'bot', name: 'Odile', level: 'steady' },
    { kind: 'bot', name: 'Tove', level: 'steady' },
  ])
  expect(faultsOf(FIRST)).toEqual([undefined, undefined, undefined, undefined])
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['x'.repeat(25), 'long'],
  ['x'.repeat(24), null],
  ['🔥'.repeat(24), null],
  ['a\u202eb', 'marks'],
  ['a\u200bb', 'marks'],
  ['a\u0007b', 'marks'],
  ['Ada', 'taken'],
  [' ada ', 'taken'],
  ['Ａda', 'taken'],
  ['Zoë', null],
] as const)('the name %j beside Ada is refused as %s', (name, fault) => {
  expect(nameFault(name, ['Ada'])).toBe(fault)
})

test('a name is kept composed and tidy', () => {
  expect(tidyName('  Zoe\u0308   of  Ash ')).toBe('Zoë of Ash')
})

test('of two alike the second is told', () => {
  expect(faultsOf(withNames('Ada', 'ada'))).toEqual([undefined, 'Somebody at this table has that name.'])
})

test('no bot bears a name of somebody at the table, and no two the same', () => {
  const draft: Draft = {
    ...FIRST,
    players: 6,
    seats: FIRST.seats.map((seat, i) => (i === 0 ? { ...seat, name: 'bram' } : seat)),
  }
  const names = botNames(draft).slice(1)
  expect(new Set(names).size).toBe(5)
  expect(names).not.toContain('Bram')
})

test.each([null, 3, 'x', [], { players: 9 }, { players: 4.5, seats: [null, { who: 'king', name: 4 }] }])(
  'whatever was kept (%j) is read as a draft that can be played',
  (value) => {
    const draft = readDraft(value)
    expect(draft.seats).toHaveLength(6)
    expect(draft.seats[0].who).toBe('person')
    expect(seated(draft).length).toBeGreaterThanOrEqual(2)
  },
)

test('what was set is read back', () => {
  const draft = withNames('Ada', 'Bo', 'Cy')
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
})
