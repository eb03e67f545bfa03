/** A tiny seeded generator for the tests: the same seed names the same throws for ever. */
export type Dice = {
  /** A whole number in 0 … sides − 1. */
  readonly below: (sides: number) => number
  /** True with probability `p` (0 … 1). */
  readonly chance: (p: number) => boolean
  readonly pick: <T>(list: readonly T[]) => T
  readonly shuffle: <T>(list: readonly T[]) => readonly T[]
  /** One of the list, each as often as its weight (> 0) says. */
  readonly weighted: <T>(list: readonly T[], weight: (one: T) => number) => T
}

/** Xorshift of 32 bits (Marsaglia, Journal of Statistical Software 8(14), 2003), run in before its first throw. */
export function dice(seed: number): Dice {
  let word = Math.imul(seed + 1, 2654435769) ^ 0x5eed1e57 || 1
  const next = (): number => {
    word ^= word << 13
    word ^= word >>> 17
    word ^= word << 5
    return (word >>> 0) / 2 ** 32
  }
  for (let i = 0; i < 16; i++) next()
  const below = (sides: number) => Math.floor(next() * sides)
  return {
    below,
    chance: (p) => next() < p,
    pick: (list) => list[below(list.length)],
    shuffle(list) {
      const cards = [...list]
      for (let i = cards.length - 1; i > 0; i--) {
        const j = below(i + 1)
        const card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
      }
      return cards
    },
    weighted(list, weight) {
      const weights = list.map(weight)
      let left = next() * weights.reduce((total, one) => total + one, 0)
      for (let i = 0; i < list.length; i++) {
        left -= weights[i]
        if (left < 0) return list[i]
      }
      return list[list.length - 1]
    },
  }
}
