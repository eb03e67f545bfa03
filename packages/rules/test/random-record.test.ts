import { expect, test } from 'vitest'
import { type Dice, dice } from './dice.ts'
import { type GameRecord, type Refused, type Replay, replay } from './oracle.ts'
import { isFeed, isLaden, isPush, type Night, WAGONS } from './oracle-road.ts'
import { type Decision, decisionsOf, randomRecord, STYLES, unfinished } from './random-record.ts'
import { FAULT_NAMES, spoil } from './spoil.ts'

const PLAYERS = [2, 3, 4, 5, 6]
/** Records by player count and style; the rare ones are what the counts below live on. */
const SEEDS = { uniform: 40, loader: 40, feeder: 40, pusher: 40, rare: 300 } as const

const records = (players: number): readonly GameRecord[] =>
  STYLES.flatMap((style) => Array.from({ length: SEEDS[style] }, (_, seed) => randomRecord({ players, seed, style })))

/** The rare things in one reveal. */
function inReveal({ state, after, entry, beat }: Decision): readonly string[] {
  const plays = entry.beats![beat - 1].plays!
  const left = plays.filter((play) => play !== null && !isFeed(play)).length
  const kings = plays.filter((play) => isFeed(play) && play![1] === 'K').length
  const { mark, snow, space, holder } = state
  const road = WAGONS.map((wagon) => {
    const shovels = plays.filter((play) => play?.endsWith(`:${wagon}`)).length
    const pushes = plays.filter(
      (play) => play !== null && isPush(play) && play.length === 3 && play[2] === wagon,
    ).length
    return { wagon, shovels, pushes, dug: Math.min(space[wagon] + shovels, Math.max(5, space[wagon])) }
  })
  const ended = after.outcome?.by
  const drifted = ended !== 'town' || after.steps.at(-1)?.step !== 'plays'
  return [
    ...road.flatMap(({ wagon, shovels, pushes, dug }) => [
      ...(shovels > 1 ? ['P9 two shovels'] : []),
      ...(space[wagon] + shovels > dug ? ['P9 wasted'] : []),
      ...(shovels > 0 && pushes > 0 && dug === 5 ? ['P8 shovel, then push home'] : []),
      ...(dug + pushes > 6 ? ['P10 overshoot'] : []),
      ...(!isLaden(state, wagon) && after.outcome?.wagon === wagon && ended === 'town' && !drifted
        ? ['E1 load and pushes']
        : []),
    ]),
    ...(drifted && snow + left - kings < 0 ? ['B3 floor'] : []),
    ...(drifted && snow + left >= mark && snow + left - kings < mark ? ['B4 king saves'] : []),
    ...(drifted && kings > 0 && ended === 'drift' ? ['B4 king too late'] : []),
    ...(holder !== null && state.hands[holder].length === 0 ? ['V6 the watch sits out'] : []),
    ...(plays.includes(null) ? ['B3 sits out'] : []),
  ]
}

const emptyInTown = (night: Night) => WAGONS.filter((wagon) => night.space[wagon] === 6 && !isLaden(night, wagon))

/** The rare things in one decision. */
function inDecision(decision: Decision): readonly string[] {
  const { kind, state, after, entry, beat } = decision
  const { outcome, fate, turned, leftovers } = after
  const toFlip = fate.length - turned
  const deep = (outcome?.turned.length ?? 0) > toFlip + leftovers.length ? 'T5 in the pack' : 'T5 in the leftovers'
  const flips = outcome?.tie === 'T5' ? [deep] : []
  const empty = state.holder !== null && state.hands[state.holder].length === 0
  if (kind === 'take') return empty ? [...flips, 'V6 takes with an empty hand'] : flips
  if (kind === 'call') return entry.beats![beat - 1].call ? [...flips, 'V4 call'] : [...flips, 'V4 declined']
  if (kind === 'play') return [...flips, ...inReveal(decision)]
  const flung = entry.gambit!.filter((card) => card !== null)
  return [
    ...flips,
    ...(flung.some((card) => emptyInTown(state).some((wagon) => card[1] === wagon)) ? ['W3 flung in Town'] : []),
    ...(state.aboard.length > 0 ? ['W5 stores before the Gambit'] : []),
    ...(flung.some((card) => card[0] === 'K') ? ['W3 King in the Gambit'] : []),
    ...(outcome?.kind === 'stranded' ? ['W6'] : []),
  ]
}

