/**
 * Records (record.md): a whole game as data, what was dealt and what was decided. `replay` plays one over and tells what
 * happened; the first fault in the order of the specification is named with its clause.
 */
import { type Awaiting, awaiting } from './awaiting.ts'
import type { Deal } from './deal.ts'
import { type Fault, type FaultWord, fault } from './fault.ts'
import { Game, type NightResult, winnersOf } from './game.ts'
import { holds, isEmptyHanded } from './hand.ts'
import { offered } from './lastValley.ts'
import type { Listener, Night } from './night.ts'
import { FEWEST_PLAYERS, MOST_PLAYERS, NIGHTS, numbersFor, RULES_VERSION } from './numbers.ts'
import { CALL, GAMBIT, PLAY, TAKE } from './phase.ts'
import { refusalOf } from './refusal.ts'
import { Recorder, type Step, type StepName } from './steps.ts'
import {
  type Card,
  makeCard,
  makePlay,
  type Play,
  parseCard,
  parsePlay,
  type Seat,
  SITS_OUT,
  WHITEOUT,
} from './words.ts'

export interface BeatRecord {
  take?: Card
  call?: boolean
  plays?: (Play | null)[]
}

export interface NightRecord {
  deal: Deal
  beats: BeatRecord[]
  gambit?: (Card | null)[]
}

export interface GameRecord {
  format: 'watchfires-record'
  version: 1
  rules?: number
  players: number
  seats?: string[]
  nights: NightRecord[]
}

/** A night as `replay` tells it; `outcome`, `settlement` and `gratitude` only when it ended. */
export interface NightReplay extends Partial<NightResult> {
  steps: Step[]
  legal?: Play[][][]
}

export interface Replay {
  nights: NightReplay[]
  totals: number[]
  pending?: { kind: Exclude<Awaiting['kind'], 'over'>; seats: readonly Seat[] }
  winners?: Seat[]
}

export const RECORD_FORMAT = 'watchfires-record'
export const RECORD_VERSION = 1

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Stops the reading of a record at its first fault; caught in `readGame`, and nowhere else. */
class Stop extends Error {
  readonly fault: Fault
  constructor(found: Fault) {
    super(found.word)
    this.fault = found
  }
}

/** Follows a game while a record is played over: `game` stands where the record does. */
export interface Follower extends Listener {
  /** before a reveal or a Gambit of the night that is on */
  reveal?(night: Night): void
  /** after a night is dealt and when it has ended or the record stops in it */
  nightBegins?(game: Game): void
  nightEnds?(game: Game): void
}

/** Plays a record over, telling `follower` as it goes. Answers the game as far as it went, or the first fault. */
export function readGame(record: unknown, follower: Follower): Game | Fault {
  try {
    const { players, nights } = readHead(record)
    const game = new Game(players, { listener: follower })
    for (const [i, night] of nights.entries()) new Reader(game, i + 1, follower).night(night)
    return game
  } catch (error) {
    if (error instanceof Stop) return error.fault
    throw error
  }
}

function readHead(record: unknown): { players: number; nights: unknown[] } {
  const refuse = (word: FaultWord): never => {
    throw new Stop(fault(word))
  }
  if (!isObject(record)) return refuse('notARecord')
  if (record.format !== RECORD_FORMAT) refuse('format')
  if (record.version !== RECORD_VERSION) refuse('version')
  if (record.rules !== undefined && record.rules !== RULES_VERSION) refuse('rules')
  const { players, seats, nights } = record
  if (typeof players !== 'number') return refuse('playersType')
  if (!Number.isInteger(players) || players < FEWEST_PLAYERS || players > MOST_PLAYERS) refuse('players')
  if (seats !== undefined) {
    if (!Array.isArray(seats) || seats.some((name) => typeof name !== 'string')) return refuse('seatsType')
    if (seats.length !== players) refuse('seatsCount')
  }
  if (!Array.isArray(nights)) return refuse('nightsType')
  return { players, nights }
}

