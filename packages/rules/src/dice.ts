/**
 * Dice: a small fast seeded generator (sfc32, Chris Doty-Humphrey's PractRand family), for simulations and bots. Real deals
 * come from deal.ts. A stream is named by numbers (game, seat, beat …), so that one bot's draws never shift another's.
 */
export class Dice {
  private a = 0
  private b = 0
  private c = 0
  private d = 1

  /** Dice of the stream with these names; equal names give equal dice. */
  constructor(...names: readonly number[]) {
    this.reseed(...names)
  }

  reseed(...names: readonly number[]): this {
    let state = 0x9e3779b9
    for (const name of names) state = mix((state ^ mix(name | 0)) + 0x9e3779b9)
    this.a = mix(state + 1)
    this.b = mix(state + 2)
    this.c = mix(state + 3)
    this.d = 1
    for (let i = 0; i < 12; i++) this.next()
    return this
  }

  /** 32 random bits, as a signed integer. */
  next(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0
    this.d = (this.d + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0
    return t
  }

  /** A whole number 0 … n − 1 for n of at most 64; its bias is below 1e-6. */
  below(n: number): number {
    return Math.imul(this.next() >>> 6, n) >>> 26
  }

  /** A number in [0, 1). */
  unit(): number {
    return (this.next() >>> 0) / 4294967296
  }

  /** Shuffles the first `length` entries of `cards` in place (Fisher and Yates). */
  shuffle(cards: Uint8Array, length: number = cards.length): void {
    for (let i = length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const card = cards[i]
      cards[i] = cards[j]
      cards[j] = card
    }
  }
}

/** A finaliser in the manner of splitmix: every bit of the input moves every bit of the answer. */
function mix(value: number): number {
  let z = value | 0
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
  return z ^ (z >>> 15)
}
