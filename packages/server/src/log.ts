/** The log, as lines of JSON: what was asked and how it went, never a key, a cookie, a body, a query or an address. */
import { createHmac, randomBytes } from 'node:crypto'
import { type FastifyServerOptions, LogController } from 'fastify'
import type { ServerOptions } from './options.ts'

/** Addresses are logged as a hash under a salt that nobody keeps: the same visitor can be followed in one log, and named in none. */
const SALT = randomBytes(16)
const visitorOf = (ip: string): string => createHmac('sha256', SALT).update(ip).digest('base64url').slice(0, 10)

/** A path as it is logged, with a table's id cut short: the whole one is the right to watch. */
const pathOf = (url: string): string => url.split('?', 1)[0].replace(/^(\/api\/tables\/.{6})[^/]*/, '$1…')

export function logOptions(level: ServerOptions['log']): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  if (level === 'silent') return { logger: false }
  return {
    logController: new LogController({ disableRequestLogging: level !== 'debug' && level !== 'info' }),
    logger: {
      level,
      stream: process.stderr,
      serializers: {
        req: ({ method, url, ip }) => ({ method, path: pathOf(url ?? ''), visitor: visitorOf(ip ?? '') }),
        res: ({ statusCode }) => ({ status: statusCode }),
      },
    },
  }
}
