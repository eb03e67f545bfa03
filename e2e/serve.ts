// The server that the browser tests ask, on port E2E_PORT: ours, with the pages as they were built, its tables in memory.
import { serve } from '@watchfires/server'
import { DIST } from '../scripts/web.ts'

const served = await serve({
  port: Number(process.env.E2E_PORT),
  host: 'localhost',
  dist: process.env.E2E_DIST ?? DIST,
  log: 'silent',
  botPace: [50, 250],
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => served.close())
