/**
 * The table's log: who sat, what was dealt, what was decided; nothing that follows from these. Folding it gives the table
 * (table.ts). Entries are plain JSON and are only ever appended.
 */
import type { Card, Deal, Play, Seat } from '@watchfires/rules'
import type { Phrase } from './command.ts'
import type { Level, Settings } from './settings.ts'

/** What a seat sealed: a play, a card taken or flung, or whether to call. */
export type Sealed =
  | { readonly type: 'play'; readonly play: Play }
  | { readonly type: 'take'; readonly card: Card }
  | { readonly type: 'gambit'; readonly card: Card }
  | { readonly type: 'call'; readonly call: boolean }

/** Seats of a rematch, kept for those who sat at the table before. */
export interface Reserved {
  readonly from: string
  readonly seats: readonly Seat[]
  /** the seat that has the host's powers once it is taken */
  readonly host: Seat | null
  /** milliseconds since 1970 */
  readonly until: number
}

export type Happening =
  /** `secrets` and `commitments` one a night, hex (deal.md); never told before their night has ended */
  | {
      readonly kind: 'opened'
      readonly table: string
      readonly settings: Settings
      readonly secrets: readonly string[]
      readonly rules: number
      readonly release: string
      /** a rematch: the seats kept until then (ms) for whoever sat there before */
      readonly reserved?: Reserved
    }
  | {
      readonly kind: 'sat'
      readonly seat: Seat
      readonly name: string
      readonly as: 'person' | 'bot' | 'outside bot'
      readonly level?: Level
      /** 32 hex digits */
      readonly nonce: string
      /** sat down with the host's key in hand: the host's powers are this seat's too */
      readonly host?: true
    }
  /** gave the seat up before the start */
  | { readonly kind: 'rose'; readonly seat: Seat }
  | { readonly kind: 'dealt'; readonly night: number; readonly deal: Deal }
  /** `auto` when the clock decided, or a bot for an absent person; `digest` on the one that completes a reveal */
  | {
      readonly kind: 'sealed'
      readonly seat: Seat
      readonly night: number
      readonly beat: number
      readonly sealed: Sealed
      readonly auto?: 'clock' | 'away'
      readonly digest?: string
    }
  | { readonly kind: 'ready'; readonly seat: Seat; readonly night: number }
  /** a bot of `level` plays on for the seat, until `back` */
  | { readonly kind: 'left'; readonly seat: Seat; readonly level: Level }
  | { readonly kind: 'back'; readonly seat: Seat }
  /** somebody sat down with a claim: the seat's old key is dead, and no bot plays for it */
  | { readonly kind: 'reclaimed'; readonly seat: Seat; readonly name?: string }
  /** the host was gone too long: the powers are this seat's now, and the host's key is dead */
  | { readonly kind: 'host'; readonly seat: Seat }
  | { readonly kind: 'said'; readonly seat: Seat; readonly phrase?: Phrase; readonly text?: string }
  | { readonly kind: 'rematch'; readonly table: string }
  | { readonly kind: 'closed' }

/** One line of the log: what happened, and when by the clock of whoever keeps the table (milliseconds since 1970). */
export type Entry = Happening & { readonly at: number }
