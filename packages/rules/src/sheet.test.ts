import { expect, test } from 'vitest'
import { LEGAL, vectors } from '../test/vectors.ts'
import {
  type Card,
  explainOutcome,
  explainRepayment,
  explainWinners,
  Game,
  LINES,
  type Line,
  type NightResult,
  type Outcome,
  publicView,
  readGame,
  type Sheet,
  winnersOf,
} from './index.ts'

const NAMES = ['Ada', 'Bram', 'Odile', 'Tove', 'Finn', 'Wil']
const company = (players: number, you?: number) => ({ names: NAMES.slice(0, players), you })

const town: Outcome = { kind: 'through', by: 'town', wagon: 'D', tie: null, turned: [] }
const outcome = (some: Partial<Outcome>): Outcome => ({ ...town, ...some })
const road = (space: [number, number, number], stores: [number, number, number]) => ({
  space,
  stores,
  watch: [0, 0, 0],
})
const AT_END = road([3, 6, 2], [4, 9, 0])

test('[E1] [E2] [W1] [V4] [L1] [W4] [W6] every ending has its sentence', () => {
  const buried = (by: 'cold-snap' | 'drift' | 'flood') =>
    explainOutcome(outcome({ kind: 'buried', by, wagon: null }), AT_END)[0]
  const through = (by: Outcome['by']) => explainOutcome(outcome({ by }), AT_END)[0]
  expect(through('town')).toBe('Medicine is through: it stands laden in Town.')
  expect(through('whiteout')).toBe(
    'Medicine is through: of the wagons laden and moved it was the furthest when the whiteout fell.',
  )
  expect(through('call')).toBe('Medicine is through: of the laden wagons it was the furthest when the run was called.')
  expect(through('last-watch')).toBe('Medicine is through: it coasted into Town before the Snow could bury the road.')
  expect(through('gambit')).toBe('Medicine is through: the most was flung at it in the Gambit.')
  expect(explainOutcome(outcome({ kind: 'stranded', by: 'gambit', wagon: null }), AT_END)[0]).toMatch(
    /^All are stranded: /,
  )
  expect(buried('cold-snap')).toMatch(
    /^The road is buried: a cold-snap brought the Snow to its mark, 22\. .*fire still pays\.$/,
  )
  expect(buried('drift')).toMatch(/: the drift brought/)
  expect(buried('flood')).toMatch(/: the flood brought/)
})

test('[T2] [T3] [T4] [T5] [W4] what decided between wagons level at first', () => {
  const tie = (some: Partial<Outcome>) => explainOutcome(outcome(some), AT_END)[1]
  expect(tie({ tie: 'T2' })).toBe('Wagons stood level: it had the most stores aboard.')
  expect(tie({ tie: 'T3' })).toBe('Wagons stood level, in stores aboard too: it had the highest card aboard.')
  expect(tie({ tie: 'T4', turned: ['4S', 'WW', 'TD'] })).toBe(
    'Wagons stood level in everything: the mountain named it, turning 4♠, the whiteout and 10♦.',
  )
  expect(tie({ tie: 'T5', turned: ['4S', '9D'] })).toBe(
    'Wagons stood level in everything, and the Fate deck ran out: the cards went on from there, turning 4♠ and 9♦.',
  )
  expect(tie({ tie: 'W4', by: 'gambit' })).toBe(
    'The wagons were level in pips flung: it had the highest single card flung at it.',
  )
  expect(tie({ tie: null })).toBeUndefined()
})

test('[E5] where an empty wagon was as far, it is said that it never wins', () => {
  expect(explainOutcome(town, road([6, 6, 2], [0, 9, 0]))).toContain(
    'Food stands in Town, but empty: an empty wagon never wins.',
  )
  expect(explainOutcome(outcome({ by: 'whiteout' }), road([4, 4, 5], [3, 9, 0]))).toEqual([
    expect.stringMatching(/^Medicine is through/),
    'Firewood was no less far, but empty: an empty wagon never wins.',
  ])
  expect(explainOutcome(outcome({ by: 'whiteout' }), road([4, 4, 3], [3, 9, 0]))).toHaveLength(1)
  expect(explainOutcome(outcome({ by: 'gambit' }), road([4, 0, 6], [0, 9, 0]))).toHaveLength(2)
})

