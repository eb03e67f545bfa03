/** One request to the API, answered with what it says or with why not (api.md, *Refusals*). */
import type { Refused } from '@watchfires/table'
import { words } from './words.ts'

export type Asked<T> = { readonly body: T } | { readonly refused: Refused }

export interface Asking {
  /** sent as JSON; without one it is a GET */
  readonly body?: unknown
  /** how long an answer may take, ms */
  readonly patience?: number
}

/** The server could not be reached, or not in time, or somebody else answered in its place. */
export class Unreachable extends Error {}

const PATIENCE = 10_000

/** Asks once. The browser sends this table's cookies along. Throws `Unreachable` when no answer of the server's came. */
export async function ask<T>(path: string, { body, patience = PATIENCE }: Asking = {}): Promise<Asked<T>> {
  const hangUp = new AbortController()
  const timer = setTimeout(() => hangUp.abort(), patience)
  try {
    const response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      cache: 'no-store',
      signal: hangUp.signal,
    })
    if (!response.ok) return { refused: await refusalOf(response) }
    return { body: (await response.json()) as T }
  } catch (error) {
    throw error instanceof Unreachable ? error : new Unreachable(String(error))
  } finally {
    clearTimeout(timer)
  }
}

/** Why a request was refused. Throws `Unreachable` when it was not the server that answered. */
export async function refusalOf(response: Response): Promise<Refused> {
  const { status } = response
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json')
  if (!isProblem && status >= 500) throw new Unreachable(`status ${status}`)
  const said: unknown = isProblem ? await response.json().catch(() => null) : null
  if (typeof said !== 'object' || said === null) return { ...words.unclear, status }
  const { title, detail, clause } = said as Readonly<Record<string, unknown>>
  return {
    status,
    title: typeof title === 'string' ? title : words.unclear.title,
    detail: typeof detail === 'string' ? detail : words.unclear.detail,
    ...(typeof clause === 'string' ? { clause } : null),
  }
}

/** The server answers so when it could not store something just now; asking again is right. */
const NOT_KEPT = 503
/** How long a request is repeated, and how long between two tries, ms. */
const PERSISTENCE = 20_000
const BETWEEN = 700

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Asks again and again until there is an answer: for requests whose repeat changes nothing. Throws the last `Unreachable`. */
export async function insist<T>(path: string, body: { readonly id: string }): Promise<Asked<T>> {
  const until = Date.now() + PERSISTENCE
  for (;;) {
    const asked = await ask<T>(path, { body }).catch((error: unknown) => {
      if (Date.now() > until) throw error
      return null
    })
    const isFinal = asked && !('refused' in asked && asked.refused.status === NOT_KEPT)
    if (asked && (isFinal || Date.now() > until)) return asked
    await after(BETWEEN * (1 + Math.random()))
  }
}
