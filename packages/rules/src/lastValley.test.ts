import { expect, test } from 'vitest'
import { type Layout, night } from '../test/table.ts'
import { offered, takenIn } from './lastValley.ts'
import { makeCard } from './words.ts'

const valley = (layout: Layout) => night({ players: 2, ...layout })

test('[V2] two Fate cards are turned face-up, and nothing moves before the take', () => {
  const on = valley({ fate: '4H 5S' })
  expect([on.waits, on.view('spectator').offer, on.view('spectator').fateLeft]).toEqual(['take', ['4H', '5S'], 25])
  expect([on.at('H'), on.snow, on.told]).toEqual([0, 0, []])
})

test.each([
  ['on top', '4H', 0],
  ['second', '4H', 1],
])('[V2] the whiteout %s of an offer ends the run, and the other card does nothing', (_, fate, whiteout) => {
  const on = valley({ fate, whiteout })
  expect([on.waits, on.told, on.at('H'), on.view('spectator').fateLeft]).toEqual(['gambit', ['flip'], 0, 25])
})

test('[V2] the card beside the whiteout counts as turned: a Fate flip begins after it', () => {
  const on = valley({ hands: ['7H', '7D'], fate: '5H 6D 7S', whiteout: 0 }).fling('7H', '7D')
  expect(on.outcome).toMatchObject({ wagon: 'D', tie: 'T4', turned: ['6D'] })
})

test('[V2] two of one wagon’s suit: no take, the wagon rolls two in one step', () => {
  const on = valley({ fate: '4H 5H' })
  expect(on.steps).toMatchObject([{ step: 'pair', cards: ['4H', '5H'], space: [2, 0, 0] }])
  expect([on.waits, on.view('spectator').held]).toEqual(['play', [8, 8]])
})

/** ♦ laden and pushed onto 5, a call declined on the way; then the offer `next`. */
function diamondsOn5(next: string) {
  const on = valley({ hands: ['2D 3D', '4D 5D'], fate: `2H 3H, 4H 5H, 6D 7D, ${next}` })
  return on.beat('L2D', 'P4D').beat('P3D', 'F').call(false).beat('F', 'P5D')
}

test('[V2] a pair takes a wagon on 5 into Town and no further, and the check follows', () => {
  const on = diamondsOn5('8D 9D')
  expect([on.at('D'), on.ending, on.told.at(-1)]).toEqual([6, 'through by town D', 'pair'])
})

test('[V2] two ♠ are no pair: one of them is taken', () => {
  const on = valley({ fate: '4S 5S' }).take('4S')
  expect([on.hand(0).includes('4S'), on.snow, on.told]).toEqual([true, 3, ['take', 'flip']])
})

test('[V2] a single card left over is simply flipped', () => {
  // twenty-six Fate cards in thirteen offers, all the same beat after beat, then the whiteout alone
  const fate = '2S 2H, 3S 3H, 4S 4H, 5S 5H, 6S 6H, 7S 7H, 8S 8H, 9S 9H, TS TH, JS JH, QS QH, KS KH, 2C 2D'
  const on = valley({ fate, whiteout: 26 })
  const spades = ['2S', '3S', '4S', '5S', '6S', '7S', '8S', '9S', 'TS', 'JS', 'QS', 'KS']
  for (const card of spades) on.take(card).beat(`F${card}`, on.view(1).held[1] > 0 ? 'F' : '-')
  on.take('2C').beat('F2C', '-')
  expect(on.view('spectator').beats.at(-1)).toEqual({ flip: 'WW' })
  expect([on.night.beat, on.view('spectator').fateLeft]).toEqual([14, 0])
})

test('[V3] the holder takes one into hand, openly; the other is the beat’s Fate card', () => {
  const on = valley({ fate: '4H 5C' }).take('5C')
  expect([on.hand(0).includes('5C'), on.at('H'), on.at('C')]).toEqual([true, 1, 0])
  expect(on.steps).toMatchObject([
    { step: 'take', card: '5C', space: [0, 0, 0] },
    { step: 'flip', card: '4H' },
  ])
  expect(on.view('spectator')).toMatchObject({ held: [9, 8], known: [['5C'], []] })
})

test('[V3] only the holder owes a take, and may take either', () => {
  const on = valley({ fate: '4H 5C', holder: 1 })
  expect([on.view('spectator').owes, on.view(1).you!.legal, on.view(0).you!.legal]).toEqual([[1], ['4H', '5C'], []])
  expect([makeCard(offered(on.night, 1, 0)), takenIn(on.night, 1)]).toEqual(['4H', null])
  on.take('4H')
  expect(takenIn(on.night, 1)).toMatchObject({ seat: 1, which: 0 })
})

test('[V3] the untaken card is checked as in B1: a cold-snap can bury, a roll can bring a wagon through', () => {
  const buried = valley({ fate: '4S 5C', numbers: { mark: 3 } }).take('5C')
  expect([buried.ending, buried.waits]).toEqual(['buried by cold-snap', 'over'])
  const home = diamondsOn5('8D 9C').take('9C')
  expect([home.ending, home.told.at(-1)]).toEqual(['through by town D', 'flip'])
})

/** ♦ laden with a 6, or not, and on `space` after the second offer. */
function ladenOn(space: number, laden = true) {
  const fate = { 2: '2H 3C, 4D 5D', 3: '2D 3C, 4D 5D', 4: '2D 3D, 4D 5D' }[space]
  const on = valley({ hands: ['6D'], fate })
  if (on.waits === 'take') on.take('3C')
  return on.beat(laden ? 'L6D' : 'F6D', 'F')
}

