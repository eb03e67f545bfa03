import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildKit } from '@watchfires/kit/print'
import { afterAll, expect, test } from 'vitest'
import { Folder, watchfires } from '../test/command.ts'

const folder = new Folder()
afterAll(() => folder.drop())

test('writes the three sheets, the same that the kit builds', async () => {
  for (const paper of ['a4', 'letter'] as const) {
    const out = join(folder.at('kit'), paper)
    const ran = await watchfires(['kit', '--out', out, ...(paper === 'a4' ? [] : ['--paper', paper])])
    expect(ran).toMatchObject({ code: 0, err: '' })
    const sheets = await buildKit({ paper })
    expect(readdirSync(out).sort()).toEqual(sheets.map(({ name }) => name).sort())
    for (const { name, bytes } of sheets) {
      expect(readFileSync(join(out, name)).equals(bytes)).toBe(true)
      expect(ran.out).toContain(`${join(out, name)}, ${bytes.length} bytes\n`)
    }
  }
})

test('refuses a paper that it does not know and a folder that cannot be made, each in one line', async () => {
  const file = folder.file('a-file', 'not a folder')
  for (const args of [
    ['kit'],
    ['kit', '--out', folder.at('x'), '--paper', 'a3'],
    ['kit', '--out', join(file, 'within')],
  ]) {
    const { code, out, err } = await watchfires(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^.+\n$/)
  }
})
