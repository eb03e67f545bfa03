/** A pencilled game as text to keep or send: the sheet of each night, who wins, and below it what was noted. */
import { type Catalogue, en, LINES } from '@watchfires/rules'
import { type PencilGame, scoreGame } from './pencilGame.ts'
import type { PencilNight, Ride } from './pencilNight.ts'
import { explainProblem, TEXT } from './words.ts'

/** A number as people write it, with a true minus. */
const written = (value: number): string => `${value}`.replace('-', '−')

/** Rows of cells in columns: the first to the left, the others to the right. */
function table(rows: readonly (readonly string[])[]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => [...row[column]].length))
  const widths = rows[0].map((_, column) => width(column))
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column] + 2)))
      .join('')
      .trimEnd(),
  )
}

/** The whole game as plain text, lines ended with a line feed. */
export function makeGameText(game: PencilGame, catalogue: Catalogue = en): string {
  const names = game.names.map((name, seat) => name || catalogue.nameless(seat))
  const { nights, gratitude, verdict } = scoreGame(game, catalogue)
  const text: string[] = [TEXT.title, names.join(', ')]
  for (const [i, night] of nights.entries()) {
    const title = TEXT.night(i + 1)
    if (night.kind === 'open') text.push('', `${title}. ${TEXT.open}`)
    else if (night.kind === 'refused') {
      text.push('', `${title}. ${TEXT.refused}`)
      text.push(...night.problems.map((problem) => `- ${explainProblem(problem, names, catalogue)}`))
    } else {
      const { result, outcome } = night
      const paid = LINES.map((line) => [TEXT.lines[line], ...result.settlement.map((seat) => written(seat[line]))])
      const rows = [['', ...names], ...paid, [TEXT.all, ...result.gratitude.map(written)]]
      text.push('', `${title}. ${outcome.join(' ')}`, ...table(rows))
    }
  }
  text.push(
    '',
    ...table([
      ['', ...names],
      [TEXT.total, ...gratitude.map(written)],
    ]),
  )
  if (verdict !== null) text.push(verdict)
  text.push('')
  for (const [i, night] of game.nights.entries()) {
    text.push(`${TEXT.night(i + 1)}:`)
    for (const [seat, name] of names.entries()) text.push(`  ${name} ${notesOf(night, seat, catalogue)}`)
  }
  return `${text.join('\n')}\n`
}

/** What one seat laid down, as it was noted. */
function notesOf({ stores, pushes, trails, piles }: PencilNight, seat: number, catalogue: Catalogue): string {
  const ridden = (ride: Ride) =>
    stores
      .filter((entry) => entry.seat === seat && entry.ride === ride)
      .map(({ card }) => catalogue.card(card))
      .join(' ')
  const pushed = (['H', 'D', 'C'] as const).flatMap((suit, wagon) =>
    pushes[wagon][seat] > 0 ? [`${catalogue.suit(suit)}×${pushes[wagon][seat]}`] : [],
  )
  const { spades, others } = piles[seat]
  const notes = [
    ...(['full', 'heaved', 'flung'] as const).flatMap((ride) => {
      const said = { full: TEXT.loaded, heaved: TEXT.heaved, flung: TEXT.flung }[ride]
      return ridden(ride) === '' ? [] : [said(ridden(ride))]
    }),
    ...(pushed.length > 0 ? [TEXT.pushed(pushed.join(' '))] : []),
    ...(trails[seat] > 0 ? [TEXT.trails(trails[seat])] : []),
    ...(spades + others > 0 ? [TEXT.fed(spades, others)] : []),
  ]
  return notes.length > 0 ? notes.join('; ') : TEXT.nothing
}