/** Reads one night of a record. */
class Reader {
  private readonly game: Game
  private readonly number: number
  private readonly follower: Follower
  /** the beat that has plays though the run ended at its flip or call: left over, and named after the Gambit */
  private stray = 0

  constructor(game: Game, number: number, follower: Follower) {
    this.game = game
    this.number = number
    this.follower = follower
  }

  private get on(): Night {
    return this.game.night
  }

  private refuse(word: FaultWord, at: { beat?: number; seat?: number; more?: Partial<Fault> } = {}): never {
    const { beat, seat } = at
    throw new Stop({
      ...fault(word),
      night: this.number,
      ...(beat && { beat }),
      ...(seat !== undefined && { seat }),
      ...at.more,
    })
  }

  night(night: unknown): void {
    if (this.number > NIGHTS) this.refuse('fourthNight')
    if (this.game.isOpen) this.refuse('afterUnfinished')
    if (!isObject(night)) return this.refuse('nightType')
    this.game.deal(this.deal(night.deal))
    this.follower.nightBegins?.(this.game)
    const beats = night.beats === undefined ? [] : night.beats
    if (!Array.isArray(beats)) return this.refuse('beatsType')
    const flung = night.gambit
    const later = (beat: number): boolean => flung !== undefined || beats.slice(beat).some(decides)
    let beat = 1
    for (; beat <= beats.length && this.on.beat === beat; beat++) {
      this.beat(this.object(beats[beat - 1], beat), beat, () => later(beat))
    }
    if (flung !== undefined) this.gambit(flung)
    if (this.stray > 0) this.refuse('afterEnd', { beat: this.stray })
    for (; beat <= beats.length; beat++) {
      if (decides(this.object(beats[beat - 1], beat))) this.refuse('afterEnd', { beat })
    }
    this.follower.nightEnds?.(this.game)
  }

  private object(record: unknown, beat: number): Json {
    return isObject(record) ? record : this.refuse('beatType', { beat })
  }

  private deal(deal: unknown): { pack: Uint8Array; whiteout: number } {
    if (!isObject(deal)) return this.refuse('dealType')
    const { pack, whiteout } = deal
    if (!Array.isArray(pack)) return this.refuse('packType')
    const numbers =
      pack.length === 48 ? pack.map((card) => (typeof card === 'string' ? parseCard(card) : undefined)) : []
    const known = numbers.filter((card): card is number => card !== undefined && card !== WHITEOUT)
    if (new Set(known).size !== 48) this.refuse('pack')
    if (typeof whiteout !== 'number') return this.refuse('whiteoutType')
    if (!Number.isInteger(whiteout) || whiteout < 0 || whiteout > numbersFor(this.game.players).fate)
      this.refuse('whiteout')
    return { pack: Uint8Array.from(known), whiteout }
  }

  /** One beat; `later` tells whether the night has decisions after it. */
  private beat(record: Json, beat: number, later: () => boolean): void {
    this.take(record, beat, later)
    this.call(record, beat)
    this.plays(record, beat, later)
  }

  private take(record: Json, beat: number, later: () => boolean): void {
    const { take } = record
    const { on } = this
    if (on.phase !== TAKE) {
      if (take !== undefined) this.refuse('takeNotDue', { beat })
      return
    }
    if (take === undefined) {
      if (decides(record) || later()) this.refuse('takeMissing', { beat })
      return
    }
    if (typeof take !== 'string') return this.refuse('takeType', { beat })
    const cards = [0, 1].map((which) => makeCard(offered(on, beat, which)) as string)
    const which = cards.indexOf(take)
    if (which < 0) this.refuse('takeWrong', { beat, more: { said: take } })
    this.game.take(which as 0 | 1)
  }

  private call(record: Json, beat: number): void {
    const { call, plays } = record
    if (call !== undefined && typeof call !== 'boolean') this.refuse('callType', { beat })
    if (this.on.phase === CALL) {
      if (call !== undefined || plays !== undefined) this.game.call(call === true)
      return
    }
    if (call === true) this.refuse('callShut', { beat })
  }

