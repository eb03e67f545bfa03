/** Plays nights of a study, with bots that answer at once or outside ones that take their time. */
import { type Bot, type Choice, driveNight, momentOf, resolve } from '@watchfires/bots'
import { type Dice, Game, NIGHTS, OVER, publicView, seatView, winnersOf } from '@watchfires/rules'
import { deciding, shuffleOf } from './board.ts'
import type { Player } from './cast.ts'
import { type Row, rowOf } from './row.ts'
import { numbersOf, type Study, seatingOf } from './study.ts'

/** Like driveNight, for players of whom some answer after a while: those are asked first, and think at the same time. */
export async function conductNight(
  game: Game,
  players: readonly Player[],
  diceFor: (seat: number, moment: number) => Dice,
): Promise<void> {
  const { night } = game
  while (night.phase !== OVER) {
    const view = publicView(night, game)
    const moment = momentOf(view)
    const choices: (Choice | Promise<Choice>)[] = []
    const ask = (seat: number, i: number): void => {
      choices[i] = players[seat].choose(seatView(view, night, seat), diceFor(seat, moment))
    }
    for (const [i, seat] of view.owes.entries()) if (players[seat].over) ask(seat, i)
    for (const [i, seat] of view.owes.entries()) if (!players[seat].over) ask(seat, i)
    resolve(game, view, await Promise.all(choices))
  }
  const settled = publicView(night, game)
  for (const [seat, player] of players.entries()) player.over?.(seatView(settled, night, seat))
}

/** The rows of one game or night of a study, by bots that all answer at once. `bots` are in the study's order. */
export function playGame(study: Study, bots: readonly Bot[], number: number): Row[] {
  const { game, seating, seated, nights } = seatedAt(study, bots, number)
  const rows: Row[] = []
  for (let night = 1; night <= nights; night++) {
    const board = { seed: study.seed, board: number, night, players: study.players, numbers: numbersOf(study) }
    game.deal(shuffleOf(board))
    driveNight(game, seated, deciding(board))
    rows.push(withEnd(rowOf(game, { game: number, bots: seating }), game, study))
  }
  return rows
}

/** The same, by players of whom some answer after a while. */
export async function conductGame(study: Study, players: readonly Player[], number: number): Promise<Row[]> {
  const { game, seating, seated, nights } = seatedAt(study, players, number)
  const rows: Row[] = []
  for (let night = 1; night <= nights; night++) {
    const board = { seed: study.seed, board: number, night, players: study.players, numbers: numbersOf(study) }
    game.deal(shuffleOf(board))
    await conductNight(game, seated, deciding(board))
    rows.push(withEnd(rowOf(game, { game: number, bots: seating }), game, study))
  }
  return rows
}

function seatedAt<P>(
  study: Study,
  cast: readonly P[],
  number: number,
): { game: Game; seating: number[]; seated: P[]; nights: number } {
  const seating = seatingOf(study, number)
  return {
    game: new Game(study.players, { numbers: numbersOf(study) }),
    seating,
    seated: seating.map((bot) => cast[bot]),
    nights: study.unit === 'game' ? NIGHTS : 1,
  }
}

function withEnd(row: Row, game: Game, { unit }: Study): Row {
  if (unit !== 'game' || !game.isOver) return row
  return { ...row, totals: game.totals, winners: winnersOf(game.nights, game.players) }
}
