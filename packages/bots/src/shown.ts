/**
 * What everybody has seen of the pack in a night: cards turned and cards revealed, counted by suit. Kept up beat by beat in a
 * play-out, so that no seat's policy has to look the history up.
 */
import { cardOf, fateAt, type Night, SITS_OUT, suitOf, takenIn, WHITEOUT } from '@watchfires/rules'

export class Shown {
  /** cards of each suit that have been seen by all */
  readonly suits = new Int32Array(4)
  /** cards taken openly (V3), one bit a card: ♥♦ and ♣♠ */
  food = 0
  wood = 0
  private turned = 0
  private revealed = 0

  /** Reads the whole history of a night. */
  read(night: Night): this {
    this.suits.fill(0)
    this.food = 0
    this.wood = 0
    this.turned = 0
    this.revealed = 0
    this.follow(night)
    return this
  }

  copyFrom(other: Shown): void {
    const { suits } = other
    this.suits[0] = suits[0]
    this.suits[1] = suits[1]
    this.suits[2] = suits[2]
    this.suits[3] = suits[3]
    this.food = other.food
    this.wood = other.wood
    this.turned = other.turned
    this.revealed = other.revealed
  }

  /** Adds what the night has shown since. */
  follow(night: Night): void {
    for (; this.turned < night.turned; this.turned++) {
      const card = fateAt(night, this.turned)
      if (card !== WHITEOUT) this.suits[suitOf(card)]++
    }
    if (night.players === 2) this.noteTakes(night)
    for (; this.revealed < night.revealed; this.revealed++) {
      const row = this.revealed * 6
      for (let seat = 0; seat < night.players; seat++) {
        const play = night.plays[row + seat]
        if (play === SITS_OUT) continue
        const card = cardOf(play)
        const open = card >> 5 === 0 ? this.food : this.wood
        if ((open & (1 << (card & 31))) === 0) this.suits[suitOf(card)]++
      }
    }
  }

  private noteTakes(night: Night): void {
    for (let beat = this.revealed + 1; beat <= night.beat; beat++) {
      if (night.taken[beat - 1] === 0) continue
      const { card } = takenIn(night, beat)!
      if (card >> 5 === 0) this.food |= 1 << (card & 31)
      else this.wood |= 1 << (card & 31)
    }
  }
}
