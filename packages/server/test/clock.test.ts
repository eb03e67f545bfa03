import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ask, type Chair, diceBrain, Ear, openTable, Player, send, sit } from './harness.ts'
import { type Inside, openInside } from './inside.ts'

let inside: Inside
beforeEach(async () => {
  inside = await openInside()
})
afterEach(() => inside.close())

/** A table whose seats are all taken, each with a stream open that has heard the deal. */
async function begun(settings: Record<string, unknown>) {
  const id = '6b0b2a5e-0b0a-4b8e-9c55-0d7c0e8a1f10'
  const { at, hostKey, table } = await openTable(inside.url, { id, ...settings })
  const chairs: Chair[] = []
  const ears: Ear[] = []
  for (let seat = 0; seat < (settings.players as number); seat++) {
    chairs.push(await sit(at, `Seat ${seat}`, { nonce: `${seat}`.repeat(32) }, seat === 0 ? { key: hostKey } : {}))
    ears.push(new Ear(at, { key: chairs[seat].key }))
  }
  for (const ear of ears) await ear.until(({ last }) => last?.view.phase === 'play')
  return { at, table, hostKey, chairs, ears }
}

const commit = async (at: string, chair: Chair, ear: Ear) => {
  const wish = diceBrain(1)(ear.view)
  expect((await send(at, chair.key, wish!)).status).toBe(200)
}

describe('[S7] one deadline for all who owe', () => {
  test('four of six are idle: all four are fed within a second of it, and nobody can tell which', async () => {
    const { at, chairs, ears } = await begun({ players: 6, clock: 30 })
    const deadline = Date.parse(ears[0].view.deadline!)
    expect(deadline - inside.clock.now()).toBeLessThanOrEqual(30_000)
    await commit(at, chairs[0], ears[0])
    await commit(at, chairs[1], ears[1])
    await ears[5].until(({ view }) => view.committed.length === 2)
    await inside.clock.pass(deadline - inside.clock.now() - 1)
    expect(ears[5].view.beat).toBe(1)
    expect(ears[5].view.owes).toEqual([2, 3, 4, 5])
    await inside.clock.pass(1000)
    await ears[5].until(({ view }) => view.beat === 2 || view.phase !== 'play')
    const reveal = ears[5].heard.find(({ telling }) =>
      telling.happened.some((item) => 'step' in item && item.step === 'plays'),
    )!
    expect(reveal.telling.happened.filter((item) => 'event' in item)).toEqual(
      [2, 3, 4, 5].map((seat) => ({ event: 'committed', seat })),
    )
    const plays = ears[5].view.beats[0].plays!
    for (const seat of [2, 3, 4, 5]) expect(plays[seat]).toMatch(/^F/)
    expect(JSON.stringify(reveal.telling)).not.toMatch(/"auto"/)
  })

  test('5 s are added after a reveal, no clock ever stands below zero', async () => {
    const { ears } = await begun({ players: 3, clock: 30 })
    for (let i = 0; i < 3 && ears[0].view.phase === 'play'; i++) {
      const { beat, deadline } = ears[0].view
      await inside.clock.pass(Date.parse(deadline!) - inside.clock.now())
      await ears[0].until(({ view }) => view.beat > beat || view.phase !== 'play')
      if (ears[0].view.seats[0].away) break
      const { deadline: next, now } = ears[0].view
      expect(Date.parse(next!) - Date.parse(now)).toBe(35_000)
    }
  })

  test('two missed in a row: the seat is away and answered at once, until `back`', async () => {
    const { at, chairs, ears } = await begun({ players: 3, clock: 10 })
    const persons = [0, 1]
    for (let i = 0; i < 2; i++) {
      for (const seat of persons) await commit(at, chairs[seat], ears[seat])
      const { beat } = ears[0].view
      await inside.clock.pass(16_000)
      await ears[0].until(({ view }) => view.beat > beat)
      await ears[1].until(({ view }) => view.beat > beat)
    }
    expect(ears[0].view.seats[2]).toMatchObject({ away: true, kind: 'person' })
    expect(ears[0].heard.flatMap(({ telling }) => telling.happened)).toContainEqual({ event: 'away', seat: 2 })
    await ears[0].until(({ view }) => view.committed.includes(2) || view.phase !== 'play')
    expect(ears[0].view.owes).not.toContain(2)
    expect((await send(at, chairs[2].key, { type: 'back' })).status).toBe(200)
    await ears[0].until(({ view }) => !view.seats[2].away)
  })

  test('absence `bot`: at the deadline the bot decides', async () => {
    const { ears } = await begun({ players: 3, clock: 10, absence: 'bot', level: 'novice' })
    await inside.clock.pass(10_500)
    await ears[0].until(({ view }) => view.beat === 2 || view.phase !== 'play', 20_000)
    expect(ears[0].view.beats[0].plays!.every((play) => play !== null)).toBe(true)
  })
})

