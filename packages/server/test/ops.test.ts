import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, Ear, newNonce, openTable, type ServerProcess, send, sit, startServer } from './harness.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await startServer({
    WATCHFIRES_TABLES_PER_HOUR: '3',
    WATCHFIRES_STREAMS_PER_ADDRESS: '4',
    WATCHFIRES_COMMANDS_PER_SECOND: '2',
  })
})
afterAll(() => server.end())

test('alive, ready, and measured', async () => {
  expect(await ask(`${server.url}/healthz`)).toMatchObject({ status: 200, body: { status: 'alive' } })
  expect(await ask(`${server.url}/readyz`)).toMatchObject({ status: 200, body: { status: 'ready' } })
  const { at } = await openTable(server.url, { players: 2, talk: 'free' })
  const chair = await sit(at, 'Ada')
  const ear = new Ear(at, { key: chair.key })
  await ear.until(({ last }) => last !== undefined)
  await send(at, chair.key, { type: 'say', text: 'a secret word' })
  const { body } = await ask(`${server.url}/metrics`)
  expect(body).toContain('watchfires_command_seconds_count{type="say",status="200"} 1')
  expect(body).toContain('watchfires_streams 1')
  expect(body).toContain('watchfires_tables 1')
  expect(body).toMatch(/watchfires_store_seconds_count [1-9]/)
  ear.close()
})

test('limits: commands of a seat, streams and tables of an address', async () => {
  const { at } = await openTable(server.url, { players: 2 })
  const chair = await sit(at, 'Ada')
  const replies = await Promise.all(Array.from({ length: 12 }, () => send(at, chair.key, { type: 'back' })))
  const limited = replies.filter(({ status }) => status === 429)
  expect(limited.length).toBeGreaterThanOrEqual(6)
  expect(Number(limited[0].headers.get('retry-after'))).toBeGreaterThan(0)
  const ears = Array.from({ length: 6 }, () => new Ear(at))
  await Promise.all(
    ears.map((ear) =>
      ear.until(({ status }) => status !== 0 && (status !== 200 || ear.last !== undefined)).catch(() => {}),
    ),
  )
  expect(ears.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 429, 429])
  for (const ear of ears) ear.close()
  const opened = []
  for (let i = 0; i < 4; i++) opened.push((await ask(`${server.url}/api/tables`, { players: 3 })).status)
  expect(opened).toContain(429)
})

test('the lobby lists public tables with a free seat and somebody there', async () => {
  const open = await startServer()
  const shown = async () =>
    (await ask(`${open.url}/api/tables`)).body.tables.map(({ table }: { table: string }) => table)
  const one = await openTable(open.url, { players: 3, visibility: 'public' })
  await openTable(open.url, { players: 3 })
  expect(await shown()).toEqual([])
  const chair = await sit(one.at, 'Ada')
  const ear = new Ear(one.at, { key: chair.key })
  await ear.until(({ last }) => last?.view.seats[0].present === true)
  while ((await shown()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
  const { body } = await ask(`${open.url}/api/tables`)
  expect(body.next).toBeNull()
  expect(body.tables).toEqual([
    {
      table: one.table,
      settings: expect.objectContaining({ players: 3, visibility: 'public' }),
      free: [1, 2],
      seats: [
        { name: 'Ada', kind: 'person', present: true },
        { name: '', kind: 'empty', present: false },
        { name: '', kind: 'empty', present: false },
      ],
    },
  ])
  ear.close()
  await open.end()
  const closed = await startServer({ WATCHFIRES_LOBBY: 'off' })
  expect((await ask(`${closed.url}/api/tables`, { players: 3, visibility: 'public' })).status).toBe(400)
  expect((await ask(`${closed.url}/api/tables`)).body).toEqual({ tables: [], next: null })
  await closed.end()
})

test('the description names every address and refusal', async () => {
  const { body } = await ask(`${server.url}/api/openapi.json`)
  expect(body.openapi).toMatch(/^3\.1/)
  expect(Object.keys(body.paths)).toHaveLength(7)
  const { schema } = body.paths['/api/tables'].post.requestBody.content['application/json']
  expect(schema.properties.players).toMatchObject({ type: 'integer', minimum: 2, maximum: 6 })
  const commands = body.paths['/api/tables/{table}/commands'].post
  expect(Object.keys(commands.responses)).toEqual(expect.arrayContaining(['200', '401', '409', '422', '429']))
  expect(JSON.stringify(commands.requestBody)).toContain('"rematch"')
})

describe('what is said at the start', () => {
  const PROGRAM = fileURLToPath(new URL('./server.ts', import.meta.url))
  const said = (env: Record<string, string>): Promise<{ code: number | null; text: string }> =>
    new Promise((resolve) => {
      const child: ChildProcess = spawn(process.execPath, [PROGRAM], { env: { PATH: process.env.PATH, ...env } })
      let text = ''
      child.stderr!.on('data', (bytes) => {
        text += bytes
      })
      child.on('exit', (code) => resolve({ code, text }))
    })

  test('a bad value stops it, with a line that names it', async () => {
    const { code, text } = await said({ WATCHFIRES_PORT: 'eighty', WATCHFIRES_LOBY: 'off' })
    expect(code).toBe(1)
    expect(text).toContain('WATCHFIRES_PORT=eighty: wanted a whole number 0 … 65535')
    expect(text).toContain('WATCHFIRES_LOBY: there is no such setting')
  })
})

test('the log has no key, cookie, nonce, text or address in it', async () => {
  const PROGRAM = fileURLToPath(new URL('./server.ts', import.meta.url))
  const child = spawn(process.execPath, [PROGRAM], {
    env: { PATH: process.env.PATH, WATCHFIRES_PORT: '0', WATCHFIRES_LOG: 'debug' },
  })
  let log = ''
  child.stderr.on('data', (bytes) => {
    log += bytes
  })
  let said = ''
  const url = await new Promise<string>((resolve) => {
    child.stdout.on('data', (bytes) => {
      said += bytes
      const port = /listening (\d+)/.exec(said)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
  })
  const { at, table, hostKey } = await openTable(url, { players: 2, talk: 'free' })
  const nonce = newNonce()
  const chair = await sit(at, 'Hildegund', { nonce })
  await send(at, chair.key, { type: 'say', text: 'unspeakable' })
  await ask(`${at}?after=0`, undefined, { headers: { cookie: `ww-seat0=${chair.key}` } })
  await ask(`${url}/api/tables`, { players: 99 })
  child.kill('SIGTERM')
  await new Promise((resolve) => child.on('exit', resolve))
  expect(log).toContain('"path":"/api/tables')
  for (const secret of [hostKey, chair.key, nonce, 'unspeakable', 'Hildegund', '127.0.0.1:', table])
    expect(log.replace(/.*Server listening.*/g, '').includes(secret), secret).toBe(false)
}, 60_000)
