/** A play-out allocates nothing: not a beat, not a play. Told by the heap over many nights, in bytes and never in time. */
import { expect, test } from 'vitest'
import { Dice, Night, numbersFor, PACK } from '../src/index.ts'
import { playOut } from './playOut.ts'
import { PLAYERS } from './walk.ts'

const WINDOWS = 40
const NIGHTS = 1000
/** Bytes a night. Races of the Gambit and T3 take about 60, being rare; one number or array a beat would be a hundred more. */
const SPARE = 100

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]

test.each(PLAYERS)('%i players: the heap does not feel forty thousand nights', (players) => {
  const night = new Night()
  const pack = PACK.slice()
  const dice = new Dice(players)
  const { fate } = numbersFor(players)
  const at = { players, whiteout: 0 }
  const growth: number[] = []
  for (let window = 0; window < WINDOWS; window++) {
    const before = process.memoryUsage().heapUsed
    for (let i = 0; i < NIGHTS; i++) {
      dice.shuffle(pack)
      at.whiteout = dice.below(fate + 1)
      night.deal(pack, at)
      playOut(night, dice)
    }
    growth.push(process.memoryUsage().heapUsed - before)
  }
  // the first windows are still being compiled; a collection makes a window shrink, and the median does not mind
  expect(median(growth.slice(WINDOWS / 4)) / NIGHTS).toBeLessThan(SPARE)
})
