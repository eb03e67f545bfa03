/** The API under `/api`: what every route has in common. */
import type { Refused } from '@watchfires/table'
import type { FastifyError, FastifyInstance } from 'fastify'
import { NO_TABLE, notUnderstood } from '../problem.ts'
import { tooSoon } from './asked.ts'
import { refuseForeign } from './credentials.ts'
import { type House, originsOf, sendProblem } from './house.ts'
import { addressOf } from './limits.ts'
import { openapi } from './openapi.ts'
import { tableRoutes } from './table.ts'
import { tablesRoutes } from './tables.ts'

/** No request is longer; a command has a few hundred bytes. */
export const LONGEST_BODY = 4096

const NOTHING = { ...NO_TABLE, title: 'Not found', detail: 'There is nothing at this address.' }

/** Adds the API to a server. */
export function api(house: House): (server: FastifyInstance) => Promise<void> {
  return async (server) => {
    server.removeContentTypeParser('text/plain')
    server.setErrorHandler((error: FastifyError, request, reply) => {
      const refused = refusedBy(error)
      if (refused.status === 500) request.log.error(error)
      return sendProblem(reply, refused)
    })
    // A route of its own, not the handler for what is not found: the pages' route would be asked first.
    server.all('/*', (_, reply) => sendProblem(reply, NOTHING))
    server.addHook('onRequest', async (request, reply) => {
      const wait = house.limits.requests.take(addressOf(request.ip))
      if (wait > 0) return tooSoon(reply, wait, 'Too many requests come from this address.')
      if (request.method !== 'POST') return undefined
      const byCookie = request.headers.cookie !== undefined
      const foreign = refuseForeign(request.headers, { origins: originsOf(house, request), byCookie })
      return foreign ? sendProblem(reply, foreign) : undefined
    })
    server.addHook('onSend', async (_, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    })
    server.get('/openapi.json', () => openapi(house.release))
    await server.register(tablesRoutes(house))
    await server.register(tableRoutes(house))
  }
}

function refusedBy(error: FastifyError): Refused {
  const status = error.statusCode ?? 500
  switch (status) {
    case 413:
      return { status, title: 'Too large', detail: `A request has at most ${LONGEST_BODY} bytes.` }
    case 415:
      return { status, title: 'Not JSON', detail: 'Send application/json.' }
    default:
      return status >= 400 && status < 500
        ? { ...notUnderstood('The request is not well-formed.'), status }
        : { status: 500, title: 'Our fault', detail: 'Something went wrong here. Nothing has changed; try again.' }
  }
}
