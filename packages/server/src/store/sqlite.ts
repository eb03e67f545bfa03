/**
 * The embedded store: Node's own SQLite, write-ahead log, every commit flushed to disk (synchronous FULL), one transaction a
 * turn of the event loop (groupCommit.ts).
 */
import { DatabaseSync, type SQLOutputValue, type StatementSync } from 'node:sqlite'
import type { Append, Deadline, Done, EventStore, KeyChange, LobbyPage, Owner, Stored, TableRow } from './eventStore.ts'
import { GroupCommit } from './groupCommit.ts'
import { MIGRATIONS } from './migrations.ts'

type Row = Record<string, SQLOutputValue>

export interface SqliteOptions {
  /** the database's path, or `:memory:` */
  readonly file: string
  /** told how long each transaction took, in ms */
  readonly onFlush?: (ms: number) => void
}

export class SqliteStore implements EventStore {
  private readonly db: DatabaseSync
  private readonly group: GroupCommit
  private readonly statements = new Map<string, StatementSync>()

  /** Opens the database, makes it when there is none, and takes the steps of the schema that it lacks; throws when it cannot. */
  constructor({ file, onFlush = () => {} }: SqliteOptions) {
    this.db = new DatabaseSync(file)
    this.db.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
    this.migrate()
    this.group = new GroupCommit(this.db, onFlush)
  }

  append(append: Append): Promise<'stored' | 'conflict'> {
    return this.group.write(() => {
      if (!this.advance(append)) return 'conflict'
      const { table, expected, entries, done = [], keys = [], deadline } = append
      for (const [i, body] of entries.entries())
        this.run('INSERT INTO entries VALUES (?, ?, ?)', table, expected + i + 1, body)
      for (const { by, id, digest, answer } of done)
        this.run('INSERT INTO done VALUES (?, ?, ?, ?, ?)', table, by, id, digest, answer)
      for (const change of keys) this.change(table, change)
      if (deadline !== undefined) this.putDeadline(table, deadline)
      return 'stored'
    })
  }

  /** Moves the table's row on by the entries; false when it is not where it should be. */
  private advance({ table, expected, entries, row }: Append): boolean {
    const { phase, players, free, isPublic, touchedAt } = row
    const version = expected + entries.length
    if (expected > 0) {
      const moved = this.run(
        'UPDATE tables SET version = ?, phase = ?, players = ?, free = ?, public = ?, touched_at = ? WHERE id = ? AND version = ?',
        ...[version, phase, players, free, Number(isPublic), touchedAt, table, expected],
      )
      return moved.changes === 1
    }
    if (this.get('SELECT 1 FROM gone WHERE id = ?', table)) return false
    const made = this.run(
      'INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
      ...[table, version, phase, players, free, Number(isPublic), touchedAt, touchedAt],
    )
    return made.changes === 1
  }

  private change(table: string, { revoke = [], add = [], claim, spend = [] }: KeyChange): void {
    for (const owner of revoke) this.run('DELETE FROM keys WHERE table_id = ? AND owner = ?', table, String(owner))
    for (const { hash, owner } of add) this.run('INSERT INTO keys VALUES (?, ?, ?)', table, hash, String(owner))
    for (const seat of spend) this.run('DELETE FROM claims WHERE table_id = ? AND seat = ?', table, seat)
    if (claim) this.run('REPLACE INTO claims VALUES (?, ?, ?, ?)', table, claim.seat, claim.hash, claim.until)
  }

