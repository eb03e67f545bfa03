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

/** How many cards a seat holds. */
export function heldBy(night: Night, seat: number): number {
  const food = night.hands[seat << 1]
  const wood = night.hands[(seat << 1) | 1]
  return COUNT[food & 0xfff] + COUNT[food >>> 16] + COUNT[wood & 0xfff] + COUNT[wood >>> 16]
}

export function isEmptyHanded(night: Night, seat: number): boolean {
  return (night.hands[seat << 1] | night.hands[(seat << 1) | 1]) === 0
}

/** Deals a seat its hand of `size` cards from the pack (S3). */
export function dealHand(night: Night, seat: number, size: number): void {
  const { pack } = night
  let food = 0
  let wood = 0
  for (let i = seat * size, end = i + size; i < end; i++) {
    const card = pack[i]
    const bit = 1 << (card & 31)
    const isWood = -(card >> 5) // all bits set, or none: no branch that nobody could foresee
    food |= bit & ~isWood
    wood |= bit & isWood
  }
  night.hands[seat << 1] = food
  night.hands[(seat << 1) | 1] = wood
}

export function takeUp(night: Night, seat: number, card: number): void {
  night.hands[(seat << 1) | (card >> 5)] |= 1 << (card & 31)
}

export function layDown(night: Night, seat: number, card: number): void {
  night.hands[(seat << 1) | (card >> 5)] &= ~(1 << (card & 31))
}

/** `mask << 4 | k` → the k-th set bit of a mask of twelve: a look-up, since no processor foresees a loop over a hand. */
const NTH: Uint8Array = new Uint8Array(4096 << 4)
for (let mask = 1; mask < 4096; mask++) {
  for (let bit = 0, k = 0; bit < 12; bit++) if (mask & (1 << bit)) NTH[(mask << 4) | k++] = bit
}

/** The k-th set bit of a suit's mask, counted from 0. */
export const nthRank = (mask: number, k: number): number => NTH[(mask << 4) | k]

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
  return Array.from({ length: heldBy(night, seat) }, (_, k) => nthCard(night, seat, k))
}
