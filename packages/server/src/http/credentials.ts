/**
 * Who a request comes from: `Authorization: Bearer …`, or the cookies of the table's path (api.md, *Credentials*). Authorization
 * beats cookies.
 */
import type { IncomingHttpHeaders } from 'node:http'
import type { Seat } from '@watchfires/rules'
import type { Refused } from '@watchfires/table'
import type { Actor } from '../asking/actor.ts'
import { notUnderstood, notYours, unknownKey } from '../problem.ts'
import type { Owner } from '../store/eventStore.ts'
import { hashOf } from '../vault.ts'

const COOKIE = { seat: 'ww-seat', host: 'ww-host', from: 'ww-from' } as const

/** What a request has shown. */
export interface Shown {
  readonly actor: Actor
  /** whether the host's key came with it too */
  readonly isHost: boolean
  /** whether it was known by a cookie, which a browser sends whoever made the page ask */
  readonly byCookie: boolean
  /** the key itself, for the same browser's next table */
  readonly key: string | null
}

export interface Asking {
  readonly headers: IncomingHttpHeaders
  /** `?seat=` */
  readonly seat: string | undefined
  /** live credentials, by hash */
  readonly keys: ReadonlyMap<string, Owner>
}

/** A refusal, and the seat whose cookie is of no more use. */
export interface Unknown {
  readonly refused: Refused
  readonly forget?: Seat
}

const NOBODY: Shown = { actor: { owner: null, keyHash: null }, isHost: false, byCookie: false, key: null }
const UNKNOWN = unknownKey('This key is not, or no longer, one of this table.')

/** Who asks; nobody in particular when no credential is shown. */
export function shownBy({ headers, seat, keys }: Asking): Shown | Unknown {
  const bearer = bearerOf(headers)
  if (bearer !== undefined) {
    const keyHash = hashOf(bearer ?? '')
    const owner = bearer === null ? undefined : keys.get(keyHash)
    if (owner === undefined) return { refused: UNKNOWN }
    return { actor: { owner, keyHash }, isHost: owner === 'host', byCookie: false, key: bearer }
  }
  const cookies = cookiesOf(headers)
  const hostKey = cookies.get(COOKIE.host)
  const isHost = hostKey !== undefined && keys.get(hashOf(hostKey)) === 'host'
  const chosen = chooseSeat(cookies, seat)
  if (chosen === null) {
    const keyHash = isHost ? hashOf(hostKey) : null
    return isHost ? { actor: { owner: 'host', keyHash }, isHost, byCookie: true, key: hostKey } : NOBODY
  }
  if (typeof chosen !== 'number') return chosen
  const key = cookies.get(`${COOKIE.seat}${chosen}`)!
  const keyHash = hashOf(key)
  if (keys.get(keyHash) !== chosen) return { refused: UNKNOWN, forget: chosen }
  return { actor: { owner: chosen, keyHash }, isHost, byCookie: true, key }
}

/** The bearer's key; null for an Authorization that is none, undefined without one. */
function bearerOf({ authorization }: IncomingHttpHeaders): string | null | undefined {
  if (authorization === undefined) return undefined
  return /^Bearer ([\w.~+/-]{1,200}=*)$/i.exec(authorization)?.[1] ?? null
}

function cookiesOf({ cookie }: IncomingHttpHeaders): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of (cookie ?? '').split(';')) {
    const cut = part.indexOf('=')
    if (cut > 0) cookies.set(part.slice(0, cut).trim(), part.slice(cut + 1).trim())
  }
  return cookies
}

/** The seat whose cookie speaks: the one asked for, or the only one; null when there is none. */
function chooseSeat(cookies: ReadonlyMap<string, string>, asked: string | undefined): Seat | null | Unknown {
  const seats = [0, 1, 2, 3, 4, 5].filter((seat) => cookies.has(`${COOKIE.seat}${seat}`))
  if (asked !== undefined) {
    const seat = seats.find((one) => String(one) === asked)
    return seat ?? { refused: notUnderstood('This browser has no cookie for the seat asked for.') }
  }
  if (seats.length > 1) {
    return { refused: notUnderstood(`This browser has seats ${seats.join(', ')} here; choose one with ?seat=n.`) }
  }
  return seats[0] ?? null
}

/** The key that a browser had at the table before a rematch: its cookie for the new one, or the bearer's. */
export function keysBefore(headers: IncomingHttpHeaders): string[] {
  const bearer = bearerOf(headers)
  if (bearer) return [bearer]
  const cookies = cookiesOf(headers)
  return [0, 1, 2, 3, 4, 5].flatMap((seat) => cookies.get(`${COOKIE.from}${seat}`) ?? [])
}

/** The host's key as a browser sends it. */
export const hostKeyOf = (headers: IncomingHttpHeaders): string | undefined => cookiesOf(headers).get(COOKIE.host)

/** Whether the host's key came with it, as a cookie or a bearer's. */
export function hasHostKey({ headers, keys }: Pick<Asking, 'headers' | 'keys'>): boolean {
  const key = bearerOf(headers) ?? cookiesOf(headers).get(COOKIE.host)
  return key != null && keys.get(hashOf(key)) === 'host'
}

export interface CookieOf {
  readonly table: string
  /** whether the address is https */
  readonly secure: boolean
}

const YEAR = 31_536_000
const REMATCH = 300

function cookie(name: string, value: string, of: CookieOf & { readonly age: number }): string {
  const secure = of.secure ? '; Secure' : ''
  return `${name}=${value}; Path=/api/tables/${of.table}; Max-Age=${of.age}; HttpOnly; SameSite=Strict${secure}`
}

export const seatCookie = (seat: Seat, key: string, of: CookieOf): string =>
  cookie(`${COOKIE.seat}${seat}`, key, { ...of, age: YEAR })
export const noSeatCookie = (seat: Seat, of: CookieOf): string => cookie(`${COOKIE.seat}${seat}`, '', { ...of, age: 0 })
export const hostCookie = (key: string, of: CookieOf): string => cookie(COOKIE.host, key, { ...of, age: YEAR })
/** The old key again, for the path of the table that follows. */
export const fromCookie = (seat: Seat, key: string, of: CookieOf): string =>
  cookie(`${COOKIE.from}${seat}`, key, { ...of, age: REMATCH })

/** Refuses what another site's page may have made a browser ask: the Origin must be the server's own where cookies speak. */
export function refuseForeign(
  headers: IncomingHttpHeaders,
  of: { readonly origins: readonly string[]; readonly byCookie: boolean },
): Refused | null {
  const { origin } = headers
  if (headers.authorization !== undefined) return null
  if (origin === undefined)
    return of.byCookie ? notYours('A request with cookies needs the Origin of this site.') : null
  return of.origins.includes(origin) ? null : notYours('This request comes from another site.')
}
