import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { explainFault, isFault, replay } from '@watchfires/rules'
import { afterAll, expect, test } from 'vitest'
import { COMMAND, Folder, watchfires } from '../test/command.ts'
import { readRecord } from './readRecord.ts'

const folder = new Folder()
afterAll(() => folder.drop())

interface Vector {
  readonly record: { nights: { beats: unknown[] }[] }
  readonly expect: unknown
  readonly night: number | null
  readonly clause: string
}
const vectors = (name: string): Vector[] =>
  readFileSync(new URL(`../../../spec/vectors/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
const asLines = (all: readonly Vector[]): string => all.map(({ record }) => `${JSON.stringify(record)}\n`).join('')
const answers = (out: string): unknown[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

const games = vectors('games')
const GAME = games[0].record
const FILE = folder.file('game.json', JSON.stringify(GAME))

for (const name of ['games', 'rulings', 'unfinished'])
  test(`${name}.jsonl: every line is answered as the referee expects`, async () => {
    const all = vectors(name)
    const { code, out, err } = await watchfires(['replay', '-', '--lines', '--legal'], { input: asLines(all) })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const told = answers(out)
    expect(told).toHaveLength(all.length)
    for (const [i, answer] of told.entries()) expect(answer).toEqual(all[i].expect)
  })

test('refused.jsonl: every line is refused with its clause and night, and the run goes on', async () => {
  const all = vectors('refused')
  const { code, out, err } = await watchfires(['replay', '--lines', '-'], { input: asLines(all) })
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const told = answers(out) as { error: string; clause: string; night?: number }[]
  expect(told).toHaveLength(all.length)
  for (const [i, { error, clause, night = null }] of told.entries()) {
    expect({ clause, night }).toEqual({ clause: all[i].clause, night: all[i].night })
    expect(error).toMatch(new RegExp(`^.+ \\(${clause}\\)$`))
  }
})

test('one record: a file or standard input, JSON or text, with a byte order mark and any line ends', async () => {
  const legal = JSON.stringify(games[0].expect)
  const text = (await watchfires(['show', FILE])).out
  const inputs = [
    JSON.stringify(GAME),
    JSON.stringify(GAME, null, 2).replaceAll('\n', '\r\n'),
    `\ufeff${JSON.stringify(GAME)}`,
    text,
    `\ufeff${text.replaceAll('\n', '\r\n')}`,
    JSON.stringify({ ...GAME, note: 'kept', proof: null }),
    JSON.stringify(GAME).replace('{', '{"__proto__":{"players":9},"constructor":1,'),
  ]
  for (const [i, input] of inputs.entries()) {
    const read = await readRecord(folder.file(`form ${i}`, input))
    expect(isFault(read) ? read : replay(read.record, { legal: true })).toEqual(JSON.parse(legal))
  }
  for (const input of inputs.slice(2, 4)) {
    const { code, out, err } = await watchfires(['replay', '-', '--legal'], { input })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(out)).toEqual(JSON.parse(legal))
    expect(out.trimEnd()).not.toContain('\n')
  }
  const plain = await watchfires(['replay', FILE])
  expect(JSON.parse(plain.out).nights[0]).not.toHaveProperty('legal')
})

test('with --lines blank lines are skipped, line ends do not matter, and a last line needs none', async () => {
  const game = JSON.stringify(GAME)
  const input = `\ufeff${game}\r\n\r\n   \n[1]\n{"a"\n{"format":"\n${game}`
  const { code, out } = await watchfires(['replay', '--lines', '-'], { input })
  expect(code).toBe(0)
  const told = answers(out) as { error?: string; clause?: null }[]
  expect(told.map(({ error }) => error)).toEqual([
    undefined,
    'a record is an object',
    expect.stringMatching(/^not JSON: /),
    expect.stringMatching(/^not JSON: /),
    undefined,
  ])
  expect(told[1].clause).toBeNull()
})

test('with --lines a line that is not UTF-8 or too large spoils no other', async () => {
  const game = Buffer.from(JSON.stringify(GAME))
  const large = Buffer.alloc(17 * 2 ** 20, 'x')
  const input = Buffer.concat([
    Buffer.from('{"a":"\xff"}\n', 'latin1'),
    large,
    Buffer.from('\n'),
    game,
    Buffer.from('\n'),
  ])
  const { out } = await watchfires(['replay', '--lines', '-'], { input })
  const told = answers(out) as { error?: string }[]
  expect(told.map(({ error }) => error)).toEqual(['not UTF-8', 'larger than 16 MB, which no record is', undefined])
})

test('[P3] a play that is refused is named by where, what and clause', async () => {
  const refused = vectors('refused').find(({ clause }) => clause === 'P3')!
  const { code, out, err } = await watchfires(['replay', '-'], { input: JSON.stringify(refused.record) })
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(
    /^night \d, beat \d+, seat \d: cannot load \w[HDC], the [♥♦♣] wagon is on [345] and empty \(P3\)\n$/,
  )
})

/** Bad input of every kind: what is said of it, and the clause. */
const text = JSON.stringify(GAME)
const withNight = (change: object): string =>
  JSON.stringify({ ...GAME, nights: [{ ...GAME.nights[0], ...change }, ...GAME.nights.slice(1)] })
const BAD: readonly (readonly [string, string | Buffer, RegExp])[] = [
  ['nothing', '', /^there is nothing to read$/],
  ['white space', ' \n\n', /^there is nothing to read$/],
  ['half a record', text.slice(0, 900), /^not JSON: /],
  ['two records', text + text, /^not JSON: /],
  ['NUL bytes', Buffer.alloc(1000), /^not JSON: Unexpected token '\\u\{0\}'/],
  ['a NUL at the end', `${text}\0`, /^not JSON: /],
  ['bytes that are not UTF-8', Buffer.from([0x7b, 0xff, 0xfe]), /^not UTF-8$/],
  ['half a character', Buffer.from([0x22, 0xc3]), /^not UTF-8$/],
  ['UTF-16', Buffer.from(text, 'utf16le'), /^not JSON: /],
  ['a list', '[1,2]', /^a record is an object$/],
  ['null', 'null', /^a record is an object$/],
  ['a record only by its prototype', `{"__proto__":${text}}`, /^"format" is not /],
  ['a million entries', `[${'1,'.repeat(999_999)}1]`, /^a record is an object$/],
  ['a million nights', text.replace('"nights":[', `"nights":[${'{},'.repeat(1_000_000)}`), /^night 1: "deal" /],
  [
    'a million plays',
    withNight({ beats: [{ take: '8C', plays: new Array(1e6).fill('F7H') }] }),
    /^night 1, beat 1: .*\(B2\)$/,
  ],
  ['a million beats', withNight({ beats: new Array(1e6).fill({}) }), /\(M1\)$/],
  ['100,000 levels', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, /^a record is an object$/],
  ['millions of levels', '{"a":'.repeat(3_000_000), /^nested deeper than 200,000 levels/],
  ['1e999 players', text.replace('"players":2', '"players":1e999'), /\(S2\)$/],
  ['1e999 as the whiteout', text.replace(/"whiteout":\d+/, '"whiteout":1e999'), /^night 1: .*\(S3\)$/],
  ['a whiteout of 1.5', text.replace(/"whiteout":\d+/, '"whiteout":1.5'), /\(S3\)$/],
  [
    'a huge name that is none',
    JSON.stringify({ ...GAME, seats: ['x'.repeat(5_000_000), 7] }),
    /^"seats" is not a list of names$/,
  ],
  [
    'a huge play',
    withNight({ beats: [{ take: '8C', plays: ['x'.repeat(5_000_000), 'F7H'] }] }),
    /^night 1, beat 1, seat 0: "x{60}…" is not a play \(B2\)$/,
  ],
  [
    'control characters',
    withNight({ beats: [{ take: '8C', plays: ['\u001b[31m\r\n\u202e', 'F7H'] }] }),
    /seat 0: "\\u\{1b\}\[31m\\u\{d\}\\u\{a\}\\u\{202e\}" is not/,
  ],
  [
    'text that is none',
    '[Watchfires "1"]\n[Players "2"]\nhello\n',
    /^line 3: neither a header, a beat nor the Gambit: hello$/,
  ],
]
/** What one file is refused with, without a process of its own. */
async function refusalOf(file: string): Promise<string> {
  const read = await readRecord(file)
  const told = isFault(read) ? read : replay(read.record)
  return isFault(told) ? explainFault(told) : 'legal'
}

test.each(BAD)('%s is refused in one line', async (name, input, line) => {
  const said = await refusalOf(folder.file(`${name}.json`, input))
  expect(said).toMatch(line)
  expect(said).not.toMatch(/\n/)
  expect(said.length).toBeLessThan(250)
})

test.each(BAD.slice(-3))('%s: exit 2, nothing on standard output', async (_, input, line) => {
  const { code, out, err } = await watchfires(['replay', '-'], { input })
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^[^\n]+\n$/)
  expect(err.trimEnd()).toMatch(line)
})

test('a file that is missing, a folder or far too large is refused in one line, exit 2', async () => {
  const huge = folder.file('huge.json', '{')
  truncateSync(huge, 200 * 2 ** 20)
  const files = [
    [folder.at('none.json'), /^there is no file .*none\.json\n$/],
    [tmpdir(), /^\S+ is a folder\n$/],
    [huge, /^larger than 16 MB, which no record is\n$/],
  ] as const
  for (const [file, line] of files) {
    const { code, out, err } = await watchfires(['replay', file])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(line)
  }
  const { code, out, err } = await watchfires(['replay', '--lines', folder.at('none.jsonl')])
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^there is no file /)
})

test('many thousands of games run in a small heap, however slowly they are read', async () => {
  const many = folder.file('many.jsonl', asLines(games).repeat(20))
  const child = spawn(COMMAND, ['replay', '--lines', many], {
    env: { ...process.env, NODE_OPTIONS: '--max-old-space-size=24' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.pause()
  setTimeout(() => child.stdout.resume(), 1500)
  let lines = 0
  child.stdout.on('data', (part: Buffer) => {
    for (const byte of part) if (byte === 10) lines++
  })
  const [code] = await once(child, 'close')
  expect({ code, lines }).toEqual({ code: 0, lines: 5000 })
})

test('ends without a word when nobody reads on', async () => {
  const many = folder.file('some.jsonl', asLines(games).repeat(4))
  const child = spawn(COMMAND, ['replay', '--lines', many], { stdio: ['ignore', 'pipe', 'pipe'] })
  let err = ''
  child.stderr.on('data', (part) => {
    err += part
  })
  child.stdout.once('data', () => child.stdout.destroy())
  const [code] = await once(child, 'exit')
  expect({ code, err }).toEqual({ code: 0, err: '' })
})
