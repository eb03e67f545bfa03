import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Replay, replay } from './oracle.ts'

type Line = {
  readonly record: unknown
  readonly expect: Replay
  readonly night: number | null
  readonly clause: string
}

const vectors = new URL('../../../spec/vectors/', import.meta.url)
const lines = (name: string): readonly Line[] =>
  readFileSync(new URL(`${name}.jsonl`, vectors), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

/** How many lines each file has: a file cut short must not pass unseen. */
const COUNTS = { games: 250, rulings: 64, unfinished: 132 } as const

for (const [name, count] of Object.entries(COUNTS))
  test(`the oracle replays ${name}.jsonl`, () => {
    const all = lines(name)
    expect(all).toHaveLength(count)
    for (const line of all) expect(JSON.parse(JSON.stringify(replay(line.record)))).toEqual(line.expect)
  })

test('the oracle refuses refused.jsonl, with the clause and the night', () => {
  const all = lines('refused')
  expect(all).toHaveLength(192)
  for (const line of all) {
    const { night = null, clause } = replay(line.record) as { night?: number; clause?: string }
    expect({ night, clause }).toEqual({ night: line.night, clause: line.clause })
  }
})
