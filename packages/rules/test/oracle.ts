/**
 * The second opinion: the rules written down a second time, slowly and literally, straight from spec/rules.md and
 * spec/record.md. It shares nothing with the engine, so where the two agree neither has slipped alone.
 * Here are M, the game, and the reading of records; `oracle-night.ts` has one night, `oracle-ends.ts` how it ends.
 */

import { gambit, gratitudeOf, settle } from './oracle-ends.ts'
import { call, deal, forbiddenBy, offered, reveal, take } from './oracle-night.ts'
import {
  type Cards,
  type Choices,
  type Deal,
  type Night,
  type Outcome,
  PACK,
  type Pending,
  SETUP,
  type Sheet,
  type Step,
  sum,
} from './oracle-road.ts'

export type Beat = { readonly take?: string; readonly call?: boolean; readonly plays?: Choices }
export type NightRecord = { readonly deal: Deal; readonly beats?: readonly Beat[]; readonly gambit?: Choices }
export type GameRecord = {
  readonly format: string
  readonly version: number
  readonly rules?: number
  readonly players: number
  readonly seats?: readonly string[]
  readonly nights: readonly NightRecord[]
}
type Told = {
  readonly steps: readonly Step[]
  readonly outcome?: Outcome
  readonly settlement?: readonly Sheet[]
  readonly gratitude?: readonly number[]
  readonly legal: readonly (readonly Cards[])[]
}
export type Replay = {
  readonly nights: readonly Told[]
  readonly totals: readonly number[]
  readonly winners?: readonly number[]
  readonly pending?: Pending
}
export type Where = { readonly night?: number; readonly beat?: number; readonly seat?: number }
export type Refused = { readonly error: string; readonly clause: string | null } & Where

// M · The game, V1

/** M2: the most gratitude, then the best single night, then shared. `nights` is gratitude by night and seat. */
function winnersOf(nights: readonly (readonly number[])[]): readonly number[] {
  const seats = nights[0].map((_, seat) => seat)
  const total = (seat: number) => sum(nights.map((night) => night[seat]))
  const bestNight = (seat: number) => Math.max(...nights.map((night) => night[seat]))
  const most = seats.filter((seat) => total(seat) === Math.max(...seats.map(total)))
  return most.filter((seat) => bestNight(seat) === Math.max(...most.map(bestNight)))
}

/** V1: who holds the watch as a night begins, from the totals so far and who held it as the night before began. */
export function holderOf(totals: readonly number[], before: number | null): number {
  if (before === null) return 0
  if (totals[0] === totals[1]) return 1 - before
  return totals[0] < totals[1] ? 0 : 1
}

// Records

class Fault {
  readonly refused: Refused
  constructor(refused: Refused) {
    this.refused = refused
  }
}