  async read(table: string, version: number): Promise<Stored | 'gone' | null> {
    const row = this.get('SELECT version, opened_at FROM tables WHERE id = ?', table)
    if (!row) return this.get('SELECT 1 FROM gone WHERE id = ?', table) ? 'gone' : null
    const claims = this.all('SELECT hash, seat, until FROM claims WHERE table_id = ?', table)
    return {
      version: row.version as number,
      openedAt: row.opened_at as number,
      entries: this.all(
        'SELECT body FROM entries WHERE table_id = ? AND version > ? ORDER BY version',
        table,
        version,
      ).map(({ body }) => body as string),
      keys: this.all('SELECT hash, owner FROM keys WHERE table_id = ?', table).map(({ hash, owner }) => ({
        hash: hash as string,
        owner: ownerOf(owner as string),
      })),
      claims: claims.map(({ hash, seat, until }) => ({
        hash: hash as string,
        seat: seat as number,
        until: until as number,
      })),
      deadline: deadlineOf(this.get('SELECT wait, at, rest FROM deadlines WHERE table_id = ?', table)),
    }
  }

  async remembered(table: string, by: string, id: string): Promise<Done | null> {
    const row = this.get('SELECT digest, answer FROM done WHERE table_id = ? AND owner = ? AND id = ?', table, by, id)
    return row ? { by, id, digest: row.digest as string, answer: row.answer as string } : null
  }

  async versions(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = new Map<string, number>()
    for (const table of tables) {
      const row = this.get('SELECT version FROM tables WHERE id = ?', table)
      if (row) found.set(table, row.version as number)
    }
    return found
  }

  setDeadline(table: string, deadline: Deadline | null): Promise<void> {
    return this.group.write(() => this.putDeadline(table, deadline))
  }

  private putDeadline(table: string, deadline: Deadline | null): void {
    if (deadline)
      this.run('REPLACE INTO deadlines VALUES (?, ?, ?, ?)', table, deadline.wait, deadline.at, deadline.left)
    else this.run('DELETE FROM deadlines WHERE table_id = ?', table)
  }

  async due(now: number, limit: number): Promise<readonly string[]> {
    const rows = this.all('SELECT table_id FROM deadlines WHERE at <= ? ORDER BY at LIMIT ?', now, limit)
    return rows.map(({ table_id }) => table_id as string)
  }

  pause(then: number): Promise<void> {
    return this.group.write(() => {
      this.run('UPDATE deadlines SET rest = MAX(0, at - ?), at = NULL WHERE at IS NOT NULL', then)
    })
  }

  setPresent(node: string, table: string, seats: readonly Owner[]): Promise<void> {
    return this.group.write(() => {
      if (seats.length === 0) this.run('DELETE FROM presence WHERE table_id = ? AND node = ?', table, node)
      else this.run('REPLACE INTO presence VALUES (?, ?, ?)', table, node, seats.join(' '))
    })
  }

  async presentElsewhere(table: string, of: { node: string; since: number }): Promise<readonly Owner[]> {
    const rows = this.all(
      'SELECT seats FROM presence JOIN beats USING (node) WHERE table_id = ? AND node <> ? AND at >= ?',
      table,
      of.node,
      of.since,
    )
    return rows.flatMap(({ seats }) => (seats as string).split(' ').map(ownerOf))
  }

  async lobby(of: { after: string | null; limit: number; since: number }): Promise<LobbyPage> {
    const [before, id] = parseAfter(of.after)
    const rows = this.all(
      `SELECT * FROM tables WHERE public = 1 AND phase = 'waiting' AND free > 0 AND (opened_at, id) < (?, ?)
         AND EXISTS (SELECT 1 FROM presence JOIN beats USING (node) WHERE table_id = tables.id AND at >= ?)
       ORDER BY opened_at DESC, id DESC LIMIT ?`,
      ...[before, id, of.since, of.limit + 1],
    ).map(rowOf)
    const page = rows.slice(0, of.limit)
    const last = page[page.length - 1]
    return { rows: page, next: rows.length > of.limit ? `${last.openedAt}.${last.id}` : null }
  }

  async list({ limit, offset }: { limit: number; offset: number }): Promise<readonly TableRow[]> {
    return this.all('SELECT * FROM tables ORDER BY touched_at DESC LIMIT ? OFFSET ?', limit, offset).map(rowOf)
  }

