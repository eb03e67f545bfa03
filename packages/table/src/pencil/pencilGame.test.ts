import { expect, test } from 'vitest'
import { makeGameText } from './gameText.ts'
import { newPencil, nextNight, type PencilGame, rename, scoreGame, withNight } from './pencilGame.ts'
import {
  blankNight,
  countFed,
  countPush,
  countTrail,
  endNight,
  nameFed,
  type PencilNight,
  store,
  tapCard,
} from './pencilNight.ts'
import { settleNight } from './settleNight.ts'

const NAMES = ['Ann', 'Bo', 'Cai']

/** Three beats: Ann loads K♥ and pushes twice, Bo heaves nothing and keeps the fire, Cai backs Medicine and loses it. */
function firstNight(): PencilNight {
  let night = blankNight(3)
  night = tapCard(night, { card: 'KH', seat: 0 })
  night = countPush(night, { wagon: 'H', seat: 0, by: 1 })
  night = countPush(night, { wagon: 'H', seat: 0, by: 1 })
  night = countFed(night, { seat: 1, what: 'spades', by: 1 })
  night = nameFed(night, { seat: 1, card: '3D' })
  night = nameFed(night, { seat: 1, card: '4D' })
  night = tapCard(night, { card: '9D', seat: 2 })
  night = tapCard(tapCard(night, { card: 'JH', seat: 2 }), { card: 'JH', seat: 2 })
  night = countFed(night, { seat: 2, what: 'others', by: 1 })
  return endNight(night, { kind: 'through', by: 'town', wagon: 'H' })
}

/** A night of nothing but the fire: `fed` cards each. */
const fireside = (fed: readonly number[]): PencilNight => ({
  ...blankNight(fed.length),
  piles: fed.map((others) => ({ spades: 0, others, named: [] })),
  end: { kind: 'buried', by: 'cold-snap' },
})

test('[G1] [G2] [G3] [G4] [G5] a night is settled line by line, each with its reason', () => {
  const settled = settleNight(firstNight(), NAMES)
  if (settled.kind !== 'settled') throw new Error(settled.kind)
  expect(settled.result.gratitude).toEqual([34, 10, 7])
  expect(settled.outcome).toEqual(['Food is through: it stands laden in Town.'])
  expect(settled.lines[2]).toEqual([
    {
      line: 'stores',
      pays: 6,
      why: '5 of Cai’s stores rode Food into Town: 5 × 3. 9 of Cai’s stores turned back with Medicine: 9 × −1.',
    },
    { line: 'pushes', pays: 0, why: 'Cai pushed no wagon.' },
    { line: 'watch', pays: 1, why: 'Cai fed 1 other card: 1 × 1.' },
    { line: 'longWatch', pays: 0, why: 'Cai fed 1 card, Bo 3: the Long Watch is not Cai’s.' },
  ])
})

test('[V7] the caller goes without the Long Watch, whoever fed more', () => {
  let night = tapCard(blankNight(2), { card: '9H', seat: 0 })
  night = countFed(night, { seat: 0, what: 'others', by: 1 })
  night = countFed(night, { seat: 0, what: 'others', by: 1 })
  night = endNight(night, { kind: 'through', by: 'call', wagon: 'H', caller: 0 })
  const settled = settleNight(night, ['Ann', 'Bo'])
  expect(settled).toMatchObject({ kind: 'settled', result: { gratitude: [29, 5] } })
})

test('a night is open until its end is known, and refused while it cannot have been', () => {
  const night = firstNight()
  expect(settleNight(endNight(night, null), NAMES)).toEqual({ kind: 'open', problems: [] })
  const twice = store(night, { card: 'KH', seat: 1, ride: 'full' })
  expect(settleNight(twice, NAMES)).toMatchObject({ kind: 'refused', problems: [{ clause: 'S1' }] })
})

test('taps go round: loaded, heaved, away; after a Gambit flung as well; the cards of others do not answer', () => {
  const tap = (night: PencilNight) => tapCard(night, { card: '9C', seat: 1 })
  const rides = (night: PencilNight, taps: number): (string | undefined)[] => {
    const seen: (string | undefined)[] = []
    for (let i = 0, at = night; i < taps; i++) {
      at = tap(at)
      seen.push(at.stores[0]?.ride)
    }
    return seen
  }
  expect(rides(blankNight(3), 4)).toEqual(['full', 'heaved', undefined, 'full'])
  const gambit = endNight(blankNight(3), { kind: 'stranded', by: 'gambit' })
  expect(rides(gambit, 4)).toEqual(['full', 'heaved', 'flung', undefined])
  const mine = tap(blankNight(3))
  expect(tapCard(mine, { card: '9C', seat: 0 })).toBe(mine)
})

