import { expect, test } from 'vitest'
import { LEGAL, vectors } from '../test/vectors.ts'
import {
  type Company,
  explainFault,
  explainRefusal,
  explainStep,
  type Fault,
  type Follower,
  fault,
  publicView,
  readGame,
  type Scene,
  type Standing,
  type Step,
  sceneOf,
  stepOf,
  trailhead,
} from './index.ts'

const NAMES = ['Ada', 'Bram', 'Odile', 'Tove', 'Finn', 'Wil']
const FOUR: Scene = { names: NAMES.slice(0, 4), you: 0 }
const TWO: Scene = { names: NAMES.slice(0, 2), holder: 0 }

/** A night's standing with some of it set. */
const road = (some: Partial<Standing> = {}): Standing => ({ ...trailhead(4), ...some })
/** A step's sentences; `after` is what the step changed. */
const told = (step: object, before: Standing, { after = {}, scene = FOUR }: { after?: object; scene?: Scene } = {}) =>
  explainStep({ ...before, ...after, ...step } as Step, before, scene)

test('[B1] a flip rolls its wagon or brings a cold-snap', () => {
  const before = road({ space: [0, 1, 5], stores: [0, 4, 0], snow: 6 })
  expect(told({ step: 'flip', card: 'TD' }, before, { after: { space: [0, 2, 5] } })).toEqual([
    'Fate turns 10♦: Medicine rolls to 2.',
  ])
  expect(told({ step: 'flip', card: '4S' }, before, { after: { snow: 9 } })).toEqual([
    'Fate turns 4♠: a cold-snap, Snow +3 to 9 of 21.',
  ])
})

test('[E5] [P6] an empty wagon in Town simply stands there', () => {
  const before = road({ space: [0, 1, 5], stores: [0, 4, 0] })
  expect(told({ step: 'flip', card: '2C' }, before, { after: { space: [0, 1, 6] } })).toEqual([
    'Fate turns 2♣: Firewood rolls into Town, empty, and simply stands there.',
  ])
  expect(told({ step: 'flip', card: '2C' }, road({ space: [0, 0, 6] }))).toEqual([
    'Fate turns 2♣: Firewood is in Town already.',
  ])
})

test('[W1] [W2] the whiteout ends the run, or calls to the Gambit', () => {
  const flip = { step: 'flip', card: 'WW' }
  expect(told(flip, road({ space: [1, 0, 0], stores: [3, 0, 0] }))).toEqual(['Fate turns the whiteout: the run ends.'])
  for (const before of [road({ space: [1, 0, 0], stores: [0, 9, 0] }), road()])
    expect(told(flip, before)).toEqual([
      'Fate turns the whiteout: the run ends.',
      'No wagon is both laden and moved: the Gambit.',
    ])
})

test('[P8] a reveal is told feeds and loads first, then shovels, then pushes', () => {
  const before = road({ space: [4, 3, 1], stores: [5, 8, 0] })
  expect(told({ step: 'plays', plays: ['P4H', 'P9S:D', 'LKH', 'FKS'] }, before)).toEqual([
    'Odile heaves K♥: 5 stores on Food.',
    'Tove feeds K♠ to the fire: +3, and it roars.',
    'Bram breaks trail with 9♠: Medicine goes from 3 to 4.',
    'You push Food with 4♥, from 4 to 5.',
  ])
})

test('[P2] [P3] [G4] loads, heaves and wages carry their figures', () => {
  const before = road({ space: [2, 3, 1], stores: [0, 8, 0] })
  expect(told({ step: 'plays', plays: ['LKH', 'L3D', 'L2C', 'F2D'] }, before)).toEqual([
    'You load K♥: 10 stores on Food.',
    'Bram heaves 3♦: 1 store on Medicine.',
    'Odile loads 2♣: 2 stores on Firewood.',
    'Tove feeds 2♦ to the fire: +1.',
  ])
})

test('[P9] a shovel that finds its wagon on 5 is spent for nothing', () => {
  const before = road({ space: [4, 0, 0], stores: [5, 0, 0] })
  expect(told({ step: 'plays', plays: ['P2S:H', 'P3S:H', 'P4H', null] }, before)).toEqual([
    'You break trail with 2♠: Food goes from 4 to 5.',
    'Bram breaks trail with 3♠, but Food is on 5 by then: the shovel is spent for nothing.',
    'Odile pushes Food with 4♥, from 5 into Town.',
    'Tove holds no card and sits out.',
  ])
})

test('[P10] pushes add up, and one that finds its wagon in Town counts', () => {
  const before = road({ space: [0, 5, 0], stores: [0, 5, 0] })
  expect(told({ step: 'plays', plays: ['P2D', 'P3D', 'F4S', 'F5S'] }, before).slice(2)).toEqual([
    'You push Medicine with 2♦, from 5 into Town.',
    'Bram pushes Medicine with 3♦; it is in Town by then, and the push counts.',
  ])
})

