/** A digest of where a night stands, so that a log played over by changed rules is noticed at the beat where it parts. */
import type { Night } from '@watchfires/rules'

/** Eight hex digits (FNV-1a, 32 bits) over all that a step tells. */
export function digestOf(night: Night): string {
  let hash = 0x811c9dc5
  const eat = (value: number): void => {
    hash = Math.imul(hash ^ (value & 0xff), 0x01000193)
    hash = Math.imul(hash ^ ((value >> 8) & 0xff), 0x01000193)
  }
  for (const value of [night.beat, night.snow, night.phase, night.holder, night.ending, night.through]) eat(value)
  for (const row of [night.space, night.stores, night.pushes, night.piles, night.spades])
    for (const value of row) eat(value)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
