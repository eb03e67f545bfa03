import { type GameRecord, isFault, replay, verifyDeal } from '@watchfires/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, diceBrain, Ear, openTable, Player, type ServerProcess, sit, startServer } from './harness.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.end())

describe.each([2, 3, 4, 5, 6])('%i seats', (players) => {
  test('a whole game by HTTP: everybody hears the same, its record replays and its deals verify', async () => {
    const { at, table } = await openTable(server.url, { players })
    const spectator = new Ear(at)
    await spectator.until((ear) => ear.last !== undefined)
    expect(spectator.last).toMatchObject({ seq: 0, happened: [], gap: true, view: { phase: 'waiting' } })
    const chairs = []
    for (let seat = 0; seat < players; seat++) chairs.push(await sit(at, `Seat ${seat}`))
    expect(chairs.map(({ seat }) => seat)).toEqual(chairs.map((_, i) => i))
    const persons = chairs.map((chair) => new Player(at, chair, diceBrain(players)))
    await Promise.all(persons.map((person) => person.play()))
    await spectator.until((ear) => ear.view.phase === 'over')
    for (const person of persons) {
      expect(person.refused).toEqual([])
      const { you, now, ...view } = person.ear.view
      const { now: then, ...seen } = spectator.view
      expect(view).toEqual(seen)
    }
    const { status, body } = await ask(`${at}/record`)
    expect(status).toBe(200)
    const record = body as GameRecord & { proof: { table: string; nights: never[] } }
    const replayed = replay(record)
    if (isFault(replayed)) throw new Error(JSON.stringify(replayed))
    expect(replayed.winners).toEqual(spectator.view.winners)
    expect(replayed.totals).toEqual(spectator.view.gratitude)
    for (const [i, proof] of record.proof.nights.entries())
      expect(verifyDeal(proof, { table, night: i + 1, deal: record.nights[i].deal })).toBe('holds')
    const steps = spectator.heard.flatMap(({ telling }) => telling.happened.filter((item) => 'step' in item))
    const told = steps.filter(({ step }) => step !== 'settled')
    expect(told).toEqual(replayed.nights.flatMap(({ steps }) => steps))
    for (const person of persons) person.stop()
    spectator.close()
  })
})

test('a person plays with bots, which are seated by the host’s start', async () => {
  const { at, hostKey } = await openTable(server.url, { players: 4, bots: [{ seat: 1, level: 'novice' }] })
  const chair = await sit(at, 'Ada', {}, { key: hostKey })
  const person = new Player(at, chair, diceBrain(1))
  expect((await ask(`${at}/host`, { type: 'start' }, { key: hostKey })).status).toBe(200)
  await person.play()
  expect(person.ear.view.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot'])
  expect(person.ear.view.host).toBe(0)
  person.stop()
})