/** The rare things that a replay tells. */
function inReplay({ nights, totals, winners }: Replay): readonly string[] {
  const seen = nights.flatMap(({ steps, outcome, settlement }) => {
    const { kind, by, tie, turned } = outcome!
    const piles = steps.at(-1)!.watch as readonly number[]
    const longWatch = settlement!.map((sheet) => sheet.longWatch)
    const paid = longWatch.filter((line) => line === 5).length
    return [
      `${kind} by ${by}`,
      ...(tie ? [tie, `${tie} by ${by}`] : []),
      ...(turned.includes('WW') ? ['T4 past the whiteout'] : []),
      ...(steps.some(({ step }) => step === 'pair') ? ['V2 pair'] : []),
      ...(by === 'call' && piles.some((pile, seat) => longWatch[seat] === 0 && pile === Math.max(...piles))
        ? ['V7']
        : []),
      ...(by === 'call' && piles.every((pile) => pile === 0) ? ['V7 with no card fed'] : []),
      ...(paid === 0 ? ['G5 nobody'] : paid > 1 ? ['G5 tie'] : []),
      ...(settlement!.some((sheet) => sheet.stores < 0) ? ['G2 negative'] : []),
    ]
  })
  const most = totals.filter((total) => total === Math.max(...totals)).length
  if (most === 1) return seen
  return [...seen, winners!.length === 1 ? 'M2 best night' : 'M2 shared']
}

/** What must come up among the records of every number of players … */
const ALWAYS = [
  ...['town', 'whiteout', 'gambit', 'last-watch'].map((by) => `through by ${by}`),
  ...['cold-snap', 'drift', 'flood'].map((by) => `buried by ${by}`),
  'stranded by gambit',
  ...[
    'T2 by whiteout',
    'T3 by whiteout',
    'T4 by whiteout',
    'T5 by whiteout',
    'W4 by gambit',
    'T4 by gambit',
    'T5 by gambit',
  ],
  ...[
    'T4 past the whiteout',
    'T5 in the pack',
    'W3 flung in Town',
    'W3 King in the Gambit',
    'W5 stores before the Gambit',
    'W6',
  ],
  ...['P8 shovel, then push home', 'P9 two shovels', 'P9 wasted', 'P10 overshoot', 'B3 floor', 'B4 king saves'],
  ...['G2 negative', 'G5 nobody', 'G5 tie'],
]

/** … and of these numbers only. */
const SOMETIMES: Readonly<Record<string, readonly number[]>> = {
  'V2 pair': [2],
  'V4 call': [2],
  'V4 declined': [2],
  'through by call': [2],
  'T2 by call': [2],
  'T3 by call': [2],
  'T4 by call': [2],
  'T5 by call': [2],
  'V6 the watch sits out': [2],
  'V6 takes with an empty hand': [2],
  V7: [2],
  'V7 with no card fed': [2],
  'B3 sits out': [2],
  'T5 in the leftovers': [2],
  'B4 king too late': [3, 4, 5, 6],
  'T2 by town': [3, 4, 5, 6],
  'T2 by last-watch': [3, 4, 5, 6],
  'T3 by town': [4, 5, 6],
  'T4 by town': [4, 5, 6],
  'E1 load and pushes': [5, 6],
}

/** These are rare enough to be asked of all the games together. */
const ANYWHERE = ['M2 best night', 'M2 shared', 'T4 by last-watch', 'T5 by town']

