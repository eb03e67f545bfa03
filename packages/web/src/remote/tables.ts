/** What the API answers beside commands and streams (api.md): opening, sitting down, the host's wishes, the lobby, records. */
import type { GameRecord, Proof, Seat } from '@watchfires/rules'
import type { Level, SeatView, Settings, Telling } from '@watchfires/table'
import { type Asked, ask, insist } from './ask.ts'
import { newId } from './random.ts'

export interface Opening extends Settings {
  readonly bots: readonly { readonly seat: Seat; readonly level: Level }[]
}

export interface Sitting {
  readonly name?: string
  /** 32 hex digits, made here */
  readonly nonce: string
  readonly seat?: Seat
  /** of an invitation to a seat that somebody had */
  readonly claim?: string
  /** the table before, of which this one is the rematch */
  readonly from?: string
}

export interface Hosting {
  readonly type: 'start' | 'replace' | 'remove' | 'invite' | 'close'
  readonly seat?: Seat
  readonly level?: Level
}

/** A public table with a free seat. */
export interface Invitation {
  readonly table: string
  readonly settings: Settings
  readonly free: readonly Seat[]
  readonly seats: readonly Pick<SeatView, 'name' | 'kind' | 'present'>[]
}

export interface LobbyPage {
  readonly tables: readonly Invitation[]
  /** where the next page begins; null after the last */
  readonly next: string | null
}

export interface Proven extends GameRecord {
  readonly proof: { readonly table: string; readonly nights: readonly Proof[] }
}

/** `?` and whatever is known of these. */
const queryOf = (known: Readonly<Record<string, number | string | null | undefined>>): string => {
  const parts = Object.entries(known).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

export interface Place {
  readonly table: string
  /** which of this browser's seats speaks; null for the only one, or none */
  readonly seat: Seat | null
}

/** An address under a table's, for one of this browser's seats. `part` begins with a slash, or is empty for the table itself. */
export const pathOf = ({ table, seat }: Place, part: string, after?: number): string =>
  `/api/tables/${encodeURIComponent(table)}${part}${queryOf({ seat, after })}`

/** Opens a table, whose host this browser becomes. */
export const openTable = (opening: Opening): Promise<Asked<{ readonly table: string }>> =>
  insist('/api/tables', { id: newId(), ...opening } as { id: string })

export const sitDown = (table: string, sitting: Sitting): Promise<Asked<{ readonly seat: Seat }>> =>
  insist(pathOf({ table, seat: null }, '/seats'), { id: newId(), ...sitting } as { id: string })

/** The host's wish, or any seat's where there is no host; an invitation answers a claim. */
export const hostWish = (place: Place, wish: Hosting): Promise<Asked<{ readonly claim?: string }>> =>
  insist(pathOf(place, '/host'), { id: newId(), ...wish } as { id: string })

/** The table that follows one that is over; the browser keeps its seat there. */
export const rematchOf = (place: Place): Promise<Asked<{ readonly table: string }>> =>
  insist(pathOf(place, '/commands'), { id: newId(), type: 'rematch' } as { id: string })

/** The table as this browser may see it, with what happened after a `seq` where one is given. */
export const look = (place: Place, after?: number): Promise<Asked<Telling>> => ask(pathOf(place, '', after))

export const lobby = (after: string | null): Promise<Asked<LobbyPage>> => ask(`/api/tables${queryOf({ after })}`)

export const recordOf = (place: Place): Promise<Asked<Proven>> => ask(pathOf(place, '/record'))
