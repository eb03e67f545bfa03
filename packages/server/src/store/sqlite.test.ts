import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { storeContract } from '../../test/storeContract.ts'
import { MIGRATIONS } from './migrations.ts'
import { SqliteStore } from './sqlite.ts'

const folder = mkdtempSync(join(tmpdir(), 'watchfires-'))
afterAll(() => rmSync(folder, { recursive: true }))
let files = 0
const newFile = () => join(folder, `${files++}.sqlite`)

storeContract('SQLite in memory', async () => new SqliteStore({ file: ':memory:' }))
storeContract('SQLite in a file', async () => new SqliteStore({ file: newFile() }))

const ROW = { phase: 'waiting', players: 3, free: 2, isPublic: false, touchedAt: 1 }

test('all that is written in one turn is one transaction', async () => {
  let flushes = 0
  const store = new SqliteStore({ file: newFile(), onFlush: () => flushes++ })
  await Promise.all(
    Array.from({ length: 50 }, (_, i) => store.append({ table: `t${i}`, expected: 0, entries: ['1'], row: ROW })),
  )
  expect(flushes).toBe(1)
  await store.close()
})

test('what was answered is there when the file is opened again, and flushed to disk before', async () => {
  const file = newFile()
  const store = new SqliteStore({ file })
  await store.append({ table: 'a', expected: 0, entries: ['1'], row: ROW })
  // A second connection sees it while the first is still open: it was committed, not only kept in mind.
  const other = new SqliteStore({ file })
  expect(await other.read('a', 0)).toMatchObject({ entries: ['1'] })
  expect(await other.append({ table: 'a', expected: 1, entries: ['2'], row: ROW })).toBe('stored')
  expect(await store.append({ table: 'a', expected: 1, entries: ['mine'], row: ROW })).toBe('conflict')
  await other.close()
  await store.close()
  const db = new DatabaseSync(file)
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
  db.close()
})

test('a database of a newer release is refused', () => {
  const file = newFile()
  const db = new DatabaseSync(file)
  db.exec(`PRAGMA user_version = ${MIGRATIONS.length + 1}`)
  db.close()
  expect(() => new SqliteStore({ file })).toThrow('newer release')
})
