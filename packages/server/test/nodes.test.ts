import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isFault, replay } from '@watchfires/rules'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { LocalPokes } from '../src/poke.ts'
import { DATABASE, type Served, serve } from '../src/serve.ts'
import type { EventStore } from '../src/store/eventStore.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { ask, type Chair, diceBrain, Ear, openTable, Player, send, sit } from './harness.ts'
import { FREE } from './inside.ts'

let data: string
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'watchfires-'))
  return () => rm(data, { recursive: true, force: true })
})

const served: Served[] = []
afterEach(async () => {
  for (const one of served.splice(0)) await one.close()
})

async function node(name: string, pokes: LocalPokes, openStore?: () => EventStore): Promise<string> {
  const one = await serve({
    port: 0,
    host: '127.0.0.1',
    log: 'error',
    limits: FREE,
    botPace: [0, 2],
    ground: {
      node: name,
      pokes: pokes.join(),
      openStore: openStore ?? (() => new SqliteStore({ file: join(data, DATABASE) })),
    },
  })
  served.push(one)
  return `http://127.0.0.1:${one.port}`
}

const elsewhere = (at: string, url: string): string => `${url}/api/tables/${at.split('/').pop()}`

describe('two nodes over one store', () => {
  test('a game whose seats are split over both: one log, everybody hears all of it, no command is lost or doubled', async () => {
    const pokes = new LocalPokes()
    const [a, b] = [await node('a', pokes), await node('b', pokes)]
    const { at } = await openTable(a, { players: 4, bots: [{ seat: 3, level: 'novice' }] })
    const chairs: Chair[] = []
    for (const name of ['Ada', 'Bo', 'Cy']) chairs.push(await sit(at, name))
    const persons = chairs.map((chair, i) => new Player(i === 1 ? elsewhere(at, b) : at, chair, diceBrain(4)))
    const spectator = new Ear(elsewhere(at, b))
    await Promise.all(persons.map((person) => person.play()))
    await spectator.until(({ view }) => view.phase === 'over')
    const { body: record } = await ask(`${elsewhere(at, b)}/record`)
    const replayed = replay(record)
    if (isFault(replayed)) throw new Error(JSON.stringify(replayed))
    expect(replayed.totals).toEqual(spectator.view.gratitude)
    for (const { refused, chair, granted } of persons) {
      expect(refused.filter(({ body }) => !/settled/.test(body.detail))).toEqual([])
      for (const { wish } of granted)
        if (wish.type === 'play')
          expect(record.nights[wish.night - 1].beats[wish.beat - 1].plays[chair.seat]).toBe(wish.play)
    }
    for (const person of persons) person.stop()
    spectator.close()
  })

  test('a lost poke is healed by the next look around', async () => {
    const [a, b] = [await node('a', new LocalPokes()), await node('b', new LocalPokes())]
    const { at } = await openTable(a, { players: 3 })
    const ear = new Ear(elsewhere(at, b))
    await ear.until(({ last }) => last !== undefined)
    await sit(at, 'Ada')
    await ear.until(({ view }) => view.seats[0].name === 'Ada', 6_000)
    ear.close()
  })
})

/** A store whose every append takes its time. */
function slow(store: EventStore, ms: number, onAppend = () => {}): EventStore {
  return new Proxy(store, {
    get(target, name: keyof EventStore) {
      const method = target[name] as (...args: unknown[]) => Promise<unknown>
      return async (...args: unknown[]) => {
        if (name === 'append') {
          onAppend()
          await new Promise((resolve) => setTimeout(resolve, ms))
        }
        return method.apply(target, args)
      }
    },
  })
}

test('[S14] a stop with slow storage waits for what was asked, and loses nothing that was answered', async () => {
  let appends = 0
  const openStore = () => slow(new SqliteStore({ file: join(data, DATABASE) }), 250, () => appends++)
  const url = await node('a', new LocalPokes(), openStore)
  const tables = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const { at } = await openTable(url, { players: 2, talk: 'free' })
      return { at, chair: await sit(at, 'Ada') }
    }),
  )
  const before = appends
  const sent = tables.map(({ at, chair }) => send(at, chair.key, { type: 'say', text: 'still here' }))
  while (appends < before + tables.length) await new Promise((resolve) => setTimeout(resolve, 5))
  await served.splice(0)[0].close()
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(tables.map(() => 200))
  const again = await node('a', new LocalPokes())
  for (const { at } of tables) {
    const { body } = await ask(`${elsewhere(at, again)}?after=1`)
    expect(body.happened).toEqual([{ event: 'said', seat: 0, text: 'still here' }])
  }
})

test('what a slow store has not taken yet is shown to nobody', async () => {
  const url = await node('a', new LocalPokes(), () => slow(new SqliteStore({ file: join(data, DATABASE) }), 150))
  const { at } = await openTable(url, { players: 2, talk: 'free' })
  const chair = await sit(at, 'Ada')
  const { seq } = (await ask(at)).body
  let isAnswered = false
  const said = send(at, chair.key, { type: 'say', text: 'soon' }).then(() => {
    isAnswered = true
  })
  while (!isAnswered) {
    const seen = await ask(at)
    if (seen.body.seq > seq)
      await new Promise((resolve) => setTimeout(resolve, 5)).then(() => expect(isAnswered).toBe(true))
  }
  await said
})

test('[S13] a table of other rules is said to be one, and shows nothing', async () => {
  const store = new SqliteStore({ file: join(data, DATABASE) })
  const table = 'b'.repeat(20)
  const opened = { kind: 'opened', table, settings: { players: 3 }, secrets: [], rules: 99, release: '9', at: 0 }
  await store.append({
    table,
    expected: 0,
    entries: [JSON.stringify(opened)],
    row: { phase: 'play', players: 3, free: 0, isPublic: false, touchedAt: Date.now() },
  })
  await store.close()
  const url = await node('a', new LocalPokes())
  const { status, body } = await ask(`${url}/api/tables/${table}`)
  expect(status).toBe(409)
  expect(body.title).toBe('Played by other rules')
  expect(body.view).toBeUndefined()
})

test('[S15] tables that nobody uses are let go, and fold to the same again', async () => {
  const url = await node('a', new LocalPokes())
  const { at } = await openTable(url, { players: 2 })
  const chairs = [await sit(at, 'Ada'), await sit(at, 'Bo')]
  const seen = (await ask(at, undefined, { key: chairs[0].key })).body
  await served.splice(0)[0].close()
  const again = elsewhere(at, await node('a', new LocalPokes()))
  const { now, ...view } = (await ask(again, undefined, { key: chairs[0].key })).body.view
  const { now: then, ...before } = seen.view
  expect(view).toEqual(before)
  expect(Date.parse(now)).toBeGreaterThan(Date.parse(then))
})
