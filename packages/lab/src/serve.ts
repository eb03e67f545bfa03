/** `watchfires serve`: the game from this machine, for its own browser or for everybody in the house. */
import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BadOption, OPTIONS, optionsFrom, VARIABLES } from '@watchfires/server/options'
import { type Command, InvalidArgumentError } from 'commander'
import { answer, refuse } from './say.ts'

interface Options {
  readonly port?: number
  readonly data?: string
  readonly lan?: true
}

/** The pages, as the repository builds them. */
const DIST = fileURLToPath(new URL('../../web/dist', import.meta.url))
/** Where tables are kept unless somebody says otherwise. */
export const DATA = '.data'
const EVERYWHERE = '0.0.0.0'

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the game: its pages and its online tables')
    .option('--port <n>', 'the port to listen at; 3000 where not given, 0 for any free one', port)
    .option('--data <folder>', `the folder where the tables are kept; ${DATA} where not given`)
    .option('--lan', 'serve everyone who can reach this machine, and say at which addresses')
    .addHelpText('after', settings())
    .action(serve)
}

function port(text: string): number {
  const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(number <= 65_535)) throw new InvalidArgumentError('It is a number 0–65535.')
  return number
}

/** The help's list of what the environment sets. */
function settings(): string {
  const widest = Math.max(...VARIABLES.map(({ name }) => name.length))
  const lines = VARIABLES.map(({ name, says }) => `  ${name.padEnd(widest)}  ${says}`)
  return `\nThe environment sets the same and more; what is given above comes first:\n${lines.join('\n')}`
}

async function serve({ port, data, lan }: Options): Promise<void> {
  try {
    const set = optionsFrom(process.env, { ...OPTIONS, data: DATA, log: 'info' })
    const options = { ...set, port: port ?? set.port, data: data ?? set.data, host: lan ? EVERYWHERE : set.host }
    // every other command does without the server
    const { run } = await import('@watchfires/server')
    const hasPages = existsSync(join(DIST, 'index.html'))
    const served = await run({ ...options, ...(hasPages ? { dist: DIST } : null) })
    if (!hasPages) await answer('There are no pages to serve (npm start builds them); this is the API alone.\n')
    const addresses = options.host === EVERYWHERE ? ['localhost', ...neighbours()] : [options.host]
    await answer(addresses.map((host) => `Watchfires & Wagons is at http://${host}:${served.port}\n`).join(''))
  } catch (error) {
    if (error instanceof BadOption) return error.message.split('\n').forEach(refuse)
    const { code, message } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    const why = { EADDRINUSE: 'the port is taken; choose another with --port', EACCES: 'the port is not yours to use' }
    refuse(code in why ? why[code as keyof typeof why] : message)
  }
}

/** The addresses at which other machines of the house reach this one. */
function neighbours(): string[] {
  return Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  )
}
