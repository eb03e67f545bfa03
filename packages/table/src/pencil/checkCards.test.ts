import { expect, test } from 'vitest'
import { buried, NAMES, night, town } from '../../test/notation.ts'
import { checkNight, doubtNight } from './check.ts'
import { blankNight, type PencilNight } from './pencilNight.ts'
import type { Problem } from './problem.ts'
import { explainDoubt, explainProblem } from './words.ts'

type Case = readonly [title: string, players: number, night: PencilNight, problem: Problem, told: string]

const CASES: readonly Case[] = [
  [
    '[S1] a card lies there twice',
    3,
    night(3, '0:KH 1:KH'),
    { word: 'cardTwice', clause: 'S1', card: 'KH', seats: [0, 1] },
    'K♥ is noted for Ann and Bo; there is one in the pack. (S1)',
  ],
  [
    '[S1] a card is aboard and in a watch-pile',
    3,
    night(3, '0:9D 0:f0+1 0:n9D'),
    { word: 'cardTwice', clause: 'S1', card: '9D', seats: [0] },
    '9♦ is noted twice for Ann; there is one in the pack. (S1)',
  ],
  [
    '[S1] an ace is loaded',
    3,
    night(3, '0:AH'),
    { word: 'notACard', clause: 'S1', card: 'AH' },
    'AH is no card of the pack: it has 2 to 10, J, Q and K of four suits, and the aces only mark the wagons and the Snow. (S1)',
  ],
  [
    '[S1] half a card is fed',
    3,
    night(3, '0:f0+0.5'),
    { word: 'notACount', clause: 'S1', seat: 0 },
    'What Ann laid down is counted in whole cards, none below 0. (S1)',
  ],
  [
    '[S1] thirteen hearts',
    3,
    night(3, '0:2H 0:3H 0:4H 0:5H 1:6H 1:7H 0:H3 1:H4'),
    { word: 'suitShort', clause: 'S1', suit: 'H', cards: 13, most: 12 },
    '13 cards of ♥ are noted; the pack has 12. (S1)',
  ],
  [
    '[S1] thirteen spades',
    3,
    night(3, '0:f5+0 1:f4+0 2:f4+0'),
    { word: 'suitShort', clause: 'S1', suit: 'S', cards: 13, most: 12 },
    '13 cards of ♠ are noted; the pack has 12. (S1)',
  ],
  [
    '[P1] more cards named than fed',
    3,
    night(3, '0:f1+0 0:n2S 0:n3D'),
    { word: 'namedTooMany', clause: 'P1', seat: 0 },
    'More of Ann’s fed cards are named than are counted. (P1)',
  ],
  [
    '[S2] the cards of six players at a table of three',
    3,
    night(6, '4:9H 0:f0+1 1:f0+1 2:f0+1 3:f0+1 4:f0+1 5:f0+1'),
    { word: 'noSuchSeat', clause: 'S2', seat: 5, players: 3 },
    'There are cards here of a seat 6, and 3 play. (S2)',
  ],
  [
    '[S2] more cards than a hand has',
    5,
    night(5, '1:2H 1:H2 1:f2+2'),
    { word: 'handTooLarge', clause: 'S2', seat: 1, cards: 7, most: 6 },
    'Bo laid down 7 cards; at this table nobody can have more than 6. (S2)',
  ],
  [
    '[V3] more cards than hand and takes have',
    2,
    night(2, '0:f7+8'),
    { word: 'handTooLarge', clause: 'V3', seat: 0, cards: 15, most: 14 },
    'Ann laid down 15 cards; at this table nobody can have more than 14. (V3)',
  ],
  [
    '[P2] a ♠ is loaded',
    3,
    night(3, '2:9S'),
    { word: 'snowLoaded', clause: 'P2', card: '9S', seat: 2 },
    '9♠ is noted as loaded for Cai, but a ♠ rides on no wagon. (P2)',
  ],
  [
    '[P3] a sack is heaved onto an empty wagon',
    3,
    night(3, '0:QC/'),
    { word: 'heavedOnEmpty', clause: 'P3', card: 'QC', wagon: 'C' },
    'Q♣ cannot have been heaved: Firewood has no card that was loaded in full before it, and an empty wagon catches nothing. (P3)',
  ],
  [
    '[P5] a trail is broken before no laden wagon',
    3,
    night(3, '0:t1'),
    { word: 'trailBeforeNone', clause: 'P5' },
    'A trail is broken before a laden wagon only, and none was ever laden. (P5)',
  ],
  [
    '[P6] a wagon is pushed on and on',
    3,
    night(3, '0:D3 1:D3 2:D3'),
    { word: 'pushedPastTown', clause: 'P6', wagon: 'D', pushes: 9, most: 8 },
    'Medicine was pushed 9 times; it is in Town after 8 at the very most. (P6)',
  ],
  [
    '[B2] one has fed a card more than the others, and no wagon was ever laden',
    3,
    night(3, '0:f0+8 1:f0+8 2:f0+7', buried('cold-snap')),
    { word: 'unevenHands', clause: 'B2', seat: 2, cards: 7, most: 8 },
    'Cai laid down 7 cards, somebody else 8; everybody lays one a beat, and there are not enough ♠ left to have broken trail. (B2)',
  ],
]

test.each(CASES)('%s', (_title, players, entries, problem, told) => {
  expect(checkNight(entries, players)).toEqual([problem])
  expect(explainProblem(problem, NAMES)).toBe(told)
})

test('[V3] with two players hands and takes may come to fourteen cards, the last of them flung', () => {
  expect(checkNight(night(2, '0:2H 0:3H 0:D5 1:C5 0:f6+1 1:f0+8'), 2)).toEqual([])
  const most = night(2, '0:2C! 0:f7+6 1:f0+13', { kind: 'through', by: 'gambit', wagon: 'C' })
  expect(checkNight(most, 2)).toEqual([])
  expect(checkNight({ ...most, end: buried('cold-snap') }, 2)).toMatchObject([
    { word: 'handTooLarge', clause: 'V3', seat: 0, cards: 14, most: 13 },
    { word: 'flungElsewhere' },
  ])
})

test('[B2] a card less than the others is a question where a ♠ can have broken trail', () => {
  const entries = night(3, '0:9H 1:8H 0:f0+1 1:f0+1 2:f0+1', town('H'))
  expect(checkNight(entries, 3)).toEqual([])
  const doubts = doubtNight(entries, 3)
  expect(doubts).toEqual([{ word: 'cardMissing', clause: 'B2', seat: 2, cards: 1, most: 2 }])
  expect(explainDoubt(doubts[0], NAMES)).toBe(
    'Cai laid down 1 card, and 2 are due: did a ♠ break trail, or is a card left out?',
  )
})

test('a night still being noted is not held to its end', () => {
  expect(checkNight(night(4, '0:9H'), 4)).toEqual([])
  expect(checkNight(blankNight(6), 6)).toEqual([])
})
