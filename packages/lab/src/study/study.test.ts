import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { Folder, watchfires } from '../../test/command.ts'

const folder = new Folder()
afterAll(() => folder.drop())

const jsonOf = (text: string) => JSON.parse(text)

test('shards merged are exactly the whole run: rows and summary, nights and games, bots of chance and rotating ones', async () => {
  const studies = [
    ['--nights', '23', '--players', '4', '--bots', 'novice', 'steady', 'sharp:worlds=1', 'random', '--rotate'],
    ['--games', '5', '--players', '2', '--bots', 'novice', '--seed', '7'],
  ]
  for (const [i, study] of studies.entries()) {
    const whole = folder.at(`whole${i}`)
    const all = await watchfires(['simulate', ...study, '--out', whole, '--jobs', '2'])
    expect(all).toMatchObject({ code: 0, err: '' })
    const files = [1, 2, 3].map((part) => folder.at(`${i}-${part}`))
    for (const [part, file] of files.entries()) {
      const ran = await watchfires(['simulate', ...study, '--out', file, '--shard', `${part + 1}/3`, '--jobs', '1'])
      expect(jsonOf(ran.out).complete).toBe(false)
    }
    const merged = folder.at(`merged${i}`)
    const put = await watchfires(['merge', files[2], files[0], files[1], '--out', merged])
    expect(put.out).toBe(all.out)
    expect(readFileSync(merged, 'utf8')).toBe(readFileSync(whole, 'utf8'))
  }
})

test('merge refuses what is not all of one study, in one line, exit 2', async () => {
  const part = async (name: string, ...args: string[]) => {
    const file = folder.at(name)
    await watchfires(['simulate', '--nights', '6', '--players', '3', '--out', file, '--jobs', '1', ...args])
    return file
  }
  const first = await part('a', '--shard', '1/2')
  const second = await part('b', '--shard', '2/2')
  const other = await part('c', '--shard', '2/2', '--seed', '2')
  const lines = readFileSync(second, 'utf8').trimEnd().split('\n')
  const short = folder.file('short', `${lines.slice(0, -1).join('\n')}\n`)
  const twice = folder.file('twice', `${[...lines, lines.at(-1)].join('\n')}\n`)
  const refused: [string[], string][] = [
    [[first], 'shard 2/2 is there 0 times'],
    [[first, first, second], 'shard 1/2 is there 2 times'],
    [[first, other], 'not of the same study'],
    [[first, short], 'ends before game 5'],
    [[first, twice], 'should come next'],
    [[first, folder.file('text', 'nothing\n')], 'no JSON object'],
    [[first, folder.file('empty', '')], 'it is empty'],
    [[folder.at('nowhere')], 'nowhere'],
  ]
  for (const [files, why] of refused) {
    const ran = await watchfires(['merge', ...files])
    expect({ code: ran.code, out: ran.out }).toEqual({ code: 2, out: '' })
    expect(ran.err).toMatch(/^[^\n]+\n$/)
    expect(ran.err).toContain(why)
  }
})

test('the summary adds up, and rows hold what the sheet says', async () => {
  const file = folder.at('rows')
  const { out } = await watchfires(['simulate', '--games', '4', '--players', '5', '--out', file, '--jobs', '1'])
  const summary = jsonOf(out)
  const [heading, ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n').map(jsonOf)
  expect(heading).toMatchObject({
    format: 'watchfires-rows',
    version: 1,
    study: { players: 5, unit: 'game', count: 4 },
  })
  expect(rows.map(({ game, night }) => [game, night])).toEqual(
    [0, 1, 2, 3].flatMap((g) => [1, 2, 3].map((n) => [g, n])),
  )
  for (const row of rows) {
    for (const [seat, lines] of row.sheet.entries()) {
      expect(lines.reduce((sum: number, line: number) => sum + line, 0)).toBe(row.gratitude[seat])
    }
  }
  const scores = rows.flatMap((row) => row.gratitude[0])
  expect(summary.seats[0].gratitude.mean).toBeCloseTo(scores.reduce((sum, score) => sum + score, 0) / scores.length, 9)
  expect(summary).toMatchObject({ nights: 12, games: 4, complete: true })
  const shares = summary.endings.map(({ share }: { share: number }) => share)
  expect(shares.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(1, 9)
  const firsts = summary.bots.map(({ games }: { games: { first: { share: number } } }) => games.first.share)
  expect(firsts.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(1, 9)
  expect(rows[2].totals).toEqual(
    rows[0].gratitude.map((g: number, s: number) => g + rows[1].gratitude[s] + rows[2].gratitude[s]),
  )
})

test('what simulate cannot do is refused in one line, exit 2', async () => {
  const bad = [
    ['--bots', 'nobody'],
    ['--bots', 'sharp:worlds'],
    ['--bots', 'steady:worlds=3'],
    ['--bots', 'steady:space=-1'],
    ['--bots', 'steady', 'steady'],
    ['--players', '7'],
    ['--nights', '3', '--games', '3'],
    ['--shard', '3/2'],
    ['--out', '/nowhere/at/all'],
    ['--variant', folder.at('nowhere')],
    ['--nights', 'many'],
  ]
  for (const args of bad) {
    const { code, out, err } = await watchfires(['simulate', ...args])
    expect({ args, code, out }).toEqual({ args, code: 2, out: '' })
    expect(err).toMatch(/^[^\n]{5,310}\n$/)
  }
})

test('ctrl-C keeps what is done: whole rows, in order, and a summary of them', async () => {
  const file = folder.at('stopped')
  const running = watchfires(['simulate', '--nights', '1000000000', '--out', file, '--jobs', '1'], {
    interruptAfter: file,
  })
  const { code, out, err } = await running
  expect(code).toBe(130)
  expect(err).toContain('what is done is kept')
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n').map(jsonOf)
  expect(lines.slice(1).map(({ game }) => game)).toEqual(lines.slice(1).map((_, game) => game))
  expect(jsonOf(out)).toMatchObject({ nights: lines.length - 1, complete: false })
  expect(lines.length).toBeGreaterThan(1)
})
