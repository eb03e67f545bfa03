/** What every part of the HTTP side is handed. */

import type { Refused } from '@watchfires/table'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Hall } from '../keeping/hall.ts'
import type { Keeper } from '../keeping/keeper.ts'
import { EXPIRED, NO_TABLE, OTHER_RULES, PROBLEM_JSON, problemOf } from '../problem.ts'
import type { Vault } from '../vault.ts'
import type { Limits } from './limits.ts'
import type { Metrics } from './metrics.ts'

export interface House {
  readonly hall: Hall
  readonly vault: Vault
  readonly clock: Clock
  /** so many random bytes, as hex */
  random(bytes: number): string
  readonly limits: Limits
  readonly metrics: Metrics
  readonly release: string
  /** whether strangers find public tables here */
  readonly hasLobby: boolean
  /** the address that players use, without a slash at its end; null for the one that a request came to */
  readonly publicUrl: string | null
}

const TABLE_ID = /^[a-z0-9]{20}$/

/** The keeper of the table in a request's path, or why there is none. */
export async function keeperOf({ hall }: House, table: string): Promise<Keeper | Refused> {
  if (!TABLE_ID.test(table)) return NO_TABLE
  const found = await hall.find(table)
  switch (found) {
    case 'none':
      return NO_TABLE
    case 'gone':
      return EXPIRED
    case 'broken':
      return OTHER_RULES
    default:
      return found
  }
}

export const isRefused = (value: object): value is Refused => 'status' in value && 'detail' in value

export function sendProblem(reply: FastifyReply, refused: Refused): FastifyReply {
  if (refused.status === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', 2)
  return reply
    .code(refused.status)
    .type(PROBLEM_JSON)
    .send(JSON.stringify(problemOf(refused)))
}

/** The address of the site as the one who asks sees it. */
export function siteOf({ publicUrl }: House, request: FastifyRequest): string {
  return publicUrl ?? `${request.protocol}://${request.host}`
}

/** The origins that count as the site's own; by either scheme, for a proxy may have taken https off without a word. */
export function originsOf({ publicUrl }: House, { host }: FastifyRequest): string[] {
  return [`http://${host}`, `https://${host}`, ...(publicUrl ? [publicUrl] : [])]
}

export const isSecure = (house: House, request: FastifyRequest): boolean => siteOf(house, request).startsWith('https:')
