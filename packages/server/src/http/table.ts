/** `/api/tables/:table…`: sitting down, the host's wishes, commands, the stream, the record. */

import type { Refused } from '@watchfires/table'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { byOf, seatOf } from '../asking/actor.ts'
import { considerCommand } from '../asking/command.ts'
import { considerHost } from '../asking/host.ts'
import { openRematch } from '../asking/rematch.ts'
import { considerSitting, type Sitting } from '../asking/sit.ts'
import type { Keeper } from '../keeping/keeper.ts'
import { notNow, notYours, unknownKey } from '../problem.ts'
import { hashOf, someRequest } from '../vault.ts'
import { digestOf, queryOf, read, tooSoon } from './asked.ts'
import {
  fromCookie,
  hasHostKey,
  hostCookie,
  hostKeyOf,
  keysBefore,
  noSeatCookie,
  type Shown,
  seatCookie,
  shownBy,
  type Unknown,
} from './credentials.ts'
import { type House, isRefused, isSecure, keeperOf, sendProblem } from './house.ts'
import { addressOf } from './limits.ts'
import { Stream } from './stream.ts'
import { COMMAND, HOSTING, SITTING } from './wire.ts'

type Asked = FastifyRequest<{ Params: { table: string } }>

/** A comment goes down every stream this often, ms: a page that misses two says that it hears nothing. */
const HEARTBEAT = 4_000

export function tableRoutes(house: House): (server: FastifyInstance) => Promise<void> {
  return async (server) => {
    const streams = new Set<Stream>()
    const stop = house.clock.every(HEARTBEAT, () => {
      for (const stream of streams) stream.beat()
    })
    server.addHook('preClose', async () => {
      stop()
      for (const stream of [...streams]) stream.end()
    })

    /** Finds the table and who asks, or refuses. */
    const at =
      (route: (of: { keeper: Keeper; shown: Shown; request: Asked; reply: FastifyReply }) => Promise<FastifyReply>) =>
      async (request: Asked, reply: FastifyReply): Promise<FastifyReply> => {
        const { table } = request.params
        const keeper = await keeperOf(house, table)
        if (isRefused(keeper)) return sendProblem(reply, keeper)
        const { headers } = request
        const shown = shownBy({ headers, seat: queryOf(request, 'seat'), keys: keeper.keys })
        if ('refused' in shown) return refuseKey(house, { shown, request, reply })
        return route({ keeper, shown, request, reply })
      }

    server.get(
      '/tables/:table',
      at(async ({ keeper, shown, request, reply }) => {
        const after = placeOf(queryOf(request, 'after'))
        const json = await keeper.look(() => keeper.tellingSince(after).json(seatOf(shown.actor) ?? 'spectator'))
        return reply.type('application/json; charset=utf-8').send(json)
      }),
    )
    server.get(
      '/tables/:table/record',
      at(async ({ keeper, reply }) => {
        const record = await keeper.look(() => (keeper.table.isEnded ? keeper.table.record() : null))
        return record ? reply.send(record) : sendProblem(reply, notNow('The game is not over.'))
      }),
    )
    server.get(
      '/tables/:table/stream',
      { exposeHeadRoute: false },
      at(async ({ keeper, shown, request, reply }) => {
        const count = house.limits.openStream(addressOf(request.ip))
        if (!count) return tooSoon(reply, 10, 'Too many streams are open from this address.')
        const after = placeOf(headerOf(request, 'last-event-id') ?? queryOf(request, 'after'))
        reply.hijack()
        const { raw } = reply
        raw.socket?.setNoDelay(true)
        raw.writeHead(200, {
          ...(reply.getHeaders() as Record<string, string>),
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
        })
        const { actor, isHost } = shown
        const stream = new Stream(raw, {
          viewer: seatOf(actor) ?? 'spectator',
          isHost,
          keyHash: actor.keyHash,
          onEnd: (ended) => {
            count()
            streams.delete(ended)
            keeper.leave(ended)
          },
        })
        streams.add(stream)
        await keeper.join(stream, after)
        return reply
      }),
    )
    server.post('/tables/:table/seats', async (request: Asked, reply) => sit(house, request, reply))
    server.post(
      '/tables/:table/host',
      at((of) => host(house, of)),
    )
    server.post(
      '/tables/:table/commands',
      at((of) => command(house, of)),
    )
  }
}

interface Of {
  readonly keeper: Keeper
  readonly shown: Shown
  readonly request: Asked
  readonly reply: FastifyReply
}

/** Refuses a key; a dead cookie is taken away, so that the browser can go on as a spectator. */
function refuseKey(
  house: House,
  { shown, request, reply }: { readonly shown: Unknown; readonly request: Asked; readonly reply: FastifyReply },
): FastifyReply {
  const { forget, refused } = shown
  const of = { table: request.params.table, secure: isSecure(house, request) }
  if (forget !== undefined) reply.header('set-cookie', noSeatCookie(forget, of))
  return sendProblem(reply, refused)
}

/** A place in the stream: a whole number; null for anything else. */
const placeOf = (text: string | undefined): number | null => (text && /^\d{1,9}$/.test(text) ? Number(text) : null)

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

