import { expect, test } from 'vitest'
import { packOf } from '../test/table.ts'
import { isFault } from './fault.ts'
import { Game } from './game.ts'
import { type GameRecord, type Replay, readGame, replay } from './record.ts'

/** Three players; Fate turns ♥ four times. */
const pack = packOf({ hands: ['7H 9S 2S 3S', '2D 4D 5D', '3C 4C 5C'], fate: '2H 3H 4H 5H' })
/** Two players: an offer, then a pair after which a call is open if ♥ is laden. */
const valley = packOf({ players: 2, hands: ['7H 8H', '2D 3D'], fate: '3C 4H, 5H 6H' })

/** A record of one night for three, the whiteout on the fifth beat. */
const three = (night: object = {}, head: object = {}): unknown => ({
  format: 'watchfires-record',
  version: 1,
  players: 3,
  nights: [{ deal: { pack, whiteout: 4 }, beats: [], ...night }],
  ...head,
})
const two = (night: object = {}): unknown => three({ deal: { pack: valley, whiteout: 6 }, ...night }, { players: 2 })
const beats = (...made: readonly object[]): unknown => three({ beats: made })
/** One beat of three players' plays. */
const playing = (...plays: unknown[]): unknown => beats({ plays })
const FED = { plays: ['F9S', 'F2D', 'F3C'] }

