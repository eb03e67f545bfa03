/** The rules know no first seat and no favourite suit: a table turned round, or dealt in other suits, is paid the same. */
import { expect, test } from 'vitest'
import {
  type BeatRecord,
  type GameRecord,
  isFault,
  type NightRecord,
  numbersFor,
  type Play,
  type Replay,
  replay,
  WAGONS,
} from '../src/index.ts'
import { playRecord } from './play-record.ts'
import { named, randomGame } from './walk.ts'

const GAMES = 60
const told = (record: GameRecord): Replay => {
  const answer = replay(record)
  if (isFault(answer)) throw new Error(answer.word)
  return answer
}

/** The night as it is when everybody sits `by` seats further on. */
function turned(night: NightRecord, players: number, by: number): NightRecord {
  const { hand } = numbersFor(players)
  const moved = <T>(row: readonly T[]): T[] => row.map((_, seat) => row[(seat + players - by) % players])
  const hands = Array.from({ length: players }, (_, seat) => night.deal.pack.slice(seat * hand, (seat + 1) * hand))
  return {
    deal: { ...night.deal, pack: [...moved(hands).flat(), ...night.deal.pack.slice(players * hand)] },
    beats: night.beats.map(({ plays, ...beat }) => (plays ? { ...beat, plays: moved(plays) } : beat)),
    ...(night.gambit && { gambit: moved(night.gambit) }),
  }
}

/** Whether a Fate flip went through the whole pack, whose order is the seats' own (T5). */
const reachesPack = (record: GameRecord): boolean => {
  const { fate, hand } = numbersFor(record.players)
  return told(record).nights.some(({ outcome, steps }) => {
    const flips = steps.filter(({ step }) => step === 'flip').length
    return (outcome?.turned.length ?? 0) > 48 - record.players * hand - fate + (fate + 1 - flips)
  })
}

test.each([3, 4, 5, 6])('%i players: a table turned round is paid the same, turned round', (players) => {
  let skipped = 0
  for (let seed = 0; seed < GAMES; seed++) {
    const record = randomGame(players, seed)
    if (reachesPack(record)) {
      skipped++
      continue
    }
    const before = told(record)
    for (let by = 1; by < players; by++) {
      const after = told({ ...record, nights: record.nights.map((night) => turned(night, players, by)) })
      for (const [i, { gratitude, outcome }] of after.nights.entries()) {
        const due = gratitude!.map((_, seat) => before.nights[i].gratitude![(seat + players - by) % players])
        const where = `${named(players, seed)} turned by ${by}, night ${i + 1}`
        expect({ where, gratitude, outcome }).toEqual({ where, gratitude: due, outcome: before.nights[i].outcome })
      }
    }
  }
  expect(skipped).toBeLessThan(GAMES / 4)
})

/** The same text with the three wagons' suits exchanged in a ring; ♠ stays. */
const resuited = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value).replace(
      /(?<=[2-9TJQK:])[HDC](?=["\\:])|(?<=")[HDC](?=")/g,
      (suit) => WAGONS[(WAGONS.indexOf(suit as 'H') + 1) % 3],
    ),
  )

test.each([2, 3, 4, 5, 6])('%i players: with the suits exchanged the same wagons go by other names', (players) => {
  for (let seed = 0; seed < GAMES; seed++) {
    const record = seed % 2 === 0 ? randomGame(players, seed) : playRecord(players, seed, 'loader')
    const [before, after] = [told(record), told(resuited(record))]
    const ring = <T>([h, d, c]: readonly [T, T, T]): [T, T, T] => [c, h, d]
    const nights = before.nights.map((night) => ({
      ...resuited(night),
      steps: resuited(night.steps).map((step) => ({ ...step, space: ring(step.space), stores: ring(step.stores) })),
    }))
    expect({ seed, after }).toEqual({ seed, after: { ...before, nights } })
  }
})

test('the exchange of suits is one: every play is another, and three of them are none', () => {
  const beat: BeatRecord = { take: '4C', plays: ['F7H', 'LKD', 'P2C', 'P9S:H', 'F3S', null] }
  const once = resuited(beat)
  expect(once).toEqual({ take: '4H', plays: ['F7D', 'LKC', 'P2H', 'P9S:D', 'F3S', null] satisfies (Play | null)[] })
  expect(resuited(resuited(once))).toEqual(beat)
})
