import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { Folder, watchfires } from '../../test/command.ts'
import { likelihood, verdictOf } from './sequence.ts'
import { pairings, playMatch } from './tournament.ts'

const folder = new Folder()
afterAll(() => folder.drop())
const limits = { decision: 2000, start: 20_000 }

describe('matches on duplicate boards', () => {
  test('a bot gains nothing on itself, on any board', async () => {
    const match = { players: 3, candidate: 'steady', field: 'steady', seed: 1, variant: null }
    const { cell } = await playMatch(match, { boards: 20, threads: 1, limits })
    expect(cell).toMatchObject({ boards: 20, gain: { mean: 0, ci99: 0 } })
    expect(cell.first.share).toBeCloseTo(1 / 3, 9)
  })

  test('what one gains, the other loses; the same whatever the threads', async () => {
    const play = async (candidate: string, field: string, threads: number) =>
      (await playMatch({ players: 4, candidate, field, seed: 3, variant: null }, { boards: 40, threads, limits })).cell
    const one = await play('steady', 'random', 1)
    expect(one.gain.mean - one.gain.ci99!).toBeGreaterThan(0)
    expect((await play('random', 'steady', 1)).gain.mean).toBeLessThan(0)
    expect(await play('steady', 'random', 2)).toEqual(one)
  })

  test('a sequential test stops at the same board on every machine', async () => {
    const sequence = { low: 0, high: 1, risk: 0.05 }
    const play = (candidate: string, field: string, threads: number) =>
      playMatch({ players: 2, candidate, field, seed: 5, variant: null }, { boards: 2000, sequence, threads, limits })
    const { cell } = await play('steady', 'random', 1)
    expect(cell.sequential!.verdict).toBe('better')
    expect(cell.boards).toBeLessThan(2000)
    expect((await play('steady', 'random', 2)).cell).toEqual(cell)
    expect((await play('random', 'steady', 1)).cell.sequential!.verdict).toBe('no better')
  })

  test('every ordered pair of different bots is matched at each table size', () => {
    expect(pairings(['a', 'b', 'c'], [2, 5])).toHaveLength(12)
    expect(pairings(['a', 'b'], [4])).toEqual([
      { players: 4, candidate: 'a', field: 'b' },
      { players: 4, candidate: 'b', field: 'a' },
    ])
  })
})

test('the sequential test is Wald’s for normal means', () => {
  const sequence = { low: 0, high: 0.2, risk: 0.05 }
  // research's figures: s = 1, mean 0.2, some 150 boards to ±2.94
  expect(likelihood({ n: 147, mean: 0.2, variance: 1 }, sequence)).toBeCloseTo(2.94, 2)
  expect(likelihood({ n: 147, mean: 0, variance: 1 }, sequence)).toBeCloseTo(-2.94, 2)
  expect(verdictOf(2.95, 200, sequence)).toBe('better')
  expect(verdictOf(-2.95, 200, sequence)).toBe('no better')
  expect(verdictOf(2.9, 200, sequence)).toBe('open')
  expect(verdictOf(9, 10, sequence)).toBe('open')
})