describe('nobody present', () => {
  test('the table pauses, and goes on with what was left', async () => {
    const { at, chairs, ears } = await begun({ players: 3, clock: 60 })
    await inside.clock.pass(20_000)
    for (const ear of ears) ear.close()
    await new Promise((resolve) => setTimeout(resolve, 50))
    await inside.clock.pass(11_000)
    const watcher = new Ear(at)
    await watcher.until(({ last }) => last !== undefined)
    expect(watcher.view.deadline).toBeNull()
    await inside.clock.leap(3_600_000)
    expect(watcher.view.beat).toBe(1)
    const back = new Ear(at, { key: chairs[1].key })
    await back.until(({ last }) => last?.view.deadline != null)
    const left = Date.parse(back.view.deadline!) - inside.clock.now()
    expect(left).toBeGreaterThan(28_000)
    expect(left).toBeLessThanOrEqual(40_000)
    await inside.clock.pass(left + 10)
    await back.until(({ view }) => view.beat === 2 || view.phase !== 'play')
    watcher.close()
  })

  test('a spectator keeps no clock running, a tab closed for a moment stops none', async () => {
    const { at, chairs, ears } = await begun({ players: 3, clock: 60 })
    const { deadline } = ears[0].view
    for (const ear of ears) ear.close()
    await new Promise((resolve) => setTimeout(resolve, 50))
    await inside.clock.pass(5_000)
    const again = new Ear(at, { key: chairs[0].key })
    await again.until(({ last }) => last !== undefined)
    expect(again.view.deadline).toBe(deadline)
  })
})

describe('the next night', () => {
  async function settled(settings: Record<string, unknown>) {
    const game = await begun(settings)
    const wait = (view: { phase: string }) => view.phase === 'settled'
    const brain = diceBrain(3)
    for (let i = 0; i < 40 && !wait(game.ears[0].view); i++) {
      const { beat } = game.ears[0].view
      for (const [seat, ear] of game.ears.entries()) {
        await ear.until(({ view }) => view.beat === beat)
        const wish = brain(ear.view)
        if (wish) await send(game.at, game.chairs[seat].key, wish)
      }
      await game.ears[0].until(({ view }) => view.beat > beat || wait(view))
    }
    for (const ear of game.ears) await ear.until(({ view }) => wait(view))
    return game
  }

  test('is dealt when every present person is ready', async () => {
    const { at, chairs, ears } = await settled({ players: 3 })
    expect(ears[0].view.owes).toEqual([0, 1, 2])
    expect(ears[0].view.deals[0].secret).toMatch(/^[0-9a-f]{64}$/)
    expect(ears[0].view.deals[1].secret).toBeNull()
    await send(at, chairs[0].key, { type: 'ready', night: 1 })
    await ears[2].until(({ view }) => view.owes.length === 2)
    expect((await send(at, chairs[1].key, { type: 'ready', night: 2 })).status).toBe(409)
    await send(at, chairs[1].key, { type: 'ready', night: 1 })
    ears[2].close()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(ears[0].view.phase).toBe('settled')
    await inside.clock.pass(11_000)
    await ears[0].until(({ view }) => view.night === 2)
  })

  test('or 60 s after the settlement', async () => {
    const { ears } = await settled({ players: 3 })
    const left = Date.parse(ears[0].view.deadline!) - inside.clock.now()
    expect(left).toBeLessThanOrEqual(60_000)
    await inside.clock.pass(left - 1)
    expect(ears[0].view.phase).toBe('settled')
    await inside.clock.pass(1)
    await ears[0].until(({ view }) => view.night === 2)
  })

  test('or after the clock, if that is shorter', async () => {
    const { ears } = await settled({ players: 3, clock: 20 })
    expect(Date.parse(ears[0].view.deadline!) - Date.parse(ears[0].view.now)).toBeLessThanOrEqual(20_000)
  })
})

