import { expect, test } from 'vitest'
import { night } from '../test/table.ts'

/** The whiteout on top: the Gambit before anything was played. */
const atOnce = (...hands: readonly string[]) => night({ hands, whiteout: 0 })

test('[W2] everyone who still holds cards commits one card, and those without are not asked', () => {
  const on = night({ players: 2, numbers: { hand: 1 }, fate: '4D 5C, 6C', whiteout: 2 })
    .take('4D')
    .beat('F', 'F')
  expect([on.waits, on.view('spectator').owes]).toEqual(['gambit', [0]])
  on.fling('4D', '-')
  expect(on.steps.at(-1)).toMatchObject({ step: 'gambit', cards: ['4D', null] })
  expect(on.ending).toBe('through by gambit D')
})

test('[W2] the hand is what may be flung, and one card of it is spent', () => {
  const on = atOnce('7H KS', '2D', '3C')
  expect(on.view(0).you!.legal).toEqual(on.hand(0))
  on.fling('7H', '2D', '3C')
  expect(on.view('spectator').held).toEqual([8, 8, 8])
})

test.each([0, 1, 3, 5])('[W3] a card flung onto an empty wagon on %i becomes stores for its full pips', (space) => {
  const fate = ['2H', '3H', '4H', '5H', '6H'].slice(0, space).join(' ')
  const on = night({ hands: ['9H', '8H', '7S'], fate, whiteout: space })
  on.wait(space).fling('9H', '8H', '7S')
  expect([on.at('H'), on.aboard('H'), on.ending]).toEqual([space, 17, 'through by gambit H'])
  expect(on.sheet.map(({ stores }) => stores)).toEqual([27, 24, 0])
})

test('[W3] in Town too, and still it must win the race', () => {
  const hands = ['2H 9H', '3H', '4H', '5H TD', '6H 2C']
  const on = night({ players: 5, hands, fate: '7H 3C', whiteout: 1 }).beat('P2H', 'P3H', 'P4H', 'P5H', 'P6H')
  on.fling('9H', on.hand(1)[0], on.hand(2)[0], 'TD', '2C')
  expect([on.at('H'), on.outcome!.by]).toEqual([6, 'gambit'])
})

test('[W4] [E1] a card flung onto an empty wagon in Town loses the race like any other', () => {
  const hands = ['2H 9H', '3H 2S', '4H 3S', '5H TD', '6H 4S']
  const on = night({ players: 5, hands, fate: '7H', whiteout: 1 }).beat('P2H', 'P3H', 'P4H', 'P5H', 'P6H')
  on.fling('9H', '2S', '3S', 'TD', '4S')
  expect([on.at('H'), on.aboard('H'), on.ending]).toEqual([6, 9, 'through by gambit D'])
})

test('[W3] a ♠ goes to its owner’s watch-pile and is paid as a ♠ fed', () => {
  const on = atOnce('7S', '2D', '3C').fling('7S', '2D', '3C')
  expect([on.pile(0), on.sheet[0]]).toEqual([['7S'], { stores: 0, pushes: 0, watch: 3, longWatch: 5 }])
})

test('[W3] nothing moves, there is no drift, and a King roars for nothing', () => {
  const on = night({ hands: ['KS', 'KD', '3C'], fate: '2S', whiteout: 1 })
    .wait()
    .fling('KS', 'KD', '3C')
  expect(on.told.slice(-2)).toEqual(['flip', 'gambit'])
  expect(on.steps.at(-1)).toMatchObject({ snow: 3, space: [0, 0, 0] })
})

test('[W4] the most pips flung win, not the most cards nor the highest', () => {
  expect(atOnce('KH', '5D', '6D').fling('KH', '5D', '6D').ending).toBe('through by gambit D')
  expect(atOnce('KH', '2D', '3D').fling('KH', '2D', '3D').ending).toBe('through by gambit H')
})

test('[W4] old stores do not race', () => {
  const on = night({ hands: ['KH 2D', '3C', '4S'], fate: '5D', whiteout: 1, numbers: { hand: 2 } })
  // ♦ has moved but is empty; ♥ is laden with ten and has not moved
  on.beat('LKH', 'F', 'F').fling('2D', '3C', '4S')
  expect([on.aboard('H'), on.ending]).toEqual([10, 'through by gambit C'])
})

test('[W4] level pips: the highest single card flung there', () => {
  const on = atOnce('7H', '3D', '4D').fling('7H', '3D', '4D')
  expect(on.ending).toBe('through by gambit H W4')
  const kings = atOnce('KH', 'TD', '4S').fling('KH', 'TD', '4S')
  expect(kings.ending).toBe('through by gambit H W4')
})

test('[W4] [T4] level pips and cards: the Fate flip, from the next unturned card', () => {
  const on = night({ hands: ['7H', '7D', '4S'], fate: '2S 3C 4C 5D 6H', whiteout: 2 })
    .wait(2)
    .fling('7H', '7D', '4S')
  expect(on.outcome).toEqual({ kind: 'through', by: 'gambit', wagon: 'D', tie: 'T4', turned: ['4C', '5D'] })
})

test('[W5] stores old and flung ride home together; others turned back, flung ones too', () => {
  const hands = ['KH 2H 9D', '3H 4D', '5S']
  const on = night({ hands, fate: '6C 7C', whiteout: 2 }).beat('LKH', 'F', 'F').beat('F', 'L4D', 'F')
  expect(on.waits).toBe('gambit')
  on.fling('2H', '3H', '5S')
  expect([on.ending, on.sheet.map(({ stores }) => stores)]).toEqual(['through by gambit H', [36, 9 - 4, 0]])
  const back = night({ hands, fate: '6C 7C', whiteout: 2 }).beat('LKH', 'F', 'F').beat('F', 'L4D', 'F')
  back.fling('9D', '3H', '5S')
  expect([back.ending, back.sheet.map(({ stores }) => stores)]).toEqual(['through by gambit D', [27 - 10, 12 - 3, 0]])
})

test('[W6] if nobody flings a ♥♦♣, nobody is through: stranded', () => {
  const on = night({ hands: ['KH 2S', '3S', '4S'], fate: '6C', whiteout: 1 })
    .beat('LKH', 'F', 'F')
    .fling('2S', '3S', '4S')
  expect(on.outcome).toEqual({ kind: 'stranded', by: 'gambit', wagon: null, tie: null, turned: [] })
  expect(on.sheet).toEqual([
    { stores: 0, pushes: 0, watch: 3, longWatch: 0 },
    { stores: 0, pushes: 0, watch: 1 + 3, longWatch: 5 },
    { stores: 0, pushes: 0, watch: 1 + 3, longWatch: 5 },
  ])
})
