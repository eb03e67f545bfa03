import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ask,
  diceBrain,
  Ear,
  newNonce,
  openPlaying,
  openTable,
  Player,
  playOf,
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

const playing = (players = 3, settings: Record<string, unknown> = {}) => openPlaying(server.url, players, settings)

describe('[S3] a command sent again counts once', () => {
  test('a repeat gets the first answer, across reconnects and restarts; another body for the same id is refused', async () => {
    const { at, chairs, views } = await playing()
    const id = randomUUID()
    const wish = playOf(views[0])
    const first = await send(at, chairs[0].key, wish, id)
    expect(first.status).toBe(200)
    const ear = new Ear(at)
    await ear.until(({ last }) => last !== undefined)
    const replies = await Promise.all(Array.from({ length: 5 }, () => send(at, chairs[0].key, wish, id)))
    for (const reply of replies) expect(reply.body).toEqual(first.body)
    const other = await send(at, chairs[0].key, playOf(views[0], -1), id)
    expect(other).toMatchObject({ status: 409, body: { status: 409 } })
    expect(other.headers.get('content-type')).toContain('application/problem+json')
    await send(at, chairs[1].key, playOf(views[1]))
    await send(at, chairs[2].key, playOf(views[2]))
    await ear.until(({ view }) => view.beats[0].plays !== undefined)
    const happened = ear.heard.flatMap(({ telling }) => telling.happened)
    expect(happened.filter((item) => 'event' in item && item.event === 'committed' && item.seat === 0)).toEqual([])
    expect(ear.view.beats[0].plays![0]).toBe(wish.play)
    expect((await send(at, chairs[0].key, wish, id)).body).toEqual(first.body)
    expect(await send(at, chairs[0].key, wish)).toMatchObject({ status: 409 })
    ear.close()
  })

  test('the same id of two seats are two commands', async () => {
    const { at, chairs, views } = await playing()
    const id = randomUUID()
    expect((await send(at, chairs[0].key, playOf(views[0]), id)).status).toBe(200)
    expect((await send(at, chairs[1].key, playOf(views[1]), id)).status).toBe(200)
  })

  test('a refusal is not remembered', async () => {
    const { at, chairs, views } = await playing()
    const id = randomUUID()
    expect((await send(at, chairs[0].key, { ...playOf(views[0]), beat: 9 }, id)).status).toBe(409)
    expect((await send(at, chairs[0].key, playOf(views[0]), id)).status).toBe(200)
  })

  test('opening, sitting down and the host’s wishes repeat likewise: same table, same seat, same key', async () => {
    const id = randomUUID()
    const body = { id, players: 3 }
    const [one, two] = await Promise.all([ask(`${server.url}/api/tables`, body), ask(`${server.url}/api/tables`, body)])
    expect(one.status).toBe(201)
    expect(two.body).toEqual(one.body)
    expect((await ask(`${server.url}/api/tables`, { id, players: 4 })).status).toBe(409)
    const at = `${server.url}/api/tables/${one.body.table}`
    const sitting = { id: randomUUID(), name: 'Ada', nonce: newNonce() }
    const chair = await ask(`${at}/seats`, sitting)
    expect((await ask(`${at}/seats`, sitting)).body).toEqual(chair.body)
    expect((await ask(`${at}/seats`, { ...sitting, name: 'Bo' })).status).toBe(409)
    const invite = { id: randomUUID(), type: 'invite', seat: 0 }
    const claim = await ask(`${at}/host`, invite, { key: one.body.hostKey })
    expect((await ask(`${at}/host`, invite, { key: one.body.hostKey })).body).toEqual(claim.body)
  })
})

