import { expect, test } from 'vitest'
import { openingOf, readDraft } from './draft.ts'

const FIRST = readDraft(undefined)

test('at first four seats are open to whoever has the link', () => {
  expect(openingOf(FIRST)).toEqual({
    players: 4,
    bots: [],
    clock: null,
    absence: 'bot',
    level: 'steady',
    visibility: 'private',
    talk: 'free',
    hints: false,
  })
})

test('bots beyond the table are none, and everyone’s table has no free words', () => {
  const draft = readDraft({
    players: 3,
    seats: ['sharp', 'open', 'novice', 'steady', 'steady', 'steady'],
    clock: '60',
    visibility: 'public',
    talk: 'free',
  })
  expect(openingOf(draft)).toMatchObject({
    bots: [{ seat: 2, level: 'novice' }],
    clock: 60,
    visibility: 'public',
    talk: 'phrases',
  })
})

test.each([null, 7, 'x', [], { players: 9, clock: 12, talk: {}, seats: [1, 'king'] }])(
  'whatever was kept (%j) is read as a draft that can be opened',
  (value) => {
    expect(readDraft(value)).toEqual(FIRST)
  },
)

test('what was chosen is read back', () => {
  const draft = readDraft({ ...FIRST, players: 6, clock: '86400', absence: 'feed', talk: 'off' })
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  expect(openingOf(draft)).toMatchObject({ players: 6, clock: 86_400, absence: 'feed', talk: 'off' })
})
