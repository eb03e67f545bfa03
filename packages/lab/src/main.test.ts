import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { watchfires } from '../test/command.ts'

test('help and version: exit 0', async () => {
  const help = await watchfires(['--help'])
  expect(help).toMatchObject({ code: 0, err: '' })
  for (const name of ['replay', 'show', 'verify', 'deal']) expect(help.out).toMatch(new RegExp(`^  ${name} `, 'm'))
  expect(await watchfires(['deal', '--help'])).toMatchObject({ code: 0, err: '' })
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  expect(await watchfires(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' })
  expect((await watchfires([])).out).toBe(help.out)
})

test('what is not understood is refused in one line, exit 2', async () => {
  const bad = [
    ['repaly'],
    ['replay'],
    ['replay', 'a', 'b'],
    ['replay', '--nothing', '-'],
    ['--nothing'],
    ['x'.repeat(9999)],
    ['a\nb'],
  ]
  for (const args of bad) {
    const { code, out, err } = await watchfires(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^[^\n]{5,310}\n$/)
    expect(err).not.toMatch(/ at .*\.ts/)
  }
})
