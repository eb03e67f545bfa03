import { WEIGHTS } from '@watchfires/bots'
import { Dice } from '@watchfires/rules'
import { expect, test } from 'vitest'
import { Evolver } from './evolve.ts'
import { tune } from './tune.ts'

test('the cloud finds the top of a hill, its axes of unlike length, through some noise', () => {
  const dice = new Dice(3)
  const evolver = new Evolver({ start: [0, 0, 0, 0], step: 0.5, size: 12, dice })
  const top = [1, -2, 0.5, 3]
  for (let generation = 0; generation < 120; generation++) {
    const worths = evolver
      .draw()
      .map((at) => -at.reduce((sum, x, i) => sum + 4 ** i * (x - top[i]) ** 2, 0) + 0.01 * dice.unit())
    evolver.tell(worths)
  }
  for (const [i, x] of evolver.mean.entries()) expect(Math.abs(x - top[i])).toBeLessThan(0.1)
})

test('tuning mends weights that were spoiled, and leaves the others alone', async () => {
  const spoiled = { ...WEIGHTS, keep: 4 }
  const told: object[] = []
  const found = await tune({
    players: 3,
    start: spoiled,
    keys: ['keep'],
    rounds: 1,
    generations: 5,
    size: 6,
    boards: 15,
    seed: 2,
    told: (line) => told.push(line),
  })
  expect(told).toHaveLength(6)
  expect(told.at(-1)).toMatchObject({ round: 1, kept: true })
  expect(found.keep).toBeLessThan(3)
  expect(found.watch).toBe(WEIGHTS.watch)
})