describe('the host', () => {
  const host = (at: string, key: string, wish: Record<string, unknown>) => ask(`${at}/host`, wish, { key })

  test('hands a seat that has owed and been gone for 60 s to a bot; its owner comes back', async () => {
    const { at, hostKey, chairs, ears } = await begun({ players: 3 })
    ears[2].close()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await host(at, hostKey, { type: 'replace', seat: 2 })).status).toBe(409)
    await inside.clock.pass(59_000)
    expect((await host(at, hostKey, { type: 'replace', seat: 2 })).status).toBe(409)
    await inside.clock.pass(1_100)
    expect((await host(at, chairs[1].key, { type: 'replace', seat: 2 })).status).toBe(403)
    expect((await host(at, hostKey, { type: 'replace', seat: 1 })).status).toBe(409)
    expect((await host(at, hostKey, { type: 'replace', seat: 2 })).status).toBe(200)
    await ears[0].until(({ view }) => view.seats[2].kind === 'bot')
    await inside.clock.pass(10)
    await ears[0].until(({ view }) => view.committed.includes(2))
    const owner = new Ear(at, { key: chairs[2].key })
    await owner.until(({ last }) => last !== undefined)
    const { you, night, beat } = owner.view
    const refused = await send(at, chairs[2].key, { type: 'play', night, beat, play: you!.legal[0] as 'F2H' })
    expect(refused.status).toBe(409)
    expect((await send(at, chairs[2].key, { type: 'back' })).status).toBe(200)
    await ears[0].until(({ view }) => view.seats[2].kind === 'person')
  })

  test('without a present host anybody seated may, after 3 minutes; after 10 the powers pass to who has sat longest', async () => {
    const { at, hostKey, chairs, ears } = await begun({ players: 4 })
    ears[0].close()
    ears[3].close()
    await new Promise((resolve) => setTimeout(resolve, 50))
    await inside.clock.pass(100_000)
    expect((await host(at, chairs[1].key, { type: 'replace', seat: 3 })).status).toBe(409)
    await inside.clock.pass(81_000)
    expect((await host(at, chairs[1].key, { type: 'close' })).status).toBe(403)
    expect((await host(at, chairs[1].key, { type: 'replace', seat: 3 })).status).toBe(200)
    await inside.clock.pass(400_000)
    expect(ears[1].view.host).toBe(0)
    await inside.clock.pass(30_000)
    await ears[1].until(({ view }) => view.host === 1)
    expect((await host(at, hostKey, { type: 'close' })).status).toBe(401)
    expect((await host(at, chairs[0].key, { type: 'close' })).status).toBe(403)
    expect((await host(at, chairs[1].key, { type: 'close' })).status).toBe(200)
    await ears[1].until(({ view }) => view.phase === 'closed')
    expect((await ask(`${at}/record`)).status).toBe(200)
  })

  test('invites to a seat that has had no stream for 60 s; the claim works once, for a day, and kills the old key', async () => {
    const { at, hostKey, chairs, ears } = await begun({ players: 3 })
    expect((await host(at, hostKey, { type: 'invite', seat: 1 })).status).toBe(409)
    const old = ears[1]
    const { hand } = old.view.you!
    old.close()
    await new Promise((resolve) => setTimeout(resolve, 50))
    await inside.clock.pass(61_000)
    const { body } = await host(at, hostKey, { type: 'invite', seat: 1 })
    expect(body.claim).toMatch(/^[\w-]{22,}$/)
    const lurker = new Ear(at, { key: chairs[1].key })
    await lurker.until(({ last }) => last !== undefined)
    const seat = await sit(at, 'Nell', { claim: body.claim })
    expect(seat.seat).toBe(1)
    await lurker.ending()
    expect((await ask(at, undefined, { key: chairs[1].key })).status).toBe(401)
    expect((await ask(`${at}/seats`, { name: 'Mo', nonce: '0'.repeat(32), claim: body.claim })).status).toBe(403)
    await ears[0].until(({ view }) => view.seats[1].name === 'Nell')
    expect(ears[0].heard.flatMap(({ telling }) => telling.happened)).toContainEqual({ event: 'reclaimed', seat: 1 })
    const fresh = new Ear(at, { key: seat.key })
    await fresh.until(({ last }) => last !== undefined)
    expect(fresh.view.you!.hand).toEqual(hand)
    fresh.close()
    await new Promise((resolve) => setTimeout(resolve, 50))
    await inside.clock.pass(61_000)
    const late = await host(at, hostKey, { type: 'invite', seat: 1 })
    await inside.clock.leap(86_400_001)
    expect((await ask(`${at}/seats`, { name: 'Mo', nonce: '0'.repeat(32), claim: late.body.claim })).status).toBe(403)
  })

  test('a seat’s owner gets a claim on it for another device at any time', async () => {
    const { at, chairs } = await begun({ players: 3 })
    const { status, body } = await host(at, chairs[1].key, { type: 'invite', seat: 1 })
    expect(status).toBe(200)
    expect((await host(at, chairs[1].key, { type: 'invite', seat: 2 })).status).toBe(403)
    const { seat, key } = await sit(at, 'Seat 1', { claim: body.claim })
    expect(seat).toBe(1)
    expect((await ask(at, undefined, { key })).body.view.you.seat).toBe(1)
  })
})

