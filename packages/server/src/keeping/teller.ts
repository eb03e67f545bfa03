/** Writes tellings as events: what is public once, and beside it what one seat alone may know. */
import type { Viewer } from '@watchfires/rules'
import { type Happened, type Keeping, publicTableView, type Table, youAt } from '@watchfires/table'

export interface Words {
  readonly happened: readonly Happened[]
  readonly gap?: boolean
  /** without one, the event carries no `id:` and moves nobody's place in the stream */
  readonly id: boolean
}

/** The events of one moment, by viewer; each is made when it is first asked for. */
export class Teller {
  private readonly table: Table
  private readonly head: string
  private readonly keeping: Keeping
  private view: string | null = null
  private readonly made = new Map<Viewer, string>()

  constructor(table: Table, keeping: Keeping, { happened, gap, id }: Words) {
    this.table = table
    const place = id ? `id: ${table.seq}\n` : ''
    const hole = gap ? ',"gap":true' : ''
    this.head = `${place}data: {"seq":${table.seq},"happened":${JSON.stringify(happened)}${hole},"view":`
    this.keeping = keeping
  }

  /** The public view, open at its end; nobody listening, it is never made. */
  private get publicPart(): string {
    this.view ??= JSON.stringify(publicTableView(this.table, this.keeping)).slice(0, -1)
    return this.view
  }

  /** The event for a viewer. */
  event(viewer: Viewer): string {
    let event = this.made.get(viewer)
    if (event === undefined) {
      const you = youAt(this.table, viewer)
      event = `${this.head}${this.publicPart}${you ? `,"you":${JSON.stringify(you)}` : ''}}}\n\n`
      this.made.set(viewer, event)
    }
    return event
  }

  /** The same telling as plain JSON. */
  json(viewer: Viewer): string {
    const event = this.event(viewer)
    return event.slice(event.indexOf('{'), -2)
  }
}
