import type { Card } from '@watchfires/rules'
import { describe, expect, it } from 'vitest'
import type { Choices, Row } from './choices.ts'
import { NOTHING, type Pick, pickCard, press, rowIn } from './pick.ts'

const row = (id: string, isLegal = true): Row => ({
  id,
  icon: 'load',
  title: id,
  effect: '',
  wish: isLegal ? { type: 'call', night: 1, beat: 1, call: true } : null,
})
const CARDS: readonly Card[] = ['2H', '9D', 'KS']
/** The nine has a load that is not legal before two rows that are. */
const ask: Pick_ = {
  cards: CARDS,
  rows: (card) => (card === null ? [] : card === '9D' ? [row('L', false), row('P'), row('F')] : [row('F')]),
}
type Pick_ = { readonly cards: Choices['cards']; readonly rows: Choices['rows'] }
/** Two rows and no card to pick. */
const offer: Pick_ = { cards: [], rows: () => [row('first'), row('second')] }

const keys = (from: Pick, pressed: readonly string[], of = ask) =>
  pressed.reduce((pick, key) => press(pick, key, of)?.pick ?? pick, from)

describe('a pick', () => {
  it('chooses the first row that is legal', () => {
    expect(pickCard(ask, '9D')).toEqual({ card: '9D', row: 'P' })
  })

  it('goes round the hand by arrows, beginning at the near end', () => {
    expect(keys(NOTHING, ['ArrowRight']).card).toBe('2H')
    expect(keys(NOTHING, ['ArrowLeft']).card).toBe('KS')
    expect(keys(NOTHING, ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight']).card).toBe('2H')
  })

  it('takes a card by its number, and no number beyond the hand', () => {
    expect(keys(NOTHING, ['2'])).toEqual({ card: '9D', row: 'P' })
    expect(press(NOTHING, '4', ask)).toBeNull()
    expect(press(NOTHING, '0', ask)).toBeNull()
  })

  it('goes over greyed rows too, so that their reasons are heard', () => {
    expect(keys(NOTHING, ['2', 'ArrowUp'])).toEqual({ card: '9D', row: 'L' })
    expect(keys(NOTHING, ['2', 'ArrowDown', 'ArrowDown'])).toEqual({ card: '9D', row: 'L' })
  })

  it('has no rows before a card is picked', () => {
    expect(press(NOTHING, 'ArrowDown', ask)).toBeNull()
    expect(rowIn(ask, { card: null, row: 'F' })).toBeUndefined()
  })

  it('commits what is legal and refuses what is not', () => {
    expect(press(pickCard(ask, '9D'), 'Enter', ask)?.act).toBe('commit')
    expect(press({ card: '9D', row: 'L' }, 'Enter', ask)?.act).toBe('refuse')
    expect(press(NOTHING, 'Enter', ask)).toBeNull()
  })

  it('is put back by Escape', () => {
    expect(keys(pickCard(ask, '9D'), ['Escape'])).toEqual(NOTHING)
    expect(press(NOTHING, 'Escape', ask)).toBeNull()
  })

  it('chooses rows by arrows and numbers where there is no card to pick', () => {
    expect(keys(NOTHING, ['ArrowDown'], offer).row).toBe('first')
    expect(keys(NOTHING, ['2'], offer).row).toBe('second')
    expect(press(keys(NOTHING, ['2'], offer), 'Enter', offer)?.act).toBe('commit')
    expect(press(NOTHING, 'ArrowRight', offer)).toBeNull()
  })

  it('asks for help and the log at any time', () => {
    expect(press(NOTHING, '?', ask)?.act).toBe('help')
    expect(press(NOTHING, 'l', { cards: [], rows: () => [] })?.act).toBe('log')
    expect(press(NOTHING, 'x', ask)).toBeNull()
  })
})
