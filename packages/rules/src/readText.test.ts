import { expect, test } from 'vitest'
import { LEGAL, vectors } from '../test/vectors.ts'
import { explainFault, isFault, makeText, parseText, replay } from './index.ts'

const [{ record }] = vectors('games')
const TEXT = makeText(record) as string
const HEAD = '[Watchfires "1"]\n[Players "3"]\n'

/** The line that a text is refused with, whether its notation or its record is at fault. */
function refusal(text: string): string {
  const read = parseText(text)
  const told = isFault(read) ? read : replay(read)
  return isFault(told) ? explainFault(told) : 'legal'
}

test('names: semicolons, quotes and backslashes are escaped', () => {
  const read = (value: string) =>
    parseText(`[Watchfires "1"]\n[Players ${value}]\n`) as { players: number; seats: unknown }
  expect(read('"Ada; Bo; Cy"')).toMatchObject({ players: 3, seats: ['Ada', 'Bo', 'Cy'] })
  expect(read('"A\\;da; \\"Bo\\"; C\\\\; "')).toMatchObject({ players: 4, seats: ['A;da', '"Bo"', 'C\\', ''] })
  expect(read('"3"')).toEqual({ format: 'watchfires-record', version: 1, players: 3, nights: [] })
  expect(read('"1; 2"')).toMatchObject({ players: 2, seats: ['1', '2'] })
})

test('what cannot be read is refused with its line', () => {
  expect(refusal('hello')).toBe('line 1: neither a header, a beat nor the Gambit: hello')
  expect(refusal(`${HEAD}\n1. | F7H`)).toBe('line 4: out of its place: 1. | F7H')
  expect(refusal(`${HEAD}[Night 2]`)).toBe(
    'line 3: nights and beats are numbered from 1, one after another: here comes night 1',
  )
  expect(refusal(`${HEAD}[Night 1]\n[Deal "7H"]`)).toBe(
    'line 4: a deal is the pack, a slash and the place of the whiteout',
  )
  expect(refusal(`${HEAD}[Night 1]\n[Deal "7H / 2"]\n2. |`)).toBe(
    'line 5: nights and beats are numbered from 1, one after another: here comes beat 1',
  )
  expect(refusal(`${HEAD}[Night 1]\n[Deal "7H / 2"]\nx. | F7H`)).toBe(
    'line 5: neither a header, a beat nor the Gambit: x.',
  )
  expect(refusal(`${HEAD}[Night 1]\n[Deal "7H / 2"]\n[Deal "7H / 2"]`)).toMatch(/^line 5: out of its place/)
  expect(refusal(`${HEAD}[Players "4"]`)).toMatch(/^line 3: out of its place/)
  for (const header of [
    '[Players "3]',
    '[Players "3"',
    '[Players]',
    '["3"]',
    '[Players "3"] more',
    '[',
    '[]',
    '[Players "\\"]',
  ])
    expect(refusal(`[Watchfires "1"]\n${header}\n`)).toBe(
      `line 2: a header is a word and a quoted value in brackets: ${header}`,
    )
  expect(refusal(`[Watchfires "1"]\n[Players "${'x'.repeat(1_000_000)}"]`)).toBe(
    'line 2: a header has at most 1,000,000 characters',
  )
})

test('what is read and is no legal record is refused by the rules', () => {
  expect(refusal('')).toBe('"version" is not 1')
  expect(refusal('[Watchfires "2"]\n[Players "3"]')).toBe('"version" is not 1')
  expect(refusal('[Watchfires "1"]\n[Rules "2"]\n[Players "3"]')).toBe(
    '"rules" is not 1, the only version of the rules known here',
  )
  expect(refusal('[Watchfires "1"]')).toBe('"players" is not a number')
  expect(refusal('[Watchfires "1"]\n[Players "9"]')).toBe('"players" is not 2, 3, 4, 5 or 6 (S2)')
  expect(refusal('[Watchfires "1"]\n[Players "Ada"]')).toBe('"players" is not 2, 3, 4, 5 or 6 (S2)')
  expect(refusal(`${HEAD}[Night 1]\n[Deal "7H / 2"]`)).toBe('night 1: "pack" is not the 48 cards, each once (S1)')
  expect(refusal(TEXT.replace(/ \/ \d+/, ' / 27'))).toBe('night 1: "whiteout" is no place among the Fate cards (S3)')
  expect(refusal(TEXT.replace('| FK♣', '| F♣'))).toBe('night 1, beat 1, seat 0: "FC" is not a play (B2)')
  expect(refusal(TEXT.replace('| FK♣ FT♦', '| call'))).toBe('night 1, beat 1: the run cannot be called here (V4)')
  expect(refusal(TEXT.replace('(8♣)', '(9♣)'))).toBe(
    'night 1, beat 1: cannot take 9C, it is neither of the two cards offered (V3)',
  )
})

test('a left side is checked where it stands', () => {
  expect(refusal(TEXT.replace('K♦ (8♣)', '9♦ (8♣)'))).toBe(
    'line 5, night 1, beat 1: the mountain did not turn 9♦ (8♣) there, but K♦ (8♣)',
  )
  expect(refusal(TEXT.replace('6♣ T♣ |', 'WW |'))).toBe(
    'line 10, night 1, beat 6: the mountain did not turn WW there, but 6♣ T♣',
  )
  expect(refusal(TEXT.replace('K♦ (8♣)', '(8♣)'))).toBe('legal')
  expect(refusal(TEXT.replace('K♦ (8♣)', 'KD (8C)'))).toBe('legal')
  expect(refusal(TEXT.replace(' ; ♣ through\n', '\n7. 2♠ |\n'))).toBe(
    'line 11, night 1, beat 7: the mountain did not turn 2♠ there',
  )
})

test('every left side of the vectors is checked: a card changed is noticed', () => {
  let changed = 0
  for (const name of LEGAL)
    for (const { record: one } of vectors(name).slice(0, 12)) {
      const lines = (makeText(one) as string).split('\n')
      for (const [i, line] of lines.entries()) {
        const [, before, card] = /^(\d+\. )(WW|[2-9TJQK].)/.exec(line) ?? []
        if (!card) continue
        const other = card === 'WW' ? '2♥' : `${card[0] === '2' ? '3' : '2'}${card[1]}`
        const text = [...lines.slice(0, i), line.replace(before + card, before + other), ...lines.slice(i + 1)].join(
          '\n',
        )
        expect(parseText(text)).toMatchObject({ word: 'turned', line: i + 1 })
        changed++
      }
    }
  expect(changed).toBeGreaterThan(300)
})

test('an open call declined is written and read', () => {
  const declined = vectors('unfinished').filter(({ record: one }) => JSON.stringify(one).includes('"call":false'))
  expect(declined.length).toBeGreaterThan(0)
  for (const { record: one } of declined) expect(makeText(one)).toMatch(/\| no-call/)
})

test('headers that are not known are passed over', () => {
  expect(parseText(TEXT.replace('[Night 1]', '[Event "club night"]\n[Night 1]'))).toEqual(record)
})
