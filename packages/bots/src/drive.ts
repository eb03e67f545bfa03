/** The driver loop: asks each seat that owes something, from its own view, and goes on until the night is over. */
import {
  CALL,
  type Dice,
  GAMBIT,
  type Game,
  OVER,
  type Play,
  parseCard,
  parsePlay,
  publicView,
  SITS_OUT,
  seatView,
  TAKE,
  type View,
} from '@watchfires/rules'
import type { Bot, Choice } from './bot.ts'

/** Plays the night that is on to its end with one bot a seat; `diceFor` gives each seat's dice for a beat. */
export function driveNight(game: Game, bots: readonly Bot[], diceFor: (seat: number, beat: number) => Dice): void {
  const { night } = game
  const row = new Uint8Array(night.players)
  while (night.phase !== OVER) {
    const view = publicView(night, game)
    const ask = (seat: number): Choice => bots[seat].choose(seatView(view, night, seat), diceFor(seat, night.beat))
    if (night.phase === TAKE) {
      game.take(view.offer![0] === ask(night.holder) ? 0 : 1)
    } else if (night.phase === CALL) {
      game.call(ask(night.holder) === true)
    } else {
      row.fill(SITS_OUT)
      for (const seat of view.owes) row[seat] = numberOf(ask(seat), view)
      if (night.phase === GAMBIT) game.fling(row)
      else game.reveal(row)
    }
  }
}

const numberOf = (choice: Choice, view: View): number =>
  view.phase === 'gambit' ? parseCard(choice as string)! : parsePlay(choice as Play)!
