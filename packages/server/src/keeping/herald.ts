/** Tells the streams of one table what is new, once: it knows what they have heard already. */
import type { Seat } from '@watchfires/rules'
import type { Keeping, Table } from '@watchfires/table'
import type { Owner } from '../store/eventStore.ts'
import { Chronicle } from './chronicle.ts'
import type { Crowd } from './crowd.ts'
import { Teller } from './teller.ts'

interface News {
  readonly table: Table
  readonly keeping: Keeping
  readonly crowd: Crowd
  /** seats whose own view changed though nobody else is told anything */
  readonly replaced?: ReadonlySet<Seat>
}

export class Herald {
  chronicle = new Chronicle()
  /** the `seq`, who was present, and the deadline that the streams have been told of */
  told = 0
  private present = ''
  private deadline: string | null = null

  /**
   * Tells every stream what happened; else who came or went, or that the clock moved; else the owner of a replaced play, and
   * nobody besides. Answers who is present when that has changed.
   */
  tell({ table, keeping, crowd, replaced }: News): readonly Owner[] | null {
    const owners = crowd.present(table.settings.players)
    const present = owners.join(' ')
    const hasMoved = present !== this.present || keeping.deadline !== this.deadline
    const isNew = table.seq > this.told
    if (isNew || hasMoved) {
      const happened = isNew ? this.chronicle.since(this.told, table.seq) : []
      const teller = new Teller(table, keeping, { happened: happened ?? [], gap: happened === null, id: isNew })
      for (const listener of [...crowd.listeners]) listener.write(teller.event(listener.viewer))
    } else if (replaced && replaced.size > 0) {
      const teller = new Teller(table, keeping, { happened: [], id: false })
      for (const listener of [...crowd.listeners]) {
        const { viewer } = listener
        if (viewer !== 'spectator' && replaced.has(viewer)) listener.write(teller.event(viewer))
      }
    }
    const answer = present === this.present ? null : owners
    this.told = table.seq
    this.present = present
    this.deadline = keeping.deadline
    return answer
  }

  /** The telling for who joins or asks: everything after `seq`, or a gap. */
  since(seq: number | null, table: Table, keeping: Keeping): Teller {
    const happened = seq === null ? null : this.chronicle.since(seq, table.seq)
    return new Teller(table, keeping, { happened: happened ?? [], gap: happened === null, id: true })
  }
}
