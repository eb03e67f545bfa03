import type { Entry } from '@watchfires/table'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type Ledger, lastPlayedFirst, type Summary } from './ledger.ts'

interface Shelf extends DBSchema {
  games: { key: string; value: Summary & { readonly length: number } }
  /** by table and place in the log */
  entries: { key: [string, number]; value: Entry }
}

const NAME = 'watchfires'
const VERSION = 1

const wholeLog = (table: string, from = 0) => IDBKeyRange.bound([table, from], [table, Number.POSITIVE_INFINITY])

/** The ledger in this browser's IndexedDB; rejects where there is none to be had. */
export async function keptLedger(): Promise<Ledger> {
  let open: Promise<IDBPDatabase<Shelf>> | null = null
  const shelf = () => {
    open ??= openDB<Shelf>(NAME, VERSION, {
      upgrade(db) {
        db.createObjectStore('games', { keyPath: 'table' })
        db.createObjectStore('entries')
      },
      // A newer version in another tab waits for us to let go; a browser may also shut the door by itself. Both times the next
      // use opens it again.
      blocking() {
        open?.then((db) => db.close())
        open = null
      },
      terminated() {
        open = null
      },
    })
    return open
  }
  await shelf()
  return {
    lasts: true,
    async list() {
      const db = await shelf()
      return (await db.getAll('games')).sort(lastPlayedFirst)
    },
    async read(table, from) {
      const db = await shelf()
      return db.getAll('entries', wholeLog(table, from))
    },
    async append({ expected, entries, summary }) {
      const db = await shelf()
      const change = db.transaction(['games', 'entries'], 'readwrite', { durability: 'strict' })
      const games = change.objectStore('games')
      const length = (await games.get(summary.table))?.length ?? 0
      if (length !== expected) {
        await change.done
        return false
      }
      const log = change.objectStore('entries')
      await Promise.all([
        ...entries.map((entry, i) => log.add(entry, [summary.table, length + i])),
        games.put({ ...summary, length: length + entries.length }),
        change.done,
      ])
      return true
    },
    async remove(table) {
      const db = await shelf()
      const change = db.transaction(['games', 'entries'], 'readwrite', { durability: 'strict' })
      await Promise.all([
        change.objectStore('games').delete(table),
        change.objectStore('entries').delete(wholeLog(table)),
        change.done,
      ])
    },
  }
}
