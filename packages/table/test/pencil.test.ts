import { Game, NIGHTS } from '@watchfires/rules'
import { expect, test } from 'vitest'
import { checkNight, doubtNight, type PencilNight, scoreGame, settleNight } from '../src/pencil/index.ts'
import { diceOf, leanOf, pencil, playNight } from './pencilled.ts'

const NAMES = ['Ann', 'Bo', 'Cai', 'Dee', 'Eli', 'Fay']

/** Some 2,000 nights at tables of two to six, each with the game that it was played in. */
const GAMES = 680

test('settles 2,000 random nights as the referee does, and refuses none of them', () => {
  const endings = new Map<string, number>()
  let nights = 0
  for (let n = 0; n < GAMES; n++) {
    const game = new Game(2 + (n % 5))
    const names = NAMES.slice(0, game.players)
    const dice = diceOf(n)
    const noted: PencilNight[] = []
    for (let night = 0; night < NIGHTS; night++) {
      playNight(game, dice, leanOf(n + 7 * night))
      noted.push(pencil(game))
      nights++
      const { settlement, gratitude, outcome } = game.nights.at(-1)!
      const ending = `${outcome.kind} ${outcome.by}`
      endings.set(ending, (endings.get(ending) ?? 0) + 1)
      const settled = settleNight(noted[night], names)
      if (settled.kind !== 'settled') throw new Error(`game ${n}, ${ending}: ${JSON.stringify(settled)}`)
      expect(settled.result.settlement).toEqual(settlement)
      expect(settled.result.gratitude).toEqual(gratitude)
      expect(doubtNight(noted[night], game.players)).toEqual([])
      for (const [seat, lines] of settled.lines.entries()) {
        expect(lines.reduce((sum, { pays }) => sum + pays, 0)).toBe(gratitude[seat])
        for (const { why } of lines) expect(why).toMatch(/\S.*\.$/)
      }
    }
    const { winners } = scoreGame({ names, nights: noted })
    expect(winners).toEqual([...scoreOf(game)])
  }
  expect(nights).toBeGreaterThanOrEqual(2000)
  expect([...endings.keys()].sort()).toEqual([
    'buried cold-snap',
    'buried drift',
    'buried flood',
    'stranded gambit',
    'through call',
    'through gambit',
    'through last-watch',
    'through town',
    'through whiteout',
  ])
  for (const [ending, times] of endings) expect(times, ending).toBeGreaterThanOrEqual(5)
})

/** M2, reckoned here by itself: the most gratitude, then the best single night among those level. */
function scoreOf({ nights, players }: Game): number[] {
  const seats = Array.from({ length: players }, (_, seat) => {
    const paid = nights.map(({ gratitude }) => gratitude[seat])
    return { seat, all: paid.reduce((sum, one) => sum + one), best: Math.max(...paid) }
  })
  const first = seats.toSorted((a, b) => b.all - a.all || b.best - a.best)[0]
  return seats.filter(({ all, best }) => all === first.all && best === first.best).map(({ seat }) => seat)
}

test('needs neither the names of fed cards nor the ♠ that broke trail: the same is paid', () => {
  for (let n = 0; n < 300; n++) {
    const game = new Game(2 + (n % 5))
    playNight(game, diceOf(n), leanOf(n))
    const whole = pencil(game)
    const night = {
      ...whole,
      trails: whole.trails.map(() => 0),
      piles: whole.piles.map((pile) => ({ ...pile, named: [] })),
    }
    expect(checkNight(night, game.players)).toEqual([])
    const settled = settleNight(night, NAMES.slice(0, game.players))
    expect(settled).toMatchObject({ kind: 'settled', result: { gratitude: game.nights[0].gratitude } })
  }
})
