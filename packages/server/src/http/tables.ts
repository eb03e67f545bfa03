/** `/api/tables`: opening one, and the lobby. */

import type { Settings } from '@watchfires/table'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openTable } from '../asking/open.ts'
import { Keeper } from '../keeping/keeper.ts'
import { notKept, notNow, notUnderstood } from '../problem.ts'
import { hashOf, someRequest } from '../vault.ts'
import { digestOf, queryOf, read, tooSoon } from './asked.ts'
import { hostCookie } from './credentials.ts'
import { type House, isRefused, isSecure, sendProblem, siteOf } from './house.ts'
import { addressOf } from './limits.ts'
import { OPENING, type Opening } from './wire.ts'

/** Under which opening is remembered, beside what seats and hosts ask. */
const OPEN = 'open'
/** Tables on one page of the lobby. */
const PAGE = 20

export function tablesRoutes(house: House): (server: FastifyInstance) => Promise<void> {
  return async (server) => {
    server.post('/tables', (request, reply) => open(house, request, reply))
    server.get('/tables', (request) => lobby(house, queryOf(request, 'after') ?? null))
  }
}

async function open(house: House, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const asked = read(OPENING, request.body)
  if (isRefused(asked)) return sendProblem(reply, asked)
  const fault = faultIn(asked, house.hasLobby)
  if (fault) return sendProblem(reply, notUnderstood(fault))
  const { id: given, bots, ...settings } = asked
  const { hall, vault, clock, release } = house
  const id = given ?? someRequest()
  const table = vault.tableId(id)
  const hostKey = vault.key('host', table, id)
  const digest = digestOf(asked)
  // Only who repeats a request is let through: everybody else takes a token.
  const known = given === undefined ? null : await hall.store.remembered(table, OPEN, hashOf(id))
  const wait = known ? 0 : house.limits.tables.take(addressOf(request.ip))
  if (wait > 0) return tooSoon(reply, wait, 'Too many tables were opened from this address; wait a while.')
  const opened = openTable({
    id: table,
    settings: settings satisfies Settings,
    bots,
    release,
    at: clock.now(),
    hostHash: hashOf(hostKey),
    random: house.random,
    done: ({ commitments }) => [{ by: OPEN, id: hashOf(id), digest, answer: JSON.stringify(commitments) }],
  })
  const outcome = known ? 'conflict' : await hall.store.append(opened.append)
  const done = outcome === 'stored' ? null : (known ?? (await hall.store.remembered(table, OPEN, hashOf(id))))
  if (outcome !== 'stored') {
    if (!done) return sendProblem(reply, notKept('The table could not be opened; try again.'))
    if (done.digest !== digest) return sendProblem(reply, notNow('This id was used for another request.'))
  }
  const commitments: string[] = done ? JSON.parse(done.answer) : opened.table.commitments
  return reply
    .code(201)
    .header('set-cookie', hostCookie(hostKey, { table, secure: isSecure(house, request) }))
    .send({
      table,
      hostKey,
      url: `${siteOf(house, request)}/table/${table}`,
      deals: commitments.map((commitment) => ({ commitment })),
    })
}

/** What a schema cannot say of a table to be opened. */
function faultIn({ players, bots, talk, visibility }: Opening, hasLobby: boolean): string | null {
  if (new Set(bots.map(({ seat }) => seat)).size < bots.length) return 'bots: two on one seat'
  if (bots.some(({ seat }) => seat >= players)) return 'bots: no such seat'
  if (visibility === 'public' && talk === 'free') return 'talk: at a public table there are phrases only'
  if (visibility === 'public' && !hasLobby) return 'visibility: there are no public tables here'
  return null
}

/** Public tables with a free seat and somebody present. */
async function lobby({ hall, clock, hasLobby }: House, after: string | null) {
  if (!hasLobby) return { tables: [], next: null }
  const page = await hall.store.lobby({ after, limit: PAGE, since: clock.now() - hall.deadAfter })
  const found = await Promise.all(page.rows.map(({ id }) => hall.find(id)))
  const tables = found.flatMap((keeper) => (keeper instanceof Keeper ? [invitation(keeper)] : []))
  return { tables, next: page.next }
}

function invitation({ id, table, crowd }: Keeper) {
  const { settings, seats } = table
  return {
    table: id,
    settings,
    free: seats.free,
    seats: seats.all.map((sitter, seat) => ({
      name: sitter?.name ?? '',
      kind: sitter?.as ?? 'empty',
      present: sitter !== null && (seats.isBot(seat) || crowd.isPresent(seat)),
    })),
  }
}
