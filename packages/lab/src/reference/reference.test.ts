import { type Bot, driveNight, steady } from '@watchfires/bots'
import { Dice, Game, imagine, viewFor } from '@watchfires/rules'
import { describe, expect, test } from 'vitest'
import { shuffleOf } from '../study/board.ts'
import { flatBot, type Reference } from './flat.ts'
import { ismctsBot } from './ismcts.ts'

const makers: [string, (reference: Reference) => Bot][] = [
  ['flat', flatBot],
  ['ismcts', ismctsBot],
]

const dealt = (players: number, board: number): Game => {
  const game = new Game(players)
  game.deal(shuffleOf({ seed: 9, board, night: 1, players }))
  return game
}

describe.each(makers)('%s', (_, make) => {
  test.each([2, 3, 6])('chooses what is legal in every phase at %i seats', (players) => {
    for (const rollout of ['random', 'steady'] as const) {
      const bot = make({ budget: { playOuts: 30 }, rollout })
      const checked: Bot = {
        choose: (view, dice) => {
          const choice = bot.choose(view, dice)
          expect(view.you!.legal).toContain(choice)
          return choice
        },
      }
      for (let board = 0; board < 4; board++) {
        const seats = Array.from({ length: players }, () => checked)
        driveNight(dealt(players, board), seats, (seat, moment) => new Dice(board, seat, moment))
      }
    }
  })

  test('is the same for the same view and dice, whatever lies hidden', () => {
    const { night } = dealt(4, 1)
    const view = viewFor(night, 2)
    const bot = make({ budget: { playOuts: 100 } })
    const other = viewFor(imagine(view, new Dice(3)), 2)
    expect(bot.choose(other, new Dice(4))).toBe(bot.choose(view, new Dice(4)))
  })

  test('beats chance', () => {
    let gain = 0
    const random: Bot = { choose: (view, dice) => view.you!.legal[dice.below(view.you!.legal.length)] }
    for (let board = 0; board < 25; board++) {
      const play = (first: Bot): number => {
        const game = dealt(3, board)
        driveNight(game, [first, steady, steady], (seat, moment) => new Dice(board, seat, moment))
        return game.nights[0].gratitude[0]
      }
      gain += play(make({ budget: { playOuts: 300 }, rollout: 'steady' })) - play(random)
    }
    expect(gain / 25).toBeGreaterThan(3)
  })

  test('stops by the clock', () => {
    let time = 0
    const bot = make({ budget: { milliseconds: 5, now: () => time++ } })
    const view = viewFor(dealt(4, 2).night, 0)
    expect(view.you!.legal).toContain(bot.choose(view, new Dice(1)))
    expect(time).toBeLessThan(9)
  })
})