/** record.md's table, one row and more for every fault: word, clause, place. */
const FAULTS: readonly (readonly [string, unknown, string | null, object?])[] = [
  ['notARecord', null, null],
  ['notARecord', [], null],
  ['notARecord', 'a record', null],
  ['format', {}, null],
  ['format', three({}, { format: 'watchfires' }), null],
  ['version', three({}, { version: 2 }), null],
  ['version', three({}, { version: '1' }), null],
  ['rules', three({}, { rules: 2 }), null],
  ['playersType', three({}, { players: '3' }), null],
  ['players', three({}, { players: 1 }), 'S2'],
  ['players', three({}, { players: 7 }), 'S2'],
  ['players', three({}, { players: 2.5 }), 'S2'],
  ['seatsType', three({}, { seats: 'Ada' }), null],
  ['seatsType', three({}, { seats: ['Ada', 'Bo', 3] }), null],
  ['seatsCount', three({}, { seats: ['Ada', 'Bo'] }), null],
  ['nightsType', three({}, { nights: {} }), null],
  ['nightType', three({}, { nights: [7] }), null, { night: 1 }],
  ['dealType', three({ deal: null }), null, { night: 1 }],
  ['packType', three({ deal: { pack: 'all', whiteout: 4 } }), null, { night: 1 }],
  ['pack', three({ deal: { pack: pack.slice(1), whiteout: 4 } }), 'S1', { night: 1 }],
  ['pack', three({ deal: { pack: [pack[1], ...pack.slice(1)], whiteout: 4 } }), 'S1', { night: 1 }],
  ['pack', three({ deal: { pack: ['AH', ...pack.slice(1)], whiteout: 4 } }), 'S1', { night: 1 }],
  ['whiteoutType', three({ deal: { pack, whiteout: '4' } }), null, { night: 1 }],
  ['whiteout', three({ deal: { pack, whiteout: 19 } }), 'S3', { night: 1 }],
  ['whiteout', three({ deal: { pack, whiteout: -1 } }), 'S3', { night: 1 }],
  ['whiteout', three({ deal: { pack, whiteout: 0.5 } }), 'S3', { night: 1 }],
  ['beatsType', three({ beats: {} }), null, { night: 1 }],
  ['beatType', beats(7 as never), null, { night: 1, beat: 1 }],
  ['takeNotDue', beats({ take: '7H', ...FED }), 'V3', { night: 1, beat: 1 }],
  ['takeType', two({ beats: [{ take: 7 }] }), null, { night: 1, beat: 1 }],
  ['takeWrong', two({ beats: [{ take: '7H' }] }), 'V3', { night: 1, beat: 1 }],
  ['takeMissing', two({ beats: [{ plays: ['F7H', 'F2D'] }] }), 'V3', { night: 1, beat: 1 }],
  ['takeMissing', two({ beats: [{}, { call: true }] }), 'V3', { night: 1, beat: 1 }],
  ['callType', two({ beats: [{ take: '3C', call: 'yes' }] }), null, { night: 1, beat: 1 }],
  ['callShut', two({ beats: [{ take: '3C', call: true }] }), 'V4', { night: 1, beat: 1 }],
  ['callShut', beats({ call: true, ...FED }), 'V4', { night: 1, beat: 1 }],
  ['playsMissing', beats({}, FED), 'B2', { night: 1, beat: 1 }],
  ['playsMissing', three({ beats: [FED, {}], gambit: [] }), 'B2', { night: 1, beat: 2 }],
  ['playsType', beats({ plays: 'F7H' }), null, { night: 1, beat: 1 }],
  ['playsCount', playing('F9S', 'F2D'), 'B2', { night: 1, beat: 1 }],
  ['mustPlay', playing('F9S', null, 'F3C'), 'B2', { night: 1, beat: 1, seat: 1 }],
  ['play', playing('F9S', 'F2D', 'FKC'), 'B2', { night: 1, beat: 1, seat: 2 }],
  ['play', playing(7, 'F2D', 'F3C'), 'B2', { night: 1, beat: 1, seat: 0 }],
  ['play', playing('F7H:H', 'F2D', 'F3C'), 'B2', { night: 1, beat: 1, seat: 0 }],
  ['play', playing('L9S', 'F2D', 'F3C'), 'P2', { night: 1, beat: 1, seat: 0 }],
  ['play', playing('P9S', 'F2D', 'F3C'), 'P5', { night: 1, beat: 1, seat: 0 }],
  ['play', playing('P9S:H', 'F2D', 'F3C'), 'P5', { night: 1, beat: 1, seat: 0 }],
  ['gambitNone', three({ beats: [FED], gambit: ['7H', '4D', '4C'] }), 'W2', { night: 1 }],
  ['gambitType', three({ deal: { pack, whiteout: 0 }, gambit: 7 }), null, { night: 1 }],
  ['gambitCount', three({ deal: { pack, whiteout: 0 }, gambit: ['7H'] }), 'W2', { night: 1 }],
  ['gambitNotHeld', three({ deal: { pack, whiteout: 0 }, gambit: ['7H', '2D', 'KC'] }), 'W2', { night: 1, seat: 2 }],
  ['gambitNotHeld', three({ deal: { pack, whiteout: 0 }, gambit: ['WW', '2D', '3C'] }), 'W2', { night: 1, seat: 0 }],
  ['gambitNotHeld', three({ deal: { pack, whiteout: 0 }, gambit: ['7H', null, '3C'] }), 'W2', { night: 1, seat: 1 }],
  [
    'afterEnd',
    three({ deal: { pack, whiteout: 0 }, beats: [FED], gambit: ['7H', '2D', '3C'] }),
    'B4',
    { night: 1, beat: 1 },
  ],
  [
    'afterEnd',
    three({ deal: { pack, whiteout: 0 }, beats: [{}, FED], gambit: ['7H', '2D', '3C'] }),
    'B4',
    { night: 1, beat: 2 },
  ],
]

const ROWS = FAULTS.map(([word, record, clause, where = {}]) => [word, record, clause, where] as const)

test.each(ROWS)('%s: %j', (word, record, clause, where) => {
  const told = replay(record)
  expect(isFault(told) ? told : 'no fault').toMatchObject({ word, clause, ...where })
  const { night, beat, seat } = told as { night?: number; beat?: number; seat?: number }
  expect(JSON.parse(JSON.stringify({ night, beat, seat }))).toEqual(where)
})

const FED_AGAIN = { plays: ['F2S', 'F4D', 'F4C'] }

test('[P3] a load onto an empty wagon past the full spaces is refused with the road', () => {
  expect(replay(beats(FED, FED_AGAIN, { plays: ['L7H', 'F5D', 'F5C'] }))).toEqual({
    word: 'play',
    clause: 'P3',
    night: 1,
    beat: 3,
    seat: 0,
    refusal: { word: 'emptyWagon', clause: 'P3', card: '7H', wagon: 'H', space: 3 },
  })
})