test.each([
  [2, true, 'play'],
  [3, true, 'call'],
  [4, true, 'call'],
  [3, false, 'play'],
])('[V4] a wagon on %i, laden %s: the night waits for the %s', (space, laden, waits) => {
  const on = ladenOn(space, laden)
  expect([on.at('D'), on.waits]).toEqual([space, waits])
})

test('[V4] a call ends the night at once: the furthest laden wagon that has moved is through', () => {
  const hands = ['6D', '7H 2H']
  const on = valley({ hands, fate: '2D 3C, 4H 5D, 8D 9C' }).take('3C').beat('L6D', 'L7H')
  on.take('4H').beat('F', 'P2H')
  expect([on.at('H'), on.at('D'), on.waits]).toEqual([1, 2, 'take'])
  on.take('9C')
  expect([on.at('D'), on.waits]).toEqual([3, 'call'])
  on.call()
  expect([on.ending, on.told.at(-1)]).toEqual(['through by call D', 'call'])
  expect(on.sheet.map(({ stores }) => stores)).toEqual([18, -7])
})

test('[V4] of two wagons far enough the further is through, a tie goes by the stores', () => {
  const layout = { hands: ['6D', '7H'], fate: '2D 3D, 4H 5H, 8D 9D, 8H TC, 9H TH' }
  const on = valley(layout).beat('L6D', 'L7H').wait().call(false).wait().take('TC')
  expect([on.at('H'), on.at('D'), on.call().ending]).toEqual([3, 4, 'through by call D'])
  const level = valley({ ...layout, fate: '2D 3D, 4H 5H, 8D 9D, TH JH' })
    .beat('L6D', 'L7H')
    .wait()
    .call(false)
    .wait()
  expect([level.at('H'), level.at('D'), level.call().ending]).toEqual([4, 4, 'through by call H T2'])
})

test('[V4] a call may be declined, and the beat goes on to its plays', () => {
  const on = ladenOn(3).call(false)
  expect([on.waits, on.ending, on.view('spectator').beats[1].call]).toEqual(['play', 'not ended', false])
})

test('[V4] the call is the holder’s alone', () => {
  const on = ladenOn(3)
  expect([on.view('spectator').holder, on.view('spectator').owes]).toEqual([1, [1]])
  expect([on.view(1).you!.legal, on.view(0).you!.legal]).toEqual([[true, false], []])
})

test('[V4] the check comes first: with a wagon in Town nobody is asked to call', () => {
  const on = diamondsOn5('8D 9C')
  expect(on.waits).toBe('take')
  on.take('9C')
  expect([on.waits, on.told.includes('call'), on.outcome!.by]).toEqual(['over', false, 'town'])
})

test.each([
  ['F', 0],
  ['P6D', 1],
  ['L6D', 1],
])('[V5] a holder who plays %s: seat %i holds the watch', (play, holder) => {
  const on = valley({ hands: ['6D'], fate: '2H 3H' }).beat(play, 'F')
  expect(on.view('spectator').holder).toBe(holder)
})

test('[V5] what the other player does is nothing to the watch', () => {
  const on = valley({ hands: ['', '6D'], fate: '2H 3H' }).beat('F', 'P6D')
  expect(on.view('spectator').holder).toBe(0)
})

test('[V5] [V6] a holder who sat out hands the watch over', () => {
  const on = valley({ numbers: { hand: 1 }, hands: ['6D', '7D'], fate: '2H 3C, 4C 5C, 6C 7C', holder: 1 }).take('2H')
  on.beat('F6D', 'F2H')
  expect([on.view('spectator').holder, on.view('spectator').held]).toEqual([1, [0, 1]])
  const away = valley({ numbers: { hand: 1 }, hands: ['6D', '7D'], fate: '2H 3C, 4C 5C, 6C 7C' })
    .take('2H')
    .beat('P6D', 'F7D')
  // seat 1 holds the watch now and no card; a pair comes, so there is nothing to take
  expect([away.view('spectator').holder, away.view('spectator').owes]).toEqual([1, [0]])
  away.beat('F2H', '-')
  expect(away.night.holder).toBe(0)
})

test('[V6] an empty-handed holder may take, and so holds a card again', () => {
  const on = valley({ numbers: { hand: 1 }, hands: ['6D', '7D'], fate: '2H 3C, 4C 5H' })
    .take('2H')
    .beat('P6D', 'F7D')
  expect([on.view('spectator').holder, on.view('spectator').held, on.waits]).toEqual([1, [1, 0], 'take'])
  expect([on.view('spectator').owes, on.view(1).you!.legal]).toEqual([[1], ['4C', '5H']])
  on.take('4C')
  expect([on.view('spectator').held, on.view('spectator').owes]).toEqual([
    [1, 1],
    [0, 1],
  ])
})

test('[V6] and may call', () => {
  const on = valley({ numbers: { hand: 1 }, hands: ['6D', '7D'], fate: '2H 3D, 4D 5D' })
    .take('2H')
    .beat('L6D', 'F7D')
  expect([on.at('D'), on.view('spectator').held, on.view('spectator').owes]).toEqual([3, [1, 0], [1]])
  expect(on.call().ending).toBe('through by call D')
})

test('[V7] on a called night the Long Watch is the other player’s, whatever the piles', () => {
  const on = ladenOn(3).call()
  expect([on.pile(0).length, on.pile(1).length]).toEqual([0, 1])
  expect(on.sheet.map(({ longWatch }) => longWatch)).toEqual([5, 0])
})

test('[V7] even if nobody fed a card', () => {
  const on = valley({ hands: ['6D', '7D'], fate: '2H 3H, 4D 5D' })
    .beat('L6D', 'P7D')
    .call()
  expect([on.pile(0), on.pile(1)]).toEqual([[], []])
  expect(on.sheet.map(({ longWatch }) => longWatch)).toEqual([5, 0])
})
