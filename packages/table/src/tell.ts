/** What each viewer hears: the public view made once, and beside it what the owner of a seat alone may know. */
import { publicView, type Seat, type Viewer, type You, youFor } from '@watchfires/rules'
import type { Sealed } from './log.ts'
import type { Table } from './table.ts'
import type { DealView, SeatView, TableView } from './telling.ts'

/** What only whoever keeps the table knows: its clock, and who is there. */
export interface Keeping {
  /** ISO time now, and of the deadline for all who owe */
  readonly now: string
  readonly deadline: string | null
  readonly present: (seat: Seat) => boolean
}

/** The view of a table for a viewer. */
export function tableView(table: Table, viewer: Viewer, keeping: Keeping): TableView {
  const view = publicTableView(table, keeping)
  const you = youAt(table, viewer)
  return you ? { ...view, you } : view
}

/** What everybody at the table may see. */
export function publicTableView(table: Table, { now, deadline, present }: Keeping): TableView {
  const { phase, settings, game } = table
  return {
    ...publicView(game.night, game),
    table: table.id,
    release: table.release,
    settings,
    phase,
    night: game.dealt || 1,
    owes: table.owes.filter((seat) => phase !== 'settled' || present(seat)),
    committed: table.committed,
    deadline,
    now,
    deals: dealsOf(table),
    seats: table.seats.all.map((_, seat) => seatViewOf(table, seat, present)),
    ...(table.host === null ? null : { host: table.host }),
  }
}

/** What the owner of a seat alone may know; undefined for a spectator, and before the first night is dealt. */
export function youAt(table: Table, viewer: Viewer): You | undefined {
  if (viewer === 'spectator') return undefined
  if (table.phase === 'waiting') return { seat: viewer, hand: [], legal: [], committed: null }
  const you = youFor(table.game.night, viewer)
  const owes = table.awaited.includes(viewer)
  return { ...you, legal: owes ? you.legal : [], committed: sealedValue(table.sealedBy(viewer)) }
}

function sealedValue(sealed: Sealed | null): You['committed'] {
  if (!sealed) return null
  switch (sealed.type) {
    case 'play':
      return sealed.play
    case 'call':
      return sealed.call
    default:
      return sealed.card
  }
}

function dealsOf(table: Table): DealView[] {
  const nonces = table.game.dealt === 0 ? null : table.seats.all.map((sitter) => sitter?.nonce ?? null)
  return table.commitments.map((commitment, i) => ({ commitment, nonces, secret: table.secretOf(i + 1) }))
}

function seatViewOf(table: Table, seat: Seat, present: (seat: Seat) => boolean): SeatView {
  const sitter = table.seats.all[seat]
  if (!sitter) return { name: '', kind: 'empty', present: false, away: false }
  const isBot = table.seats.isBot(seat)
  return {
    name: sitter.name,
    kind: isBot ? 'bot' : sitter.as,
    ...(isBot ? { level: sitter.level! } : null),
    present: isBot || present(seat),
    away: sitter.away,
  }
}
