import type { Seat } from '@watchfires/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditTables } from './audit.ts'
import { count, patience } from './counts.ts'
import {
  type Chair,
  Ear,
  type Heard,
  openPlaying,
  openTable,
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

/** An event as others may compare it: ids, times, and what two deals must differ in are masked, lengths kept. */
function masked({ raw }: Heard): string {
  return raw
    .replace(/"(table|commitment|secret)":"[^"]*"/g, (text) => text.replace(/[a-z0-9]/g, '#'))
    .replace(/"nonces":\[[^\]]*\]/g, (text) => text.replace(/[0-9a-f]/g, '#'))
    .replace(/"(now|deadline)":"[^"]*"/g, (text) => text.replace(/\d/g, '#'))
}

describe('[S1] others learn that a seat has committed, and nothing of what', () => {
  test('number, order and size of the others’ events are the same whatever was committed, and however often it was changed', async () => {
    const { at, chairs } = await openPlaying(server.url, 4, { clock: 600 })
    const ears = chairs.map(({ key }) => new Ear(at, { key }))
    const spectator = new Ear(at)
    const others = [ears[1], ears[2], ears[3], spectator]
    for (const ear of [...ears, spectator]) await ear.until(({ last }) => last !== undefined)
    await ears[0].until(({ view }) => view.seats.every(({ present }) => present))
    await new Promise((resolve) => setTimeout(resolve, 100))
    const plays = ears[0].view.you!.legal as 'F2H'[]
    const before = others.map(({ heard }) => heard.length)
    const first = await send(at, chairs[0].key, { type: 'play', night: 1, beat: 1, play: plays[0] })
    for (const [i, ear] of others.entries()) await ear.until(({ heard }) => heard.length > before[i])
    const own = ears[0].heard.length
    for (const play of plays) {
      const replaced = await send(at, chairs[0].key, { type: 'play', night: 1, beat: 1, play })
      expect(replaced.body.seq).toBe(first.body.seq)
    }
    await ears[0].until(({ heard }) => heard.length >= own + plays.length)
    for (const { id, telling } of ears[0].heard.slice(own)) {
      expect(id).toBeUndefined()
      expect(telling.seq).toBe(first.body.seq)
    }
    expect(ears[0].view.you!.committed).toBe(plays[plays.length - 1])
    for (const [i, ear] of others.entries()) {
      const heard = ear.heard.slice(before[i])
      expect(heard).toHaveLength(1)
      expect(heard[0].telling.happened).toEqual([{ event: 'committed', seat: 0 }])
    }
    for (const ear of [...ears, spectator]) ear.close()
  })

  test('two tables, equal but for what one seat commits, tell the others byte for byte alike', async () => {
    const told: string[][] = []
    for (const pick of [0, 1, -1]) {
      for (;;) {
        const { at } = await openTable(server.url, { players: 3 })
        const nonce = '0'.repeat(32)
        const chairs: Chair[] = []
        for (const name of ['A', 'B', 'C']) chairs.push(await sit(at, name, { nonce }))
        const watcher = new Ear(at)
        const ear = new Ear(at, { key: chairs[0].key })
        await watcher.until(({ last }) => last?.view.seats[0].present === true)
        await ear.until(({ last }) => last !== undefined)
        const usable = watcher.view.phase === 'play'
        if (usable) {
          const from = watcher.heard.length
          const play = ear.view.you!.legal.at(pick) as 'F2H'
          await send(at, chairs[0].key, { type: 'play', night: 1, beat: 1, play })
          await watcher.until(({ view }) => view.committed.length === 1)
          // The flip differs from deal to deal; all else is compared.
          const events = watcher.heard.slice(from).map(masked)
          told.push(
            events.map((text) =>
              text.replace(/"flip":"..?"/g, '"flip":"##"').replace(/"space":\[[^\]]*\]|"snow":\d+/g, ''),
            ),
          )
        }
        watcher.close()
        ear.close()
        if (usable) break
      }
    }
    expect(told[1]).toEqual(told[0])
    expect(told[2]).toEqual(told[0])
  })
})

test(
  '[S2] in whole games with spectators, drops and replaced plays, no viewer is sent a byte too early',
  async () => {
    const wanted = count(5, 200)
    const { games, views, leaks } = await auditTables(server.url, { games: wanted })
    expect(leaks).toEqual([])
    expect(games).toBe(wanted)
    expect(views).toBeGreaterThan(80 * wanted)
  },
  patience(180, 3000),
)

test('[S4] seats that commit in the same moment all succeed, in any order, with one result', async () => {
  const rounds = count(4, 120)
  for (let round = 0; round < rounds; round++) {
    const { at, chairs, views } = await openPlaying(server.url, 6)
    const ear = new Ear(at)
    await ear.until(({ last }) => last !== undefined)
    const order = shuffled(chairs, round)
    const replies = await Promise.all(order.map(({ seat, key }) => send(at, key, playOf(views[seat]))))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    await ear.until(({ view }) => view.beats[0].plays !== undefined)
    expect(ear.view.beats[0].plays).toEqual(views.map((view) => playOf(view).play))
    const happened = ear.heard.flatMap(({ telling }) => telling.happened)
    expect(happened.filter((item) => 'step' in item && item.step === 'plays')).toHaveLength(1)
    expect(happened.filter((item) => 'event' in item && item.event === 'committed')).toHaveLength(6)
    ear.close()
  }
})

function shuffled(chairs: readonly Chair[], round: number): Chair[] {
  return chairs.toSorted((a, b) => rank(a.seat, round) - rank(b.seat, round))
}
const rank = (seat: Seat, round: number): number => (seat * 7 + round * 5) % 13
