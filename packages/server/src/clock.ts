/** Time, as a port, so that tests can let an hour pass. */
export interface Clock {
  /** milliseconds since 1970 */
  now(): number
  /** Runs once after `ms`; answers how to call it off. */
  after(ms: number, run: () => void): () => void
  /** Runs again and again, every `ms`; answers how to stop. */
  every(ms: number, run: () => void): () => void
}

/** Longer waits than a timer can hold are cut here, and asked for anew. */
const LONGEST = 2 ** 31 - 1

export const systemClock: Clock = {
  now: Date.now,
  after(ms, run) {
    const timer = setTimeout(run, Math.min(Math.max(0, ms), LONGEST))
    return () => clearTimeout(timer)
  },
  every(ms, run) {
    const timer = setInterval(run, ms)
    return () => clearInterval(timer)
  },
}