async function sit(house: House, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const { table } = request.params
  const keeper = await keeperOf(house, table)
  if (isRefused(keeper)) return sendProblem(reply, keeper)
  const asked = read(SITTING, request.body)
  if (isRefused(asked)) return sendProblem(reply, asked)
  const { headers } = request
  const from = asked.from === undefined ? undefined : await seatBefore(house, { table: asked.from, request })
  if (from && isRefused(from)) return sendProblem(reply, from)
  const id = asked.id ?? someRequest()
  const key = house.vault.key('seat', table, id)
  const sitting: Sitting = {
    name: asked.name,
    nonce: asked.nonce,
    seat: asked.seat,
    isBot: asked.bot,
    isHost: hasHostKey({ headers, keys: keeper.keys }),
    claim: asked.claim,
    from,
    keyHash: hashOf(key),
  }
  const answered = await keeper.ask({
    by: 'sit',
    // Who knows the id can be given the key again, so it is kept as its hash.
    id: hashOf(id),
    digest: digestOf(asked),
    decide: () => considerSitting(keeper, sitting),
  })
  if ('refused' in answered) return sendProblem(reply, answered.refused)
  const seat = answered.body.seat as number
  const cookie = seatCookie(seat, key, { table, secure: isSecure(house, request) })
  return reply
    .code(201)
    .header('set-cookie', cookie)
    .send({ ...answered.body, key })
}

/** The seat that somebody had at the table before, by the key they show. */
async function seatBefore(
  house: House,
  { table, request }: { readonly table: string; readonly request: Asked },
): Promise<Sitting['from'] | Refused> {
  const before = await keeperOf(house, table)
  if (isRefused(before)) return before
  for (const key of keysBefore(request.headers)) {
    const owner = before.keys.get(hashOf(key))
    if (typeof owner === 'number') return { table, seat: owner, name: before.table.seats.at(owner).name }
  }
  return unknownKey('A seat is kept for the key that had it in the game before.')
}

async function host(house: House, { keeper, shown, request, reply }: Of): Promise<FastifyReply> {
  const asked = read(HOSTING, request.body)
  if (isRefused(asked)) return sendProblem(reply, asked)
  // The host's cookie speaks before a seat's, unless it has lost its powers or the seat is named.
  const byHost = shown.isHost && shown.byCookie && queryOf(request, 'seat') === undefined
  const actor = byHost ? { owner: 'host' as const, keyHash: null } : shown.actor
  if (actor.owner === null) return sendProblem(reply, notYours('Show the host’s key, or a seat’s.'))
  const { id: given, ...wish } = asked
  const id = given ?? someRequest()
  const claim = house.vault.key('claim', keeper.id, id)
  const answered = await keeper.ask({
    by: `host ${byOf(actor)}`,
    id: hashOf(id),
    digest: digestOf(asked),
    decide: () => considerHost(keeper, { actor, wish, claimHash: hashOf(claim) }),
  })
  if ('refused' in answered) return sendProblem(reply, answered.refused)
  return reply.send(wish.type === 'invite' ? { ...answered.body, claim } : answered.body)
}

async function command(house: House, { keeper, shown, request, reply }: Of): Promise<FastifyReply> {
  const start = performance.now()
  const asked = read(COMMAND, request.body)
  const type = isRefused(asked) ? 'unknown' : asked.type
  const done = (status: number) => house.metrics.answered({ type, status, ms: performance.now() - start })
  const refuse = (refused: Refused) => {
    done(refused.status)
    return sendProblem(reply, refused)
  }
  if (isRefused(asked)) return refuse(asked)
  const { actor } = shown
  const seat = seatOf(actor)
  if (seat === null) return refuse(notYours('Only who sits at the table can do that.'))
  const wait = house.limits.commands.take(actor.keyHash!)
  if (wait > 0) return tooSoon(reply, wait, 'Too many commands come from this seat.')
  const { id, ...wish } = asked
  const rematch = wish.type === 'rematch' ? await openRematch(house, { keeper, seat }) : undefined
  if (rematch && isRefused(rematch)) return refuse(rematch)
  const answered = await keeper.ask({
    by: String(seat),
    id,
    digest: digestOf(wish),
    decide: () =>
      considerCommand(keeper, { seat, wish, rematch, mayTalk: () => house.limits.talk.take(actor.keyHash!) === 0 }),
  })
  if ('refused' in answered) return refuse(answered.refused)
  const of = { table: keeper.id, secure: isSecure(house, request) }
  if (shown.byCookie && wish.type === 'leave' && !keeper.keys.has(actor.keyHash!))
    reply.header('set-cookie', noSeatCookie(seat, of))
  if (shown.byCookie && rematch)
    reply.header('set-cookie', rematchCookies(house, { shown, request, seat, table: rematch.table }))
  done(200)
  return reply.send(answered.body)
}

/** The same browser's keys again, for the path of the table that follows. */
function rematchCookies(
  house: House,
  of: { readonly shown: Shown; readonly request: Asked; readonly seat: number; readonly table: string },
): string[] {
  const path = { table: of.table, secure: isSecure(house, of.request) }
  const hostKey = hostKeyOf(of.request.headers)
  return [fromCookie(of.seat, of.shown.key!, path), ...(of.shown.isHost && hostKey ? [hostCookie(hostKey, path)] : [])]
}
