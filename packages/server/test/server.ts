/** The server as its own process, for tests: set by the environment, its time run faster by TEST_SPEED. */
import type { Clock } from '../src/clock.ts'
import { OPTIONS, optionsFrom } from '../src/options.ts'
import { run } from '../src/run.ts'

const speed = Number(process.env.TEST_SPEED ?? 1)
const start = Date.now()

/** Real time, `speed` times as fast. */
const clock: Clock = {
  now: () => Math.round(start + (Date.now() - start) * speed),
  after(ms, then) {
    const timer = setTimeout(then, Math.min(Math.max(0, ms / speed), 2 ** 31 - 1))
    return () => clearTimeout(timer)
  },
  every(ms, then) {
    const timer = setInterval(then, ms / speed)
    return () => clearInterval(timer)
  },
}

const served = await run({
  ...optionsFrom(process.env, { ...OPTIONS, port: 0, host: '127.0.0.1', log: 'error' }),
  ground: { clock },
})
process.stdout.write(`listening ${served.port}\n`)