  private plays(record: Json, beat: number, later: () => boolean): void {
    const { plays } = record
    if (plays === undefined) {
      const waits = this.on.phase === PLAY || this.on.phase === CALL
      if (waits && later()) this.refuse('playsMissing', { beat })
      return
    }
    if (this.on.phase !== PLAY) {
      this.stray = beat
      return
    }
    if (!Array.isArray(plays)) return this.refuse('playsType', { beat })
    if (plays.length !== this.game.players) this.refuse('playsCount', { beat })
    const numbers = plays.map((play, seat) => this.play(play, { beat, seat }))
    this.follower.reveal?.(this.on)
    this.game.reveal(numbers)
  }

  private play(play: unknown, at: { beat: number; seat: number }): number {
    const { on } = this
    const holdsNone = isEmptyHanded(on, at.seat)
    if (play === null) return holdsNone ? SITS_OUT : this.refuse('mustPlay', at)
    if (holdsNone) this.refuse('sitsOut', at)
    const refusal = refusalOf(
      typeof play === 'string' ? play : JSON.stringify(play),
      on,
      (card) => card !== WHITEOUT && holds(on, at.seat, card),
    )
    if (refusal) this.refuse('play', { ...at, more: { refusal, clause: refusal.clause } })
    return parsePlay(play as string)!
  }

  private gambit(flung: unknown): void {
    const { on } = this
    if (on.phase !== GAMBIT) this.refuse('gambitNone')
    if (!Array.isArray(flung)) return this.refuse('gambitType')
    if (flung.length !== this.game.players) this.refuse('gambitCount')
    const cards = flung.map((card: unknown, seat) => {
      if (card === null && isEmptyHanded(on, seat)) return SITS_OUT
      const number = typeof card === 'string' && card !== 'WW' ? parseCard(card) : undefined
      if (number !== undefined && holds(on, seat, number)) return number
      return this.refuse('gambitNotHeld', {
        seat,
        more: { said: typeof card === 'string' ? card : JSON.stringify(card) },
      })
    })
    this.game.fling(cards)
  }
}

/** Whether a beat's record decides anything. */
function decides(beat: unknown): boolean {
  return isObject(beat) && (beat.take !== undefined || beat.plays !== undefined || beat.call !== undefined)
}

/** Writes down what `replay` prints. */
class Scribe implements Follower {
  readonly nights: NightReplay[] = []
  private readonly recorder = new Recorder()
  private readonly legal: Play[][][] | null

  constructor(legal: boolean) {
    this.legal = legal ? [] : null
  }

  step(night: Night, step: StepName): void {
    this.recorder.step(night, step)
  }

  reveal(night: Night): void {
    this.legal?.push(Array.from({ length: night.players }, (_, seat) => legalOf(night, seat)))
  }

  nightEnds(game: Game): void {
    const result = game.isOpen ? {} : game.nights.at(-1)
    this.nights.push({ steps: this.recorder.drain(), ...(this.legal && { legal: this.legal.splice(0) }), ...result })
  }
}

/** A seat's legal plays sorted by code point. */
function legalOf(night: Night, seat: Seat): Play[] {
  return Array.from({ length: night.countPlays(seat) }, (_, k) => makePlay(night.nthPlay(seat, k))).sort()
}

/**
 * What `watchfires replay` prints for a record: every night's steps, outcome and settlement, totals, what is pending, who won.
 * With `legal`, also each reveal's legal plays. Answers the first fault for a record that is not one, or breaks a rule.
 */
export function replay(record: unknown, options: { legal?: boolean } = {}): Replay | Fault {
  const scribe = new Scribe(options.legal ?? false)
  const game = readGame(record, scribe)
  if (!(game instanceof Game)) return game
  const told: Replay = { nights: scribe.nights, totals: game.totals }
  const waits = awaiting(game.night)
  if (game.isOpen && waits.kind !== 'over') told.pending = { kind: waits.kind, seats: waits.seats }
  if (game.isOver) told.winners = winnersOf(game.nights, game.players)
  return told
}
