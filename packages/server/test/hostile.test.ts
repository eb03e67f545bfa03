import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { count, patience } from './counts.ts'
import { ask, type Chair, newNonce, openTable, type ServerProcess, sit, startServer } from './harness.ts'

let server: ServerProcess
let at: string
let chair: Chair
let hostKey: string
beforeAll(async () => {
  server = await startServer()
  const opened = await openTable(server.url, { players: 6, talk: 'free' })
  at = opened.at
  hostKey = opened.hostKey
  chair = await sit(at, 'Ada')
})
afterAll(() => server.end())

const alive = async () => expect((await ask(`${server.url}/healthz`)).status).toBe(200)

/** Nothing but what was granted, and refusals as the API writes them. */
function wellAnswered({ status, headers, body }: { status: number; headers: Headers; body: unknown }): void {
  expect(status).toBeLessThan(500)
  if (status < 400) return
  expect(headers.get('content-type')).toContain('application/problem+json')
  expect(body).toMatchObject({
    status,
    title: expect.any(String),
    detail: expect.any(String),
    type: expect.any(String),
  })
}

/** Values near what is wanted, and far from it. */
const word = fc.oneof(
  fc.constantFrom(
    'play',
    'take',
    'call',
    'gambit',
    'ready',
    'say',
    'start',
    'invite',
    'remove',
    'F2H',
    'P9S:H',
    'WW',
    '2H',
    'steady',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.uuid(),
)
const value = fc.oneof(
  word,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.oneof(word, fc.integer()), { maxLength: 4 }),
  fc.jsonValue({ maxDepth: 3 }),
)
const NAMES = [
  'id',
  'type',
  'night',
  'beat',
  'play',
  'card',
  'call',
  'phrase',
  'text',
  'name',
  'nonce',
  'seat',
  'bot',
  'claim',
  'from',
]
const SETTINGS = ['players', 'bots', 'clock', 'absence', 'level', 'visibility', 'talk', 'hints']
const body = fc.oneof(
  fc.dictionary(fc.constantFrom(...NAMES, ...SETTINGS), value, { maxKeys: 10 }),
  fc.record({ id: fc.uuid(), type: word, night: fc.integer(), beat: fc.integer(), play: word, card: word, text: word }),
  fc.jsonValue({ maxDepth: 6 }),
)

describe('[S12] whatever is sent, the answer is a grant or a refusal', () => {
  test.each(['commands', 'host', 'seats', ''])(
    'bodies of any shape to …/%s',
    async (path) => {
      const url = path === '' ? `${server.url}/api/tables` : `${at}/${path}`
      const key = path === 'host' ? hostKey : path === 'commands' ? chair.key : undefined
      await fc.assert(
        fc.asyncProperty(body, async (sent) => wellAnswered(await ask(url, sent, { key }))),
        { numRuns: count(60, 3000) },
      )
      await alive()
    },
    patience(60, 1200),
  )

  test(
    'credentials, cookies, queries and places of any shape',
    async () => {
      const text = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_=;:/ %$"\\'), maxLength: 60 })
      await fc.assert(
        fc.asyncProperty(text, text, async (a, b) => {
          const query = `?seat=${encodeURIComponent(a)}&after=${encodeURIComponent(b)}`
          wellAnswered(await ask(`${at}${query}`, undefined, { headers: { cookie: `ww-seat0=${a}; ww-host=${b}` } }))
          wellAnswered(await ask(at, undefined, { headers: { authorization: `Bearer ${a}` } }))
          wellAnswered(await ask(`${server.url}/api/tables/${encodeURIComponent(a || 'x')}`))
          wellAnswered(await ask(`${server.url}/api/tables${query}`))
        }),
        { numRuns: count(40, 1000) },
      )
      await alive()
    },
    patience(60, 1200),
  )

  test.each([
    ['bad UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['a deep nest', Buffer.from('['.repeat(2000) + ']'.repeat(2000))],
    ['a deep object', Buffer.from(`${'{"a":'.repeat(600)}1${'}'.repeat(600)}`)],
    ['a long number', Buffer.from(`{"players":1${'0'.repeat(400)}}`)],
    ['nothing', Buffer.alloc(0)],
    ['a megabyte', Buffer.alloc(1_000_000, 0x20)],
  ])('%s', async (_, bytes) => {
    for (const url of [`${server.url}/api/tables`, `${at}/seats`, `${at}/commands`, `${at}/host`]) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: bytes,
      }).catch(() => null)
      if (!response) continue
      expect(response.status).toBeGreaterThanOrEqual(400)
      wellAnswered({ status: response.status, headers: response.headers, body: await response.json() })
    }
    await alive()
  })

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('the method %s', async (method) => {
    for (const path of ['/api/tables', `${new URL(at).pathname}/commands`, '/api/openapi.json'])
      wellAnswered(await ask(`${server.url}${path}`, undefined, { method }))
  })

  test.each([
    'not http at all\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`,
    'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: -5\r\n\r\n{}',
    'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
    'GET /api/tables/%ff%fe HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /api/tables/\u0000 HTTP/1.1\r\nHost: x\r\n\r\n',
  ])('raw bytes %#: refused or cut off', async (text) => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
      let heard = ''
      socket.on('data', (bytes) => {
        heard += bytes
        socket.end()
      })
      socket.on('error', () => resolve(heard))
      socket.on('close', () => resolve(heard))
      socket.write(text)
    })
    if (answer) expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
    await alive()
  })

  test(
    'a flood at one table leaves the others as quick as before',
    async () => {
      const other = await openTable(server.url, { players: 2, talk: 'free' })
      const seat = await sit(other.at, 'Bo')
      const back = async () => {
        const start = performance.now()
        expect((await ask(`${other.at}/commands`, { id: randomUUID(), type: 'back' }, { key: seat.key })).status).toBe(
          409,
        )
        return performance.now() - start
      }
      for (let i = 0; i < 20; i++) await back()
      let isOver = false
      const flood = Promise.all(
        Array.from({ length: 4 }, async () => {
          for (let i = 0; !isOver && i < count(100, 10_000); i++)
            wellAnswered(await ask(`${at}/seats`, { nonce: newNonce(), i }))
        }),
      )
      const times: number[] = []
      for (let i = 0; i < 40; i++) times.push(await back())
      isOver = true
      await flood
      // A bound that only a blocked loop breaks; the benchmark measures the rest.
      expect(times.toSorted((a, b) => a - b)[20]).toBeLessThan(1_000)
      await alive()
    },
    patience(60, 600),
  )
})
