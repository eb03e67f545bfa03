/**
 * A sequential test: boards are played until it is clear enough which of two things holds of the mean gain, that it is at most
 * `low` or at least `high`. The log-likelihood ratio of two normal distributions with the variance seen so far, Wald's bounds
 * (as chess engines gate their changes; Van den Bergh's note on the generalised test).
 */
export interface Sequence {
  /** gratitude a night */
  readonly low: number
  readonly high: number
  /** how often either answer may be wrong, 0.05 for one in twenty */
  readonly risk: number
}

export type Verdict = 'better' | 'no better' | 'open'

/** Fewer boards than this are never enough: their variance is not known well. */
export const FEWEST_BOARDS = 20

/** The log-likelihood ratio of `high` against `low` for so many boards of this mean and variance. */
export function likelihood(
  { n, mean, variance }: { n: number; mean: number; variance: number },
  { low, high }: Sequence,
): number {
  if (n < 2 || variance === 0) return 0
  return (n * (high - low) * (2 * mean - low - high)) / (2 * variance)
}

/** What a ratio decides. */
export function verdictOf(ratio: number, n: number, { risk }: Sequence): Verdict {
  const bound = Math.log((1 - risk) / risk)
  if (n < FEWEST_BOARDS) return 'open'
  if (ratio >= bound) return 'better'
  return ratio <= -bound ? 'no better' : 'open'
}
