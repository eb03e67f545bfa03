/** Options that the commands of the lab share, and how their values are read. */
import { MOST_PLAYERS } from '@watchfires/rules'
import { type Command, InvalidArgumentError } from 'commander'
import type { Limits } from '../crew/task.ts'
import type { Shard } from './study.ts'

/** A reader of whole numbers in a range. */
export function whole(least: number, most: number = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
    if (number >= least && number <= most) return number
    const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `${least}–${most}`
    throw new InvalidArgumentError(`It is a whole number ${range}.`)
  }
}

/** `2,4,6` or `2-6`, as numbers of players. */
export function playerCounts(text: string): number[] {
  const [low, high] = text.split('-').map(Number)
  const counts = /^\d-\d$/.test(text)
    ? Array.from({ length: Math.max(0, high - low + 1) }, (_, i) => low + i)
    : text.split(',').map(Number)
  const isRight = counts.length > 0 && counts.every((n) => Number.isInteger(n) && n >= 2 && n <= MOST_PLAYERS)
  if (!isRight) throw new InvalidArgumentError('It is numbers 2–6, as in 4 or 2,4,6 or 2-6.')
  return [...new Set(counts)]
}

/** `3/8`. */
export function shard(text: string): Shard {
  const [part, of] = text.split('/').map(Number)
  const isRight = /^\d{1,6}\/\d{1,6}$/.test(text) && part >= 1 && part <= of
  if (!isRight) throw new InvalidArgumentError('It is i/n, with i from 1 to n.')
  return { part, of }
}

/** What every command that plays takes. */
export interface Playing {
  readonly seed: number
  readonly jobs?: number
  readonly variant?: string
  readonly time: number
  readonly startTime: number
}

export function addPlaying(command: Command): Command {
  return command
    .option('--seed <n>', 'the seed; equal seeds give equal results', whole(0, 2 ** 31 - 1), 1)
    .option('--jobs <n>', 'threads; as many as the machine runs where not given', whole(1, 1024))
    .option('--variant <file>', 'a studied game instead of the real one (watchfires variant)')
    .option('--time <ms>', 'what an outside bot may take for a decision', whole(1, 3_600_000), 1000)
    .option('--start-time <ms>', 'what an outside bot may take to start', whole(1, 3_600_000), 10_000)
}

export const limitsOf = ({ time, startTime }: Playing): Limits => ({ decision: time, start: startTime })
