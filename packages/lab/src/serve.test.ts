import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DATABASE } from '@watchfires/server'
import { VARIABLES } from '@watchfires/server/options'
import { afterAll, expect, test } from 'vitest'
import { watchfires } from '../test/command.ts'

const folder = mkdtempSync(join(tmpdir(), 'watchfires-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('serve lists every setting, and refuses bad ones by name', async () => {
  const { code, out } = await watchfires(['serve', '--help'])
  expect(code).toBe(0)
  for (const { name } of VARIABLES) expect(out).toContain(name)
  const bad = await watchfires(['serve', '--data', folder], { env: { WATCHFIRES_PORT: 'x', WATCHFIRES_LOG: 'y' } })
  expect(bad).toMatchObject({ code: 2, out: '' })
  expect(bad.err).toMatch(/^WATCHFIRES_PORT=x: .*\nWATCHFIRES_LOG=y: .*\n$/)
  expect(await watchfires(['serve', '--port', '99999'])).toMatchObject({ code: 2, out: '' })
})

test('tables are listed, closed and deleted; what is not there is refused', async () => {
  const { SqliteStore } = await import('@watchfires/server')
  expect(await watchfires(['tables', 'list', '--data', join(folder, 'none')])).toMatchObject({ code: 2, out: '' })
  const store = new SqliteStore({ file: join(folder, DATABASE) })
  await store.append({
    table: 'abc',
    expected: 0,
    entries: [
      JSON.stringify({
        kind: 'opened',
        table: 'abc',
        settings: {
          players: 3,
          clock: null,
          absence: 'feed',
          level: 'steady',
          visibility: 'private',
          talk: 'off',
          hints: true,
        },
        secrets: ['0'.repeat(64), '1'.repeat(64), '2'.repeat(64)],
        rules: 1,
        release: '0',
        at: 0,
      }),
    ],
    row: { phase: 'waiting', players: 3, free: 3, isPublic: false, touchedAt: 0 },
  })
  await store.close()
  const tables = (...args: string[]) => watchfires(['tables', ...args, '--data', folder])
  expect(await tables('list')).toMatchObject({ code: 0, out: 'abc  waiting  0/3  private  1970-01-01T00:00:00.000Z\n' })
  expect(await tables('close', 'abc')).toMatchObject({ code: 0, out: 'abc is closed\n' })
  expect(await tables('close', 'abc')).toMatchObject({ code: 2, err: 'the game at table abc is over\n' })
  expect((await tables('list')).out).toContain('closed')
  expect(await tables('delete', 'abc')).toMatchObject({ code: 0 })
  expect(await tables('delete', 'abc')).toMatchObject({ code: 2, err: 'there is no table abc\n' })
  expect(await tables('list')).toMatchObject({ code: 0, out: '' })
})
