/**
 * Where tables are kept: each one's log of entries, and the few rows that are asked for without folding it. A node trusts nothing
 * but this; whatever it holds in memory it can read again.
 *
 * One contract (`test/storeContract.ts`) runs against every adapter. Entries are opaque text here.
 */
import type { Seat } from '@watchfires/rules'

/** A credential's owner: a seat, or the host. */
export type Owner = Seat | 'host'

/** What is known of a table without its log. */
export interface TableRow {
  readonly id: string
  /** entries in its log: what the next append must expect */
  readonly version: number
  readonly phase: string
  readonly players: number
  readonly free: number
  readonly isPublic: boolean
  /** milliseconds since 1970 */
  readonly openedAt: number
  readonly touchedAt: number
}

/** When the table decides for who has not: at `at`, or `left` ms after somebody is there again; one of the two is null. */
export interface Deadline {
  /** the wait that it ends, so that one deadline never ends another wait */
  readonly wait: string
  readonly at: number | null
  readonly left: number | null
}

/** A request that was granted, remembered so that its repeat gets the same answer. */
export interface Done {
  /** seat number, `host` or `` for who had no credential */
  readonly by: string
  readonly id: string
  /** of the request, so that the same id for another request is noticed */
  readonly digest: string
  readonly answer: string
}

/** Credentials, as hashes only. */
export interface KeyChange {
  /** kills every key of these owners first */
  readonly revoke?: readonly Owner[]
  readonly add?: readonly { readonly hash: string; readonly owner: Owner }[]
  /** makes a one-time claim on a seat; a seat has one at most */
  readonly claim?: { readonly hash: string; readonly seat: Seat; readonly until: number }
  /** spends claims on these seats */
  readonly spend?: readonly Seat[]
}

/** One change of one table: all of it is stored, or nothing. */
export interface Append {
  readonly table: string
  /** entries that the log must have now; 0 for a table that is not there yet */
  readonly expected: number
  readonly entries: readonly string[]
  readonly row: Omit<TableRow, 'id' | 'version' | 'openedAt'>
  readonly done?: readonly Done[]
  readonly keys?: readonly KeyChange[]
  /** null takes the deadline away; left out leaves it as it is */
  readonly deadline?: Deadline | null
}

/** A table as it is read to be folded; `entries` those after the asked version. */
export interface Stored {
  readonly version: number
  readonly openedAt: number
  readonly entries: readonly string[]
  readonly keys: readonly { readonly hash: string; readonly owner: Owner }[]
  readonly claims: readonly { readonly hash: string; readonly seat: Seat; readonly until: number }[]
  readonly deadline: Deadline | null
}

export interface LobbyPage {
  readonly rows: readonly TableRow[]
  /** where the next page begins; null after the last */
  readonly next: string | null
}

export interface EventStore {
  /** Stores a change and answers when it is durable; `conflict` with nothing stored when the log is longer (or the table taken, or gone). */
  append(append: Append): Promise<'stored' | 'conflict'>
  /** A table from after `version` on; `gone` when it has expired, null when there never was one. */
  read(table: string, version: number): Promise<Stored | 'gone' | null>
  /** The granted request of this id, if there was one. `table` may be `` for requests of no table. */
  remembered(table: string, by: string, id: string): Promise<Done | null>
  /** The versions of those of the tables that are there. */
  versions(tables: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Moves a deadline without touching the log. */
  setDeadline(table: string, deadline: Deadline | null): Promise<void>
  /** Tables whose deadline is at or before `now`, earliest first. */
  due(now: number, limit: number): Promise<readonly string[]>
  /** Turns every running deadline into what was left of it at `then`. */
  pause(then: number): Promise<void>
  /** Says which seats a node sees present at a table; none takes the row away. */
  setPresent(node: string, table: string, seats: readonly Owner[]): Promise<void>
  /** Seats that nodes other than this one, alive since `since`, see present. */
  presentElsewhere(table: string, of: { readonly node: string; readonly since: number }): Promise<readonly Owner[]>
  /** Public tables with a free seat and somebody present, last opened first. */
  lobby(of: { readonly after: string | null; readonly limit: number; readonly since: number }): Promise<LobbyPage>
  /** All tables, last touched first, for whoever runs the server. */
  list(of: { readonly limit: number; readonly offset: number }): Promise<readonly TableRow[]>
  /** Says that a node lives; answers when it last did, and when any other last did (null: never). */
  beat(node: string, now: number): Promise<{ readonly last: number | null; readonly others: number | null }>
  /** Forgets what a node said of itself: it starts anew, or stops. */
  forgetNode(node: string): Promise<void>
  /** Deletes tables of the phases last touched before `before`; their ids stay known as gone. Answers how many. */
  expire(of: { readonly phases: readonly string[]; readonly before: number; readonly limit: number }): Promise<number>
  /** Deletes one table; false when there is none. */
  remove(table: string): Promise<boolean>
  /** A value made once and kept (a server's own secret). */
  once(name: string, make: () => string): Promise<string>
  close(): Promise<void>
}
