/**
 * Random games made by the engine itself, by its counted options, and written down as records: many times faster than
 * random-record.ts, and judged by the oracle afterwards.
 */
import {
  awaiting,
  type Card,
  cardsHeld,
  Dice,
  FEED,
  Game,
  type GameRecord,
  LOAD,
  makeCard,
  makePlay,
  type NightRecord,
  numbersFor,
  offered,
  PACK,
  PUSH,
  wayOf,
} from '../src/index.ts'
import type { Style } from './random-record.ts'
import { decide, shuffleOf } from './walk.ts'

/** The way that each temper likes; `uniform` likes none. */
const LIKES = { uniform: -1, loader: LOAD, feeder: FEED, pusher: PUSH } as const satisfies Record<
  Exclude<Style, 'rare'>,
  number
>
export type Temper = keyof typeof LIKES

/** A random game of three nights; all of it follows from players, seed and temper. */
export function playRecord(players: number, seed: number, temper: Temper): GameRecord {
  const dice = new Dice(players, seed, LIKES[temper])
  const game = new Game(players)
  const nights: NightRecord[] = []
  while (!game.isOver) {
    const pack = PACK.slice()
    dice.shuffle(pack)
    const deal = { pack: Array.from(pack, makeCard), whiteout: dice.below(numbersFor(players).fate + 1) }
    const entry: NightRecord = { deal, beats: [] }
    nights.push(entry)
    game.deal(shuffleOf(deal))
    while (game.isOpen) {
      writeOne(game, entry, { dice, liked: LIKES[temper] })
      decide(game, entry)
    }
  }
  return { format: 'watchfires-record', version: 1, players, nights }
}

/** Writes down one random decision of everybody who owes one. */
function writeOne({ night, players }: Game, entry: NightRecord, { dice, liked }: { dice: Dice; liked: number }): void {
  const seats = Array.from({ length: players }, (_, seat) => seat)
  while (entry.beats.length < night.beat) entry.beats.push({})
  const beat = entry.beats[night.beat - 1]
  switch (awaiting(night).kind) {
    case 'take':
      beat.take = makeCard(offered(night, night.beat, dice.below(2)))
      break
    case 'call':
      beat.call = dice.below(4) === 0
      break
    case 'play':
      beat.plays = seats.map((seat) => {
        const count = night.countPlays(seat)
        if (count === 0) return null
        let play = night.nthPlay(seat, dice.below(count))
        for (let again = 0; again < 2 && liked >= 0 && wayOf(play) !== liked; again++)
          play = night.nthPlay(seat, dice.below(count))
        return makePlay(play)
      })
      break
    default:
      entry.gambit = seats.map((seat): Card | null => {
        const hand = cardsHeld(night, seat)
        return hand.length === 0 ? null : makeCard(hand[dice.below(hand.length)])
      })
  }
}
