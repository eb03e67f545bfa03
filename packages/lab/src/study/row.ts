/** Rows: what one night of a study came to, one JSON line each. Cards and plays are written as in record.md. */
import {
  type Card,
  ENDINGS,
  type Game,
  makeCard,
  makePlay,
  type Night,
  type Play,
  type Repayment,
  SITS_OUT,
  WAGONS,
  type Wagon,
} from '@watchfires/rules'

export interface Row {
  /** the number of the game, from 0 */
  readonly game: number
  /** 1–3 */
  readonly night: number
  /** which of the study's bots sat where */
  readonly bots: readonly number[]
  /** an index into ENDINGS of the rules */
  readonly ending: number
  readonly kind: (typeof ENDINGS)[number]['kind']
  readonly by: (typeof ENDINGS)[number]['by']
  readonly wagon: Wagon | null
  /** beats begun, the one in which the night ended among them */
  readonly beats: number
  readonly snow: number
  readonly gratitude: readonly number[]
  /** the sheet: stores, pushes, watch and Long Watch of each seat */
  readonly sheet: readonly (readonly [number, number, number, number])[]
  /** each reveal's plays, null for a seat that sat out */
  readonly plays: readonly (readonly (Play | null)[])[]
  /** the stores that each of those plays put aboard */
  readonly stores: readonly (readonly number[])[]
  readonly gambit?: readonly (Card | null)[]
  /** gratitude of all nights and who won, with the last night of a whole game */
  readonly totals?: readonly number[]
  readonly winners?: readonly number[]
}

const lines = ({ stores, pushes, watch, longWatch }: Repayment): readonly [number, number, number, number] => [
  stores,
  pushes,
  watch,
  longWatch,
]

/** The row of the game's last night, which is over. */
export function rowOf(game: Game, at: { game: number; bots: readonly number[] }): Row {
  const { night, nights } = game
  const { settlement, gratitude } = nights[nights.length - 1]
  const { kind, by } = ENDINGS[night.ending]
  return {
    game: at.game,
    night: nights.length,
    bots: at.bots,
    ending: night.ending,
    kind,
    by,
    wagon: night.through < 0 ? null : WAGONS[night.through],
    beats: night.beat,
    snow: night.snow,
    gratitude,
    sheet: settlement.map(lines),
    plays: playsOf(night),
    stores: storesOf(night),
    ...(night.hasFlung ? { gambit: flungOf(night) } : null),
  }
}

function playsOf(night: Night): (Play | null)[][] {
  const rows: (Play | null)[][] = []
  for (let beat = 0; beat < night.revealed; beat++) {
    const row: (Play | null)[] = []
    for (let seat = 0; seat < night.players; seat++) {
      const play = night.plays[beat * 6 + seat]
      row.push(play === SITS_OUT ? null : makePlay(play))
    }
    rows.push(row)
  }
  return rows
}

function storesOf(night: Night): number[][] {
  const rows: number[][] = []
  for (let beat = 0; beat < night.revealed; beat++) {
    const row: number[] = []
    for (let seat = 0; seat < night.players; seat++) row.push(night.loaded[beat * 6 + seat])
    rows.push(row)
  }
  return rows
}

const flungOf = (night: Night): (Card | null)[] =>
  Array.from(night.flung.subarray(0, night.players), (card) => (card === SITS_OUT ? null : makeCard(card)))
