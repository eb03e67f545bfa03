import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type GameRecord, isFault, replay, verifyDeal } from '@watchfires/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringTool } from '../../../scripts/debian.ts'
import { ask, Ear, type ServerProcess, startServer } from './harness.ts'

const run = promisify(execFile)
const fileOf = (name: string) => fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url))

let server: ServerProcess
let python: string
beforeAll(async () => {
  python = bringTool('python3')
  server = await startServer()
}, 300_000)
afterAll(() => server.end())

test.each([2, 3])('at %i seats the example bots sit down by the link and play a whole game', async (players) => {
  const bots = Array.from({ length: players - 2 }, (_, i) => ({ seat: i + 2, level: 'novice' }))
  const { body: opened } = await ask(`${server.url}/api/tables`, { players, bots, clock: 20 })
  const at = `${server.url}/api/tables/${opened.table}`
  const spectator = new Ear(at)
  const said = await Promise.all([
    run(process.execPath, [fileOf('bot.ts'), opened.url, 'Carter'], { timeout: 50_000 }),
    run(python, [fileOf('bot.py'), opened.url, 'Keeper'], { timeout: 50_000 }),
  ])
  await spectator.until(({ view }) => view.phase === 'over')
  spectator.close()
  const { seats, gratitude, nights } = spectator.view
  const result = `over: ${seats.map(({ name }, seat) => `${name} ${gratitude[seat]}`).join(', ')}\n`
  expect(said).toEqual([
    { stdout: result, stderr: '' },
    { stdout: result, stderr: '' },
  ])
  expect(nights).toHaveLength(3)
  expect(seats.map(({ kind }) => kind).toSorted()).toEqual([...bots.map(() => 'bot'), 'outside bot', 'outside bot'])
  const happened = spectator.heard.flatMap(({ telling }) => telling.happened)
  expect(happened.filter((item) => 'event' in item && item.event === 'away')).toEqual([])

  const { body } = await ask(`${at}/record`)
  const record = body as GameRecord & { proof: { table: string; nights: never[] } }
  const replayed = replay(record)
  if (isFault(replayed)) throw new Error(JSON.stringify(replayed))
  expect(replayed.totals).toEqual(gratitude)
  for (const [i, proof] of record.proof.nights.entries())
    expect(verifyDeal(proof, { table: opened.table, night: i + 1, deal: record.nights[i].deal })).toBe('holds')
})
