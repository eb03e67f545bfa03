import { expect, test } from 'vitest'
import { type Entry, find, termsOf } from './find.ts'

const entry = (clause: string, title: string, text: string): Entry => ({ clause, title, text, to: `/rules#${clause}` })
const BOOK = [
  entry('B3', 'Drift', 'The Snow climbs. Then each King that was fed roars, and shoves the Snow back.'),
  entry('P1', 'Feed', 'Lay any card in the fire.'),
  entry('P3', 'Heave', 'A wagon on its way must be laden before a sack is heaved onto it.'),
  entry('G4', 'The watch', 'Each ♠ in your watch-pile, a King like the rest.'),
  entry('W3', 'What is flung', 'A King roars for nothing.'),
]
const clauses = (query: string) => find(BOOK, query).map(({ clause }) => clause)

test.each([
  ['p3', ['P3']],
  ['heave', ['P3']],
  ['king', ['B3', 'G4', 'W3']],
  ['king roars', ['B3', 'W3']],
  ['  KING   nothing ', ['W3']],
  ['spades', ['G4']],
  ['nowhere', []],
  ['', []],
  ['   ', []],
  ['(', []],
  ['king nowhere', []],
])('%j finds %j', (query, expected) => {
  expect(clauses(query)).toEqual(expected)
})

test('a title weighs more than a mention, a whole word more than its middle', () => {
  const book = [
    entry('X1', 'Sleds', 'The fed fire.'),
    entry('X2', 'Fires', 'fed'),
    entry('X3', 'Bonfires', 'all unfired'),
  ]
  expect(find(book, 'fire').map(({ clause }) => clause)).toEqual(['X2', 'X3', 'X1'])
})

test('the piece that is shown holds the hit, apart from the rest', () => {
  const [first] = find(BOOK, 'roars')
  expect(first!.said[1]).toBe('roars')
  expect(first!.said.join('')).toContain('King that was fed roars')
})

test('a long text is cut between words, on both sides', () => {
  const long = entry('Y1', 'Long', `${'snow '.repeat(60)}wagon ${'wind '.repeat(60)}`.trim())
  const said = find([long], 'wagon')[0]!.said.join('')
  expect(said.length).toBeLessThan(140)
  expect(said).toMatch(/^… snow .* wind …$/)
})

test('accents and capitals make no difference', () => {
  expect(termsOf('Élan ROAD')).toEqual(['elan', 'road'])
})