describe('refusals say what, and by which clause', () => {
  test('an illegal play', async () => {
    const { at, chairs, views } = await playing()
    const other = views[1].you!.hand[0]
    const { status, body, headers } = await send(at, chairs[0].key, { ...playOf(views[0]), play: `F${other}` as 'F2H' })
    expect(status).toBe(422)
    expect(body).toMatchObject({ status: 422, clause: 'B2', title: 'Illegal play' })
    expect(body.type).toMatch(/^urn:/)
    expect(body.detail).toBeTruthy()
    expect(headers.get('content-type')).toContain('application/problem+json')
  })

  test.each([
    ['no JSON at all', '{"players":', 'application/json', 400],
    ['not JSON by its type', 'players=3', 'application/x-www-form-urlencoded', 415],
    ['plain text', '{}', 'text/plain', 415],
    ['too large', JSON.stringify({ players: 3, more: 'x'.repeat(10_000) }), 'application/json', 413],
    ['seven players', '{"players":7}', 'application/json', 400],
    ['free talk at a public table', '{"players":3,"talk":"free","visibility":"public"}', 'application/json', 400],
    [
      'two bots on one seat',
      '{"players":3,"bots":[{"seat":0,"level":"steady"},{"seat":0,"level":"steady"}]}',
      'application/json',
      400,
    ],
    ['a poisoned prototype', '{"players":3,"__proto__":{"admin":true}}', 'application/json', 400],
  ])('%s', async (_, body, type, status) => {
    const response = await fetch(`${server.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    expect(await response.json()).toMatchObject({ status })
  })

  test.each(['', ' ', 'x'.repeat(25), 'a\u202eb', 'a\nb', 'Ada\u0000', '\u200b', 'seat 1'])(
    'the name %j',
    async (name) => {
      const { at } = await openTable(server.url, { players: 3 })
      await sit(at, 'Seat 1')
      const { status } = await ask(`${at}/seats`, { name, nonce: newNonce() })
      expect([400, 409]).toContain(status)
    },
  )

  test('an address that is none of ours, a method that is none', async () => {
    for (const [path, method] of [
      ['/api/nothing', 'GET'],
      ['/api/tables', 'DELETE'],
      ['/api/tables/x/commands', 'GET'],
    ]) {
      const { status, headers } = await ask(`${server.url}${path}`, undefined, { method })
      expect(status).toBe(404)
      expect(headers.get('content-type')).toContain('application/problem+json')
    }
    const { status } = await ask(`${server.url}/api/tables/${'z'.repeat(20)}/seats`, { name: 'Ada', nonce: newNonce() })
    expect(status).toBe(404)
    expect((await ask(`${server.url}/api/tables/${'z'.repeat(20)}`)).status).toBe(404)
  })
})

describe('hearing', () => {
  test('who comes back is told everything since, once; who is too far back or ahead is told of a gap', async () => {
    const { at, chairs, views } = await playing()
    const ear = new Ear(at, { key: chairs[0].key })
    await ear.until(({ last }) => last !== undefined)
    const { seq } = ear.last!
    ear.close()
    await send(at, chairs[1].key, playOf(views[1]))
    await send(at, chairs[2].key, playOf(views[2]))
    const again = new Ear(at, { key: chairs[0].key, after: seq })
    await again.until(({ last }) => last !== undefined)
    expect(again.heard[0].telling.happened.filter((item) => 'event' in item)).toEqual([
      { event: 'committed', seat: 1 },
      { event: 'committed', seat: 2 },
    ])
    expect(again.heard[0].telling.gap).toBeUndefined()
    expect(again.heard[0].id).toBe(String(again.heard[0].telling.seq))
    for (const after of [99_999, -1, 'x']) {
      const lost = new Ear(at, { key: chairs[0].key, after })
      await lost.until(({ last }) => last !== undefined)
      expect(lost.heard[0].telling).toMatchObject({ gap: true, happened: [] })
      lost.close()
    }
    const all = await ask(`${at}?after=0`)
    expect(all.body.happened.filter((item: { event?: string }) => item.event === 'sat')).toHaveLength(3)
    expect(all.body.gap).toBeUndefined()
    again.close()
  })

  test('[S10] two tabs of a seat hear the same; one closed leaves the seat present', async () => {
    const { at, chairs, views } = await playing()
    const one = new Ear(at, { key: chairs[0].key })
    const two = new Ear(at, { key: chairs[0].key })
    const other = new Ear(at)
    for (const ear of [one, two, other]) await ear.until(({ last }) => last?.view.seats[0].present === true)
    await send(at, chairs[0].key, playOf(views[0]))
    for (const tab of [one, two]) await tab.until(({ view }) => view.you!.committed !== null, 1_000)
    two.close()
    await send(at, chairs[1].key, playOf(views[1]))
    await other.until(({ view }) => view.committed.length === 2)
    expect(
      other.heard.every(({ telling }) => telling.view.seats[0].present || telling === other.heard[0].telling),
    ).toBe(true)
    one.close()
    other.close()
  })

  test('the stream is one that proxies leave alone', async () => {
    const { at } = await openTable(server.url, { players: 3 })
    const response = await fetch(`${at}/stream`)
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
    await response.body!.cancel()
  })
})

describe('talk', () => {
  test('is heard by everyone, phrases where the table wants phrases, and not too much of it', async () => {
    const { at, chairs } = await playing(3, { talk: 'free' })
    const ear = new Ear(at)
    await ear.until(({ last }) => last !== undefined)
    expect((await send(at, chairs[0].key, { type: 'say', text: '  hold the road  ' })).status).toBe(200)
    await ear.until(({ last }) => last!.happened.length > 0)
    expect(ear.last!.happened).toEqual([{ event: 'said', seat: 0, text: 'hold the road' }])
    expect((await send(at, chairs[0].key, { type: 'say', text: 'x'.repeat(201) })).status).toBe(400)
    expect((await send(at, chairs[0].key, { type: 'say', text: 'a\u202eb' })).status).toBe(400)
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => send(at, chairs[1].key, { type: 'say', phrase: 'wellDriven' })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(3)
    ear.close()
    const quiet = await playing(3, { talk: 'off' })
    expect((await send(quiet.at, quiet.chairs[0].key, { type: 'say', phrase: 'wellDriven' })).status).toBe(403)
  })
})

describe('[S6] who goes is never waited for', () => {
  test('before the start a seat is given up, its key dies, and somebody else sits there', async () => {
    const { at } = await openTable(server.url, { players: 3 })
    const chair = await sit(at, 'Ada')
    const ear = new Ear(at, { key: chair.key })
    await ear.until(({ last }) => last !== undefined)
    expect((await send(at, chair.key, { type: 'leave' })).status).toBe(200)
    await ear.ending()
    expect((await ask(at, undefined, { key: chair.key })).status).toBe(401)
    expect((await sit(at, 'Bo')).seat).toBe(0)
  })

  test.each(['owes', 'committed'])(
    'in a beat, one who %s leaves: a bot decides, the beat resolves once',
    async (state) => {
      const { at, chairs, views } = await playing()
      const ear = new Ear(at, { key: chairs[1].key })
      await ear.until(({ last }) => last !== undefined)
      if (state === 'committed') await send(at, chairs[0].key, playOf(views[0]))
      expect((await send(at, chairs[0].key, { type: 'leave' })).status).toBe(200)
      await ear.until(({ view }) => view.committed.includes(0))
      await send(at, chairs[1].key, playOf(views[1]))
      await send(at, chairs[2].key, playOf(views[2]))
      await ear.until(({ view }) => view.beats[0].plays !== undefined)
      if (state === 'committed') expect(ear.view.beats[0].plays![0]).toBe(playOf(views[0]).play)
      const reveals = ear.heard
        .flatMap(({ telling }) => telling.happened)
        .filter((item) => 'step' in item && item.step === 'plays')
      expect(reveals).toHaveLength(1)
      ear.close()
    },
  )

  test('everyone but one leaves: the game goes to its end', async () => {
    const { at, chairs } = await playing(4)
    for (const { key } of chairs.slice(1)) expect((await send(at, key, { type: 'leave' })).status).toBe(200)
    const last = new Player(at, chairs[0], diceBrain(9))
    await last.play()
    expect(last.ear.view.phase).toBe('over')
    last.stop()
  })
})
