/** The matrix of a tournament, as people read it. */
import type { Estimate } from '../study/count.ts'
import type { Cell } from './tournament.ts'

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`
const within = ({ mean, ci99 }: Estimate): string => `${signed(mean)} ± ${ci99 === null ? '?' : ci99.toFixed(2)}`

/** One line a match, for each number of players: what the candidate gains, and by how much it leads its table, at 99 %. */
export function tableOf(cells: readonly Cell[]): string {
  const rows = cells.map((cell) => [
    `${cell.players}`,
    cell.candidate,
    `${cell.players - 1} × ${cell.field}`,
    `${cell.boards}`,
    within(cell.gain),
    within(cell.margin),
    `${(100 * cell.first.share).toFixed(1)} %`,
    cell.sequential ? `${cell.sequential.verdict} (${signed(cell.sequential.ratio)})` : '',
  ])
  const heads = [
    'players',
    'one',
    'among',
    'boards',
    'gain',
    'margin',
    'first',
    cells.some((c) => c.sequential) ? 'test' : '',
  ]
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i].length)))
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) => cell.padEnd(widths[i]))
      .join('  ')
      .trimEnd()
  return `${[heads, ...rows].map(line).join('\n')}\n`
}