test('counts never go below nothing, and no edit changes what it was given', () => {
  const blank = Object.freeze(blankNight(3))
  expect(countTrail(blank, { seat: 0, by: -1 }).trails).toEqual([0, 0, 0])
  expect(countPush(blank, { wagon: 'C', seat: 2, by: -1 }).pushes[2]).toEqual([0, 0, 0])
  expect(countFed(blank, { seat: 1, what: 'spades', by: -1 }).piles[1].spades).toBe(0)
  const named = nameFed(blank, { seat: 1, card: '2S' })
  expect(named.piles[1]).toEqual({ spades: 1, others: 0, named: ['2S'] })
  expect(nameFed(named, { seat: 1, card: '2S' })).toEqual(blank)
  expect(blank).toEqual(blankNight(3))
})

test('[M1] three nights, and no fourth', () => {
  const game = nextNight(nextNight(newPencil(NAMES)))
  expect(game.nights).toHaveLength(3)
  expect(nextNight(game)).toBe(game)
  expect(() => withNight(game, 3, blankNight(3))).toThrow(RangeError)
  expect(() => newPencil(['Ann'])).toThrow(RangeError)
  expect(scoreGame({ ...game, nights: [...game.nights, blankNight(3)] }).problems).toEqual([
    { word: 'fourthNight', clause: 'M1' },
  ])
})

test('[M2] the most gratitude wins, then the best single night, then both', () => {
  const game = (...nights: (readonly number[])[]): PencilGame => ({
    names: ['Ann', 'Bo', 'Cai'],
    nights: nights.map(fireside),
  })
  // every night pays the cards fed, and 5 to all since all fed as many
  expect(scoreGame(game([7, 7, 7], [8, 8, 8], [9, 9, 9]))).toMatchObject({
    gratitude: [39, 39, 39],
    winners: [0, 1, 2],
    verdict: 'Ann, Bo and Cai share the win with 39 gratitude each, their best nights level at 14.',
  })
  expect(scoreGame(game([7, 7, 7], [8, 8, 8]))).toMatchObject({ gratitude: [25, 25, 25], winners: null, verdict: null })
})

test('[M2] a night may be edited afterwards, and everything follows', () => {
  let game: PencilGame = { names: NAMES, nights: [firstNight(), fireside([8, 8, 8]), fireside([7, 7, 7])] }
  expect(scoreGame(game)).toMatchObject({
    gratitude: [59, 35, 32],
    winners: [0],
    verdict: 'Ann wins with 59 gratitude.',
  })
  game = withNight(game, 0, endNight(firstNight(), { kind: 'through', by: 'whiteout', wagon: 'D' }))
  expect(scoreGame(game)).toMatchObject({ gratitude: [15, 35, 48], winners: [2] })
})

test('exports a game as text', () => {
  const game = { names: NAMES, nights: [firstNight(), fireside([8, 8, 9]), blankNight(3)] }
  expect(makeGameText(rename(game, 1, ''))).toBe(`Watchfires & Wagons
Ann, Seat 2, Cai

Night 1. Food is through: it stands laden in Town.
            Ann  Seat 2  Cai
stores       30       0    6
pushes        4       0    0
watch         0       5    1
Long Watch    0       5    0
this night   34      10    7

Night 2. These entries cannot be:
- Ann laid down 8 cards, somebody else 9; everybody lays one a beat, and there are not enough ♠ left to have broken trail. (B2)
- Seat 2 laid down 8 cards, somebody else 9; everybody lays one a beat, and there are not enough ♠ left to have broken trail. (B2)

Night 3. Not ended yet.

           Ann  Seat 2  Cai
gratitude   34      10    7

Night 1:
  Ann loaded K♥; pushed ♥×2
  Seat 2 fed 1 ♠ and 2 others
  Cai loaded 9♦; heaved J♥; fed 1 other
Night 2:
  Ann fed 8 others
  Seat 2 fed 8 others
  Cai fed 9 others
Night 3:
  Ann laid nothing down
  Seat 2 laid nothing down
  Cai laid nothing down
`)
})