/** A settled night of three, seat 0 being the reader. */
function sheet(some: Partial<Sheet>, result: Partial<NightResult> = {}): Sheet {
  const settlement = NAMES.slice(0, 3).map(() => ({ stores: 0, pushes: 0, watch: 0, longWatch: 0 }))
  const night: NightResult = { outcome: town, settlement, gratitude: [0, 0, 0], ...result }
  const none = [0, 0, 0]
  return { players: 3, aboard: [[], [], []], pushes: [none, none, none], watch: [[], [], []], nights: [night], ...some }
}
const line = (of: Sheet, name: Line, seat = 0) =>
  explainRepayment(of, { seat, line: name, company: company(of.players, 0) })
const crates = (seat: number, card: Card, pips: number) => ({ seat, card, pips })

test('[G1] [G2] [G6] stores: three each on the wagon that is through, one off on the others, none when nobody is', () => {
  const aboard: Sheet['aboard'] = [
    [crates(0, '4H', 4), crates(1, '2H', 1)],
    [crates(0, 'KD', 10), crates(0, 'JD', 5)],
    [],
  ]
  expect(line(sheet({ aboard }), 'stores')).toBe(
    '15 of your stores rode Medicine into Town: 15 × 3. 4 of your stores turned back with Food: 4 × −1.',
  )
  expect(line(sheet({ aboard }), 'stores', 1)).toBe('1 of Bram’s stores turned back with Food: 1 × −1.')
  expect(line(sheet({ aboard }), 'stores', 2)).toBe('Odile has no stores on any wagon.')
  const whiteout = { outcome: outcome({ by: 'whiteout' }) }
  expect(line(sheet({ aboard }, whiteout), 'stores')).toMatch(/^15 of your stores rode Medicine through: /)
  const buried = { outcome: outcome({ kind: 'buried', by: 'drift', wagon: null }) }
  expect(line(sheet({ aboard }, buried), 'stores')).toBe('The road is buried: your 19 stores wash to 0.')
  expect(line(sheet({ aboard }, buried), 'stores', 1)).toBe('The road is buried: Bram’s 1 store washes to 0.')
  const stranded = { outcome: outcome({ kind: 'stranded', by: 'gambit', wagon: null }) }
  expect(line(sheet({ aboard }, stranded), 'stores')).toBe('Nobody is through: your 19 stores wash to 0.')
})

test('[G3] [G6] pushes: two each into the wagon that is through', () => {
  const pushes: Sheet['pushes'] = [
    [1, 0, 0],
    [2, 1, 0],
    [0, 0, 0],
  ]
  expect(line(sheet({ pushes }), 'pushes')).toBe(
    'Your 2 pushes helped Medicine through: 2 × 2. Your push on other wagons pays nothing.',
  )
  expect(line(sheet({ pushes }), 'pushes', 1)).toBe('Bram’s push helped Medicine through: 1 × 2.')
  expect(line(sheet({ pushes }), 'pushes', 2)).toBe('Odile pushed no wagon.')
  const buried = { outcome: outcome({ kind: 'buried', by: 'flood', wagon: null }) }
  expect(line(sheet({ pushes }, buried), 'pushes')).toBe('The road is buried: your 3 pushes pay nothing.')
})

test('[G4] [G5] the watch and the Long Watch', () => {
  const settlement = [5, 5, 0].map((longWatch) => ({ stores: 0, pushes: 0, watch: 0, longWatch }))
  const level = sheet({ watch: [['2S', '3D', 'KS'], ['2D', '4D', '5D'], ['4S']] }, { settlement })
  expect(line(level, 'watch')).toBe('You fed 2 ♠: 2 × 3. You fed 1 other card: 1 × 1.')
  expect(line(level, 'watch', 2)).toBe('Odile fed 1 ♠: 1 × 3.')
  expect(line(level, 'longWatch')).toBe('You fed the most cards, 3, level with Bram: each gets the full +5.')
  expect(line(level, 'longWatch', 2)).toBe('Odile fed 1 card, you and Bram 3: the Long Watch is not Odile’s.')
  const alone = sheet({ watch: [['2S'], [], []] }, { settlement })
  expect(line(alone, 'longWatch')).toBe('You fed the most cards, 1: +5.')
  expect(line(alone, 'watch', 1)).toBe('Bram fed nothing to the fire.')
  expect(line(sheet({}), 'longWatch')).toBe('Nobody fed a card: nobody has the Long Watch.')
})

