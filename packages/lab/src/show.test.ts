import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { watchfires } from '../test/command.ts'

const lines = (name: string): { record: object; clause: string }[] =>
  readFileSync(new URL(`../../../spec/vectors/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

test('a record is shown as text, and its text as itself; both replay to the same', async () => {
  for (const { record } of lines('unfinished').slice(0, 1)) {
    const input = JSON.stringify({ ...record, proof: {} })
    const shown = await watchfires(['show', '-'], { input })
    expect(shown).toMatchObject({ code: 0, err: '' })
    expect(shown.out).toMatch(/^\[Watchfires "1"\]\n\[Players "\d"\]\n\[Night 1\]\n\[Deal ".*"\]\n/)
    expect(await watchfires(['show', '-'], { input: shown.out })).toEqual(shown)
    expect(await watchfires(['replay', '-'], { input: shown.out })).toEqual(
      await watchfires(['replay', '-'], { input }),
    )
  }
})

test('[P5] an illegal record is not shown: exit 2, one line', async () => {
  const refused = lines('refused').find(({ clause }) => clause === 'P5')!
  const { code, out, err } = await watchfires(['show', '-'], { input: JSON.stringify(refused.record) })
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^night \d, beat \d+, seat \d: cannot break trail .* \(P5\)\n$/)
})
