import { expect, test } from 'vitest'
import { CARDS, night } from '../test/table.ts'
import { conceivablePlays, legalPlays } from './legal.ts'
import { parsePlay } from './words.ts'

test('legal plays come in the order ♥♦♣♠, then rank, then feed, load, push, trails', () => {
  const on = night({ hands: ['2H', '9S 3H'], fate: '4H 5H 6H' })
    .beat('L2H', 'F', 'F')
    .wait()
  expect(on.legal(1).slice(0, 3)).toEqual(['F3H', 'L3H', 'P3H'])
  expect(on.legal(1).slice(-2)).toEqual(['F9S', 'P9S:H'])
})

test('a spectator and an empty hand have none', () => {
  const on = night({ players: 2, numbers: { hand: 1 }, fate: '4D 5C, 6C 7C' })
    .take('4D')
    .beat('F', 'F')
  expect([legalPlays(on.view('spectator')), legalPlays(on.view(1))]).toEqual([[], []])
})

test('[P1] [P2] [P4] [P5] the plays that a card could ever have are those that some road allows', () => {
  for (const card of CARDS) {
    const plays = conceivablePlays(card)
    expect(plays).toHaveLength(card[1] === 'S' ? 4 : 3)
    expect(plays.map(parsePlay)).not.toContain(undefined)
  }
  expect(CARDS.flatMap(conceivablePlays)).toHaveLength(156)
})
