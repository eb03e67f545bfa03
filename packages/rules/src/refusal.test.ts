import { expect, test } from 'vitest'
import { night } from '../test/table.ts'
import { type Road, refusalOf, roadOf, whyNot } from './refusal.ts'

const road: Road = { space: [6, 4, 2], total: [9, 0, 5] }

/** Plays of a hand that holds all cards but J♥, on a road with ♥ in Town, ♦ on 4 and empty, ♣ laden on 2. */
const REFUSED = [
  ['FJH', { word: 'notHeld', clause: 'B2', card: 'JH' }],
  ['LJH', { word: 'notHeld', clause: 'B2', card: 'JH' }],
  ['', { word: 'notAPlay', clause: 'B2', play: '' }],
  ['7H', { word: 'notAPlay', clause: 'B2', play: '7H' }],
  ['FWW', { word: 'notAPlay', clause: 'B2', play: 'FWW' }],
  ['F10H', { word: 'notAPlay', clause: 'B2', play: 'F10H' }],
  ['f7H', { word: 'notAPlay', clause: 'B2', play: 'f7H' }],
  ['F7H:H', { word: 'notAPlay', clause: 'B2', play: 'F7H:H' }],
  ['P7D:D', { word: 'notAPlay', clause: 'B2', play: 'P7D:D' }],
  ['L9S:D', { word: 'notAPlay', clause: 'B2', play: 'L9S:D' }],
  ['F7H\nP', { word: 'notAPlay', clause: 'B2', play: 'F7H\nP' }],
  ['L9S', { word: 'snowNotLoaded', clause: 'P2', card: '9S' }],
  ['L7D', { word: 'emptyWagon', clause: 'P3', card: '7D', wagon: 'D', space: 4 }],
  ['P9S', { word: 'noTrail', clause: 'P5', card: '9S' }],
  ['P9S:', { word: 'noTrail', clause: 'P5', card: '9S' }],
  ['P9S:S', { word: 'noTrail', clause: 'P5', card: '9S' }],
  ['P9S:HD', { word: 'noTrail', clause: 'P5', card: '9S' }],
  ['P9S:D', { word: 'trailEmpty', clause: 'P5', card: '9S', wagon: 'D', space: 4 }],
  ['P9S:C', { word: 'trailElsewhere', clause: 'P5', card: '9S', wagon: 'C', space: 2 }],
  ['P9S:H', { word: 'trailElsewhere', clause: 'P5', card: '9S', wagon: 'H', space: 6 }],
  ['L7H', { word: 'inTown', clause: 'P6', card: '7H', wagon: 'H', way: 'load' }],
  ['P7H', { word: 'inTown', clause: 'P6', card: '7H', wagon: 'H', way: 'push' }],
] as const

test.each(REFUSED)('[B2] [P2] [P3] [P5] [P6] %j is refused', (play, refusal) => {
  expect(refusalOf(play, road, (card) => card !== 9)).toEqual(refusal)
})

test.each(['F7H', 'FKS', 'P7D', 'L7C', 'P7C'])('%s is not', (play) => {
  expect(refusalOf(play, road, () => true)).toBeNull()
})

test('a view knows its road and its hand', () => {
  const on = night({ hands: ['9H', '4H'], fate: '3H 5C' }).beat('L9H', 'L4H', 'F')
  expect(roadOf(on.view('spectator'))).toEqual({ space: [1, 0, 1], total: [13, 0, 0] })
  expect(whyNot(on.view(0), `F${on.hand(0)[0]}`)).toBeNull()
  expect(whyNot(on.view('spectator'), 'F2H')).toMatchObject({ word: 'notHeld', clause: 'B2' })
})
