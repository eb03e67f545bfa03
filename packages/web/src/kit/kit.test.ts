import { readFileSync } from 'node:fs'
import { buildKit } from '@watchfires/kit/print'
import { expect, test } from 'vitest'
import { inkOf } from '../../build/pictures.ts'
import { kit } from './kit.ts'

test('the pictures show the sheets as they are printed (else: node packages/web/build/pictures.ts)', {
  timeout: 120_000,
}, async () => {
  const drawn = JSON.parse(readFileSync(new URL('pictures/drawn.json', import.meta.url), 'utf8'))
  const sheets = await buildKit({ paper: 'a4' })
  expect(Object.fromEntries(sheets.map(({ name, bytes }) => [name.split('-')[1], inkOf(bytes)]))).toEqual(drawn)
})

test('every sheet is there to open and to download for both papers, and nothing else is', {
  timeout: 120_000,
}, async () => {
  const links = [...kit().body.matchAll(/href="\/kit\/([^"]+)"/g)].map(([, file]) => file)
  const built = [...(await buildKit({ paper: 'a4' })), ...(await buildKit({ paper: 'letter' }))].map(({ name }) => name)
  expect([...new Set(links)].sort()).toEqual(built.sort())
})
