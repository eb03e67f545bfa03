import { expect, test } from 'vitest'
import { buried, call, gambit, NAMES, night, STRANDED, town } from '../../test/notation.ts'
import { checkNight } from './check.ts'
import type { PencilNight } from './pencilNight.ts'
import type { Problem } from './problem.ts'
import { explainProblem } from './words.ts'

type Case = readonly [title: string, players: number, night: PencilNight, problem: Problem, told: string]

const CASES: readonly Case[] = [
  [
    '[E5] an empty wagon is through',
    3,
    night(3, '0:H1 1:H1 2:H1', town('H')),
    { word: 'emptyThrough', clause: 'E5', wagon: 'H' },
    'Food cannot be through: it is empty, and an empty wagon never wins. (E5)',
  ],
  [
    '[E1] a laden wagon was pushed all the way, and the road is buried',
    3,
    night(3, '0:9H 1:8H 0:H2 1:H2 2:H2 2:f0+1', buried('drift')),
    { word: 'townWentBy', clause: 'E1', wagon: 'H', pushes: 6 },
    'Food was laden and pushed 6 times, which brought it into Town: the night ended there. (E1)',
  ],
  [
    '[E2] the Snow buries the road after two beats',
    4,
    night(4, '0:H1 1:H1 2:D1 3:D1 0:f1+0 1:f1+0 2:f0+1 3:f0+1', buried('drift')),
    { word: 'snowTooLow', clause: 'E2', snow: 10, mark: 21 },
    'With the cards laid down the Snow can have come to 10 at most; it buries at 21. (E2)',
  ],
  [
    '[B3] the drift buries a road that nobody left the fire for',
    3,
    night(3, '0:f0+5 1:f0+5 2:f0+5', buried('drift')),
    { word: 'nobodyLeft', clause: 'B3' },
    'The drift cannot have buried the road: no card was laid anywhere but into the fire. (B3)',
  ],
  [
    '[E4] the Last Watch begins with cards in hand',
    3,
    night(3, '0:f0+9 1:f0+9 2:f0+8', buried('flood')),
    { word: 'handsNotEmpty', clause: 'E4', seat: 2, cards: 8, hand: 9 },
    'The Last Watch begins when every hand is empty; Cai laid down 8 of 9. (E4)',
  ],
  [
    '[W1] a Gambit though a laden wagon had been pushed',
    3,
    night(3, '0:9H 0:3D! 1:4D! 2:5D! 1:H1 2:f0+1', gambit('D')),
    { word: 'gambitNotOpen', clause: 'W1', wagon: 'H' },
    'There was no Gambit: Food was laden and had moved, so the whiteout put a wagon through. (W1)',
  ],
  [
    '[W1] a Gambit after a trail was broken',
    3,
    night(3, '0:9H 0:3D! 1:4D! 2:5D! 1:t1 2:f0+1', gambit('D')),
    { word: 'gambitAfterTrail', clause: 'W1' },
    'There was no Gambit: trail was broken before a wagon that was laden and had moved. (W1)',
  ],
  [
    '[W2] a card is flung and no Gambit was',
    3,
    night(3, '0:9H 1:3H! 2:4H', town('H')),
    { word: 'flungElsewhere', clause: 'W2', card: '3H' },
    '3♥ is noted as flung, and the night did not end by the Gambit. (W2)',
  ],
  [
    '[W2] one flings two cards',
    3,
    night(3, '0:9H! 0:3D! 1:4D! 2:5C! 1:f0+1 2:f0+1', gambit('H')),
    { word: 'flungTwice', clause: 'W2', seat: 0 },
    'Ann flung more than one card; the Gambit asks for one. (W2)',
  ],
  [
    '[W2] one flings nothing and has fed no ♠',
    3,
    night(3, '0:9H! 1:4D! 2:f0+1', gambit('H')),
    { word: 'flungNothing', clause: 'W2', seat: 2 },
    'Cai flung no ♥♦♣, so a ♠ was fed: none lies in that watch-pile. (W2)',
  ],
  [
    '[W3] a ♠ is flung on a wagon',
    3,
    night(3, '0:9S! 1:4D! 2:5D! 0:f1+0 1:f0+1 2:f0+1', gambit('D')),
    { word: 'snowFlung', clause: 'W3', card: '9S', seat: 0 },
    '9♠ is noted as flung on a wagon for Ann; a ♠ goes to the watch-pile. (W3)',
  ],
  [
    '[W4] the Gambit goes to a wagon at which nothing was flung',
    3,
    night(3, '0:9H! 1:4D! 2:5D!', gambit('C')),
    { word: 'notFlungAt', clause: 'W4', wagon: 'C' },
    'Firewood cannot be through by the Gambit: no card was flung at it. (W4)',
  ],
  [
    '[W4] level in pips, the highest single card wins',
    3,
    night(3, '0:9H! 1:4D! 2:5D!', gambit('D')),
    { word: 'notTheMost', clause: 'W4', wagon: 'D', winners: ['H'] },
    'Medicine is not through: the most was flung at Food. (W4)',
  ],
  [
    '[W6] stranded though a card was flung',
    3,
    night(3, '0:9H! 1:f1+0 2:f1+0', STRANDED),
    { word: 'strandedThough', clause: 'W6', card: '9H' },
    'Nobody is stranded: 9♥ was flung at a wagon. (W6)',
  ],
  [
    '[V4] three play, and the run is called',
    3,
    night(3, '0:9H 1:8H 2:7H', call('H', 0)),
    { word: 'callForTwo', clause: 'V4', players: 3 },
    'Only two players can call the run; 3 play. (V4)',
  ],
  [
    '[V4] the run is called by nobody at the table',
    2,
    night(2, '0:9H', call('H', 4)),
    { word: 'noCaller', clause: 'V4' },
    'Who called the run is one of the two who play. (V4)',
  ],
]

test.each(CASES)('%s', (_title, players, entries, problem, told) => {
  expect(checkNight(entries, players)).toEqual([problem])
  expect(explainProblem(problem, NAMES)).toBe(told)
})

test('[W4] wagons level in pips and in their highest card are for Fate to part: either may be through', () => {
  const flung = (wagon: 'H' | 'D' | 'C') => checkNight(night(3, '0:9H! 1:9D! 2:5C!', gambit(wagon)), 3)
  expect(flung('H')).toEqual([])
  expect(flung('D')).toEqual([])
  expect(flung('C')).toMatchObject([{ word: 'notTheMost', winners: ['H', 'D'] }])
})