  beat(node: string, now: number): Promise<{ last: number | null; others: number | null }> {
    return this.group.write(() => {
      const last = this.get('SELECT at FROM beats WHERE node = ?', node)?.at as number | undefined
      const others = this.get('SELECT MAX(at) AS at FROM beats WHERE node <> ?', node)?.at as number | null
      this.run('REPLACE INTO beats VALUES (?, ?)', node, now)
      return { last: last ?? null, others }
    })
  }

  forgetNode(node: string): Promise<void> {
    return this.group.write(() => {
      this.run('DELETE FROM presence WHERE node = ?', node)
    })
  }

  expire({ phases, before, limit }: { phases: readonly string[]; before: number; limit: number }): Promise<number> {
    return this.group.write(() => {
      const marks = phases.map(() => '?').join()
      const rows = this.all(
        `SELECT id FROM tables WHERE phase IN (${marks}) AND touched_at < ? LIMIT ?`,
        ...phases,
        before,
        limit,
      )
      for (const { id } of rows) this.erase(id as string)
      return rows.length
    })
  }

  remove(table: string): Promise<boolean> {
    return this.group.write(() => {
      if (!this.get('SELECT 1 FROM tables WHERE id = ?', table)) return false
      this.erase(table)
      return true
    })
  }

  private erase(table: string): void {
    this.run('DELETE FROM tables WHERE id = ?', table)
    for (const rows of ['entries', 'done', 'keys', 'claims', 'deadlines', 'presence'])
      this.run(`DELETE FROM ${rows} WHERE table_id = ?`, table)
    this.run('INSERT INTO gone VALUES (?) ON CONFLICT DO NOTHING', table)
  }

  once(name: string, make: () => string): Promise<string> {
    return this.group.write(() => {
      const row = this.get('SELECT value FROM kept WHERE name = ?', name)
      if (row) return row.value as string
      const value = make()
      this.run('INSERT INTO kept VALUES (?, ?)', name, value)
      return value
    })
  }

  async close(): Promise<void> {
    this.group.flush()
    this.db.close()
  }

  private migrate(): void {
    const { user_version: taken } = this.db.prepare('PRAGMA user_version').get() as { user_version: number }
    if (taken > MIGRATIONS.length)
      throw new Error(`the database is of a newer release (schema ${taken}, this one knows ${MIGRATIONS.length})`)
    for (const [i, step] of MIGRATIONS.entries())
      if (i >= taken) this.db.exec(`BEGIN; ${step}; PRAGMA user_version = ${i + 1}; COMMIT;`)
  }

  private statement(sql: string): StatementSync {
    let statement = this.statements.get(sql)
    if (!statement) {
      statement = this.db.prepare(sql)
      this.statements.set(sql, statement)
    }
    return statement
  }

  private run(sql: string, ...values: (string | number | null)[]) {
    return this.statement(sql).run(...values)
  }

  private get(sql: string, ...values: (string | number)[]): Row | undefined {
    return this.statement(sql).get(...values)
  }

  private all(sql: string, ...values: (string | number)[]): Row[] {
    return this.statement(sql).all(...values)
  }
}

const ownerOf = (text: string): Owner => (text === 'host' ? 'host' : Number(text))

const deadlineOf = (row: Row | undefined): Deadline | null =>
  row ? { wait: row.wait as string, at: row.at as number | null, left: row.rest as number | null } : null

const rowOf = (row: Row): TableRow => ({
  id: row.id as string,
  version: row.version as number,
  phase: row.phase as string,
  players: row.players as number,
  free: row.free as number,
  isPublic: row.public === 1,
  openedAt: row.opened_at as number,
  touchedAt: row.touched_at as number,
})

/** A page's beginning, `opened.id`; before everything when it is not one. */
function parseAfter(after: string | null): [number, string] {
  const [, opened, id] = /^(\d{1,15})\.(.*)$/.exec(after ?? '') ?? []
  return id === undefined ? [Number.MAX_SAFE_INTEGER, ''] : [Number(opened), id]
}
