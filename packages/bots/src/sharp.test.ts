import { CALL, Dice, Game, imagine, numbersFor, OVER, PACK, publicView, seatView, viewFor } from '@watchfires/rules'
import { describe, expect, test } from 'vitest'
import { attend, type Bot, driveNight, type Reply, sharpBot, steady } from './index.ts'

function dealt(players: number, board: number): Game {
  const dice = new Dice(11, board)
  const pack = PACK.slice()
  dice.shuffle(pack)
  const game = new Game(players)
  game.deal({ pack, whiteout: dice.below(numbersFor(players).fate + 1) })
  return game
}

const few = sharpBot({ worlds: 2 })

/** Calls `at` with every view that somebody is asked about, over some nights of steady. */
function everyView(players: number, boards: number, at: (game: Game, seat: number) => void): void {
  for (let board = 0; board < boards; board++) {
    const game = dealt(players, board)
    const watched: Bot = {
      choose: (view, dice) => {
        at(game, view.you!.seat)
        return steady.choose(view, dice)
      },
    }
    driveNight(
      game,
      Array.from({ length: players }, () => watched),
      (seat, beat) => new Dice(board, seat, beat),
    )
  }
}

describe.each([2, 3, 4, 5, 6])('sharp at %i seats', (players) => {
  test('chooses what is legal in every phase, and the same for the same view and dice', () => {
    const phases = new Set<string>()
    everyView(players, players === 2 ? 12 : 3, (game, seat) => {
      const view = viewFor(game.night, seat)
      const choice = few.choose(view, new Dice(3, seat))
      phases.add(view.phase)
      expect(view.you!.legal).toContain(choice)
      expect(sharpBot({ worlds: 2 }).choose(JSON.parse(JSON.stringify(view)), new Dice(3, seat))).toBe(choice)
    })
    expect(phases).toContain('play')
    if (players === 2) expect([...phases].sort()).toEqual(expect.arrayContaining(['call', 'take']))
  })

  test('uses nothing that its seat does not know', () => {
    let differing = 0
    everyView(players, 3, (game, seat) => {
      const view = viewFor(game.night, seat)
      const other = imagine(view, new Dice(5, seat, view.beat))
      differing += Number(
        other.hands.join() !== game.night.hands.join() || other.pack.join() !== game.night.pack.join(),
      )
      expect(few.choose(viewFor(other, seat), new Dice(9))).toBe(few.choose(view, new Dice(9)))
    })
    expect(differing).toBeGreaterThan(10)
  })
})

test('sharp gains on steady, the same boards for both', () => {
  let gain = 0
  for (let board = 0; board < 30; board++) {
    for (const seat of [0, 1]) {
      const play = (bots: readonly Bot[]): readonly number[] => {
        const game = dealt(2, board)
        driveNight(game, bots, (of, beat) => new Dice(board, of, beat))
        return game.nights[0].gratitude
      }
      const both = [steady, steady]
      gain += play(both.with(seat, sharpBot({ worlds: 6, guesses: 1 })))[seat] - play(both)[seat]
    }
  }
  expect(gain / 60).toBeGreaterThan(3)
})

test('a whole game is played, the watch held by either', () => {
  const game = new Game(2)
  for (let night = 0; night < 3; night++) {
    const pack = PACK.slice()
    const dice = new Dice(4, night)
    dice.shuffle(pack)
    game.deal({ pack, whiteout: dice.below(27) })
    driveNight(game, [few, few], (seat, beat) => new Dice(night, seat, beat))
  }
  expect(game.isOver).toBe(true)
})

test('with a clock it stops soon after its time, whatever is left to try', () => {
  const view = viewFor(dealt(6, 1).night, 0)
  let time = 0
  const asked: number[] = []
  const timed = sharpBot({
    milliseconds: 40,
    now: () => {
      asked.push(time)
      return time++
    },
  })
  expect(view.you!.legal).toContain(timed.choose(view, new Dice(1)))
  expect(asked.length).toBeGreaterThanOrEqual(40)
  expect(asked.at(-1)).toBeLessThan(60)
})

test('a worker answers questions through its port, and says why it cannot', () => {
  const replies: Reply[] = []
  let ask: (question: never) => void = () => undefined
  attend({ hear: (listener) => (ask = listener as typeof ask), say: (reply) => replies.push(reply) })
  const { night } = dealt(4, 2)
  const view = viewFor(night, 1)
  ask({ id: 7, level: 'sharp', view, dice: [1, 2] } as never)
  ask({
    id: 8,
    level: 'steady',
    view: seatView(publicView(night, { nights: [] }), night, 'spectator'),
    dice: [1],
  } as never)
  expect(replies[0]).toEqual({ id: 7, choice: expect.any(String) })
  expect(replies[1]).toEqual({ id: 8, error: expect.stringContaining('owes nothing') })
})

test('a call ends the night where it pays more than going on', () => {
  let calls = 0
  for (let board = 0; board < 60 && calls === 0; board++) {
    const game = dealt(2, board)
    driveNight(game, [sharpBot({ worlds: 4 }), steady], (seat, beat) => new Dice(board, seat, beat))
    expect(game.night.phase).toBe(OVER)
    calls += game.night.calls.includes(2) ? 1 : 0
  }
  expect(calls).toBe(1)
  expect(CALL).toBe(1)
})
