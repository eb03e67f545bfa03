/** A server in the test's own process, its time moved by hand; still driven over HTTP. */
import { createHash } from 'node:crypto'
import { OPTIONS } from '../src/options.ts'
import { type Served, type Serving, serve } from '../src/serve.ts'
import { HandClock } from './handClock.ts'

export interface Inside {
  readonly url: string
  readonly clock: HandClock
  readonly served: Served
  close(): Promise<void>
}

/** Dice for secrets, alike every time. */
function seeded(seed: number): (bytes: number) => string {
  let drawn = 0
  return (bytes) =>
    createHash('sha256')
      .update(`${seed} ${drawn++}`)
      .digest('hex')
      .slice(0, 2 * bytes)
}

export const FREE = { tablesPerHour: null, streamsPerAddress: null, requestsPerSecond: null, commandsPerSecond: null }

export async function openInside(more: Partial<Serving> = {}): Promise<Inside> {
  const clock = new HandClock()
  const served = await serve({
    ...OPTIONS,
    port: 0,
    host: '127.0.0.1',
    log: 'error',
    limits: FREE,
    botPace: [0, 0],
    ...more,
    ground: { random: seeded(2), ...more.ground, clock },
  })
  return { url: `http://127.0.0.1:${served.port}`, clock, served, close: () => served.close() }
}
