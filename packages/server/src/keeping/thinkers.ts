/** The bots' threads, started when one is asked and ended when none is for a while. */
import { randomInt } from 'node:crypto'
import { BOTS, type Choice } from '@watchfires/bots'
import type { View } from '@watchfires/rules'
import type { Level } from '@watchfires/table'
import { Tinypool } from 'tinypool'
import type { Question } from './think.ts'

export interface Thinkers {
  /** What a bot decides for the owner of a view. Rejects when its thread dies. */
  think(level: Level, view: View): Promise<Choice>
  close(): Promise<void>
}

const isKnown = (level: Level): level is Question['level'] => level in BOTS

/** A pool of `threads` threads. */
export function thinkers(threads: number): Thinkers {
  const pool = new Tinypool({
    filename: new URL('./think.ts', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
  })
  return {
    think(level, view) {
      const question: Question = {
        level: isKnown(level) ? level : 'steady',
        view,
        dice: Array.from({ length: 4 }, () => randomInt(2 ** 31)),
      }
      return pool.run(question) as Promise<Choice>
    },
    close: () => pool.destroy(),
  }
}