const flung = { deal: { pack, whiteout: 0 }, gambit: ['7H', '2D', '3C'] }

test('[M1] no fourth night, and none after an unfinished one, whatever it still lacks', () => {
  const nights = [flung, flung, flung]
  const more = [three({}, { nights: [...nights, flung] }), three({}, { nights: [...nights, 'a fourth'] })]
  for (const record of more) expect(replay(record)).toMatchObject({ word: 'fourthNight', clause: 'M1', night: 4 })
  const open = [{ deal: flung.deal }, 'whatever']
  expect(replay(three({}, { nights: open }))).toMatchObject({ word: 'afterUnfinished', clause: 'M1', night: 2 })
})

test('[M2] winners are told after the third night, and nothing is pending', () => {
  const told = replay(three({}, { nights: [flung, flung, flung] })) as Replay
  expect([told.winners, told.totals, told.pending]).toEqual([[0], [63, -6, -9], undefined])
})

/** Where a record may stop, and what is pending then. */
const STOPS: readonly (readonly [string, unknown, object | undefined])[] = [
  ['before the first night', three({}, { nights: [] }), undefined],
  ['between nights', three({}, { nights: [flung] }), undefined],
  ['before the plays', three(), { kind: 'play', seats: [0, 1, 2] }],
  ['without beats at all', three({ beats: undefined }), { kind: 'play', seats: [0, 1, 2] }],
  ['with an empty beat', beats(FED, {}), { kind: 'play', seats: [0, 1, 2] }],
  ['before the Gambit', three({ deal: { pack, whiteout: 0 } }), { kind: 'gambit', seats: [0, 1, 2] }],
  ['before a take', two(), { kind: 'take', seats: [0] }],
  ['before a call', two({ beats: [{ take: '3C', plays: ['L7H', 'F2D'] }, {}] }), { kind: 'call', seats: [1] }],
]

test.each(STOPS)('a record may stop %s', (_, record, pending) => {
  const told = replay(record) as Replay
  expect([told.pending, told.winners]).toEqual([pending, undefined])
  expect(told.nights.flatMap(({ steps }) => steps).length > 0).toBe(
    (pending as { kind?: string })?.kind !== 'take' && (record as GameRecord).nights.length > 0,
  )
})

test('[V4] plays without a call are a call declined', () => {
  const told = (call: object) =>
    replay(
      two({
        beats: [
          { take: '3C', plays: ['L7H', 'F2D'] },
          { ...call, plays: ['F8H', 'F3D'] },
        ],
      }),
    )
  expect(told({})).toEqual(told({ call: false }))
  expect(told({})).not.toHaveProperty('word')
})

test('unknown keys are ignored wherever they stand', () => {
  const told = replay(three({ note: 1, beats: [{ ...FED, at: 'noon' }] }, { proof: {}, by: null }))
  expect(told).toEqual(replay(beats(FED)))
})

test('with `legal` every reveal tells the legal plays of each seat by code point', () => {
  const { nights } = replay(beats(FED, FED_AGAIN), { legal: true }) as Replay
  expect(nights[0].legal).toHaveLength(2)
  for (const plays of nights[0].legal!.flat()) expect(plays).toEqual(plays.toSorted((a, b) => (a < b ? -1 : 1)))
  expect(replay(beats(FED)) as Replay).not.toHaveProperty('nights.0.legal')
})

test('a follower hears nights begin and end, and stands before every reveal', () => {
  const heard: string[] = []
  const game = readGame(three({}, { nights: [flung, { deal: { pack, whiteout: 1 }, beats: [FED] }] }), {
    step: ({ beat }, step) => heard.push(`${beat} ${step}`),
    reveal: ({ beat }) => heard.push(`before ${beat}`),
    nightBegins: ({ dealt }) => heard.push(`night ${dealt}`),
    nightEnds: ({ isOpen }) => heard.push(isOpen ? 'stops' : 'ends'),
  })
  expect(game).toBeInstanceOf(Game)
  const first = ['1 flip', 'night 1', '1 gambit', 'ends']
  expect(heard).toEqual([...first, '1 flip', 'night 2', 'before 1', '1 plays', '1 drift', '2 flip', 'stops'])
})
