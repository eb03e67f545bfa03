/** `copyFrom` is whole and deep: a copy is the same night, and shares nothing with it. */
import { expect, test } from 'vitest'
import { awaiting, Dice, type Game, Night, numbersFor, viewFor } from '../src/index.ts'
import { playOut } from './playOut.ts'
import { named, PLAYERS, randomGame, walk } from './walk.ts'

/** All that a night holds, listener apart, as bytes. */
const bytesOf = (night: Night): string =>
  JSON.stringify(night, (key, value) =>
    key === 'listener' ? undefined : ArrayBuffer.isView(value) ? Array.from(value as Uint8Array) : value,
  )

/** Spoils every field of a night. */
function spoil(night: Night): void {
  const fields = night as unknown as Record<string, unknown>
  for (const [key, value] of Object.entries(fields)) {
    if (ArrayBuffer.isView(value)) (value as Uint8Array).fill(0x55)
    else if (typeof value === 'number') fields[key] = 77
    else if (typeof value === 'boolean') fields[key] = !value
  }
  night.numbers = { ...numbersFor(6), hand: 1 }
}

/** A few stops of random games of every kind. */
function* stops(players: number): Generator<{ where: string; night: Night }> {
  for (let seed = 0; seed < 25; seed++) {
    const found: { where: string; night: Night }[] = []
    walk(randomGame(players, seed), ({ night }: Game) => {
      found.push({ where: `${named(players, seed)}, beat ${night.beat}`, night: new Night().copyFrom(night) })
    })
    yield* found
  }
}

test.each(PLAYERS)('%i players: a copy has every byte of its model, whatever it was before', (players) => {
  const used = new Night()
  for (const { where, night } of stops(players)) {
    spoil(used)
    if (bytesOf(used.copyFrom(night)) !== bytesOf(night)) expect.fail(where)
  }
})

test('every field is copied, also those that are seldom other than at the start', () => {
  const model = new Night()
  spoil(model)
  expect(bytesOf(new Night().copyFrom(model))).toBe(bytesOf(model))
})

test.each(PLAYERS)(
  '%i players: whatever becomes of a copy, its model stays as it was, and the other way',
  (players) => {
    const dice = new Dice(players, 1)
    for (const { where, night } of stops(players)) {
      const before = bytesOf(night)
      const copy = new Night().copyFrom(night)
      playOut(copy, dice)
      if (bytesOf(night) !== before) expect.fail(`${where}: played out`)
      copy.copyFrom(night)
      spoil(copy)
      if (bytesOf(night) !== before) expect.fail(`${where}: the copy spoilt`)
      copy.copyFrom(night)
      playOut(night, dice)
      if (bytesOf(copy) !== before) expect.fail(`${where}: the model played out`)
      spoil(night)
      if (bytesOf(copy) !== before) expect.fail(`${where}: the model spoilt`)
    }
  },
)

test.each(PLAYERS)('%i players: a copy plays on like its model', (players) => {
  for (const { where, night } of stops(players)) {
    const copy = new Night().copyFrom(night)
    playOut(night, new Dice(players, 2))
    playOut(copy, new Dice(players, 2))
    if (bytesOf(night) !== bytesOf(copy)) expect.fail(where)
    expect(awaiting(copy).kind).toBe('over')
  }
})

test('a copy is not heard by its model’s listener', () => {
  const heard: string[] = []
  const [model, copy] = [new Night(), new Night()]
  model.deal(
    Uint8Array.from({ length: 48 }, (_, i) => (Math.floor(i / 12) << 4) | (i % 12)),
    { players: 3, whiteout: 9 },
  )
  model.listener = { step: (_, step) => heard.push(step) }
  copy.copyFrom(model)
  playOut(copy, new Dice(3))
  expect([copy.listener, heard]).toEqual([null, []])
  expect(viewFor(model, 'spectator').beat).toBe(1)
})
