import { expect, test } from 'vitest'
import {
  makeCard,
  makeFateCard,
  makePlay,
  PACK,
  parseCard,
  parsePlay,
  pipsOf,
  rankOf,
  SUITS,
  suitOf,
  WAGONS,
  WHITEOUT,
  wagonNumber,
} from './words.ts'

const numbersOf = (cards: string): number[] => cards.split(' ').map((card) => parseCard(card)!)

test('[S1] the pack is 48 cards, 2 to K in four suits, without the aces', () => {
  const names = Array.from(PACK, makeCard)
  expect(names.join(' ')).toBe(
    '2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD ' +
      '2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS',
  )
})

test('[S1] pips are the number; J, Q and K count 10', () => {
  const pips = numbersOf('2H 3D 4C 5S 6H 7D 8C 9S TH JD QC KS').map(pipsOf)
  expect(pips).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10])
})

test('[S1] ranks rise from 2 to K, ten and court cards apart though their pips are level', () => {
  const ranks = numbersOf('2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS').map(rankOf)
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  expect(new Set(ranks).size).toBe(12)
})

test('a card is read back from its text, the whiteout too', () => {
  for (const card of PACK) {
    expect(parseCard(makeCard(card))).toBe(card)
    expect(SUITS[suitOf(card)]).toBe(makeCard(card)[1])
  }
  expect(makeFateCard(WHITEOUT)).toBe('WW')
  expect(parseCard('WW')).toBe(WHITEOUT)
})

test.each(['', '7', '7h', '7H ', ' 7H', '10H', 'AH', '1H', 'HH', '7♥', 'ww', 'constructor'])(
  '%j is no card',
  (text) => {
    expect(parseCard(text)).toBeUndefined()
  },
)

test('a play is read back from its text, and there are 168 of them', () => {
  const plays = Array.from({ length: 256 }, (_, play) => makePlay(play)).filter((play) => play !== undefined)
  // 36 cards of three ways, 12 of four
  expect(plays).toHaveLength(36 * 3 + 12 * 4)
  for (const play of plays) expect(makePlay(parsePlay(play)!)).toBe(play)
})

test.each(['LKS', 'P9S', 'P9S:S', 'P7H:H', 'F7H:H', 'FWW', 'X7H', 'f7H', '7H', ''])('%j is no play', (text) => {
  expect(parsePlay(text)).toBeUndefined()
})

test('a wagon has the number of its suit', () => {
  expect(WAGONS.map(wagonNumber)).toEqual([0, 1, 2])
  expect(WAGONS.map((wagon) => SUITS.indexOf(wagon))).toEqual([0, 1, 2])
})
