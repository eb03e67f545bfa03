/** Random games for the laws of the engine: records played over by the engine, with a stop before every decision. */
import {
  awaiting,
  type Deal,
  Game,
  type GameRecord,
  type Listener,
  makeCard,
  type Night,
  type NightRecord,
  offered,
  parseCard,
  parsePlay,
  type Shuffle,
  SITS_OUT,
} from '../src/index.ts'
import { randomRecord, STYLES } from './random-record.ts'

export const PLAYERS = [2, 3, 4, 5, 6] as const

/** A random legal game of three nights, of the style that the seed is due. */
export function randomGame(players: number, seed: number): GameRecord {
  return randomRecord({ players, seed, style: STYLES[seed % STYLES.length] }) as GameRecord
}

/** Where a law broke: enough to find the game again. */
export const named = (players: number, seed: number): string => `randomGame(${players}, ${seed})`

/** A record's deal as the engine takes it. */
export const shuffleOf = ({ pack, whiteout }: Deal): Shuffle => ({
  pack: pack.map((card) => parseCard(card)!),
  whiteout,
})

/** Makes the decision that the night waits for, as the record has it; false where the record stops. */
export function decide(on: Game | Night, entry: NightRecord): boolean {
  const night = on instanceof Game ? on.night : on
  const beat = entry.beats[night.beat - 1] ?? {}
  switch (awaiting(night).kind) {
    case 'take':
      if (beat.take === undefined) return false
      on.take(makeCard(offered(night, night.beat, 0)) === beat.take ? 0 : 1)
      return true
    case 'call':
      if (beat.call === undefined && beat.plays === undefined) return false
      on.call(beat.call === true)
      return true
    case 'play':
      if (!beat.plays) return false
      on.reveal(beat.plays.map((play) => (play === null ? SITS_OUT : parsePlay(play)!)))
      return true
    case 'gambit':
      if (!entry.gambit) return false
      on.fling(entry.gambit.map((card) => (card === null ? SITS_OUT : parseCard(card)!)))
      return true
    case 'over':
      return false
  }
}

/** Plays a record over: `stop` is called before every decision and when a night has ended. */
export function walk(record: GameRecord, stop: (game: Game, entry: NightRecord) => void, listener?: Listener): Game {
  const game = new Game(record.players, { listener })
  for (const entry of record.nights) {
    game.deal(shuffleOf(entry.deal))
    do stop(game, entry)
    while (decide(game, entry))
  }
  return game
}
