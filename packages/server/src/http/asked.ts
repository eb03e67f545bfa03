/** What a request asks, read with care. */
import { createHash } from 'node:crypto'
import type { Refused } from '@watchfires/table'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { notUnderstood, tooFast } from '../problem.ts'
import { sendProblem } from './house.ts'
import { explain } from './wire.ts'

/** A request's body by its schema, or why it is none. */
export function read<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> | Refused {
  const parsed = v.safeParse(schema, body)
  return parsed.success ? parsed.output : notUnderstood(explain(parsed.issues))
}

/** A digest of what is asked, so that the same id for something else is noticed. */
export const digestOf = (asked: unknown): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('base64url')

/** `?name=` once; undefined when it is missing or there several times. */
export function queryOf(request: FastifyRequest, name: string): string | undefined {
  const value = (request.query as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : undefined
}

/** Refuses for now, and says when to ask again. */
export function tooSoon(reply: FastifyReply, seconds: number, detail: string): FastifyReply {
  return sendProblem(reply.header('retry-after', seconds), tooFast(detail))
}
