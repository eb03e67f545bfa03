import { BOTS } from '@watchfires/bots'
import { Dice, makeHex, replay, type Seat, verifyDeal } from '@watchfires/rules'
import { type Answer, type Decision, Table, type Telling, type Wish } from '@watchfires/table'
import { afterEach, expect, test, vi } from 'vitest'
import { fleetingLedger } from './fleeting.ts'
import { LocalLink, type World } from './LocalLink.ts'
import type { Ledger } from './ledger.ts'
import { openTable } from './opening.ts'
import type { Plan } from './plan.ts'

const bot = (name: string) => ({ kind: 'bot', name, level: 'novice' }) as const
const person = (name: string) => ({ kind: 'person', name }) as const
const ALONE: Plan = [person('Ada'), bot('Bram'), bot('Odile')]
const PASSED: Plan = [person('Ada'), person('Bo'), person('Cy')]

/** Randomness that is the same in every run. */
function bytesFrom(seed: number) {
  const dice = new Dice(seed)
  return (bytes: number) => Uint8Array.from({ length: bytes }, () => dice.next() & 255)
}

/** The pokes of a browser whose tabs are links of one test. */
function tabs() {
  const listeners = new Set<() => void>()
  return (_: string, listener: () => void) => {
    listeners.add(listener)
    return {
      poke: () => {
        for (const other of listeners) if (other !== listener) other()
      },
      close: () => listeners.delete(listener),
    }
  }
}

const open: LocalLink[] = []
afterEach(() => {
  for (const link of open.splice(0)) link.close()
})

function worldOf(ledger: Ledger, more: Partial<World> = {}): World {
  const dice = new Dice(7)
  return {
    ledger,
    think: async (level, view) => BOTS[level].choose(view, dice),
    pace: () => 0,
    now: () => 1_000_000,
    pokes: tabs(),
    ...more,
  }
}

async function lay(plan: Plan, world: World, seed = 1): Promise<string> {
  return openTable(plan, { ledger: world.ledger, random: bytesFrom(seed), now: world.now, release: 'test' })
}

async function sit(id: string, world: World): Promise<LocalLink> {
  const link = await LocalLink.open(id, world)
  if (!link) throw new Error('no table')
  open.push(link)
  return link
}

/** The latest telling that a viewer heard, followed. */
function hearing(link: LocalLink, seat: Seat) {
  const heard: Telling[] = []
  link.hear(seat, (telling) => heard.push(telling))
  return { heard, last: () => heard[heard.length - 1] }
}

/** A plain decision for a seat that owes one: the first of its legal ones. */
function plain({ view }: Telling): Wish {
  const at = { night: view.night, beat: view.beat }
  const first = view.you!.legal[0]
  switch (view.phase) {
    case 'take':
    case 'gambit':
      return { type: view.phase, ...at, card: first } as Decision
    case 'call':
      return { type: 'call', ...at, call: false }
    case 'settled':
      return { type: 'ready', night: view.night }
    default:
      return { type: 'play', ...at, play: first } as Decision
  }
}

/** Plays every person's seat plainly until the game is over. */
async function playOn(link: LocalLink, isDone: (telling: Telling) => boolean): Promise<Telling> {
  const seats = link.seats.map((seat) => ({ seat, ...hearing(link, seat) }))
  for (let i = 0; i < 2000; i++) {
    const now = seats[0].last()
    if (isDone(now)) return now
    for (const { seat, last } of seats) if (last().view.owes.includes(seat)) await link.send(seat, plain(last()))
    await new Promise((after) => setTimeout(after, 0))
  }
  throw new Error('the game does not end')
}

const isOver = ({ view }: Telling) => view.phase === 'over'

test('a person and two bots play three nights, and the record says the same as the screen', async () => {
  const world = worldOf(fleetingLedger())
  const link = await sit(await lay(ALONE, world), world)
  const end = await playOn(link, isOver)
  const record = link.inside.record()
  expect(replay(record)).toMatchObject({ totals: end.view.gratitude, winners: end.view.winners })
  const proof = record.proof as { table: string; nights: Parameters<typeof verifyDeal>[0][] }
  expect(
    proof.nights.map((night, i) =>
      verifyDeal(night, { table: proof.table, night: i + 1, deal: record.nights[i].deal }),
    ),
  ).toEqual(['holds', 'holds', 'holds'])
  expect(await world.ledger.list()).toMatchObject([{ stage: 'over', gratitude: end.view.gratitude }])
})

test.each([2, 3, 4, 5, 6])('%i persons on one device play three nights', async (players) => {
  const world = worldOf(fleetingLedger())
  const plan = Array.from({ length: players }, (_, seat) => person(`P${seat}`))
  const link = await sit(await lay(plan, world, players), world)
  const end = await playOn(link, isOver)
  expect(end.view.nights).toHaveLength(3)
})

test('a table that is left in mid-beat is found as it was, sealed commits and all', async () => {
  const world = worldOf(fleetingLedger())
  const id = await lay(PASSED, world)
  const before = await sit(id, world)
  await before.send(1, plain(hearing(before, 1).last()))
  const seen = hearing(before, 1).last().view
  before.close()
  const after = await sit(id, world)
  expect(hearing(after, 1).last().view).toEqual(seen)
  expect(seen.committed).toEqual([1])
  expect(seen.deals.map(({ commitment }) => commitment)).toEqual(after.inside.commitments)
})