test('[B3] [B4] drift first, Kings second, never below 0', () => {
  const drift = (snow: readonly [number, number], plays: Scene['plays']) =>
    told({ step: 'drift' }, road({ snow: snow[0] }), { after: { snow: snow[1] }, scene: { ...FOUR, plays } })
  expect(drift([4, 7], ['P2D', 'L3D', 'P4S:H', 'F5S'])).toEqual([
    '3 left the fire: the drift brings the Snow to 7 of 21.',
  ])
  expect(drift([4, 4], ['F2D', 'F3D', null, null])).toEqual([
    'Nobody left the fire: no drift, the Snow stays at 4 of 21.',
  ])
  expect(drift([4, 4], ['FKD', 'L3D', 'F2S', 'F5S'])).toEqual([
    '1 left the fire: the drift brings the Snow to 5 of 21.',
    'A King roars: the Snow is shoved back 1, to 4 of 21.',
  ])
  expect(drift([0, 0], ['FKD', 'FKS', 'L2D', 'F5S'])).toEqual([
    '1 left the fire: the drift brings the Snow to 1 of 21.',
    '2 Kings roar: the Snow is shoved back 1, to 0 of 21.',
  ])
  expect(drift([0, 0], ['FKD', 'F2S', 'F2D', 'F5S'])[1]).toBe('A King roars, but the Snow lies at 0 already.')
})

test('[L1] flood and coast', () => {
  expect(told({ step: 'flood' }, road({ snow: 8 }), { after: { snow: 15 } })).toEqual([
    'The Last Watch: the flood, Snow +7 to 15 of 21.',
  ])
  expect(told({ step: 'coast' }, road({ space: [5, 1, 0] }), { after: { space: [6, 2, 0] } })).toEqual([
    'Food coasts into Town.',
    'Medicine coasts to 2.',
  ])
  expect(told({ step: 'coast' }, road())).toEqual(['No laden wagon is rolling: nothing coasts.'])
})

test('[W3] the Gambit: flung for full pips wherever the wagon stands, a ♠ to the fire', () => {
  expect(told({ step: 'gambit', cards: ['KH', '7S', null, '9C'] }, road({ space: [5, 0, 6] }))).toEqual([
    'You fling K♥: 10 stores on Food.',
    'Bram feeds 7♠ to the fire instead: +3.',
    'Tove flings 9♣: 9 stores on Firewood.',
  ])
})

test('[V2] [V3] [V4] [V5] the offer, the take, the call, the watch', () => {
  const before: Standing = { ...trailhead(2), space: [5, 2, 6], stores: [3, 0, 0] }
  const pair = (cards: string[], space: number[]) =>
    told({ step: 'pair', cards }, before, { after: { space }, scene: TWO })
  expect(pair(['2D', '9D'], [5, 4, 6])).toEqual([
    'The mountain offers 2♦ and 9♦, two of one suit: Medicine rolls two, to 4.',
  ])
  expect(pair(['2H', '9H'], [6, 2, 6])).toEqual([
    'The mountain offers 2♥ and 9♥, two of one suit: Food rolls into Town.',
  ])
  expect(pair(['2C', '9C'], [5, 2, 6])).toEqual([
    'The mountain offers 2♣ and 9♣, two of one suit: Firewood is in Town already.',
  ])
  expect(told({ step: 'take', card: 'KC' }, before, { scene: TWO })).toEqual(['Ada takes K♣ into hand.'])
  expect(told({ step: 'call' }, before, { scene: { ...TWO, holder: 1, you: 1 } })).toEqual(['You call the run.'])
  const plays = (...of: (string | null)[]) => told({ step: 'plays', plays: of }, before, { scene: TWO })
  expect(plays('P2D', 'F3D').at(-1)).toBe('The watch passes to Bram.')
  expect(plays(null, 'F3D').at(-1)).toBe('The watch passes to Bram.')
  expect(plays('F2D', 'P3D')).toHaveLength(2)
})

test('somebody without a name is spoken of by their seat', () => {
  const scene = { names: ['', 'Bram', '', ''] }
  expect(told({ step: 'plays', plays: ['F2D', 'F3D', null, null] }, road(), { scene })[0]).toBe(
    'Seat 1 feeds 2♦ to the fire: +1.',
  )
})

/** Reads a record and hands every step to `hear`, with its scene and the night before it. */
function follow(record: unknown, hear: (step: Step, before: Standing, scene: Scene) => void): void {
  let steps: Step[] = []
  const follower: Follower = {
    step: (night, step) => void steps.push(stepOf(night, step)),
    nightEnds: (game) => {
      const company: Company = { names: NAMES.slice(0, game.players), you: 1 }
      const view = publicView(game.night, game)
      let before: Standing = trailhead(game.players)
      for (const step of steps) {
        hear(step, before, sceneOf(view, step.beat, company))
        before = step
      }
      steps = []
    },
  }
  readGame(record, follower)
}