describe('bots of other programs', () => {
  const feeder = `exec:python3 ${fileURLToPath(new URL('../../../../examples/bots/feeder.py', import.meta.url))}`
  const scripted = (name: string, body: string): string =>
    `exec:${process.execPath} ${folder.file(
      `${name}.mjs`,
      `import { createInterface } from 'node:readline'
const say = (json) => process.stdout.write(JSON.stringify(json) + '\\n')
let asked = 0
createInterface({ input: process.stdin }).on('line', (line) => {
  const { type, id, view } = JSON.parse(line)
  if (type === 'hello') return say({ type: 'ready' })
  if (type === 'bye') return process.exit(0)
  if (type !== 'decide') return
  asked++
  const choice = view.you.legal[0]
  const decision = { id, type: view.phase, play: choice, card: choice, call: choice }
  ${body}
})
`,
    )}`
  const told = async (...args: string[]) => {
    const { code, out, err } = await watchfires(['tournament', '--json', '--jobs', '1', '--time', '2000', ...args])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    return JSON.parse(out)
  }

  test('a bot of Python’s standard library enters a tournament', async () => {
    execFileSync('python3', ['--version'])
    const { cells, outside } = await told('steady', feeder, '--boards', '6', '--players', '2,4')
    expect(cells).toHaveLength(4)
    expect(outside[feeder]).toMatchObject({ replaced: 0, timeouts: 0, crashes: 0, nonsense: 0 })
    expect(outside[feeder].decisions).toBeGreaterThan(100)
    const [one] = cells.filter(({ candidate, players }: never) => candidate === 'steady' && players === 4)
    expect(one.gain.mean).toBeGreaterThan(0)
  })

  test('a decision that is late is replaced, and the bot heard again', async () => {
    const late = scripted('late', `if (asked % 3 === 0) return setTimeout(() => say(decision), 900)\n  say(decision)`)
    const { outside } = await told('steady', late, '--boards', '2', '--players', '2', '--time', '400')
    const { decisions, replaced, timeouts, crashes, nonsense } = outside[late]
    expect(timeouts).toBeGreaterThan(0)
    expect(timeouts).toBeLessThan(decisions / 2)
    expect({ replaced, crashes, nonsense }).toEqual({ replaced: timeouts, crashes: 0, nonsense: 0 })
  })

  test('nonsense is replaced: what is no JSON, not legal, or not what is owed', async () => {
    const odd = scripted(
      'odd',
      `if (asked % 4 === 1) return process.stdout.write('what?\\n')
  if (asked % 4 === 2) return say({ ...decision, play: 'F1X', card: '1X', call: 1 })
  if (asked % 4 === 3) return say({ ...decision, type: 'say' })
  say(decision)`,
    )
    const { outside } = await told('steady', odd, '--boards', '2', '--players', '3')
    const { decisions, replaced, timeouts, crashes, nonsense } = outside[odd]
    expect(nonsense / decisions).toBeCloseTo(0.75, 1)
    expect({ replaced, timeouts, crashes }).toEqual({ replaced: nonsense, timeouts: 0, crashes: 0 })
  })

  test('a program that ends is started again, and in the end left alone', async () => {
    const brittle = scripted('brittle', `process.exit(3)`)
    const { outside } = await told('steady', brittle, '--boards', '3', '--players', '2')
    const { decisions, replaced, crashes } = outside[brittle]
    expect(replaced).toBe(decisions)
    // five starts for each of two seats, in each of two matches
    expect(crashes).toBe(5 * 2 * 2)
    expect(decisions).toBeGreaterThan(10)
  })

  test('a program that never starts plays by feeds', async () => {
    const { outside } = await told('steady', 'exec:exit 1', '--boards', '2', '--players', '2')
    expect(outside['exec:exit 1'].replaced).toBe(outside['exec:exit 1'].decisions)
  })
})

test('the table is for people, and shows what went wrong outside', async () => {
  const { code, out } = await watchfires([
    'tournament',
    'steady',
    'random',
    'exec:exit 1',
    '--boards',
    '2',
    '--players',
    '3',
    '--jobs',
    '1',
  ])
  expect(code).toBe(0)
  expect(out.split('\n')[0]).toMatch(/^players +one +among +boards +gain +margin +first$/)
  expect(out).toMatch(/2 × steady/)
  expect(out).toMatch(/exec:exit 1: \d+ decisions, \d+ replaced by a feed/)
})

test('what is no tournament is refused in one line', async () => {
  for (const args of [
    ['steady'],
    ['steady', 'steady'],
    ['steady', 'x'],
    ['steady', 'novice', '--players', '9'],
    ['steady', 'novice', '--worth', '1,0'],
    ['steady', 'novice', '--risk', '2'],
  ]) {
    const { code, err } = await watchfires(['tournament', ...args])
    expect({ args, code }).toEqual({ args, code: 2 })
    expect(err).toMatch(/^[^\n]+\n$/)
  }
})
