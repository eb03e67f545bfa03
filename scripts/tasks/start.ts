// `npm start [-- --port N] [--host H]`: builds the pages when they have changed, and serves the game, its tables kept in `.data`.
// What else can be set is set by the environment; `watchfires serve --help` lists it.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BadOption, OPTIONS, optionsFrom, run, type ServerOptions } from '@watchfires/server'
import { root, stop } from '../node.mjs'
import { isFree } from '../port.ts'
import { buildWeb, DIST } from '../web.ts'

const USUAL = 3000
/** How many ports from the usual one on are tried. */
const TRIES = 20

function parsePort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535) stop(`${JSON.stringify(text)} is no port: a whole number 0 … 65535 is`)
  return port
}

/** What the environment sets. */
function readSettings(): ServerOptions {
  try {
    return optionsFrom(process.env, { ...OPTIONS, data: join(root, '.data') })
  } catch (error) {
    if (error instanceof BadOption) return stop(error.message)
    throw error
  }
}

function readArguments(): { port: number | null; host: string } {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } })
    const port = values.port ?? process.env.WATCHFIRES_PORT ?? process.env.PORT
    return { port: port ? parsePort(port) : null, host: values.host ?? process.env.WATCHFIRES_HOST ?? 'localhost' }
  } catch (error) {
    return stop(`${(error as Error).message}\nUsage: npm start -- [--port N] [--host ADDRESS]`)
  }
}

async function portFor(asked: number | null, host: string): Promise<number> {
  if (asked !== null) {
    if (asked === 0 || (await isFree(asked, host))) return asked
    return stop(`port ${asked} is taken (or not yours to use); choose another with --port N`)
  }
  for (let port = USUAL; port < USUAL + TRIES; port++) if (await isFree(port, host)) return port
  return stop(`ports ${USUAL} … ${USUAL + TRIES - 1} are all taken; choose one with --port N`)
}

const asked = readArguments()
const set = readSettings()
const port = await portFor(asked.port, asked.host)
buildWeb()
const served = await run({ ...set, port, host: asked.host, dist: DIST })
const shown = ['0.0.0.0', '::'].includes(asked.host) ? 'localhost' : asked.host
const why = asked.port === null && port !== USUAL ? ` (port ${USUAL} is taken)` : ''
process.stdout.write(
  `Watchfires & Wagons is at http://${shown.includes(':') ? `[${shown}]` : shown}:${served.port}${why}\n`,
)
