/** Who sits where, and who plays for them. */
import type { Seat } from '@watchfires/rules'
import type { Happening } from './log.ts'
import type { Level } from './settings.ts'

export interface Sitter {
  name: string
  as: 'person' | 'bot' | 'outside bot'
  /** the level of the bot that plays the seat: its own, or standing in for a person who left */
  level: Level | null
  readonly nonce: string
  /** how many had sat down at the table before: who has the lowest has sat longest */
  readonly order: number
  /** two deadlines missed in a row: answered at once until `back` */
  away: boolean
  /** deadlines missed in a row */
  missed: number
}

/** The seats of a table, `null` for a free one. */
export class Seats {
  readonly all: (Sitter | null)[]
  private sat = 0

  constructor(players: number) {
    this.all = Array.from({ length: players }, () => null)
  }

  at(seat: Seat): Sitter {
    const sitter = this.all[seat]
    if (!sitter) throw new Error(`nobody sits on seat ${seat}`)
    return sitter
  }

  get free(): Seat[] {
    return this.all.flatMap((sitter, seat) => (sitter ? [] : [seat]))
  }

  sit(seat: Seat, who: Extract<Happening, { kind: 'sat' }>): void {
    const { name, as, level = null, nonce } = who
    this.all[seat] = { name, as, level, nonce, order: this.sat++, away: false, missed: 0 }
  }

  rise(seat: Seat): void {
    this.all[seat] = null
  }

  /** Whether a bot of ours plays the seat now. */
  isBot(seat: Seat): boolean {
    return this.all[seat]?.level != null
  }

  /** Whether a bot of ours stands in for somebody who left. */
  isStoodInFor(seat: Seat): boolean {
    return this.isBot(seat) && this.at(seat).as !== 'bot'
  }

  /** Somebody plays the seat in person (again). */
  return(seat: Seat): void {
    const sitter = this.at(seat)
    sitter.away = false
    sitter.missed = 0
    sitter.level = null
  }

  /** Counts a decision: the clock's for a person is a miss, anything else ends the row. */
  decided(seat: Seat, auto: 'clock' | 'away' | undefined): void {
    const sitter = this.at(seat)
    if (auto === 'clock') sitter.missed++
    else if (!auto) sitter.missed = 0
  }

  /** Seats that have just missed two in a row. */
  strayed(): Seat[] {
    return this.all.flatMap((sitter, seat) => (sitter && !sitter.away && sitter.missed >= 2 ? [seat] : []))
  }
}
