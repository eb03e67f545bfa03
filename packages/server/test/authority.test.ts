import { randomUUID } from 'node:crypto'
import type { Wish } from '@watchfires/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ask,
  type Chair,
  Ear,
  newNonce,
  openTable,
  type Reply,
  type ServerProcess,
  send,
  sit,
  startServer,
} from './harness.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.end())

const WISHES: readonly Wish[] = [
  { type: 'play', night: 1, beat: 1, play: 'F2H' },
  { type: 'take', night: 1, beat: 1, card: '2H' },
  { type: 'call', night: 1, beat: 1, call: true },
  { type: 'gambit', night: 1, beat: 1, card: '2H' },
  { type: 'ready', night: 1 },
  { type: 'leave' },
  { type: 'back' },
  { type: 'say', phrase: 'wellDriven' },
  { type: 'rematch' },
]

describe('[S11] only the owner of a seat acts for it', () => {
  test('spectators, the host’s key, other tables’ keys, dead and made-up keys: refused, and nothing happens', async () => {
    const { at, hostKey } = await openTable(server.url, { players: 3 })
    const former = await sit(at, 'Former')
    await send(at, former.key, { type: 'leave' })
    const chairs: Chair[] = []
    for (const name of ['Ada', 'Bo', 'Cy']) chairs.push(await sit(at, name))
    const elsewhere = await openTable(server.url, { players: 3 })
    const stranger = await sit(elsewhere.at, 'Stranger')
    const { seq } = (await ask(at)).body
    const keys: [string | undefined, number][] = [
      [undefined, 403],
      [hostKey, 403],
      [former.key, 401],
      [stranger.key, 401],
      [elsewhere.hostKey, 401],
      ['made-up', 401],
      ['x'.repeat(43), 401],
    ]
    for (const [key, status] of keys) {
      for (const wish of WISHES) {
        const reply = await ask(`${at}/commands`, { id: randomUUID(), ...wish }, { key })
        expect([key, wish.type, reply.status]).toEqual([key, wish.type, status])
      }
      if (key === hostKey) continue
      for (const type of ['start', 'remove', 'replace', 'invite', 'close'])
        expect((await ask(`${at}/host`, { type, seat: 0 }, { key })).status).toBe(status)
    }
    for (const type of ['start', 'remove', 'close']) {
      const reply = await ask(`${at}/host`, { type, seat: 0 }, { key: chairs[0].key })
      expect(reply.status).toBe(403)
    }
    expect((await ask(at)).body.seq).toBe(seq)
  })

  test('each of dead, foreign and made-up keys is refused at every address', async () => {
    const { at } = await openTable(server.url, { players: 3 })
    const elsewhere = await openTable(server.url, { players: 3 })
    const former = await sit(at, 'Former')
    await send(at, former.key, { type: 'leave' })
    for (const key of [former.key, elsewhere.hostKey, 'made-up']) {
      const replies: Reply[] = [
        await ask(at, undefined, { key }),
        await ask(`${at}/record`, undefined, { key }),
        await ask(`${at}/host`, { type: 'close' }, { key }),
        await send(at, key, { type: 'back' }),
      ]
      for (const { status, body } of replies) {
        expect(status).toBe(401)
        expect(body.view).toBeUndefined()
      }
      const ear = new Ear(at, { key })
      await ear.ending()
      expect(ear.status).toBe(401)
    }
    expect((await ask(at, undefined, { headers: { authorization: 'Basic eDp5' } })).status).toBe(401)
  })

  test('a viewer is shown no hand but their own, a spectator and the host’s key none', async () => {
    const { at, hostKey } = await openTable(server.url, { players: 3 })
    const chairs: Chair[] = []
    for (const name of ['Ada', 'Bo', 'Cy']) chairs.push(await sit(at, name))
    for (const { seat, key } of chairs) expect((await ask(at, undefined, { key })).body.view.you.seat).toBe(seat)
    expect((await ask(at)).body.view.you).toBeUndefined()
    expect((await ask(at, undefined, { key: hostKey })).body.view.you).toBeUndefined()
  })

  test('an unknown table id creates nothing', async () => {
    const at = `${server.url}/api/tables/${'q'.repeat(20)}`
    const replies = [
      await ask(at),
      await ask(`${at}/seats`, { name: 'Ada', nonce: newNonce() }),
      await ask(`${at}/host`, { type: 'start' }, { key: 'x'.repeat(43) }),
      await send(at, 'x'.repeat(43), { type: 'back' }),
      await ask(`${at}/record`),
    ]
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await ask(at)).status).toBe(404)
  })

  test('who is removed before the start loses key and streams at once', async () => {
    const { at, hostKey } = await openTable(server.url, { players: 3 })
    const chair = await sit(at, 'Ada')
    const ear = new Ear(at, { key: chair.key })
    await ear.until(({ last }) => last !== undefined)
    expect((await ask(`${at}/host`, { type: 'remove', seat: 0 }, { key: hostKey })).status).toBe(200)
    await ear.ending()
    expect((await ask(at, undefined, { key: chair.key })).status).toBe(401)
    expect((await ask(at)).body.view.seats[0].kind).toBe('empty')
  })
})

