import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COUNT, cardsHeld, heldBy, holds, isEmptyHanded, layDown, nthCard, nthRank, suitHeld, takeUp } from './hand.ts'
import { Night } from './night.ts'
import { PACK, suitOf } from './words.ts'

const cards = fc.shuffledSubarray(Array.from(PACK))
const seats = fc.integer({ min: 0, max: 5 })
const sorted = (hand: readonly number[]): number[] => hand.toSorted((a, b) => a - b)

test('a hand holds what was taken up and not laid down, in the order ♥♦♣♠ and by rank', () => {
  fc.assert(
    fc.property(cards, cards, seats, (taken, laid, seat) => {
      const night = new Night()
      for (const card of taken) takeUp(night, seat, card)
      const gone = laid.filter((card) => taken.includes(card))
      for (const card of gone) layDown(night, seat, card)
      const hand = sorted(taken.filter((card) => !gone.includes(card)))
      expect(cardsHeld(night, seat)).toEqual(hand)
      expect([heldBy(night, seat), isEmptyHanded(night, seat)]).toEqual([hand.length, hand.length === 0])
      expect(Array.from(PACK).filter((card) => holds(night, seat, card))).toEqual(hand)
      expect(hand.map((_, k) => nthCard(night, seat, k))).toEqual(hand)
      for (let suit = 0; suit < 4; suit++) {
        expect(COUNT[suitHeld(night, seat, suit)]).toBe(hand.filter((card) => suitOf(card) === suit).length)
      }
      const others = [0, 1, 2, 3, 4, 5].filter((other) => other !== seat)
      expect(others.flatMap((other) => cardsHeld(night, other))).toEqual([])
    }),
    { seed: 48, numRuns: 200 },
  )
})

test('bits are counted and found, lowest first, in every mask of a suit', () => {
  for (let mask = 0; mask < 4096; mask++) {
    const ranks = Array.from({ length: 12 }, (_, rank) => rank).filter((rank) => mask & (1 << rank))
    if (COUNT[mask] !== ranks.length || ranks.some((rank, k) => nthRank(mask, k) !== rank)) expect.fail(`mask ${mask}`)
  }
})
