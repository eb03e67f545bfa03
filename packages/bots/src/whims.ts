/**
 * Whims: now and then a player does anything at all. They are rolled once for a world and shared by all play-outs of it, beat by
 * beat and seat by seat, so that two plays are compared by what they change and not by luck.
 */
import { type Dice, MOST_BEATS, MOST_SEATS } from '@watchfires/rules'

const KINDS = 3

export class Whims {
  /** the share of decisions that are whims, 0–1 */
  readonly share: number
  private readonly rolls = new Int32Array((MOST_BEATS + 2) * MOST_SEATS * KINDS)
  private readonly limit: number
  private roll = 0

  constructor(share: number) {
    this.share = share
    this.limit = Math.round(share * 65536)
  }

  /** Rolls for a world of a table of so many, from a beat on. */
  rollFor(players: number, from: number, dice: Dice): void {
    if (this.limit === 0) return
    const kinds = players === 2 ? KINDS : 1
    for (let beat = from; beat < MOST_BEATS + 2; beat++) {
      for (let seat = 0; seat < players; seat++) {
        for (let kind = 0; kind < kinds; kind++) this.rolls[place(beat, seat, kind)] = dice.next()
      }
    }
  }

  /** Whether a seat has a whim in a beat; `kind` parts its decisions there: 0 play or fling, 1 take, 2 call. */
  strikes(beat: number, seat: number, kind = 0): boolean {
    const roll = this.rolls[place(beat, seat, kind)]
    this.roll = roll >>> 16
    return (roll & 0xffff) < this.limit
  }

  /** What the whim is that has just struck: 0 … n − 1. */
  below(n: number): number {
    return (this.roll * n) >>> 16
  }
}

const place = (beat: number, seat: number, kind: number): number => (kind * (MOST_BEATS + 2) + beat) * MOST_SEATS + seat
