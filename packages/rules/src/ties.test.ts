import { expect, test } from 'vitest'
import { night } from '../test/table.ts'
import { most, only } from './ties.ts'

/**
 * Three players: what seat 0 loads on ♥ and seat 1 on ♦, then one push each, so that both stand on 1; the whiteout on the third
 * beat. `fate` is what lies below it.
 */
function level(hearts: string, diamonds: string, more: { fate?: string; leftovers?: string } = {}) {
  const fate = `2C 3C ${more.fate ?? ''}`
  const hands = [`${hearts} 2H`, `${diamonds} 2D`]
  const on = night({ hands, fate, whiteout: 2, leftovers: more.leftovers })
  return on.beat(`L${hearts}`, `L${diamonds}`, 'F').beat('P2H', 'P2D', 'F')
}

test('[T1] the furthest wagon has it, however little it carries', () => {
  const on = night({ hands: ['KH', '3D'], fate: '2H 2D 4D', whiteout: 3 })
    .beat('LKH', 'L3D', 'F')
    .wait(2)
  expect([on.at('H'), on.at('D'), on.ending]).toEqual([1, 2, 'through by whiteout D'])
})

test('[T2] level on the road: the most stores aboard', () => {
  expect(level('8H', '9D').ending).toBe('through by whiteout D T2')
  expect(level('9H', '8D').ending).toBe('through by whiteout H T2')
})

test('[T2] all owners’ stores count together', () => {
  const hands = ['9H 2H', '5D 2D', '6D']
  const on = night({ hands, fate: '2C 3C', whiteout: 2 }).beat('L9H', 'L5D', 'L6D').beat('P2H', 'P2D', 'F')
  expect(on.ending).toBe('through by whiteout D T2')
})

test('[T2] a heave counts the half that rides, not its pips', () => {
  // ♥ carries 2 + half of a King = 7 on 4, ♦ carries 8 on 4
  const hands = ['2H KH 5H', '8D 3D', '4D 5D']
  const on = night({ hands, fate: '6H 7H 8H 6D 9D 2C', whiteout: 5 })
  on.beat('L2H', 'L8D', 'F').wait().beat('LKH', 'P3D', 'P4D').beat('P5H', 'F', 'F').wait()
  expect([on.at('H'), on.at('D'), on.aboard('H'), on.aboard('D')]).toEqual([4, 4, 7, 8])
  expect(on.ending).toBe('through by whiteout D T2')
})

test('[T3] level stores: the highest card aboard by rank', () => {
  expect(level('TH', 'JD').ending).toBe('through by whiteout D T3')
  expect(level('KH', 'QD').ending).toBe('through by whiteout H T3')
})

test('[T3] the highest card aboard, not the first nor the last', () => {
  const hands = ['9H 2H', '4D 2D', '5D']
  const on = night({ hands, fate: '2C 3C', whiteout: 2 }).beat('L9H', 'L4D', 'L5D').beat('P2H', 'P2D', 'F')
  expect(on.ending).toBe('through by whiteout H T3')
})

test('[T4] level cards: the next unturned Fate card of a tied wagon’s suit has it', () => {
  const on = level('7H', '7D', { fate: '4S 5C 6D 6H' })
  expect(on.outcome).toEqual({ kind: 'through', by: 'whiteout', wagon: 'D', tie: 'T4', turned: ['4S', '5C', '6D'] })
})

test('[T4] the whiteout turned in a Fate flip does nothing, nor does a ♠ or a wagon that is not tied', () => {
  const hands = ['7H 2H 3H 4H', '7D 2D 3D 4D']
  const fate = '5H 5D 6H 6D 8H 8D 9S 2C 3C, 4S 4C TD'
  const on = night({ hands, fate, whiteout: 9 }).beat('L7H', 'L7D', 'F').wait(5)
  on.beat('P2H', 'P2D', 'F').beat('P3H', 'P3D', 'F').beat('P4H', 'P4D', 'F')
  expect(on.outcome).toMatchObject({ by: 'town', wagon: 'D', tie: 'T4', turned: ['WW', '4S', '4C', 'TD'] })
  expect([on.snow, on.at('C')]).toEqual([2 + 3 + 2 + 2, 2])
})

test('[T4] the cards of a Fate flip are told in the outcome and are no step', () => {
  const on = level('7H', '7D', { fate: '4S 6H' })
  expect(on.told.slice(-2)).toEqual(['drift', 'flip'])
  expect([on.at('H'), on.snow, on.view('spectator').fateLeft]).toEqual([1, 4, 16])
})

/** All of Fate below the whiteout without ♥ and ♦: eight ♣ and eight ♠. */
const NEITHER = '4C 5C 6C 7C 8C 9C TC JC 2S 3S 4S 5S 6S 7S 8S 9S'

test('[T5] when Fate runs out the leftovers are turned', () => {
  const on = level('7H', '7D', { fate: NEITHER, leftovers: 'TS 9D 9H' })
  expect(on.outcome).toMatchObject({ wagon: 'D', tie: 'T5', turned: [...NEITHER.split(' '), 'TS', '9D'] })
})

test('[T5] and after those the whole pack from its first card', () => {
  const on = level('7H', '7D', { fate: NEITHER, leftovers: 'TS JS QS' })
  expect(on.outcome).toMatchObject({ wagon: 'H', tie: 'T5', turned: [...NEITHER.split(' '), 'TS', 'JS', 'QS', '7H'] })
  const other = night({ hands: ['KC 7D 2D', '7H 2H'], fate: `2C 3C ${NEITHER}`, whiteout: 2, leftovers: 'TS JS QS' })
  other.beat('L7D', 'L7H', 'F').beat('P2D', 'P2H', 'F')
  expect(other.outcome).toMatchObject({ wagon: 'D', turned: [...NEITHER.split(' '), 'TS', 'JS', 'QS', 'KC', '7D'] })
})

test('of a set of wagons the most is one, or all that are level', () => {
  expect([most(0b111, [1, 3, 2]), most(0b101, [1, 3, 2]), most(0b111, [2, 0, 2])]).toEqual([0b010, 0b100, 0b101])
  expect([0b001, 0b010, 0b100].map(only)).toEqual([0, 1, 2])
})
