/**
 * Counts of whole numbers: how many, their sum, and the sum of their squares. Sums of whole numbers are the same in any order, so
 * shards that are added up come to exactly what the whole run does.
 */
export interface Count {
  n: number
  sum: number
  squares: number
}

export const noCount = (): Count => ({ n: 0, sum: 0, squares: 0 })

export function add(count: Count, value: number): void {
  count.n++
  count.sum += value
  count.squares += value * value
}

/** A mean and its interval. */
export interface Estimate {
  readonly n: number
  readonly mean: number
  /** half the width of the interval: the truth lies within mean ± this as often as its name says; null for n below 2 */
  readonly ci95: number | null
  readonly ci99: number | null
}

export const Z95 = 1.959964
export const Z99 = 2.575829

/** The mean of what was counted, each value divided by `scale`. */
export function estimate({ n, sum, squares }: Count, scale = 1): Estimate {
  if (n === 0) return { n, mean: 0, ci95: null, ci99: null }
  const mean = sum / n
  if (n === 1) return { n, mean: mean / scale, ci95: null, ci99: null }
  const variance = Math.max(0, (squares - (sum * sum) / n) / (n - 1))
  const error = Math.sqrt(variance / n) / scale
  return { n, mean: mean / scale, ci95: Z95 * error, ci99: Z99 * error }
}

/** A share of `n` with Wilson's interval, which holds for small counts too. */
export interface Share {
  readonly n: number
  readonly share: number
  readonly low95: number
  readonly high95: number
}

export function share(hits: number, n: number): Share {
  if (n === 0) return { n, share: 0, low95: 0, high95: 1 }
  const p = hits / n
  const z2 = Z95 * Z95
  const centre = (p + z2 / (2 * n)) / (1 + z2 / n)
  const half = (Z95 / (1 + z2 / n)) * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n))
  return { n, share: p, low95: Math.max(0, centre - half), high95: Math.min(1, centre + half) }
}
