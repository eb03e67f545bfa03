import { winnersOf } from '@watchfires/rules'
import type { Table } from '@watchfires/table'
import type { Summary } from './ledger.ts'

function stageOf(table: Table): Summary['stage'] {
  const { phase } = table
  return phase === 'settled' || phase === 'over' || phase === 'closed' ? phase : 'on'
}

/** What the first page says of a table. */
export function summaryOf(table: Table, openedAt: number): Summary {
  const { game, seats } = table
  return {
    table: table.id,
    openedAt,
    playedAt: table.touchedAt,
    names: seats.all.map((sitter) => sitter?.name ?? ''),
    persons: seats.all.flatMap((sitter, seat) => (sitter?.as === 'person' ? [seat] : [])),
    night: Math.max(1, game.dealt),
    beat: game.night.beat,
    gratitude: game.totals,
    stage: stageOf(table),
    winners: game.isOver ? winnersOf(game.nights, game.players) : [],
  }
}
