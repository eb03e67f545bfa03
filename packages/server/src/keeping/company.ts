/** Who plays each seat of a table now, who is there to be waited for, and what is due without anybody asking. */
import { type Seat, viewFor } from '@watchfires/rules'
import { consider, type Decision, type Happening, idle, type Level, type Table } from '@watchfires/table'
import { type Crowd, GRACE } from './crowd.ts'

/** A bot that decides for a seat. */
export interface StandIn {
  readonly level: Level
  /** how its decision is marked: the bot's own seat is not */
  readonly auto?: 'clock' | 'away'
}

/** Whether somebody is at the table who plays and waits: then the clock runs, and nothing goes on without them. */
export function isAttended(table: Table, crowd: Crowd): boolean {
  return table.seats.all.some(
    (sitter, seat) => sitter && !sitter.away && !table.seats.isBot(seat) && crowd.isPresent(seat),
  )
}

/** Whether bots may go on: somebody waits for them, or they are among themselves and watched. */
export function mayBotsPlay(table: Table, crowd: Crowd): boolean {
  if (table.phase === 'waiting' || table.isEnded) return false
  if (isAttended(table, crowd)) return true
  return crowd.listeners.size > 0 && table.seats.all.every((_, seat) => table.seats.isBot(seat))
}

/** The bot that decides for a seat now; null when its owner does, or a plain feed will. */
export function standIn(table: Table, seat: Seat): StandIn | null {
  const sitter = table.seats.at(seat)
  if (sitter.level) return { level: sitter.level }
  if (sitter.away && table.settings.absence === 'bot') return { level: table.settings.level, auto: 'away' }
  return null
}

/** What must happen now although nobody asks: the next deal, a plain feed for who is away; null when nothing must. */
export function dueNow(table: Table, crowd: Crowd): Happening | null {
  if (table.phase === 'waiting') return table.seats.free.length === 0 ? table.dealNext() : null
  if (table.isEnded) return null
  if (table.phase === 'settled') {
    if (!isAttended(table, crowd) && !mayBotsPlay(table, crowd)) return null
    // Who was there before this node took the table up has a moment to come back.
    const isGone = (seat: Seat) => crowd.absentFor(seat) >= GRACE
    return table.seats.all.every((_, seat) => table.isReady(seat) || isGone(seat)) ? table.dealNext() : null
  }
  if (!isAttended(table, crowd)) return null
  const away = table.owes.find((seat) => table.seats.at(seat).away && !standIn(table, seat))
  return away === undefined ? null : idleFor(table, away, 'away')
}

/** What the deadline brings: the next deal, or a plain decision for everyone who owes one. */
export function atDeadline(table: Table): Happening[] {
  if (table.phase === 'settled') return [table.dealNext()]
  return table.owes.map((seat) => idleFor(table, seat, table.seats.isBot(seat) ? undefined : 'clock'))
}

function idleFor(table: Table, seat: Seat, auto: StandIn['auto']): Happening {
  return sealedFor(table, seat, { decision: idle(viewFor(table.game.night, seat, table.game)), auto })!
}

/** A decision made for a seat, as its entry; null when it is not one that the seat may make. */
export function sealedFor(
  table: Table,
  seat: Seat,
  { decision, auto }: { readonly decision: Decision; readonly auto?: StandIn['auto'] },
): Happening | null {
  const granted = consider(table, seat, decision)
  if ('refused' in granted || granted.happening.kind !== 'sealed') return null
  return auto ? { ...granted.happening, auto } : granted.happening
}

/** The host's powers pass on after this, ms. */
const HOST_GONE = 600_000

/** For how long no host has been there, ms. */
export function hostAbsentFor(table: Table, crowd: Crowd): number {
  const byKey = table.hostPassed ? Number.POSITIVE_INFINITY : crowd.absentFor('host')
  return table.host === null ? byKey : Math.min(byKey, crowd.absentFor(table.host))
}

/** The present person who has sat longest gets the powers of a host who has been gone for ten minutes; null when it is not time. */
export function succession(table: Table, crowd: Crowd): Happening | null {
  if (table.isEnded || hostAbsentFor(table, crowd) < HOST_GONE) return null
  let heir: Seat | null = null
  for (const [seat, sitter] of table.seats.all.entries()) {
    if (sitter?.as !== 'person' || sitter.away || sitter.level || !crowd.isPresent(seat)) continue
    if (heir === null || sitter.order < table.seats.at(heir).order) heir = seat
  }
  return heir === null ? null : { kind: 'host', seat: heir }
}