describe('cookies', () => {
  const cookieOf = ({ headers }: Reply): string => headers.get('set-cookie')!
  const pairOf = (cookie: string): string => cookie.split(';')[0]
  const sitDown = (at: string, name: string) => ask(`${at}/seats`, { name, nonce: newNonce() })

  test('are for their table alone, out of reach of scripts and other sites', async () => {
    const opened = await ask(`${server.url}/api/tables`, { players: 3 })
    const at = `${server.url}/api/tables/${opened.body.table}`
    for (const cookie of [cookieOf(opened), cookieOf(await sitDown(at, 'Ada'))]) {
      expect(cookie).toContain(`Path=/api/tables/${opened.body.table};`)
      expect(cookie).toContain('HttpOnly')
      expect(cookie).toContain('SameSite=Strict')
      expect(cookie).not.toContain('Secure')
    }
  })

  test('a cookie is a seat; several need ?seat=n; Authorization beats them', async () => {
    const { at } = await openTable(server.url, { players: 3 })
    const [one, two] = [await sitDown(at, 'Ada'), await sitDown(at, 'Bo')]
    const cookie = [one, two].map((reply) => pairOf(cookieOf(reply))).join('; ')
    const look = (path: string, headers: Record<string, string>) => ask(`${at}${path}`, undefined, { headers })
    expect((await look('', { cookie: pairOf(cookieOf(one)) })).body.view.you.seat).toBe(0)
    expect((await look('', { cookie })).status).toBe(400)
    expect((await look('?seat=1', { cookie })).body.view.you.seat).toBe(1)
    for (const seat of ['2', '7', 'x', '']) expect((await look(`?seat=${seat}`, { cookie })).status).toBe(400)
    const both = await look('', { cookie, authorization: `Bearer ${two.body.key}` })
    expect(both.body.view.you.seat).toBe(1)
    expect((await look('', { cookie: pairOf(cookieOf(one)), authorization: 'Bearer made-up' })).status).toBe(401)
  })

  test('a dead cookie is refused once and taken away', async () => {
    const { at, hostKey } = await openTable(server.url, { players: 3 })
    const cookie = pairOf(cookieOf(await sitDown(at, 'Ada')))
    await ask(`${at}/host`, { type: 'remove', seat: 0 }, { key: hostKey })
    const refused = await ask(at, undefined, { headers: { cookie } })
    expect(refused.status).toBe(401)
    expect(cookieOf(refused)).toMatch(/^ww-seat0=; .*Max-Age=0/)
  })

  test('a POST with cookies needs the own Origin, and JSON', async () => {
    const { at } = await openTable(server.url, { players: 3, talk: 'free' })
    const cookie = pairOf(cookieOf(await sitDown(at, 'Ada')))
    const say = (headers: Record<string, string>) =>
      ask(
        `${at}/commands`,
        { id: randomUUID(), type: 'say', phrase: 'wellDriven' },
        { headers: { cookie, ...headers } },
      )
    expect((await say({})).status).toBe(403)
    expect((await say({ origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await say({ origin: 'null' })).status).toBe(403)
    expect((await say({ origin: server.url, 'content-type': 'text/plain' })).status).toBe(415)
    expect((await say({ origin: server.url })).status).toBe(200)
  })

  test('the host’s cookie has the host’s powers, and with a seat’s beside it both speak', async () => {
    const opened = await ask(`${server.url}/api/tables`, { players: 3 })
    const at = `${server.url}/api/tables/${opened.body.table}`
    const host = pairOf(cookieOf(opened))
    const headers = { cookie: host, origin: server.url }
    const seated = await ask(`${at}/seats`, { name: 'Ada', nonce: newNonce() }, { headers })
    expect((await ask(at)).body.view.host).toBe(0)
    const both = { cookie: `${host}; ${pairOf(cookieOf(seated))}`, origin: server.url }
    expect((await ask(at, undefined, { headers: both })).body.view.you.seat).toBe(0)
    expect((await ask(`${at}/host`, { type: 'start' }, { headers: both })).status).toBe(200)
  })

  test('behind a proxy with https they are Secure', async () => {
    const proxied = await startServer({
      WATCHFIRES_PUBLIC_URL: 'https://play.example.org',
      WATCHFIRES_TRUST_PROXY: 'on',
    })
    const opened = await ask(`${proxied.url}/api/tables`, { players: 3 })
    expect(cookieOf(opened)).toContain('; Secure')
    expect(opened.body.url).toBe(`https://play.example.org/table/${opened.body.table}`)
    await proxied.end()
  })
})
