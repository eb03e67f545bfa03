/**
 * Random games for the tests: legal records of three nights made by driving the oracle, and the same cut short.
 * All of it follows from the seed. Spoiled ones are in spoil.ts.
 */
import { type Dice, dice } from './dice.ts'
import { type Beat, type GameRecord, holderOf, type NightRecord } from './oracle.ts'
import { gambit, gratitudeOf, settle } from './oracle-ends.ts'
import { call, deal, legalPlays, offered, reveal, take } from './oracle-night.ts'
import { type Choices, isFeed, isPush, type Night, PACK, type Pending, SETUP } from './oracle-road.ts'
import { type Plan, plotsFor, type Table } from './plots.ts'

export const STYLES = ['uniform', 'loader', 'feeder', 'pusher', 'rare'] as const
export type Style = (typeof STYLES)[number]
export type Wanted = { readonly players: number; readonly seed: number; readonly style: Style }

/** The plan of a night: a fair deal and one temper for all seats, or for `rare` one of the plots. */
function planOf(style: Style, table: Table): Plan {
  const { players, dice } = table
  const fair = { pack: dice.shuffle(PACK), whiteout: dice.below(SETUP[players].fate + 1) }
  const tempered = (like: (play: string) => boolean): Plan => ({
    deal: fair,
    play: ({ play }) => (like(play) ? 8 : 1),
    fling: () => 1,
    call: 0.3,
  })
  switch (style) {
    case 'uniform':
      return tempered(() => true)
    case 'loader':
      return tempered((play) => play[0] === 'L')
    case 'feeder':
      return tempered(isFeed)
    case 'pusher':
      return tempered(isPush)
    case 'rare':
      return dice.pick(plotsFor(players))(table)
  }
}

/** Plays one night to its end, every decision thrown by the plan's odds. */
function playNight(plan: Plan, { players, dice, holder }: Table & { readonly holder: number }) {
  let night = deal({ players, deal: plan.deal, holder })
  const beats: Beat[] = []
  let beat: Beat = {}
  let flung: Choices | undefined
  const oneEach = (one: (seat: number) => string) =>
    night.hands.map((hand, seat) => (hand.length === 0 ? null : one(seat)))
  while (night.pending) {
    switch (night.pending.kind) {
      case 'take': {
        const card = dice.pick(offered(night))
        beat = { take: card }
        night = take(night, card)
        break
      }
      case 'call': {
        const called = dice.chance(plan.call)
        if (called || dice.chance(0.5)) beat = { ...beat, call: called }
        night = call(night, called)
        break
      }
      case 'play': {
        const road = night
        const plays = oneEach((seat) =>
          dice.weighted(legalPlays(road, seat), (play) => plan.play({ night: road, seat, play })),
        )
        beats.push({ ...beat, plays })
        beat = {}
        night = reveal(night, plays)
        break
      }
      case 'gambit': {
        const { hands } = night
        flung = oneEach((seat) => dice.weighted(hands[seat], plan.fling))
        night = gambit(night, flung)
      }
    }
  }
  if (Object.keys(beat).length > 0 || dice.chance(0.1)) beats.push(beat)
  const entry: NightRecord = { deal: plan.deal, beats }
  return { night, entry: flung ? { ...entry, gambit: flung } : entry }
}

/** A legal record of three nights: `players` 2 to 6, `seed` any whole number. */
export function randomRecord({ players, seed, style }: Wanted): GameRecord {
  const throws = dice((seed * 8 + players) * STYLES.length + STYLES.indexOf(style))
  let opener: number | null = null
  let totals: readonly number[] = Array.from({ length: players }, () => 0)
  const nights: NightRecord[] = []
  while (nights.length < 3) {
    opener = holderOf(totals, opener)
    const { night, entry } = playNight(planOf(style, { players, dice: throws }), {
      players,
      dice: throws,
      holder: opener,
    })
    const earned = settle(night).map(gratitudeOf)
    totals = totals.map((total, seat) => total + earned[seat])
    nights.push(entry)
  }
  return { format: 'watchfires-record', version: 1, players, nights }
}

/** A decision that a record holds, and the night as it stood when the decision was due. */
export type Decision = {
  readonly kind: Pending['kind']
  readonly night: number
  readonly beat: number
  readonly entry: NightRecord
  readonly state: Night
  /** The night as the decision left it, next flip and all. */
  readonly after: Night
}

/** Every decision of a legal record in order of play. */
export function decisionsOf(record: GameRecord): readonly Decision[] {
  const found: Decision[] = []
  let opener: number | null = null
  let totals: readonly number[] = Array.from({ length: record.players }, () => 0)
  record.nights.forEach((entry, index) => {
    opener = holderOf(totals, opener)
    let state = deal({ players: record.players, deal: entry.deal, holder: opener })
    while (state.pending) {
      const { kind } = state.pending
      const beat = entry.beats?.[state.beat - 1] ?? {}
      const made = { take: beat.take, call: beat.call ?? beat.plays, play: beat.plays, gambit: entry.gambit }[kind]
      if (made === undefined) break
      const before = state
      if (kind === 'take') state = take(before, beat.take!)
      else if (kind === 'call') state = call(before, beat.call === true)
      else if (kind === 'play') state = reveal(before, beat.plays!)
      else state = gambit(before, entry.gambit!)
      found.push({ kind, night: index + 1, beat: before.beat, entry, state: before, after: state })
    }
    if (state.outcome) totals = settle(state).map((sheet, seat) => totals[seat] + gratitudeOf(sheet))
  })
  return found
}

/** The record as it stood just before that decision was made. */
export function cutBefore(record: GameRecord, { kind, night, beat, entry }: Decision): GameRecord {
  const done = entry.beats?.slice(0, kind === 'gambit' ? beat : beat - 1) ?? []
  const { take: taken, call: called } = entry.beats?.[beat - 1] ?? {}
  const took = taken === undefined ? {} : { take: taken }
  const begun = { call: took, play: called === undefined ? took : { ...took, call: called } }
  const beats = kind === 'call' || kind === 'play' ? [...done, begun[kind]] : done
  return { ...record, nights: [...record.nights.slice(0, night - 1), { deal: entry.deal, beats }] }
}

/** The record cut at any point: before a take, a call, the plays or the Gambit, or between two nights. */
export function unfinished(record: GameRecord, dice: Dice): GameRecord {
  const decisions = decisionsOf(record)
  const kinds = [...new Set(decisions.map((decision) => decision.kind)), 'between'] as const
  const kind = dice.pick(kinds)
  if (kind === 'between') return { ...record, nights: record.nights.slice(0, dice.below(record.nights.length)) }
  return cutBefore(record, dice.pick(decisions.filter((decision) => decision.kind === kind)))
}