test('a viewer hears its own hand and nobody else’s, and no secret before its night is over', async () => {
  const world = worldOf(fleetingLedger())
  const link = await sit(await lay(PASSED, world), world)
  const { heard, last } = hearing(link, 0)
  await link.send(1, plain(hearing(link, 1).last()))
  const told = JSON.stringify(heard)
  expect(last().view.committed).toEqual([1])
  expect(last().view.you?.committed).toBeNull()
  for (const seat of [1, 2])
    for (const card of hearing(link, seat).last().view.you!.hand) expect(told).not.toContain(card)
  expect(told).not.toMatch(/"secret":"/)
})

test('a decision sent twice at once counts once and is answered alike', async () => {
  const world = worldOf(fleetingLedger())
  const id = await lay(PASSED, world)
  const link = await sit(id, world)
  const length = (await world.ledger.read(id, 0)).length
  const wish = plain(hearing(link, 0).last())
  const answers = await Promise.all([link.send(0, wish), link.send(0, wish)])
  expect(answers[0]).toEqual(answers[1])
  expect(await world.ledger.read(id, 0)).toHaveLength(length + 1)
})

test('a play may be changed before the reveal, and only its owner is told', async () => {
  const world = worldOf(fleetingLedger())
  const link = await sit(await lay(PASSED, world), world)
  const other = hearing(link, 1)
  const mine = hearing(link, 0)
  const [first, second] = mine.last().view.you!.legal
  const at = { night: 1, beat: 1, type: 'play' } as const
  await link.send(0, { ...at, play: first } as Decision)
  const heard = other.heard.length
  const { seq } = mine.last()
  await link.send(0, { ...at, play: second } as Decision)
  expect(other.heard).toHaveLength(heard)
  expect(mine.last()).toMatchObject({ seq, view: { you: { committed: second } } })
})

test('an illegal wish is refused in words and changes nothing', async () => {
  const world = worldOf(fleetingLedger())
  const id = await lay(PASSED, world)
  const link = await sit(id, world)
  const before = await world.ledger.read(id, 0)
  const answer = await link.send(0, { type: 'play', night: 1, beat: 1, play: 'L2S' } as unknown as Wish)
  expect(answer).toMatchObject({ refused: { status: 422 } })
  const late = await link.send(0, { type: 'ready', night: 1 })
  expect(late).toMatchObject({ refused: { status: 409 } })
  expect(await world.ledger.read(id, 0)).toEqual(before)
})

test('two tabs at one table keep one log, whoever is quicker', async () => {
  const pokes = tabs()
  const world = worldOf(fleetingLedger(), { pokes })
  const id = await lay([person('Ada'), person('Bo'), bot('Bram')], world)
  const [left, right] = [await sit(id, world), await sit(id, world)]
  const here = hearing(left, 0)
  const there = hearing(right, 1)
  for (let i = 0; i < 400 && !isOver(here.last()); i++) {
    const wishes: Promise<Answer>[] = []
    if (here.last().view.owes.includes(0)) wishes.push(left.send(0, plain(here.last())))
    if (there.last().view.owes.includes(1)) wishes.push(right.send(1, plain(there.last())))
    await Promise.all(wishes)
    await new Promise((after) => setTimeout(after, 0))
  }
  expect(here.last().view.phase).toBe('over')
  expect(there.last().view.gratitude).toEqual(here.last().view.gratitude)
  const table = new Table()
  for (const entry of await world.ledger.read(id, 0)) table.apply(entry)
  expect(table.game.totals).toEqual(here.last().view.gratitude)
  expect(left.inside.record()).toEqual(right.inside.record())
})

test('what cannot be stored is refused, changes nothing, and can be wished again', async () => {
  const kept = fleetingLedger()
  const isFull = vi.fn(() => false)
  const ledger: Ledger = {
    ...kept,
    append: (batch) => (isFull() ? Promise.reject(new Error('quota')) : kept.append(batch)),
  }
  const world = worldOf(ledger)
  const link = await sit(await lay(PASSED, world), world)
  const { last } = hearing(link, 0)
  const wish = plain(last())
  isFull.mockReturnValue(true)
  expect(await link.send(0, wish)).toMatchObject({ refused: { status: 507 } })
  expect(last().view.committed).toEqual([])
  isFull.mockReturnValue(false)
  expect(await link.send(0, wish)).toEqual({ seq: last().seq })
  expect(last().view.committed).toEqual([0])
})

test('a seat that is given up is played on by a bot until its owner comes back', async () => {
  const world = worldOf(fleetingLedger())
  const link = await sit(await lay([person('Ada'), person('Bo')], world), world)
  const { last } = hearing(link, 0)
  await link.send(1, { type: 'leave' })
  expect(last().view.seats[1].kind).toBe('bot')
  await vi.waitFor(() => expect(last().view.owes).toEqual([0]))
  await link.send(1, { type: 'back' })
  expect(last().view.seats[1].kind).toBe('person')
})

test('a table whose log was deleted is told to be lost', async () => {
  const world = worldOf(fleetingLedger())
  const id = await lay(PASSED, world)
  const link = await sit(id, world)
  const states: string[] = []
  link.watch((state) => states.push(state))
  await world.ledger.remove(id)
  expect(await link.send(0, plain(hearing(link, 0).last()))).toMatchObject({ refused: { status: 507 } })
  expect(states).toEqual(['live', 'lost'])
})

test('a table goes on though its bots cannot think', async () => {
  const world = worldOf(fleetingLedger(), { think: () => Promise.reject(new Error('no worker')) })
  const link = await sit(await lay(ALONE, world), world)
  expect((await playOn(link, isOver)).view.nights).toHaveLength(3)
})

test('an unknown table is none', async () => {
  expect(await LocalLink.open(makeHex(new Uint8Array(12)), worldOf(fleetingLedger()))).toBeNull()
})
