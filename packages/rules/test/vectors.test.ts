import { expect, test } from 'vitest'
import { isFault, replay } from '../src/index.ts'
import { LEGAL, vectors } from './vectors.ts'

/** How many lines each file has: a file cut short must not pass unseen. */
const COUNTS = { games: 250, rulings: 64, unfinished: 132, refused: 192 } as const

test.each(LEGAL)('every line of %s.jsonl replays as the referee has it', (name) => {
  const lines = vectors(name)
  expect(lines).toHaveLength(COUNTS[name])
  for (const [i, { record, expect: due }] of lines.entries()) {
    const told = JSON.parse(JSON.stringify(replay(record, { legal: true })))
    expect({ line: i + 1, told }).toEqual({ line: i + 1, told: due })
  }
})

test('every line of refused.jsonl is refused, with the clause and the night', () => {
  const lines = vectors('refused')
  expect(lines).toHaveLength(COUNTS.refused)
  for (const [i, { record, night, clause }] of lines.entries()) {
    const told = replay(record)
    const where = isFault(told) ? { night: told.night ?? null, clause: told.clause } : told
    expect({ line: i + 1, where }).toEqual({ line: i + 1, where: { night, clause } })
  }
})

test('without `legal` the same is told, but for the legal plays', () => {
  for (const { record, expect: due } of vectors('rulings')) {
    const { nights, ...rest } = due as { nights: { legal: unknown }[] }
    const bare = { ...rest, nights: nights.map(({ legal: _, ...night }) => night) }
    expect(JSON.parse(JSON.stringify(replay(record)))).toEqual(bare)
  }
})
