import { isFault, replay } from '@watchfires/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { count, patience } from './counts.ts'
import { ask, diceBrain, Ear, openPlaying, playOf, type ServerProcess, send, startServer } from './harness.ts'
import { Stubborn } from './stubborn.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.end())

const playing = (players: number, settings: Record<string, unknown> = {}) => openPlaying(server.url, players, settings)

test('[S5] kill -9 after three of five commits: they stand, two seats owe, hands are the same, the clock was stopped', async () => {
  const { at, chairs, views } = await playing(5, { clock: 120 })
  const watching = chairs.map(({ key }) => new Ear(at, { key }))
  for (const ear of watching) await ear.until(({ last }) => last?.view.deadline != null)
  for (const seat of [0, 2, 3]) {
    const reply = await send(at, chairs[seat].key, playOf(views[seat]))
    expect(reply.status).toBe(200)
  }
  const { seq } = (await ask(at)).body
  const before = Date.parse(watching[0].view.deadline!)
  for (const ear of watching) ear.close()
  const gone = await server.crash()
  const ears = chairs.map(({ key }) => new Ear(at, { key, after: seq }))
  for (const [seat, ear] of ears.entries()) {
    await ear.until(({ last }) => last?.view.deadline != null)
    const { you, owes, committed } = ear.view
    expect(owes).toEqual([1, 4])
    expect(committed).toEqual([0, 2, 3])
    expect(you!.hand).toEqual(views[seat].you!.hand)
    expect(you!.committed).toBe([0, 2, 3].includes(seat) ? views[seat].you!.legal[0] : null)
    expect(ear.heard[0].telling).toMatchObject({ seq, happened: [] })
    expect(ear.heard[0].telling.gap).toBeUndefined()
  }
  // The last heartbeat may be up to 2 s older than the crash.
  expect(Date.parse(ears[0].view.deadline!)).toBeGreaterThanOrEqual(before + gone - 100)
  for (const seat of [1, 4]) {
    await send(at, chairs[seat].key, playOf(views[seat]))
  }
  await ears[0].until(({ view }) => view.beats[0].plays !== undefined)
  expect(ears[0].view.beats[0].plays).toEqual(views.map(({ you }) => you!.legal[0]))
  for (const ear of ears) ear.close()
})

test(
  'kill -9 at random moments under load: nothing acknowledged is lost or doubled, every game ends as its decisions say',
  async () => {
    const seatings = Array.from({ length: count(2, 20) }, (_, i) => 2 + (i % 5))
    const crashes = count(3, 200)
    const tables = await Promise.all(
      seatings.map(async (players) => {
        const { at, chairs } = await playing(players)
        return { at, persons: chairs.map((chair) => new Stubborn(at, chair, diceBrain(players))) }
      }),
    )
    const games = Promise.all(tables.flatMap(({ persons }) => persons.map((person) => person.play())))
    let isOver = false
    void games.finally(() => {
      isOver = true
    })
    for (let crash = 0; crash < crashes && !isOver; crash++) {
      await new Promise((resolve) => setTimeout(resolve, 100 + ((crash * 97) % 300)))
      await server.crash()
    }
    await games
    for (const { at, persons } of tables) {
      const { body: record } = await ask(`${at}/record`)
      const replayed = replay(record)
      if (isFault(replayed)) throw new Error(JSON.stringify(replayed))
      const { view } = (await ask(at)).body
      expect(replayed.totals).toEqual(view.gratitude)
      for (const person of persons) {
        expect(person.refused).toEqual([])
        for (const { id, wish, seq } of person.granted) {
          // A repeat after all of it still gets the first answer.
          const again = await send(at, person.chair.key, wish, id)
          expect(again).toMatchObject({ status: 200, body: { seq } })
          if (wish.type !== 'play') continue
          expect(record.nights[wish.night - 1].beats[wish.beat - 1].plays[person.chair.seat]).toBe(wish.play)
        }
      }
      // Nothing is in the record that nobody decided, and nothing twice.
      const decided = persons.reduce(
        (sum, { granted }) => sum + granted.filter(({ wish }) => wish.type === 'play').length,
        0,
      )
      const recorded = record.nights.flatMap(({ beats }: { beats: { plays?: (string | null)[] }[] }) =>
        beats.flatMap(({ plays = [] }) => plays.filter((play) => play !== null)),
      )
      expect(recorded).toHaveLength(decided)
    }
  },
  patience(120, 3000),
)

test('a graceful stop answers what was asked, ends the streams, and leaves with 0; everything goes on afterwards', async () => {
  const { at, chairs, views } = await playing(3)
  const ear = new Ear(at, { key: chairs[0].key })
  await ear.until(({ last }) => last !== undefined)
  const sent = chairs.map(({ key }, seat) =>
    send(at, key, { type: 'play', night: 1, beat: 1, play: views[seat].you!.legal[0] as 'F2H' }).catch(() => null),
  )
  const code = await server.stop()
  expect(code).toBe(0)
  await ear.ending()
  const granted = (await Promise.all(sent)).filter((reply) => reply?.status === 200).length
  await server.restart()
  const { view } = (await ask(at)).body
  const stored = view.beats[0].plays ? 3 : view.committed.length
  expect(stored).toBeGreaterThanOrEqual(granted)
})
