/** What a browser has kept, read beside the pages: the logs of its tables, folded by the same table as theirs. */
import type { Page } from '@playwright/test'
import { type Entry, Table } from '@watchfires/table'

/** The id of the table that a page shows. */
export const tableAt = (page: Page): string => new URL(page.url()).pathname.split('/')[2]

/** The log of a table as IndexedDB has it. */
export function logOf(page: Page, table: string): Promise<Entry[]> {
  return page.evaluate(
    (id) =>
      new Promise<Entry[]>((answer, fail) => {
        const asked = indexedDB.open('watchfires')
        asked.onerror = () => fail(asked.error)
        asked.onsuccess = () => {
          const db = asked.result
          const all = db
            .transaction('entries')
            .objectStore('entries')
            .getAll(IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]))
          all.onerror = () => fail(all.error)
          all.onsuccess = () => {
            db.close()
            answer(all.result)
          }
        }
      }),
    table,
  )
}

/** The table that a page shows, folded from what is kept of it. */
export async function tableOf(page: Page): Promise<Table> {
  const table = new Table()
  for (const entry of await logOf(page, tableAt(page))) table.apply(entry)
  return table
}
