/** Puts the server together: store, tables, API, pages. */
import { mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastify, { type FastifyBaseLogger } from 'fastify'
import { type Clock, systemClock } from './clock.ts'
import { guard } from './guard.ts'
import { api, LONGEST_BODY } from './http/api.ts'
import type { House } from './http/house.ts'
import { Limits } from './http/limits.ts'
import { Metrics } from './http/metrics.ts'
import { opsRoutes } from './http/ops.ts'
import { Hall } from './keeping/hall.ts'
import { thinkers } from './keeping/thinkers.ts'
import { logOptions } from './log.ts'
import { OPTIONS, type ServerOptions } from './options.ts'
import { LocalPokes, type Pokes } from './poke.ts'
import { expireTables } from './retention.ts'
import type { EventStore } from './store/eventStore.ts'
import { SqliteStore } from './store/sqlite.ts'
import { randomHex, Vault } from './vault.ts'
import { serveWeb } from './web.ts'

/** What a server stands on, where it is not the usual: another store, other nodes, a test's time and chance. */
export interface Ground {
  readonly clock: Clock
  /** where secrets come from: so many random bytes, as hex */
  random(bytes: number): string
  /** this node's name among those that share the store */
  readonly node: string
  readonly pokes: Pokes
  /** opens the store; told how long each of its transactions takes, ms */
  openStore(onFlush: (ms: number) => void): EventStore
}

export interface Serving extends Partial<ServerOptions> {
  readonly port: number
  readonly host: string
  /** the folder of the web's build; without one the server has the API alone */
  readonly dist?: string
  readonly ground?: Partial<Ground>
}

export interface Served {
  readonly port: number
  /** Takes nothing new, ends what is open, and answers when all is stored and closed. */
  close(): Promise<void>
}

/** The database's name in the folder of the tables. */
export const DATABASE = 'watchfires.sqlite'
/** A request must have come in whole after this, ms. */
const SLOWEST = 15_000
/** How often a server that stops looks for connections to close, ms. */
const CLOSING = 20
/** How often tables are looked for that have been kept for their time, ms. */
const SWEEP = 600_000

/** Serves the game. Rejects with the system's error (`code` `EADDRINUSE` …) when the port cannot be had. */
export async function serve({ dist, ground, ...serving }: Serving): Promise<Served> {
  const options: ServerOptions = { ...OPTIONS, ...serving }
  const server = fastify({
    forceCloseConnections: 'idle',
    bodyLimit: LONGEST_BODY,
    requestTimeout: SLOWEST,
    trustProxy: options.trustProxy,
    routerOptions: { maxParamLength: 64 },
    ...logOptions(options.log),
  })
  const opened = await openHouse({ options, ground: { ...usual(options), ...ground }, log: server.log })
  try {
    guard(server)
    await server.register(api(opened.house), { prefix: '/api' })
    await server.register(opsRoutes(opened.house))
    if (dist !== undefined) await serveWeb(server, dist)
    const address = await server.listen({ port: options.port, host: options.host })
    const close = async () => {
      // Connections that were busy when the stop began are idle a moment later; nobody else would close them.
      const closing = setInterval(() => server.server.closeIdleConnections(), CLOSING)
      await server.close()
      clearInterval(closing)
      await opened.close()
    }
    return { port: Number(new URL(address).port) || options.port, close }
  } catch (error) {
    await opened.close()
    throw error
  }
}

/** One node with the embedded store. */
const usual = ({ data }: ServerOptions): Ground => ({
  clock: systemClock,
  random: randomHex,
  node: 'one',
  pokes: new LocalPokes().join(),
  openStore(onFlush) {
    if (data !== null) mkdirSync(data, { recursive: true, mode: 0o700 })
    return new SqliteStore({ file: data === null ? ':memory:' : join(data, DATABASE), onFlush })
  },
})

async function openHouse({
  options: { retention, publicUrl, lobby, limits, botThreads, botPace },
  ground: { clock, random, node, pokes, openStore },
  log,
}: {
  readonly options: ServerOptions
  readonly ground: Ground
  readonly log: FastifyBaseLogger
}): Promise<{ readonly house: House; close(): Promise<void> }> {
  const onFault = (error: unknown) => log.error(error)
  let metrics: Metrics | null = null
  const store = openStore((ms) => metrics?.stored(ms))
  const vault = new Vault(await store.once('secret', () => random(32)))
  const bots = thinkers(botThreads)
  const hall = new Hall({ node, store, pokes, clock, thinkers: bots, pace: botPace, onFault })
  metrics = new Metrics({ streams: () => hall.streams, tables: () => hall.count })
  await hall.open()
  const sweep = () => expireTables(store, { retention, now: clock.now() }).catch(onFault)
  await sweep()
  const stopSweeping = clock.every(SWEEP, () => void sweep())
  const house: House = {
    hall,
    vault,
    clock,
    random,
    limits: new Limits(clock, limits),
    metrics,
    release: await readRelease(),
    hasLobby: lobby,
    publicUrl,
  }
  const close = async () => {
    stopSweeping()
    await hall.close()
    await bots.close()
    await store.close()
  }
  return { house, close }
}

/** The release that this server is of, as its package says. */
async function readRelease(): Promise<string> {
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'))
  return version
}
