// `npm run bench:bots [-- --json]`: what the bots cost, by CPU time, so that a busy machine tells nearly the same: a world sampled,
// a decision of steady with its view, a night of steady, a play-out, and sharp's decisions at each number of players.
import { type Bot, driveNight, PlayOut, Shown, sharp, steady, Whims, WORLDS, weightsFor } from '@watchfires/bots'
import { Dice, Game, Night, numbersFor, PACK, publicView, seatView, type View, Worlds } from '@watchfires/rules'

const ROUNDS = 5
const LIMITS = { world: 600, steady: 10, nights: 250, sharp: 30 }

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** Microseconds of CPU a call, the median of some rounds. */
function cost(times: number, work: (i: number) => void): number {
  for (let i = 0; i < times / 10; i++) work(i)
  const rounds = Array.from({ length: ROUNDS }, () => {
    const began = cpu()
    for (let i = 0; i < times; i++) work(i)
    return (cpu() - began) / times
  })
  return rounds.sort((a, b) => a - b)[ROUNDS >> 1]
}

function dealt(players: number, board: number): Game {
  const dice = new Dice(5, players, board)
  const pack = PACK.slice()
  dice.shuffle(pack)
  const game = new Game(players)
  game.deal({ pack, whiteout: dice.below(numbersFor(players).fate + 1) })
  return game
}

const clones = (players: number, bot: Bot): Bot[] => Array.from({ length: players }, () => bot)
const roll = new Dice(1)

/** Views that somebody is asked about, from nights of steady. */
function views(players: number, count: number): View[] {
  const seen: View[] = []
  for (let board = 0; seen.length < count; board++) {
    const watched: Bot = {
      choose: (view, dice) => {
        seen.push(view)
        return steady.choose(view, dice)
      },
    }
    driveNight(dealt(players, board), clones(players, watched), () => roll)
  }
  return seen.slice(0, count)
}

function worldCost(players: number): number {
  const sampled = views(players, 64).map((view) => new Worlds(view))
  const night = new Night()
  return 1000 * cost(200_000, (i) => sampled[i & 63].sample(roll, night))
}

function steadyCost(players: number): number {
  const games = Array.from({ length: 64 }, (_, board) => dealt(players, board))
  return cost(100_000, (i) => {
    const { night } = games[i & 63]
    const seat = night.phase === 0 || night.phase === 1 ? night.holder : i % players
    steady.choose(seatView(publicView(night, { nights: [] }), night, seat), roll)
  })
}

function playOutCost(players: number): number {
  const playOut = new PlayOut(weightsFor(players))
  const whims = new Whims(0.1)
  whims.rollFor(players, 1, roll)
  const first = Array.from({ length: 64 }, (_, board) => dealt(players, board).night)
  const shown = first.map((night) => new Shown().read(night))
  const night = new Night()
  return cost(50_000, (i) => {
    night.copyFrom(first[i & 63])
    playOut.shown.copyFrom(shown[i & 63])
    playOut.run(night, whims)
  })
}

/** Milliseconds of CPU of each of sharp's decisions. */
function sharpCosts(players: number): number[] {
  const asked = views(players, 400)
  for (const view of asked.slice(0, 50)) sharp.choose(view, roll)
  return asked
    .map((view) => {
      const began = cpu()
      sharp.choose(view, roll)
      return (cpu() - began) / 1000
    })
    .sort((a, b) => a - b)
}

const tell = (...cells: string[]) =>
  process.stdout.write(`${cells.map((cell, i) => (i ? cell.padStart(16) : cell.padEnd(8))).join('')}\n`)

const world = worldCost(4)
process.stdout.write(`a world sampled at 4 seats: ${world.toFixed(0)} ns (at most ${LIMITS.world})\n`)
const night = cost(3_000, (i) => {
  driveNight(dealt(4, i), clones(4, steady), () => roll)
})
process.stdout.write(`a night of steady at 4 seats, through views: ${night.toFixed(0)} µs (at most ${LIMITS.nights})\n`)
process.stdout.write(`CPU, sharp with ${WORLDS} worlds:\n`)
tell('players', 'steady µs', 'play-out µs', 'sharp p50 ms', 'sharp p99 ms')
const rows = [2, 3, 4, 5, 6].map((players) => {
  const costs = sharpCosts(players)
  const row = {
    players,
    steady: steadyCost(players),
    playOut: playOutCost(players),
    p50: costs[Math.floor(costs.length / 2)],
    p99: costs[Math.floor(costs.length * 0.99)],
  }
  tell(String(players), row.steady.toFixed(2), row.playOut.toFixed(2), row.p50.toFixed(1), row.p99.toFixed(1))
  return row
})
const isWithin =
  world <= LIMITS.world &&
  night <= LIMITS.nights &&
  rows.every(({ steady: cost }) => cost <= LIMITS.steady) &&
  rows[4].p99 <= LIMITS.sharp
process.stdout.write(isWithin ? 'All within their limits.\n' : 'Not all are within their limits.\n')
if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify({ world, night, rows })}\n`)
if (!isWithin) process.exitCode = 1
