/** Writes a game's record while it is played. */
import {
  type BeatRecord,
  type Card,
  type Deal,
  type GameRecord,
  type NightRecord,
  RECORD_FORMAT,
  RECORD_VERSION,
  RULES_VERSION,
} from '@watchfires/rules'

export class RecordBook {
  private readonly players: number
  private readonly nights: NightRecord[] = []

  constructor(players: number) {
    this.players = players
  }

  dealt(deal: Deal): void {
    this.nights.push({ deal, beats: [] })
  }

  /** The record of a beat of the night that is on, from 1, to be written into. */
  beat(number: number): BeatRecord {
    const { beats } = this.nights[this.nights.length - 1]
    while (beats.length < number) beats.push({})
    return beats[number - 1]
  }

  gambit(cards: (Card | null)[]): void {
    this.nights[this.nights.length - 1].gambit = cards
  }

  record(seats: string[]): GameRecord {
    return {
      format: RECORD_FORMAT,
      version: RECORD_VERSION,
      rules: RULES_VERSION,
      players: this.players,
      seats,
      nights: this.nights,
    }
  }
}
