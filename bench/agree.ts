// Did two programs do the same work? Their nights are dealt by different dice, so their means may differ only by chance.
import { ENDINGS, type Squares, type Tally } from './tally.ts'

/** So many standard errors of the difference may lie between two means. */
const ERRORS = 4

export interface Difference {
  readonly what: string
  readonly ours: number
  readonly theirs: number
  /** The difference in standard errors; infinite where there is a difference and no error at all. */
  readonly errors: number
}

/**
 * Compares the statistics of two pooled runs on the same number of players.
 *
 * The error of a mean comes from the variance a night in `squares` (a program's own), used for both sides; that of an
 * ending's share from the binomial of both runs together. `rounded` is half a unit of the last digit that the other
 * program prints of a share; ten times that of a mean (limit.cpp prints five and four digits after the point).
 * @returns every statistic that lies further apart than four standard errors; empty when both did the same work
 */
export function disagreements(ours: Tally & { readonly squares: Squares }, theirs: Tally, rounded = 0): Difference[] {
  if (ours.players !== theirs.players) throw new Error('tallies of different numbers of players')
  const nights = 1 / ours.nights + 1 / theirs.nights
  const found: Difference[] = []
  const look = (what: string, pair: { a: number; b: number; variance: number; slack: number }) => {
    const apart = Math.max(0, Math.abs(pair.a - pair.b) - pair.slack)
    const errors = apart === 0 ? 0 : apart / Math.sqrt(Math.max(0, pair.variance) * nights)
    // Written so that a NaN is a disagreement too.
    if (!(errors <= ERRORS)) found.push({ what, ours: pair.a, theirs: pair.b, errors })
  }
  for (const [what, mean, square] of [
    ['beats a night', 'beatsPerNight', 'beats'],
    ['plays a night', 'playsPerNight', 'plays'],
    ['gratitude a seat', 'gratitudePerSeat', 'gratitude'],
  ] as const) {
    const variance = ours.squares[square] - ours[mean] ** 2
    look(what, { a: ours[mean], b: theirs[mean], variance, slack: 10 * rounded })
  }
  for (const end of ENDINGS) {
    const [a, b] = [ours.ends[end], theirs.ends[end]]
    const share = (a * ours.nights + b * theirs.nights) / (ours.nights + theirs.nights)
    look(end, { a, b, variance: share * (1 - share), slack: rounded })
  }
  return found
}

/** The middle of some numbers, of an even count the mean of the two middle ones. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}
