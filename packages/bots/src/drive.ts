/** The driver loop: asks each seat that owes something, from its own view, and goes on until the night is over. */
import {
  type Dice,
  type Game,
  OVER,
  type Play,
  parseCard,
  parsePlay,
  publicView,
  SITS_OUT,
  seatView,
  type View,
} from '@watchfires/rules'
import type { Bot, Choice } from './bot.ts'

/**
 * Plays the night that is on to its end with one bot a seat. `diceFor` gives the dice for each decision, named by its seat and
 * its moment (`momentOf`).
 */
export function driveNight(game: Game, bots: readonly Bot[], diceFor: (seat: number, moment: number) => Dice): void {
  const { night } = game
  while (night.phase !== OVER) {
    const view = publicView(night, game)
    const moment = momentOf(view)
    resolve(
      game,
      view,
      view.owes.map((seat) => bots[seat].choose(seatView(view, night, seat), diceFor(seat, moment))),
    )
  }
}

const MOMENTS = ['take', 'call', 'play', 'gambit'] as const

/** A number that grows with every decision of a night. */
export const momentOf = ({ beat, phase }: View): number => 4 * beat + MOMENTS.indexOf(phase as (typeof MOMENTS)[number])

/** Lets the game go on by what those who owe have chosen, in the order of `view.owes`; `view` is the night's public view. */
export function resolve(game: Game, view: View, choices: readonly Choice[]): void {
  switch (view.phase) {
    case 'take':
      return game.take(view.offer![0] === choices[0] ? 0 : 1)
    case 'call':
      return game.call(choices[0] === true)
    default: {
      const row = new Uint8Array(view.players).fill(SITS_OUT)
      for (const [i, seat] of view.owes.entries()) row[seat] = numberOf(choices[i], view)
      if (view.phase === 'gambit') game.fling(row)
      else game.reveal(row)
    }
  }
}

const numberOf = (choice: Choice, view: View): number =>
  view.phase === 'gambit' ? parseCard(choice as string)! : parsePlay(choice as Play)!
