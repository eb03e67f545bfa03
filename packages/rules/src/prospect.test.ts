import { expect, test } from 'vitest'
import { night } from '../test/table.ts'
import {
  type Company,
  callProspect,
  conceivablePlays,
  flingProspect,
  type Outlook,
  playLabel,
  prospect,
  takeProspect,
} from './index.ts'

const company: Company = { names: ['Ada', 'Bram', 'Odile', 'Tove'], you: 0 }

/** A table of four, seat 0 to play: ♥ on 4 and laden, ♦ on 2 and laden, ♣ on 3 and empty. */
const VIEW: Outlook = {
  players: 4,
  snow: 6,
  space: [4, 2, 3],
  aboard: [[{ seat: 1, card: '6H', pips: 6 }], [{ seat: 2, card: 'KD', pips: 10 }], []],
  watch: [['2S'], ['3S', '4S'], ['2C', '5C'], []],
  you: { seat: 0, hand: ['9H', '9D', 'KD', '9C', 'TS', 'KS'], legal: [], committed: null },
}
const of = (play: string, some: Partial<Outlook> = {}) => prospect({ ...VIEW, ...some }, play, company)

test('[P2] [P3] [G1] [G2] a load or a heave: what it is worth if its wagon gets through, and if another does', () => {
  expect(of('L9D')).toEqual({ title: 'Load 9 onto ♦ Medicine', effect: '+27 if it gets through, −9 if another does' })
  expect(of('L9H')).toEqual({ title: 'Heave 4 onto ♥ Food', effect: '+12 if it gets through, −4 if another does' })
  expect(of('LKD').title).toBe('Load 10 onto ♦ Medicine')
})

test('[P4] [G3] a push', () => {
  expect(of('P9D')).toEqual({ title: 'Push ♦ Medicine 2 → 3', effect: '+2 if it gets through' })
  expect(of('P9D', { space: [4, 5, 3] }).title).toBe('Push ♦ Medicine 5 → Town')
})

test('[P1] [G4] [G5] feeding: the wage, the roar, and the race for the Long Watch', () => {
  expect(of('F9D')).toEqual({ title: 'Feed the fire', effect: '+1 now; level with Bram and Odile for the Long Watch' })
  expect(of('FTS').effect).toBe('+3 now; level with Bram and Odile for the Long Watch')
  expect(of('FKS').effect).toBe('+3 now, and it roars: Snow back 1; level with Bram and Odile for the Long Watch')
  expect(of('FKD', { watch: [[], [], ['2C', '5C'], []] }).effect).toBe(
    '+1 now, and it roars: Snow back 1; 1 behind Odile for the Long Watch',
  )
  expect(of('F9D', { watch: [['2S', '3S'], [], ['2C'], []] }).effect).toBe(
    '+1 now; 2 ahead of Odile for the Long Watch',
  )
})

test('[P5] breaking trail', () => {
  expect(of('PTS:H')).toEqual({
    title: 'Break trail for ♥ Food',
    effect: '4 → 5, pays nothing and the drift still counts you',
  })
})

test('[P2] [P3] [P5] [P6] a play that is not legal has its reason and clause', () => {
  expect(of('L9C')).toEqual({ title: 'Heave 4 onto ♣ Firewood', effect: 'the ♣ wagon is on 3 and empty', clause: 'P3' })
  expect(of('LTS')).toEqual({ title: 'Load 10♠', effect: 'a ♠ rides on no wagon', clause: 'P2' })
  expect(of('PTS:C')).toEqual({ title: 'Break trail for ♣ Firewood', effect: 'the ♣ wagon is empty', clause: 'P5' })
  expect(of('PTS:D')).toMatchObject({
    effect: 'the ♦ wagon is on 2, and a trail is broken from 3 or 4 only',
    clause: 'P5',
  })
  expect(of('PTS')).toMatchObject({ title: 'Break trail', clause: 'P5' })
  expect(of('P9D:D')).toEqual({ title: 'Break trail', effect: 'only a ♠ breaks trail', clause: 'P5' })
  expect(of('L9H', { space: [6, 2, 3] })).toMatchObject({ effect: 'the ♥ wagon is in Town', clause: 'P6' })
  expect(of('P9H', { space: [6, 2, 3] })).toMatchObject({ effect: 'the ♥ wagon is in Town', clause: 'P6' })
  expect(of('L2H')).toMatchObject({ effect: 'that card is not in the hand', clause: 'B2' })
})

test('a prospect is refused exactly where the play is not legal, at every beat of a night', () => {
  const on = night({ players: 3, hands: ['9H 5D 2C 3S', '8H 6D', '7H KS'], fate: '2H 3H 4H 2D 3D 5S' })
  const reveals = [
    ['L9H', 'L8H', 'F'],
    ['F', 'L6D', 'F'],
    ['P3S:H', 'F', 'F'],
    ['F', 'F', 'F'],
  ]
  for (const plays of reveals) {
    const view = on.view(0)
    for (const card of view.you!.hand)
      for (const play of conceivablePlays(card)) {
        const { title, effect, clause } = prospect(view, play, company)
        expect(clause === undefined).toBe(view.you!.legal.includes(play as never))
        expect(`${title}: ${effect}`).not.toMatch(/undefined|NaN/)
      }
    on.beat(...plays)
  }
})

test('[V3] what a take leaves to Fate', () => {
  const offer = { ...VIEW, offer: ['KC', '4S'] as const }
  expect(takeProspect(offer, '4S')).toEqual({ title: 'Take 4♠', effect: 'K♣ is Fate’s: ♣ Firewood rolls to 4' })
  expect(takeProspect(offer, 'KC')).toEqual({ title: 'Take K♣', effect: '4♠ is Fate’s: a cold-snap, Snow to 9' })
  expect(takeProspect({ ...offer, space: [4, 2, 6] }, '4S').effect).toBe('K♣ is Fate’s: ♣ Firewood stays in Town')
})

test('[V4] [V7] what calling the run comes to', () => {
  const two = { ...VIEW, players: 2 }
  expect(callProspect(two, true, company)).toEqual({
    title: 'Call the run',
    effect: '♥ Food is through, and the Long Watch, +5, is Bram’s',
  })
  expect(callProspect({ ...two, space: [4, 4, 5] }, true, company).effect).toBe(
    '♥ Food and ♦ Medicine stand level for it, and the Long Watch, +5, is Bram’s',
  )
  expect(callProspect(two, false, company).title).toBe('Let the run go on')
})

test('[W3] [W5] what a card flung is worth', () => {
  expect(flingProspect(VIEW, '9H')).toEqual({
    title: 'Fling 9 onto ♥ Food',
    effect: '+27 if it wins the race, −9 if another does',
  })
  expect(flingProspect(VIEW, 'KS')).toEqual({ title: 'Feed the fire', effect: '+3 now; races for no wagon' })
})

test('labels of plays', () => {
  expect(['FKS', 'L9D', 'P3H', 'PTS:C'].map((play) => playLabel(play as 'FKS'))).toEqual([
    'Feed K♠',
    'Load 9♦',
    'Push Food with 3♥',
    'Break trail for Firewood with 10♠',
  ])
})
