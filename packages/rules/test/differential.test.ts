/** The engine against the second opinion (oracle.ts): whole games, cut ones and spoilt ones, step by step. */
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { isFault, replay } from '../src/index.ts'
import { dice } from './dice.ts'
import type { GameRecord } from './oracle.ts'
import * as oracle from './oracle.ts'
import { playRecord, type Temper } from './play-record.ts'
import { STYLES, unfinished } from './random-record.ts'
import { spoil } from './spoil.ts'
import { named, PLAYERS, randomGame } from './walk.ts'

/** Three nights a game: ten thousand nights and two at each number of players. */
const GAMES = 3334
/** Some seconds each, and many on a machine that is busy with other things. */
const BUSY = { timeout: 300_000 }
/** Every so many games one is cut short, and one is spoilt in every way that it can be. */
const CUT_EVERY = 16
const SPOILT_EVERY = 200

/** What the oracle says of a record, if the engine says something else; null where they agree. */
function disagreement(record: unknown): unknown {
  const told = replay(record, { legal: true })
  const due = oracle.replay(record)
  if (!('error' in due)) return isDeepStrictEqual(told, due) ? null : due
  if (!isFault(told)) return due
  const { clause, night, beat, seat } = told
  const { error: _, ...where } = due
  return isDeepStrictEqual(
    { clause, night, beat, seat },
    { night: undefined, beat: undefined, seat: undefined, ...where },
  )
    ? null
    : due
}

function agree(record: unknown, where: string): void {
  const due = disagreement(record)
  if (due === null) return
  // the two side by side, for the reader of the failure
  expect({ where, told: JSON.parse(JSON.stringify(replay(record, { legal: true }))) }).toEqual({ where, told: due })
  expect.fail(where)
}

/** A game of the style that the seed is due: the rare ones arranged by the oracle, the others played by the engine. */
function gameOf(players: number, seed: number): { record: GameRecord; where: string } {
  const style = STYLES[seed % STYLES.length]
  if (style === 'rare') return { record: randomGame(players, seed) as GameRecord, where: named(players, seed) }
  const where = `playRecord(${players}, ${seed}, '${style}')`
  return { record: playRecord(players, seed, style satisfies Temper), where }
}

test.each(PLAYERS)(
  '%i players: engine and oracle agree on ten thousand random nights, step by step',
  BUSY,
  (players) => {
    const counts = { nights: 0, cut: 0, spoilt: 0 }
    for (let seed = 0; seed < GAMES; seed++) {
      const { record, where } = gameOf(players, seed)
      agree(record, where)
      counts.nights += record.nights.length
      if (seed % CUT_EVERY === 0) {
        agree(unfinished(record, dice(seed)), `unfinished(${where}, dice(${seed}))`)
        counts.cut++
      }
      if (seed % SPOILT_EVERY !== 0) continue
      for (const { fault, record: spoilt } of spoil(record, dice(seed))) {
        agree(spoilt, `spoil(${where}, dice(${seed})): ${fault}`)
        counts.spoilt++
      }
    }
    expect(counts.nights).toBeGreaterThanOrEqual(10_000)
    expect(counts.cut).toBeGreaterThan(200)
    expect(counts.spoilt).toBeGreaterThan(400)
  },
)
