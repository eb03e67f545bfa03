/** Refusals as the API sends them: `application/problem+json` (RFC 9457). One table names each kind. */
import type { Refused } from '@watchfires/table'

const KINDS: Readonly<Record<number, string>> = {
  400: 'not-understood',
  401: 'unknown-key',
  403: 'not-yours',
  404: 'not-found',
  405: 'wrong-method',
  408: 'too-slow',
  409: 'not-now',
  410: 'expired',
  413: 'too-large',
  415: 'not-json',
  422: 'illegal',
  429: 'too-fast',
  431: 'too-large',
  500: 'our-fault',
  503: 'not-kept',
}

export interface Problem extends Refused {
  readonly type: string
}

export const PROBLEM_JSON = 'application/problem+json; charset=utf-8'

/** A refusal as a problem; its type is a name, not an address to visit. */
export const problemOf = ({ status, title, detail, clause }: Refused): Problem => ({
  type: `urn:watchfires:problem:${KINDS[status] ?? 'refused'}`,
  title,
  status,
  detail,
  ...(clause ? { clause } : null),
})

const refusal =
  (status: number, title: string) =>
  (detail: string): Refused => ({ status, title, detail })

export const notUnderstood = refusal(400, 'Not understood')
export const unknownKey = refusal(401, 'Unknown key')
export const notYours = refusal(403, 'Not yours')
export const notNow = refusal(409, 'Not now')
export const tooFast = refusal(429, 'Too fast')
export const notKept = refusal(503, 'Not kept')

export const NO_TABLE: Refused = { status: 404, title: 'No such table', detail: 'There is no table at this address.' }
export const EXPIRED: Refused = {
  status: 410,
  title: 'Expired',
  detail: 'This table was kept for its time and is gone.',
}
export const OTHER_RULES: Refused = {
  status: 409,
  title: 'Played by other rules',
  detail: 'This table was played by rules that this release does not know; it cannot be shown.',
}
