import {
  CALL,
  Dice,
  GAMBIT,
  Game,
  imagine,
  Night,
  numbersFor,
  PACK,
  parseCard,
  parsePlay,
  TAKE,
  viewFor,
} from '@watchfires/rules'
import { describe, expect, test } from 'vitest'
import { type Bot, type Choice, driveNight, novice, PlayOut, Shown, Sight, steady, Whims, weightsFor } from './index.ts'

const NO_WHIMS = new Whims(0)

/** Nights of novice, so that odd roads are met; `at` is called for everybody who is asked. */
function odd(players: number, boards: number, at: (game: Game, seat: number, choose: () => Choice) => void): void {
  for (let board = 0; board < boards; board++) {
    const dice = new Dice(21, players, board)
    const pack = PACK.slice()
    dice.shuffle(pack)
    const game = new Game(players)
    const bot: Bot = {
      choose: (view, its) => {
        at(game, view.you!.seat, () => steady.choose(view, its))
        return novice.choose(view, its)
      },
    }
    game.deal({ pack, whiteout: dice.below(numbersFor(players).fate + 1) })
    driveNight(
      game,
      Array.from({ length: players }, () => bot),
      (seat, beat) => new Dice(board, seat, beat),
    )
  }
}

/** What a play-out without whims would have a seat choose. */
function chosen(playOut: PlayOut, night: Night, seat: number): number | boolean {
  playOut.shown.read(night)
  const row = new Uint8Array(6)
  switch (night.phase) {
    case TAKE:
      return playOut.chooseTake(night, NO_WHIMS)
    case CALL:
      return playOut.chooseCall(night, NO_WHIMS)
    case GAMBIT:
      playOut.fillFlings(night, NO_WHIMS, row)
      return row[seat]
    default:
      playOut.fillPlays(night, NO_WHIMS, row)
      return row[seat]
  }
}

describe.each([2, 3, 4, 5, 6])('play-outs at %i seats', (players) => {
  const playOut = new PlayOut(weightsFor(players))

  test('without whims every seat does what steady does by its view', () => {
    const phases = new Set<number>()
    odd(players, 40, ({ night }, seat, choose) => {
      phases.add(night.phase)
      const choice = choose()
      const number = chosen(playOut, night, seat)
      if (night.phase === TAKE) expect(viewFor(night, seat).offer![number as number]).toBe(choice)
      else if (night.phase === CALL) expect(number).toBe(choice)
      else if (night.phase === GAMBIT) expect(number).toBe(parseCard(choice as string))
      else expect(number).toBe(parsePlay(choice as string))
    })
    expect(phases.has(GAMBIT) || players === 2).toBe(true)
  })

  test('a seat does the same whatever lies where it cannot see', () => {
    odd(players, 20, ({ night }, seat) => {
      const other = imagine(viewFor(night, seat), new Dice(2, seat, night.beat))
      expect(chosen(playOut, other, seat)).toBe(chosen(playOut, night, seat))
    })
  })

  test('a seat sees in a night what it sees in its view', () => {
    odd(players, 20, ({ night }, seat) => {
      const seen = new Sight().see(night, seat, new Shown().read(night))
      const looked = new Sight().look(viewFor(night, seat))
      // the whiteout has no suit: what counts it is no part of what is seen
      seen.unseen[4] = looked.unseen[4]
      expect(seen).toEqual(looked)
    })
  })

  test('what has been shown is the same followed beat by beat as read at once', () => {
    const followed = new Shown()
    let on: Night | null = null
    odd(players, 10, ({ night }) => {
      if (night !== on) followed.read(night)
      else followed.follow(night)
      on = night
      expect(followed).toEqual(new Shown().read(night))
    })
  })

  test('a night is played to its end, cards and whims and all', () => {
    const whims = new Whims(0.5)
    const night = new Night()
    odd(players, 5, (game) => {
      whims.rollFor(players, game.night.beat, new Dice(game.night.beat))
      night.copyFrom(game.night)
      playOut.shown.read(night)
      playOut.run(night, whims)
      expect(night.ending).toBeGreaterThanOrEqual(0)
    })
  })
})