test('the same seed makes the same record, another seed another', () => {
  for (const style of STYLES)
    for (const players of PLAYERS) {
      const record = randomRecord({ players, seed: 7, style })
      expect(randomRecord({ players, seed: 7, style })).toEqual(record)
      expect(randomRecord({ players, seed: 8, style })).not.toEqual(record)
    }
})

test('random records are whole games, and every rare ruling comes up', () => {
  const everywhere = new Set<string>()
  for (const players of PLAYERS) {
    const counts = new Set<string>()
    for (const record of records(players)) {
      const told = replay(record) as Replay
      expect(told.nights).toHaveLength(3)
      expect(told.winners).toBeDefined()
      for (const what of inReplay(told)) counts.add(what)
      for (const what of decisionsOf(record).flatMap(inDecision)) counts.add(what)
    }
    const due = Object.keys(SOMETIMES).filter((what) => SOMETIMES[what].includes(players))
    expect([...ALWAYS, ...due].filter((what) => !counts.has(what))).toEqual([])
    for (const what of counts) everywhere.add(what)
  }
  expect(ANYWHERE.filter((what) => !everywhere.has(what))).toEqual([])
})

test('unfinished records stop before every kind of decision and between nights', () => {
  for (const players of PLAYERS) {
    const seen = new Set<string>()
    for (let seed = 0; seed < 120; seed++) {
      const record = randomRecord({ players, seed, style: seed % 2 === 0 ? 'rare' : 'loader' })
      const told = replay(unfinished(record, dice(seed))) as Replay
      expect(told.winners).toBeUndefined()
      expect(told.totals).toHaveLength(players)
      seen.add(told.pending?.kind ?? 'between')
    }
    const kinds = players === 2 ? ['take', 'call', 'play', 'gambit', 'between'] : ['play', 'gambit', 'between']
    expect([...seen].sort()).toEqual(kinds.sort())
  }
})

test('an unfinished record tells the beginning of what the whole one tells', () => {
  for (const players of PLAYERS)
    for (let seed = 0; seed < 40; seed++) {
      const record = randomRecord({ players, seed, style: 'rare' })
      const whole = (replay(record) as Replay).nights
      const begun = (replay(unfinished(record, dice(seed))) as Replay).nights
      begun.forEach(({ steps, legal }, night) => {
        expect(whole[night].steps.slice(0, steps.length)).toEqual(steps)
        expect(whole[night].legal.slice(0, legal.length)).toEqual(legal)
      })
    }
})

test('every fault of the table is made, and refused with its clause and place', () => {
  const made = new Set<string>()
  for (const players of PLAYERS)
    for (let seed = 0; seed < 30; seed++) {
      const record = randomRecord({ players, seed, style: seed % 3 === 0 ? 'pusher' : 'rare' })
      for (const { fault, record: spoilt, clause, where } of spoil(record, dice(seed))) {
        const { error, ...refusal } = replay(spoilt) as Refused
        expect({ fault, error: typeof error, ...refusal }).toEqual({ fault, error: 'string', clause, ...where })
        made.add(fault)
      }
    }
  expect(FAULT_NAMES.filter((fault) => !made.has(fault))).toEqual([])
})

/** A copy with one value anywhere in it replaced by junk. */
function junked(value: unknown, throws: Dice): unknown {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  if (keys.length === 0 || throws.chance(0.15))
    return throws.pick<unknown>([null, 7, -1, 'F7H', '', true, [], {}, [null]])
  const key = throws.pick(keys)
  const inner = junked((value as Record<string, unknown>)[key], throws)
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...(value as object), [key]: inner }
}

test('junk anywhere in a record is refused or told, never thrown', () => {
  const throws = dice(2)
  let refused = 0
  for (let seed = 0; seed < 1000; seed++) {
    const record = randomRecord({ players: 2 + (seed % 5), seed: seed % 50, style: 'rare' })
    const told = replay(junked(record, throws))
    if ('error' in told) refused += 1
    else expect(told.totals.every(Number.isInteger)).toBe(true)
  }
  expect(refused).toBeGreaterThan(600)
})
