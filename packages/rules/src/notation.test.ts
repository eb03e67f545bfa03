import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dice } from '../test/dice.ts'
import { randomRecord, STYLES, unfinished } from '../test/random-record.ts'
import { packOf } from '../test/table.ts'
import { LEGAL, vectors } from '../test/vectors.ts'
import { type GameRecord, isFault, makeText, parseText, replay } from './index.ts'

const textOf = (record: unknown): string => {
  const text = makeText(record)
  if (typeof text !== 'string') throw new Error(`not a legal record: ${text.word}`)
  return text
}

/** Record → text → record and text → record → text, and both replay to the same. */
function expectIdentity(record: unknown): void {
  const text = textOf(record)
  const read = parseText(text)
  expect(read).toEqual(record)
  expect(textOf(read)).toBe(text)
  expect(replay(read)).toEqual(replay(record))
}

const someRecord = fc
  .record({
    players: fc.integer({ min: 2, max: 6 }),
    seed: fc.nat(100_000),
    style: fc.constantFrom(...STYLES),
    cut: fc.boolean(),
  })
  .map(({ cut, ...wanted }) => {
    const record = randomRecord(wanted)
    return cut ? unfinished(record, dice(wanted.seed)) : record
  })

for (const name of LEGAL)
  test(`${name}.jsonl: every record is the same by way of its text`, () => {
    for (const { record } of vectors(name)) expectIdentity(record)
  })

test('random records, whole and cut short, are the same by way of their text', () => {
  fc.assert(
    fc.property(someRecord, (record) => expectIdentity(record)),
    { numRuns: 150 },
  )
})

test('names of any characters are the same by way of the text, each header one line', () => {
  const name = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'\\";, \n\r\u2028\u202eé]|') }),
  )
  fc.assert(
    fc.property(fc.array(name, { minLength: 2, maxLength: 6 }), (seats) => {
      const record = { format: 'watchfires-record', version: 1, players: seats.length, seats, nights: [] }
      expectIdentity(record)
      expect(textOf(record).split(/[\n\r\u2028\u2029]/)).toHaveLength(3)
    }),
    { numRuns: 300 },
  )
})

test('a lone half of a surrogate pair is the same by way of the text', () => {
  expectIdentity({ format: 'watchfires-record', version: 1, players: 2, seats: ['\ud83d', '\udd25 🔥'], nights: [] })
})

test('every left side may be left out but for what was taken', () => {
  for (const { record } of vectors('games').slice(0, 60)) {
    const bare = textOf(record).replace(/^(\d+\.) [^|]*?(\(..\) )?\|/gm, '$1 $2|')
    expect(bare).not.toMatch(/^\d+\. .[♥♦♣♠] \|/m)
    expect(parseText(bare)).toEqual(record)
  }
})

test('suit letters, variation selectors and 10 for T are read', () => {
  for (const { record } of vectors('games').slice(0, 60)) {
    const text = textOf(record)
    const letters = text.replace(/[♥♦♣♠]/g, (sign) => ({ '♥': 'H', '♦': 'D', '♣': 'C', '♠': 'S' })[sign]!)
    expect(parseText(letters)).toEqual(record)
    expect(parseText(text.replace(/[♥♦♣♠]/g, '$&\ufe0f').replace(/[HDCS](?= )/g, '$&\ufe0e'))).toEqual(record)
    expect(parseText(text.replace(/T(?=[♥♦♣♠HDCS])/g, '10'))).toEqual(record)
  }
})

test('line ends, a byte order mark, blank lines and commentary do not matter', () => {
  const [{ record }] = vectors('games')
  const text = textOf(record)
  expect(parseText(`\ufeff${text.replaceAll('\n', '\r\n')}`)).toEqual(record)
  expect(parseText(text.replaceAll('\n', '\n\n ; between the lines | F7♦\n'))).toEqual(record)
  expect(parseText(text.replaceAll(']\n', '] ; a header\n').replace(/ ;.*$/gm, ' ; 9♠ | call'))).toEqual(record)
  expect(parseText(text.replace(/ ;.*$/gm, ''))).toEqual(record)
})

test('unknown keys and the proof are left out', () => {
  const [{ record }] = vectors('games') as [{ record: GameRecord }]
  const more = {
    ...record,
    proof: { table: 'x', nights: [] },
    note: 1,
    nights: record.nights.map((night) => ({
      ...night,
      weather: 'fine',
      beats: night.beats.map((beat) => ({ ...beat, at: 3 })),
    })),
  }
  expect(parseText(textOf(more))).toEqual(record)
})

test('a night in full: what was turned, what was decided, the Snow, and how it ended', () => {
  const pack = packOf({ hands: ['7D 9S 2H', 'KD 3H 5D', '2C 4D 6D'], fate: '7H 2D KS' })
  const beats = [{ plays: ['F7D', 'LKD', 'P2C'] }, { plays: ['F2H', 'P5D', 'P6D'] }, { plays: ['P9S:D', 'F3H', 'L4D'] }]
  const nights = [
    { deal: { pack, whiteout: 3 }, beats },
    { deal: { pack, whiteout: 0 }, beats: [{}], gambit: ['7D', '3H', '2C'] },
    { deal: { pack, whiteout: 1 }, beats: [{ plays: ['F7D', 'FKD', 'F2C'] }] },
  ]
  const dealt = pack.join(' ')
  expect(
    makeText({ format: 'watchfires-record', version: 1, rules: 1, players: 3, seats: ['Ada', 'B;o', '"Cy"'], nights }),
  ).toBe(
    `[Watchfires "1"]
[Rules "1"]
[Players "Ada; B\\;o; \\"Cy\\""]
[Night 1]
[Deal "${dealt} / 3"]
1. 7♥ | F7♦ LK♦ P2♣ ; snow 2
2. 2♦ | F2♥ P5♦ P6♦ ; snow 4
3. K♠ | P9♠:♦ F3♥ L4♦ ; snow 9, then WW, ♦ through
[Night 2]
[Deal "${dealt} / 0"]
1. WW |
G | 7♦ 3♥ 2♣ ; ♦ through
[Night 3]
[Deal "${dealt} / 1"]
1. 7♥ | F7♦ FK♦ F2♣ ; snow 0
`,
  )
})

test('an illegal record has no text but its fault', () => {
  for (const { record, clause } of vectors('refused')) {
    const fault = makeText(record)
    expect(typeof fault === 'object' && isFault(fault) && fault.clause).toBe(clause)
  }
})
