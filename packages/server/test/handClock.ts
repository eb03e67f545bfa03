/** A clock that a test moves by hand. */
import type { Clock } from '../src/clock.ts'

interface Timer {
  at: number
  readonly every: number | null
  readonly run: () => void
}

export class HandClock implements Clock {
  private time = Date.UTC(2030, 0, 1)
  private readonly timers = new Set<Timer>()

  now(): number {
    return this.time
  }

  after(ms: number, run: () => void): () => void {
    return this.set({ at: this.time + Math.max(0, ms), every: null, run })
  }

  every(ms: number, run: () => void): () => void {
    return this.set({ at: this.time + ms, every: ms, run })
  }

  private set(timer: Timer): () => void {
    this.timers.add(timer)
    return () => this.timers.delete(timer)
  }

  /** Jumps ahead: what comes due in between runs once, late. */
  async leap(ms: number): Promise<void> {
    this.time += ms
    for (const timer of [...this.timers].filter(({ at }) => at <= this.time).sort((a, b) => a.at - b.at)) {
      if (timer.every === null) this.timers.delete(timer)
      else timer.at = this.time + timer.every
      timer.run()
      await rest()
    }
  }

  /** Lets time pass, everything that comes due run at its moment, and what that started come to rest. */
  async pass(ms: number): Promise<void> {
    const until = this.time + ms
    await rest()
    for (;;) {
      const next = [...this.timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.time = Math.max(this.time, next.at)
      if (next.every === null) this.timers.delete(next)
      else next.at += next.every
      next.run()
      await rest()
    }
    this.time = until
    await rest()
  }
}

/** Lets what is under way in this process go on for some turns of its loop. */
async function rest(): Promise<void> {
  for (let i = 0; i < 8; i++) await new Promise((resolve) => setImmediate(resolve))
}