test('a rematch keeps settings, bots and, for five minutes, the seats', async () => {
  const { at, hostKey } = await openTable(inside.url, {
    players: 3,
    bots: [{ seat: 1, level: 'novice' }],
    hints: false,
  })
  const chairs = [await sit(at, 'Ada', {}, { key: hostKey }), await sit(at, 'Bo')]
  const persons = chairs.map((chair) => new Player(at, chair, diceBrain(5)))
  const playing = Promise.all(persons.map((person) => person.play(50_000)))
  let isOver = false
  void playing.then(() => {
    isOver = true
  })
  while (!isOver) {
    await inside.clock.pass(10)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  const first = await send(at, chairs[1].key, { type: 'rematch' })
  expect(first.status).toBe(200)
  const second = await send(at, chairs[0].key, { type: 'rematch' })
  expect(second.body.table).toBe(first.body.table)
  await persons[0].ear.until(({ heard }) =>
    heard.some(({ telling }) => telling.happened.some((item) => 'event' in item && item.event === 'rematch')),
  )
  const next = `${inside.url}/api/tables/${first.body.table}`
  const { view } = (await ask(next)).body
  expect(view.settings).toMatchObject({ players: 3, hints: false })
  expect(view.seats.map(({ kind }: { kind: string }) => kind)).toEqual(['empty', 'bot', 'empty'])
  const nonce = '0'.repeat(32)
  expect((await ask(`${next}/seats`, { name: 'Mo', nonce })).status).toBe(409)
  const from = at.split('/').pop()
  expect((await ask(`${next}/seats`, { from, nonce })).status).toBe(401)
  const again = await ask(`${next}/seats`, { from, nonce }, { key: chairs[1].key })
  expect(again).toMatchObject({ status: 201, body: { seat: 2 } })
  expect((await ask(`${next}/seats`, { from, nonce }, { key: chairs[1].key })).status).toBe(409)
  expect((await ask(next)).body.view.seats[2].name).toBe('Bo')
  await inside.clock.pass(300_001)
  expect((await ask(`${next}/seats`, { name: 'Mo', nonce })).body.seat).toBe(0)
  for (const person of persons) person.stop()
})

test('tables are kept for their time, then gone', async () => {
  const waiting = await openTable(inside.url, { players: 3 })
  const { at } = await begun({ players: 3 })
  await inside.clock.leap(25 * 3_600_000)
  expect((await ask(waiting.at)).status).toBe(410)
  expect((await ask(at)).status).toBe(200)
  await inside.clock.leap(30 * 86_400_000)
  await inside.clock.pass(3_000)
  expect((await ask(at)).status).toBe(410)
  expect((await ask(`${inside.url}/api/tables/${'a'.repeat(20)}`)).status).toBe(404)
})
