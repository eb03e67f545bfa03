/**
 * Separable CMA-ES (Ros and Hansen 2008): a cloud of candidates is drawn around a mean, and the better half moves the mean, the
 * spread of each axis, and the step. For a handful of positive numbers and a measure that is noisy but the same for all
 * candidates of a generation.
 */
import type { Dice } from '@watchfires/rules'

export interface Evolution {
  /** the first candidate, and how far the first cloud spreads along each axis */
  readonly start: readonly number[]
  readonly step: number
  /** candidates of a generation, 4 at least */
  readonly size: number
  readonly dice: Dice
}

export class Evolver {
  mean: number[]
  step: number
  private readonly size: number
  private readonly dice: Dice
  private readonly shares: number[]
  private readonly rates: { mu: number; sigma: number; damp: number; path: number; one: number; many: number }
  private readonly spread: number[]
  private readonly sigmaPath: number[]
  private readonly spreadPath: number[]
  private drawn: number[][] = []

  constructor({ start, step, size, dice }: Evolution) {
    const n = start.length
    this.mean = [...start]
    this.step = step
    this.size = size
    this.dice = dice
    const half = Math.floor(size / 2)
    const raw = Array.from({ length: half }, (_, i) => Math.log(half + 0.5) - Math.log(i + 1))
    const all = raw.reduce((sum, share) => sum + share, 0)
    this.shares = raw.map((share) => share / all)
    const mu = 1 / this.shares.reduce((sum, share) => sum + share * share, 0)
    const sigma = (mu + 2) / (n + mu + 5)
    const one = (2 / ((n + 1.3) ** 2 + mu)) * ((n + 2) / 3)
    this.rates = {
      mu,
      sigma,
      damp: 1 + 2 * Math.max(0, Math.sqrt((mu - 1) / (n + 1)) - 1) + sigma,
      path: (4 + mu / n) / (n + 4 + (2 * mu) / n),
      one: Math.min(1, one),
      many: Math.min(1 - Math.min(1, one), ((2 * (mu - 2 + 1 / mu)) / ((n + 2) ** 2 + mu)) * ((n + 2) / 3)),
    }
    this.spread = start.map(() => 1)
    this.sigmaPath = start.map(() => 0)
    this.spreadPath = start.map(() => 0)
  }

  /** The candidates of the next generation. */
  draw(): number[][] {
    this.drawn = Array.from({ length: this.size }, () => this.mean.map(() => this.normal()))
    return this.drawn.map((z) => this.mean.map((centre, i) => centre + this.step * Math.sqrt(this.spread[i]) * z[i]))
  }

  /** Moves on by the candidates' worths, higher being better, in the order in which they were drawn. */
  tell(worths: readonly number[]): void {
    const { mu, sigma, damp, path, one, many } = this.rates
    const order = worths.map((_, i) => i).sort((a, b) => worths[b] - worths[a])
    const best = order.slice(0, this.shares.length).map((i) => this.drawn[i])
    const n = this.mean.length
    const moved = this.mean.map((_, i) => best.reduce((sum, z, k) => sum + this.shares[k] * z[i], 0))
    let length = 0
    for (let i = 0; i < n; i++) {
      const root = Math.sqrt(this.spread[i])
      this.mean[i] += this.step * root * moved[i]
      this.sigmaPath[i] = (1 - sigma) * this.sigmaPath[i] + Math.sqrt(sigma * (2 - sigma) * mu) * moved[i]
      this.spreadPath[i] = (1 - path) * this.spreadPath[i] + Math.sqrt(path * (2 - path) * mu) * root * moved[i]
      length += this.sigmaPath[i] ** 2
      const squares = best.reduce((sum, z, k) => sum + this.shares[k] * this.spread[i] * z[i] ** 2, 0)
      this.spread[i] = (1 - one - many) * this.spread[i] + one * this.spreadPath[i] ** 2 + many * squares
    }
    const usual = Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n))
    this.step *= Math.exp((sigma / damp) * (Math.sqrt(length) / usual - 1))
  }

  /** A normal deviate (Box and Muller). */
  private normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.dice.unit())) * Math.cos(2 * Math.PI * this.dice.unit())
  }
}
