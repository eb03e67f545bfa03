/**
 * The text notation (record.md): a record for people to read, paste and discuss, one line a beat. What the mountain turned
 * stands left of the bar and is derived, what was decided stands right of it, commentary after a semicolon.
 *
 * Three things that a record may hold and record.md's grammar has no word for are written so: an open call expressly declined
 * is `no-call` before the plays, a take still owed is the two cards of the offer, and `rules`, where given, is a header.
 */
import { type Fault, isFault } from './fault.ts'
import type { Game } from './game.ts'
import type { Night } from './night.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { type BeatRecord, type Follower, type GameRecord, type NightRecord, readGame } from './record.ts'
import { type Beat, publicView } from './view.ts'
import { SIGNS, type Suit } from './words.ts'

export const CALL_WORD = 'call'
export const NO_CALL_WORD = 'no-call'

/** One night as the mountain and the Snow made it. */
export interface NightTurned {
  readonly beats: readonly Beat[]
  /** the Snow when each beat was done, or the night with it */
  readonly snow: readonly number[]
  readonly outcome: Outcome | null
}

/** Writes down what the mountain turned, also of the night in which a record has a fault. */
export class Turning implements Follower {
  private readonly nights: NightTurned[] = []
  private game: Game | null = null
  private snow: number[] = []

  nightBegins(game: Game): void {
    this.game = game
  }

  step(night: Night): void {
    this.snow[night.beat - 1] = night.snow
  }

  nightEnds(game: Game): void {
    const { beats } = publicView(game.night, game)
    this.nights.push({ beats, snow: this.snow, outcome: outcomeOf(game.night) })
    this.snow = []
    this.game = null
  }

  all(): readonly NightTurned[] {
    if (this.game) this.nightEnds(this.game)
    return this.nights
  }
}

/** A card or play with its suit as people write it: `P9♠:♦`. */
const signed = (text: string): string => text.replace(/[HDCS]/g, (suit) => SIGNS[suit as Suit])

/** What stands left of the bar: a card, two of one suit, the resolved card and the taken one, or the offer still open. */
export function turnedText({ flip, pair, offer, take }: Beat): string {
  if (take !== undefined) return signed(`${flip} (${take})`)
  if (flip !== undefined) return signed(flip)
  return signed((pair ?? offer ?? []).join(' '))
}

function decidedText({ call, plays }: BeatRecord): string {
  const words = plays?.map((play) => (play === null ? '-' : signed(play))) ?? []
  if (call !== undefined) words.unshift(call ? CALL_WORD : NO_CALL_WORD)
  return words.join(' ')
}

/** A header's value: `\` and `"` escaped, and what would break the line or hide in it as `\u{…}`. */
function quoted(text: string): string {
  const escaped = text.replace(
    /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    (character) => {
      return `\\u{${character.codePointAt(0)!.toString(16)}}`
    },
  )
  return `"${escaped}"`
}

function playersHeader({ players, seats }: GameRecord): string {
  const names = seats?.map((name) => name.replace(/[\\";]/g, '\\$&')).join('; ')
  return `[Players ${quoted(names ?? `${players}`)}]`
}

function endText({ kind, wagon }: Outcome): string {
  return wagon === null ? kind : `${SIGNS[wagon]} through`
}

/** One night's lines, its headers first. */
function nightLines(record: NightRecord, number: number, turned: NightTurned): string[] {
  const { deal, beats, gambit } = record
  const lines = [`[Night ${number}]`, `[Deal "${deal.pack.join(' ')} / ${deal.whiteout}"]`]
  const comments: string[][] = [[], []]
  for (const [i, beat] of beats.entries()) {
    const left = turned.beats[i] ? turnedText(turned.beats[i]) : ''
    const right = decidedText(beat)
    lines.push([`${i + 1}.`, left, '|', right].filter((part) => part !== '').join(' '))
    comments.push(beat.plays ? [`snow ${turned.snow[i]}`] : [])
  }
  if (gambit) {
    lines.push(`G | ${gambit.map((card) => (card === null ? '-' : signed(card))).join(' ')}`)
    comments.push([])
  }
  if (turned.outcome) {
    const unwritten = turned.beats.length > beats.length && !gambit ? turned.beats.at(-1) : undefined
    if (unwritten) comments.at(-1)!.push(`then ${turnedText(unwritten)}`)
    comments.at(-1)!.push(endText(turned.outcome))
  }
  return lines.map((line, i) => (comments[i].length > 0 ? `${line} ; ${comments[i].join(', ')}` : line))
}

/**
 * A legal record's text, a line break at its end; its first fault for any other. Unknown keys and `proof` are left out. Reading
 * the text gives the record again.
 */
export function makeText(record: unknown): string | Fault {
  const turning = new Turning()
  const game = readGame(record, turning)
  if (isFault(game)) return game
  const legal = record as GameRecord
  const nights = turning.all()
  const lines = [`[Watchfires "${legal.version}"]`]
  if (legal.rules !== undefined) lines.push(`[Rules "${legal.rules}"]`)
  lines.push(playersHeader(legal))
  for (const [i, night] of legal.nights.entries()) lines.push(...nightLines(night, i + 1, nights[i]))
  return `${lines.join('\n')}\n`
}
