/**
 * A hand is two 32-bit masks, ♥♦ in the first and ♣♠ in the second: the card's number is its bit. A suit's cards are twelve
 * bits, counted and picked by tables.
 */
import type { Night } from './night.ts'

/** How many bits are set in a number below 4096. */
export const COUNT: Uint8Array = new Uint8Array(4096)
for (let i = 1; i < 4096; i++) COUNT[i] = COUNT[i >> 1] + (i & 1)

/** The twelve bits of one suit in a seat's hand, rank 0 lowest. */
export function suitHeld(night: Night, seat: number, suit: number): number {
  return (night.hands[(seat << 1) | (suit >> 1)] >>> ((suit & 1) << 4)) & 0xfff
}

export function holds(night: Night, seat: number, card: number): boolean {
  return (night.hands[(seat << 1) | (card >> 5)] & (1 << (card & 31))) !== 0
}

export function takeUp(night: Night, seat: number, card: number): void {
  night.hands[(seat << 1) | (card >> 5)] |= 1 << (card & 31)
  night.held[seat]++
}

export function layDown(night: Night, seat: number, card: number): void {
  night.hands[(seat << 1) | (card >> 5)] &= ~(1 << (card & 31))
  night.held[seat]--
}

/** The k-th set bit of a suit's mask, counted from 0. */
export function nthRank(mask: number, k: number): number {
  let left = mask
  for (let i = k; i > 0; i--) left &= left - 1
  return 31 - Math.clz32(left & -left)
}

/** A seat's k-th card, counted from 0, in the order ♥♦♣♠ and by rank. */
export function nthCard(night: Night, seat: number, k: number): number {
  let left = k
  for (let suit = 0; ; suit++) {
    const mask = suitHeld(night, seat, suit)
    const count = COUNT[mask]
    if (left < count) return (suit << 4) | nthRank(mask, left)
    left -= count
  }
}

/** A seat's cards in the order ♥♦♣♠ and by rank. */
export function cardsHeld(night: Night, seat: number): number[] {
  return Array.from({ length: night.held[seat] }, (_, k) => nthCard(night, seat, k))
}