test('[V7] on a called night the Long Watch is the other player’s', () => {
  const settlement = [0, 5].map((longWatch) => ({ stores: 0, pushes: 0, watch: 0, longWatch }))
  const called = { ...sheet({}, { outcome: outcome({ by: 'call' }), settlement }), players: 2 }
  expect(line(called, 'longWatch')).toBe('You called the run, so the Long Watch is Bram’s.')
  expect(line(called, 'longWatch', 1)).toBe('You called the run, so the Long Watch is Bram’s: +5.')
})

test('[G1] [G2] [G3] [G4] [G5] the products in every explained line of the vectors add up to that line', () => {
  let lines = 0
  for (const name of LEGAL)
    for (const { record } of vectors(name))
      readGame(record, {
        step: () => undefined,
        nightEnds: (game) => {
          if (game.isOpen) return
          const view = publicView(game.night, game)
          const { settlement } = game.nights.at(-1)!
          for (const [seat, repaid] of settlement.entries())
            for (const part of LINES) {
              const told = explainRepayment(view, { seat, line: part, company: company(game.players, 0) })
              const products = [...told.matchAll(/(\d+) × (−?)(\d+)/g)].map(
                ([, a, minus, b]) => Number(a) * Number(b) * (minus ? -1 : 1),
              )
              const whole = /\+(\d+)\.$/.exec(told)
              expect(products.reduce((sum, product) => sum + product, Number(whole?.[1] ?? 0))).toBe(repaid[part])
              expect(told).toMatch(/^[A-Z0-9].*\.$/)
              lines++
            }
        },
      })
  expect(lines).toBeGreaterThan(5000)
})

test('every outcome of the vectors is told, and names the wagon that is through', () => {
  let outcomes = 0
  for (const name of LEGAL)
    for (const { record } of vectors(name)) {
      const game = readGame(record, {
        step: () => undefined,
        nightEnds: (on) => {
          if (on.isOpen) return
          const { outcome: ended } = on.nights.at(-1)!
          const { space, aboard } = publicView(on.night, on)
          const [food, medicine, firewood] = aboard.map((cards) => cards.reduce((sum, { pips }) => sum + pips, 0))
          const watch = Array.from({ length: on.players }, () => 0)
          const told = explainOutcome(ended, { space, stores: [food, medicine, firewood], watch })
          const through = { H: 'Food', D: 'Medicine', C: 'Firewood' }
          expect(
            told[0].startsWith(ended.wagon ? `${through[ended.wagon]} is through: ` : 'The road') ||
              ended.kind === 'stranded',
          ).toBe(true)
          expect(told.length).toBeGreaterThanOrEqual(ended.tie ? 2 : 1)
          outcomes++
        },
      })
      expect(game).toBeInstanceOf(Game)
    }
  expect(outcomes).toBeGreaterThan(700)
})

const nights = (...gratitude: number[][]): NightResult[] =>
  gratitude.map((paid) => ({ outcome: town, settlement: [], gratitude: paid }))
const winners = (of: NightResult[], you?: number) =>
  explainWinners(of, winnersOf(of, of[0].gratitude.length), company(of[0].gratitude.length, you))

test('[M2] who wins, by the most, by the best single night, or shared', () => {
  expect(winners(nights([10, 5, 2], [10, 5, 2], [10, 5, 2]))).toBe('Ada wins with 30 gratitude.')
  expect(winners(nights([-10, 5, 2], [10, 5, 2], [10, 5, 2]), 1)).toBe('You win with 15 gratitude.')
  expect(winners(nights([10, 12, 2], [10, 8, 2], [10, 10, 2]))).toBe(
    'Bram wins: level with Ada in gratitude, 30, but with the best single night, 12.',
  )
  expect(winners(nights([10, 12, 2], [12, 8, 2], [8, 10, 2]), 1)).toBe(
    'Ada and you share the win with 30 gratitude each, their best nights level at 12.',
  )
  expect(winners(nights([10, 12, 2], [12, 8, 2], [8, 10, 2]), 0)).toMatch(/^You and Bram share the win/)
  expect(winners(nights([10, 12, 10], [12, 8, 10], [8, 10, 10]))).toBe(
    'Ada and Bram share the win with 30 gratitude each, their best nights level at 12; the others who are level had no night so good.',
  )
  expect(winners(nights([-3, -5], [-3, -5], [-3, -5]))).toBe('Ada wins with −9 gratitude.')
})
