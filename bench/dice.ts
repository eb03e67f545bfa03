/** Seeded dice (xoshiro128++) for the port's nights: `below(n)` is a whole number from 0 to n − 1, n up to 2³¹. */
export class Dice {
  #a: number
  #b: number
  #c: number
  #d: number

  constructor(seed: number) {
    let s = seed | 0
    const mix = () => {
      s = (s + 0x9e3779b9) | 0
      let z = Math.imul(s ^ (s >>> 16), 0x21f0aaad)
      z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
      return z ^ (z >>> 15)
    }
    this.#a = mix()
    this.#b = mix()
    this.#c = mix()
    this.#d = mix()
  }

  below(n: number): number {
    const sum = (this.#a + this.#d) | 0
    const drawn = (((sum << 7) | (sum >>> 25)) + this.#a) >>> 0
    const t = this.#b << 9
    this.#c ^= this.#a
    this.#d ^= this.#b
    this.#b ^= this.#c
    this.#a ^= this.#d
    this.#c ^= t
    this.#d = (this.#d << 11) | (this.#d >>> 21)
    return Math.floor((drawn / 0x1_0000_0000) * n)
  }
}