/** Refuses the record unless `holds`. */
function need(
  holds: boolean,
  fault: { readonly clause: string | null; readonly what: string; readonly at?: Where },
): void {
  if (holds) return
  const { clause, what, at = {} } = fault
  throw new Fault({ error: `${what} (${clause ?? 'not a record'})`, clause, ...at })
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const decides = (beat: Beat | undefined) =>
  beat !== undefined && (beat.take !== undefined || beat.call !== undefined || beat.plays !== undefined)

/**
 * Replays a record: exactly the object of `watchfires replay --legal` (spec/record.md), or what is wrong with it.
 * Nothing is thrown for a bad record.
 */
export function replay(record: unknown): Replay | Refused {
  try {
    return replayed(readRecord(record))
  } catch (fault) {
    if (fault instanceof Fault) return fault.refused
    throw fault
  }
}

function readRecord(value: unknown): GameRecord {
  need(isObject(value), { clause: null, what: 'a record is an object' })
  const record = value as GameRecord
  need(record.format === 'watchfires-record', { clause: null, what: 'unknown format' })
  need(record.version === 1, { clause: null, what: 'unknown version' })
  need(record.rules === undefined || record.rules === 1, { clause: null, what: 'unknown rules' })
  need(typeof record.players === 'number', { clause: null, what: 'players is a number' })
  need([2, 3, 4, 5, 6].includes(record.players), { clause: 'S2', what: 'two to six players' })
  const { seats, nights } = record
  const named = seats === undefined || (Array.isArray(seats) && seats.length === record.players)
  need(named && (seats ?? []).every((name) => typeof name === 'string'), { clause: null, what: 'one name a seat' })
  need(Array.isArray(nights), { clause: null, what: 'nights is a list' })
  return record
}

function replayed(record: GameRecord): Replay {
  const told: Told[] = []
  const gratitude: (readonly number[])[] = []
  const totals = () => Array.from({ length: record.players }, (_, seat) => sum(gratitude.map((night) => night[seat])))
  let pending: Pending | null = null
  let opener: number | null = null
  record.nights.forEach((entry, index) => {
    const at = { night: index + 1 }
    need(index < 3 && pending === null, { clause: 'M1', what: 'no night is due', at })
    readNight(entry, record.players, at)
    opener = holderOf(totals(), opener)
    const night = replayNight(deal({ players: record.players, deal: entry.deal, holder: opener }), entry, at)
    pending = night.pending
    const { steps, legal, outcome } = night
    if (outcome === null) {
      told.push({ steps, legal })
      return
    }
    const settlement = settle(night)
    gratitude.push(settlement.map(gratitudeOf))
    told.push({ steps, outcome, settlement, gratitude: settlement.map(gratitudeOf), legal })
  })
  const game = { nights: told, totals: totals() }
  if (pending !== null) return { ...game, pending }
  return gratitude.length === 3 ? { ...game, winners: winnersOf(gratitude) } : game
}

/** The deal (S1, S3), and the types of all that a night holds. */
function readNight(entry: NightRecord, players: number, at: Where): void {
  const { beats = [], gambit: cards = [] } = isObject(entry) ? entry : {}
  const dealt = isObject(entry) && isObject(entry.deal) && Array.isArray(entry.deal.pack)
  need(dealt && typeof entry.deal.whiteout === 'number', { clause: null, what: 'a night has a deal', at })
  const { pack, whiteout } = entry.deal
  const cardsOf = new Set(pack)
  const whole = pack.length === PACK.length && PACK.every((card) => cardsOf.has(card))
  need(whole, { clause: 'S1', what: 'the pack is not the 48 cards, each once', at })
  const places = Array.from({ length: SETUP[players].fate + 1 }, (_, place) => place)
  need(places.includes(whiteout), { clause: 'S3', what: 'the whiteout is not among the Fate cards', at })
  need(Array.isArray(beats) && Array.isArray(cards), { clause: null, what: 'beats and gambit are lists', at })
  beats.forEach((beat, index) => {
    const typed =
      isObject(beat) &&
      ['undefined', 'string'].includes(typeof beat.take) &&
      ['undefined', 'boolean'].includes(typeof beat.call) &&
      (beat.plays === undefined || Array.isArray(beat.plays))
    need(typed, { clause: null, what: 'a beat has a take, a call and plays', at: { ...at, beat: index + 1 } })
  })
}

/** Follows a night's decisions in order of play, as far as they go. */
function replayNight(dealt: Night, entry: NightRecord, where: Where): Night {
  const { beats = [], gambit: cards } = entry
  let night = dealt
  const due = (kind: Pending['kind']) => night.pending?.kind === kind
  const laterThan = (beat: number) => cards !== undefined || beats.slice(beat).some(decides)
  while (night.pending !== null && !due('gambit')) {
    const now = night.beat
    const at = { ...where, beat: now }
    const beat: Beat = beats[now - 1] ?? {}
    if (due('take')) {
      if (!decides(beat) && !laterThan(now)) break
      const offer = beat.take !== undefined && offered(night).includes(beat.take)
      need(offer, { clause: 'V3', what: 'the take is not one of the two cards', at })
      night = take(night, beat.take!)
    } else need(beat.take === undefined, { clause: 'V3', what: 'no take is due', at })
    if (due('call')) {
      if (beat.call === undefined && beat.plays === undefined && !laterThan(now)) break
      night = call(night, beat.call === true)
    } else need(beat.call !== true, { clause: 'V4', what: 'no call is open', at })
    if (!due('play')) break
    if (beat.plays === undefined && !laterThan(now)) break
    need(beat.plays !== undefined, { clause: 'B2', what: 'the plays are missing', at })
    readPlays(night, beat.plays!, at)
    night = reveal(night, beat.plays!)
  }
  if (due('gambit') && cards !== undefined) {
    readGambit(night, cards, where)
    night = gambit(night, cards)
  } else need(cards === undefined, { clause: 'W2', what: 'no Gambit came', at: where })
  const revealed = night.legal.length
  const left = beats.findIndex((beat, index) =>
    index < night.beat ? index >= revealed && beat.plays !== undefined : decides(beat),
  )
  need(left < 0, { clause: 'B4', what: 'the night has ended', at: { ...where, beat: left + 1 } })
  return night
}

const PLAY = /^([FLP][2-9TJQK][HDC]|[FL][2-9TJQK]S|P[2-9TJQK]S(:.*)?)$/

function readPlays(night: Night, plays: Choices, beat: Where): void {
  need(plays.length === night.players, { clause: 'B2', what: 'one play a seat', at: beat })
  plays.forEach((play, seat) => {
    const at = { ...beat, seat }
    const hand = night.hands[seat]
    need(hand.length > 0 || play === null, { clause: 'B2', what: 'a seat without cards sits out', at })
    if (hand.length === 0) return
    need(typeof play === 'string' && PLAY.test(play), { clause: 'B2', what: `${play} is not a play`, at })
    need(hand.includes(play!.slice(1, 3)), { clause: 'B2', what: `${play}: the seat does not hold the card`, at })
    const clause = forbiddenBy(night, play!)
    need(clause === null, { clause, what: `${play} is not legal on this road`, at })
  })
}

function readGambit(night: Night, cards: Choices, where: Where): void {
  need(cards.length === night.players, { clause: 'W2', what: 'one card a seat', at: where })
  cards.forEach((card, seat) => {
    const hand = night.hands[seat]
    const holds = hand.length === 0 ? card === null : card !== null && hand.includes(card)
    need(holds, { clause: 'W2', what: `the seat does not hold ${card}`, at: { ...where, seat } })
  })
}
