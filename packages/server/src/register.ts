/** The tables of a data folder, for whoever runs the server: what there is, to close one, to delete one. The server may be running. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Entry, Table } from '@watchfires/table'
import { Change } from './keeping/change.ts'
import { Chronicle } from './keeping/chronicle.ts'
import { DATABASE } from './serve.ts'
import type { EventStore, TableRow } from './store/eventStore.ts'
import { SqliteStore } from './store/sqlite.ts'

/** How often closing is tried anew because somebody played meanwhile. */
const TRIES = 20
const PAGE = 500

export type Closed = 'closed' | 'ended before' | 'unknown'

export class Register {
  private readonly store: EventStore

  /** Opens the tables of a folder; null when there are none in it. Throws when they are of a newer release. */
  static open(data: string): Register | null {
    const file = join(data, DATABASE)
    return existsSync(file) ? new Register(new SqliteStore({ file })) : null
  }

  constructor(store: EventStore) {
    this.store = store
  }

  /** Every table, last touched first. */
  async *list(): AsyncGenerator<TableRow> {
    for (let offset = 0; ; offset += PAGE) {
      const rows = await this.store.list({ limit: PAGE, offset })
      yield* rows
      if (rows.length < PAGE) return
    }
  }

  /** Ends a game; its record stays, unfinished. A server that keeps the table hears of it within two seconds. */
  async close(id: string, now: number): Promise<Closed> {
    for (let tries = 0; tries < TRIES; tries++) {
      const stored = await this.store.read(id, 0)
      if (stored === null || stored === 'gone') return 'unknown'
      const table = new Table()
      for (const body of stored.entries) table.apply(JSON.parse(body) as Entry)
      if (table.isEnded) return 'ended before'
      const change = new Change(table, { now, chronicle: new Chronicle() })
      change.write({ kind: 'closed' })
      const append = { table: id, expected: stored.version, ...change.stored(), deadline: null }
      if ((await this.store.append(append)) === 'stored') return 'closed'
    }
    throw new Error(`table ${id} is never at rest`)
  }

  /** Deletes a table with all that is known of it; false when there is none. Its address answers 410 from then on. */
  delete(id: string): Promise<boolean> {
    return this.store.remove(id)
  }

  end(): Promise<void> {
    return this.store.close()
  }
}
