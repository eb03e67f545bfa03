/** Ties between wagons (T): the furthest, the most stores aboard, the highest card aboard, the Fate flip. */
import { fateAt, fateCards } from './fate.ts'
import type { Night } from './night.ts'
import { highestAboard } from './wagon.ts'
import { SNOW_SUIT, suitOf } from './words.ts'

/** The clause that parted wagons level at first; NONE where none were. */
export const TIES = [null, 'T2', 'T3', 'T4', 'T5', 'W4'] as const
export type Tie = (typeof TIES)[number]
const [T2, T3, T4, T5] = [1, 2, 3, 4]
export const W4 = 5

const isOne = (wagons: number): boolean => (wagons & (wagons - 1)) === 0
/** The wagon of a set of one. */
export const only = (wagons: number): number => 31 - Math.clz32(wagons)

/** Of a set of wagons, one bit each, those with the most of something. */
export function most(wagons: number, of: ArrayLike<number>): number {
  let best = -1
  let level = 0
  for (let wagon = 0; wagon < 3; wagon++) {
    if (!(wagons & (1 << wagon)) || of[wagon] < best) continue
    level = of[wagon] > best ? 1 << wagon : level | (1 << wagon)
    best = of[wagon]
  }
  return level
}

/** The one wagon of a set, one bit each, that is through by T1–T5. */
export function decide(night: Night, wagons: number): number {
  let level = most(wagons, night.space)
  if (isOne(level)) return only(level)
  level = most(level, night.total)
  night.tie = T2
  if (isOne(level)) return only(level)
  level = most(level, highestAboard(night))
  night.tie = T3
  if (isOne(level)) return only(level)
  return fateFlip(night, level)
}

/** W4: the most pips flung, then the highest single card flung, then the Fate flip. */
export function decideGambit(night: Night, flung: ArrayLike<number>, highest: ArrayLike<number>): number {
  let level = most(0b111, flung)
  if (isOne(level)) return only(level)
  level = most(level, highest)
  night.tie = W4
  if (isOne(level)) return only(level)
  return fateFlip(night, level)
}

/** T4, T5: turn Fate cards, then leftovers, then the pack from its first, until one of a tied wagon's suit shows. */
function fateFlip(night: Night, level: number): number {
  for (let i = 0; ; i++) {
    const card = flipAt(night, i)
    if (suitOf(card) < SNOW_SUIT && level & (1 << suitOf(card))) {
      night.tie = night.turned + i < fateCards(night) ? T4 : T5
      night.flips = i + 1
      return suitOf(card)
    }
  }
}

/** The i-th card that a Fate flip turns, counted from 0. */
export function flipAt(night: Night, i: number): number {
  const place = night.turned + i
  const fate = fateCards(night)
  if (place < fate) return fateAt(night, place)
  const spare = night.players * night.numbers.hand + night.numbers.fate + place - fate
  return night.pack[spare < 48 ? spare : (spare - 48) % 48]
}
