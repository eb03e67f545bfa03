/** What one turn changes at a table: entries written to it, and rows beside them, to be stored as one. */
import type { Seat } from '@watchfires/rules'
import type { Entry, Happening, Table } from '@watchfires/table'
import type { Append, Done, KeyChange } from '../store/eventStore.ts'
import type { Chronicle } from './chronicle.ts'

export class Change {
  readonly entries: Entry[] = []
  readonly done: Done[] = []
  readonly keys: KeyChange[] = []
  /** seats whose own view changed though nobody else is told anything */
  readonly replaced = new Set<Seat>()
  private readonly table: Table
  private readonly now: number
  private readonly chronicle: Chronicle

  constructor(table: Table, { now, chronicle }: { readonly now: number; readonly chronicle: Chronicle }) {
    this.table = table
    this.now = now
    this.chronicle = chronicle
  }

  write(happening: Happening): void {
    const { entry, happened } = this.table.write(happening, this.now)
    this.entries.push(entry)
    if (happened.length > 0) this.chronicle.add(this.table.seq, happened)
    else if (entry.kind === 'sealed') this.replaced.add(entry.seat)
  }

  get isEmpty(): boolean {
    return this.entries.length === 0 && this.done.length === 0 && this.keys.length === 0
  }

  /** The change as the store takes it. */
  stored(): Pick<Append, 'entries' | 'row' | 'done' | 'keys'> {
    const { phase, settings, seats, touchedAt } = this.table
    const row = {
      phase,
      players: settings.players,
      free: seats.free.length,
      isPublic: settings.visibility === 'public',
      touchedAt,
    }
    return { entries: this.entries.map((entry) => JSON.stringify(entry)), row, done: this.done, keys: this.keys }
  }
}
