/** Tables for tests: opened, dealt, and played by dice, entry by entry. */
import { Dice, makeHex, RULES_VERSION, type Seat, type Viewer, viewFor } from '@watchfires/rules'
import {
  consider,
  decisionOf,
  type Entry,
  type Happened,
  type Happening,
  type Settings,
  Table,
  type TableView,
  tableView,
} from '../src/index.ts'

export const SETTINGS: Settings = {
  players: 4,
  clock: null,
  absence: 'feed',
  level: 'steady',
  visibility: 'private',
  talk: 'free',
  hints: true,
}

const bytes = (dice: Dice, count: number): string =>
  makeHex(Uint8Array.from({ length: count }, () => dice.next() & 255))

/** A table and the log that it is the fold of. */
export class Play {
  readonly table = new Table()
  readonly log: Entry[] = []
  readonly dice: Dice
  private time = 1000

  constructor(settings: Partial<Settings> = {}, seed = 1) {
    this.dice = new Dice(seed)
    this.write({
      kind: 'opened',
      table: `table-${seed}`,
      settings: { ...SETTINGS, ...settings },
      secrets: [0, 1, 2].map(() => bytes(this.dice, 32)),
      rules: RULES_VERSION,
      release: '0',
    })
  }

  write(happening: Happening): readonly Happened[] {
    const { entry, happened } = this.table.write(happening, this.time++)
    this.log.push(entry)
    return happened
  }

  sit(seat: Seat, more: Partial<Extract<Happening, { kind: 'sat' }>> = {}): readonly Happened[] {
    return this.write({ kind: 'sat', seat, name: `Seat ${seat}`, as: 'person', nonce: bytes(this.dice, 16), ...more })
  }

  deal(): readonly Happened[] {
    return this.write(this.table.dealNext())
  }

  /** Seats everybody and deals the first night. */
  start(): this {
    for (const seat of this.table.seats.free) this.sit(seat)
    this.deal()
    return this
  }

  /** Seals any legal decision of a seat. */
  decide(seat: Seat): readonly Happened[] {
    const { game } = this.table
    const view = viewFor(game.night, seat, game)
    const { legal } = view.you!
    const granted = consider(this.table, seat, decisionOf(view, legal[this.dice.below(legal.length)]))
    if ('refused' in granted) throw new Error(granted.refused.detail)
    return this.write(granted.happening)
  }

  /** One entry of a game going on: a decision of somebody who owes one, or the next deal. */
  step(): readonly Happened[] {
    const { table, dice } = this
    if (table.phase === 'settled') return this.deal()
    return this.decide(table.owes[dice.below(table.owes.length)])
  }

  view(viewer: Viewer): TableView {
    return tableView(this.table, viewer, {
      now: new Date(0).toISOString(),
      deadline: null,
      present: () => true,
    })
  }

  /** The same table folded anew from its log. */
  again(log: readonly Entry[] = this.log): Table {
    const table = new Table()
    for (const entry of log) table.apply(JSON.parse(JSON.stringify(entry)))
    return table
  }
}
