import { Dice, Game, numbersFor, PACK, publicView, seatView, viewFor } from '@watchfires/rules'
import { describe, expect, test } from 'vitest'
import { type Bot, driveNight, novice, steady, weigh } from './index.ts'

function dealt(players: number, board: number): Game {
  const dice = new Dice(7, board)
  const pack = PACK.slice()
  dice.shuffle(pack)
  const game = new Game(players)
  game.deal({ pack, whiteout: dice.below(numbersFor(players).fate + 1) })
  return game
}

/** Mean gain of `candidate` in one seat among clones of `field`, over duplicate boards, each seat in turn. */
function gain(candidate: Bot, field: Bot, { players, boards }: { players: number; boards: number }): number {
  let sum = 0
  for (let board = 0; board < boards; board++) {
    const play = (bots: Bot[]): readonly number[] => {
      const game = dealt(players, board)
      driveNight(game, bots, (seat, beat) => new Dice(board, seat, beat))
      return game.nights[0].gratitude
    }
    const clones = Array.from({ length: players }, () => field)
    const base = play(clones)
    for (let seat = 0; seat < players; seat++) sum += play(clones.with(seat, candidate))[seat] - base[seat]
  }
  return sum / boards / players
}

describe.each([2, 3, 4, 5, 6])('at %i seats', (players) => {
  test('steady gains on clones of novice, and novice loses among clones of steady', () => {
    expect(gain(steady, novice, { players, boards: 60 })).toBeGreaterThan(1)
    expect(gain(novice, steady, { players, boards: 60 })).toBeLessThan(-1)
  })

  test('both always choose one of what the view says is legal', () => {
    for (const bot of [novice, steady]) {
      const checked: Bot = {
        choose: (view, dice) => {
          const choice = bot.choose(view, dice)
          expect(view.you!.legal).toContain(choice)
          return choice
        },
      }
      for (let board = 0; board < 40; board++) {
        driveNight(
          dealt(players, board),
          Array.from({ length: players }, () => checked),
          (seat, beat) => new Dice(board, seat, beat),
        )
      }
    }
  })
})

test('a bot sees only its view: the same view gives the same choice whatever else lies hidden', () => {
  for (let board = 0; board < 50; board++) {
    const game = dealt(4, board)
    const view = viewFor(game.night, 2)
    expect(steady.choose(view, new Dice(1))).toBe(steady.choose(JSON.parse(JSON.stringify(view)), new Dice(2)))
    expect(novice.choose(view, new Dice(3))).toBe(novice.choose(JSON.parse(JSON.stringify(view)), new Dice(3)))
  }
})

test('nobody is asked who owes nothing', () => {
  const { night } = dealt(3, 1)
  expect(() => weigh(seatView(publicView(night, { nights: [] }), night, 'spectator'))).toThrow('owes nothing')
})
