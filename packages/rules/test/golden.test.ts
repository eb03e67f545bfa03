/**
 * Golden transcripts: one game for each number of players, every view at every beat. A change of the rules or of what a viewer is
 * told shows as a change of these files, to be read and committed on its own. To write them again:
 *
 *     GOLDEN=write npx vitest run packages/rules/test/golden.test.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type GameRecord, PHASES, publicView, replay, type View, viewFor, WAGONS } from '../src/index.ts'
import { vectors } from './vectors.ts'
import { PLAYERS, walk } from './walk.ts'

const fileOf = (players: number): URL => new URL(`golden/${players}.txt`, import.meta.url)

/** The first whole game of so many players among the vectors in which every kind of decision is made. */
function gameOf(players: number): GameRecord {
  const games = vectors('games').map(({ record }) => record as GameRecord)
  const kinds = (record: GameRecord): number => {
    const seen = new Set<string>()
    walk(record, ({ night }) => seen.add(PHASES[night.phase]))
    return seen.size
  }
  const fitting = games.filter((record) => record.players === players && record.nights.length === 3)
  return fitting.reduce((best, record) => (kinds(record) > kinds(best) ? record : best))
}

const list = (items: readonly unknown[]): string => (items.length > 0 ? items.map(String).join(' ') : '-')
const bySeat = <T>(rows: readonly T[], tell: (row: T) => string): string =>
  rows.map((row, seat) => `${seat}: ${tell(row)}`).join(' | ')

/** All of a public view but the beats before the last two, which earlier lines have. */
function openLines(view: View): string[] {
  const beats = view.beats.slice(-2).map((beat) => JSON.stringify(beat))
  return [
    `night ${view.night}, beat ${view.beat}: ${view.phase}, owed by ${list(view.owes)}`,
    `  snow ${view.snow}/${view.mark}, Fate ${view.fateLeft}${view.holder === undefined ? '' : `, the watch is held by ${view.holder}`}`,
    ...WAGONS.map((wagon, number) => {
      const aboard = view.aboard[number].map(({ seat, card, pips }) => `${seat}:${card}=${pips}`)
      return `  ${wagon} on ${view.space[number]}, aboard ${list(aboard)}, pushed ${view.pushes[number].join(' ')}`
    }),
    `  watch ${bySeat(view.watch, list)}`,
    `  held ${view.held.join(' ')}, known ${bySeat(view.known, list)}`,
    ...(view.offer ? [`  offer ${view.offer.join(' ')}`] : []),
    ...beats.map((beat, i) => `  ${i - beats.length + 1} ${beat}`),
    `  gratitude ${view.gratitude.join(' ')}${view.winners ? `, won by ${view.winners.join(' ')}` : ''}`,
  ]
}

/** What the owner of a seat knows besides; that the rest of their view is the public one is said where it is not. */
function ownLine(view: View, open: View, seat: number): string {
  const { you, ...rest } = view
  const same = JSON.stringify(rest) === JSON.stringify(open) ? '' : ' OTHERWISE THAN IN PUBLIC'
  return `  ${seat} holds ${list(you!.hand)}, may ${list(you!.legal)}${same}`
}

function transcript(players: number): string {
  const record = gameOf(players)
  const lines: string[] = []
  walk(record, (game) => {
    const open = publicView(game.night, game)
    lines.push(...openLines(open))
    for (let seat = 0; seat < players; seat++) lines.push(ownLine(viewFor(game.night, seat, game), open, seat))
    if (!game.isOpen) lines.push(`  ${JSON.stringify(game.nights.at(-1))}`)
    lines.push('')
  })
  lines.push(
    JSON.stringify(replay({ ...record, nights: record.nights.slice(0, 1) }))
      .replaceAll('{"beat"', '\n{"beat"')
      .replaceAll('{"step"', '\n{"step"'),
  )
  return `${lines.join('\n')}\n`
}

test.each(PLAYERS)('%i players: every view of one game is as it was', (players) => {
  const told = transcript(players)
  if (process.env.GOLDEN === 'write') writeFileSync(fileOf(players), told)
  expect(told).toBe(readFileSync(fileOf(players), 'utf8'))
})

test('no seat’s view differs from the public one but by what is its own', () => {
  for (const players of PLAYERS) expect(readFileSync(fileOf(players), 'utf8')).not.toContain('OTHERWISE')
})