test('the steps of the vectors are told: one sentence a play, figures that agree with the step', () => {
  let count = 0
  for (const name of LEGAL)
    for (const { record } of vectors(name).slice(0, 80))
      follow(record, (step, before, scene) => {
        const sentences = explainStep(step, before, scene)
        count++
        expect(sentences.length).toBeGreaterThan(0)
        for (const sentence of sentences) {
          expect(sentence).toMatch(/^[A-Z0-9].*\.$/)
          expect(sentence).not.toMatch(/undefined|null|NaN|\[object|-\d/)
        }
        if (step.step === 'plays') {
          const passes = sentences.filter((sentence) => sentence.startsWith('The watch passes')).length
          expect(sentences).toHaveLength(step.plays.length + passes)
          for (const [number, name] of ['Food', 'Medicine', 'Firewood'].entries()) {
            const moves = sentences.map((line) => new RegExp(`${name}.* (?:to (\\d)|into (Town))\\.$`).exec(line))
            const last = moves.findLast((move) => move !== null)
            if (last) expect(last[2] ? 6 : Number(last[1])).toBe(step.space[number])
            else expect(step.space[number]).toBe(before.space[number])
          }
        }
        if (step.step === 'drift' || step.step === 'flood')
          expect(sentences.at(-1)).toMatch(new RegExp(` ${step.snow} (?:of \\d+\\.|already\\.)$`))
      })
  expect(count).toBeGreaterThan(5_000)
})

test('[V1] [V5] whoever takes and calls in the vectors is the one who held the watch', () => {
  let takes = 0
  for (const name of LEGAL)
    for (const { record } of vectors(name)) {
      const takers: number[] = []
      const heard: number[] = []
      readGame(record, {
        step: (night, step) => {
          if (step === 'take' || step === 'call') takers.push(night.holder)
        },
      })
      follow(record, (step, _, scene) => {
        if (step.step === 'take' || step.step === 'call') heard.push(scene.holder!)
      })
      expect(heard).toEqual(takers)
      takes += takers.length
    }
  expect(takes).toBeGreaterThan(1000)
})

test('[P3] a refusal names the card as people write it, a fault as records do', () => {
  const refusal = { word: 'emptyWagon', clause: 'P3', card: '7H', wagon: 'H', space: 4 } as const
  expect(explainRefusal(refusal)).toBe('cannot load 7♥, the ♥ wagon is on 4 and empty')
  const at: Fault = { word: 'play', clause: 'P3', night: 2, beat: 3, seat: 1, refusal }
  expect(explainFault(at)).toBe('night 2, beat 3, seat 1: cannot load 7H, the ♥ wagon is on 4 and empty (P3)')
})

test('[B2] [P2] [P5] [P6] every refusal of a play has its sentence', () => {
  const said = [
    { word: 'notAPlay', clause: 'B2', play: 'X\n7H' },
    { word: 'notHeld', clause: 'B2', card: '7H' },
    { word: 'snowNotLoaded', clause: 'P2', card: 'TS' },
    { word: 'noTrail', clause: 'P5', card: 'TS' },
    { word: 'trailEmpty', clause: 'P5', card: 'TS', wagon: 'D', space: 3 },
    { word: 'trailElsewhere', clause: 'P5', card: 'TS', wagon: 'D', space: 2 },
    { word: 'trailElsewhere', clause: 'P5', card: 'TS', wagon: 'D', space: 6 },
    { word: 'inTown', clause: 'P6', card: '7H', wagon: 'H', way: 'load' },
    { word: 'inTown', clause: 'P6', card: '7H', wagon: 'H', way: 'push' },
  ] as const
  expect(said.map((refusal) => explainRefusal(refusal))).toEqual([
    '"X\\u{a}7H" is not a play',
    '7♥ is not in the hand',
    'cannot load 10♠, a ♠ rides on no wagon',
    'cannot break trail with 10♠, a ♠ is pushed before one of the three wagons, ♥, ♦ or ♣',
    'cannot break trail with 10♠, the ♦ wagon is empty',
    'cannot break trail with 10♠, the ♦ wagon is on 2, and a trail is broken from 3 or 4 only',
    'cannot break trail with 10♠, the ♦ wagon is in Town, and a trail is broken from 3 or 4 only',
    'cannot load 7♥, the ♥ wagon is in Town',
    'cannot push with 7♥, the ♥ wagon is in Town',
  ])
})

test('what a fault quotes is cut short and spelt out', () => {
  const line = explainFault(fault('takeWrong', { night: 1, beat: 2, said: `\u001b[31m\n${'x'.repeat(5000)}` }))
  expect(line).toMatch(/^night 1, beat 2: cannot take \\u\{1b\}\[31m\\u\{a\}x{54}…, it is neither .* \(V3\)$/)
})
