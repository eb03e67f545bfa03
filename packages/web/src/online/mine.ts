/** The tables where this browser has a seat or is the host: what it must remember, since the cookies tell a page nothing. */
import type { Seat } from '@watchfires/rules'
import { keep, kept } from '../shell/keep.ts'

export interface Mine {
  readonly table: string
  /** when this browser was last there, ms since 1970 */
  readonly at: number
  readonly seat: Seat | null
  /** opened it, and so has the host's key */
  readonly isHost: boolean
  /** what it gave to the deal, and the fingerprints that it had seen by then */
  readonly nonce: string | null
  readonly commitments: readonly string[]
}

const NAME = 'tables'
/** The least visited beyond these are forgotten. */
const MOST = 40

const isMine = (value: unknown): value is Mine => {
  if (typeof value !== 'object' || value === null) return false
  const { table, at, seat, isHost, nonce, commitments } = value as Readonly<Record<string, unknown>>
  return (
    typeof table === 'string' &&
    typeof at === 'number' &&
    (seat === null || typeof seat === 'number') &&
    typeof isHost === 'boolean' &&
    (nonce === null || typeof nonce === 'string') &&
    Array.isArray(commitments)
  )
}

/** Every table of this browser, last visited first. */
export function allMine(): readonly Mine[] {
  const found = kept(NAME)
  return Array.isArray(found) ? found.filter(isMine).sort((a, b) => b.at - a.at) : []
}

export const mineAt = (table: string): Mine | null => allMine().find((one) => one.table === table) ?? null

/** Remembers something of a table; what is not said stays. */
export function remember(table: string, some: Partial<Omit<Mine, 'table'>>): void {
  const before = mineAt(table) ?? { table, seat: null, isHost: false, nonce: null, commitments: [] }
  const others = allMine().filter((one) => one.table !== table)
  keep(NAME, [{ at: Date.now(), ...before, ...some }, ...others].slice(0, MOST))
}

export function forget(table: string): void {
  keep(
    NAME,
    allMine().filter((one) => one.table !== table),
  )
}

/** The name that somebody last sat down with here. */
export function nameKept(): string {
  const name = kept('name')
  return typeof name === 'string' ? name : ''
}

export const keepName = (name: string): void => void keep('name', name)
