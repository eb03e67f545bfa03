import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { Folder, watchfires } from '../../test/command.ts'

const folder = new Folder()
afterAll(() => folder.drop())

test('the report is one page that needs nothing else, the same from rows as played at once', async () => {
  const page = folder.at('page.html')
  const ran = await watchfires(['report', '--players', '2,4', '--nights', '80', '--jobs', '1', '--out', page])
  expect(ran).toMatchObject({ code: 0, err: '' })
  const html = readFileSync(page, 'utf8')
  expect(html.match(/<svg/g)!.length).toBe(10)
  expect(html).not.toMatch(/(?:src|href)="(?!data:)/)
  expect(html).not.toContain('undefined')
  expect(html).not.toContain('NaN')
  for (const said of ['Does the seat matter?', 'How nights end', '95 %', '80', 'rules version 1'])
    expect(html).toContain(said)

  const files = ['2', '4'].map((players) => folder.at(players))
  for (const [i, players] of ['2', '4'].entries()) {
    await watchfires(['simulate', '--players', players, '--nights', '80', '--jobs', '1', '--out', files[i]])
  }
  const again = folder.at('again.html')
  await watchfires(['report', '--rows', files[1], files[0], '--out', again])
  expect(readFileSync(again, 'utf8')).toBe(html)
})

test('a variant is named, and what cannot be written or read is refused', async () => {
  const variant = folder.file(
    'v',
    JSON.stringify({ format: 'watchfires-variant', version: 1, name: '<soft>', all: { push: 3 } }),
  )
  const page = folder.at('variant.html')
  await watchfires(['report', '--players', '3', '--nights', '30', '--variant', variant, '--out', page, '--jobs', '1'])
  expect(readFileSync(page, 'utf8')).toContain('“&lt;soft&gt;”: 3 players: push 3 instead of 2')
  for (const args of [
    ['--out', '/nowhere/at/all', '--nights', '2', '--players', '3'],
    ['--rows', folder.at('nothing')],
    ['--rows', variant],
  ]) {
    const { code, out, err } = await watchfires(['report', ...args])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^[^\n]+\n$/)
  }
})
