/**
 * The one door between a screen and a table. There are two makers: `local` (table and bots in this browser) and `remote` (HTTP
 * and an event stream); a screen cannot tell which it has.
 */
import type { Seat, Viewer } from '@watchfires/rules'
import type { Wish } from './command.ts'
import type { Telling } from './telling.ts'

/** A wish refused: why in words, and the clause where a rule forbids it. */
export interface Refused {
  readonly title: string
  readonly detail: string
  /** as an HTTP status: 409 not now, 422 illegal play … */
  readonly status: number
  readonly clause?: string
}

export type Answer = { readonly seq: number } | { readonly refused: Refused }

export type LinkState = 'live' | 'reconnecting' | 'lost'

export interface TableLink {
  /** The seats that are played from this screen, in seat order; none for a spectator. Several on one device passed round. */
  readonly seats: readonly Seat[]
  /** Tells every telling for one viewer, the current one at once; answers how to stop. */
  hear(viewer: Viewer, listener: (telling: Telling) => void): () => void
  /** Whether the table is heard; the current state at once. */
  watch(listener: (state: LinkState) => void): () => void
  /** Sends a wish for a seat and answers when it is durably kept, or refused. A wish sent twice counts once. */
  send(seat: Seat, wish: Wish): Promise<Answer>
  close(): void
}
