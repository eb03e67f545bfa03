/** What a host may do, and what anybody seated may when no host is there (api.md, *Opening and sitting down*). */
import type { Seat } from '@watchfires/rules'
import type { Level, Refused } from '@watchfires/table'
import { hostAbsentFor } from '../keeping/company.ts'
import { GRACE } from '../keeping/crowd.ts'
import type { Keeper } from '../keeping/keeper.ts'
import type { Grant } from '../keeping/request.ts'
import { notNow, notUnderstood, notYours } from '../problem.ts'
import { type Actor, isHost, seatOf } from './actor.ts'
import { seatedBot } from './open.ts'

export interface HostWish {
  readonly type: 'start' | 'replace' | 'remove' | 'invite' | 'close'
  readonly seat?: Seat
  readonly level?: Level
}

type Granting = Grant | { readonly refused: Refused }

/** A seat can be handed over when it has owed, and had no stream, for so long: by the host, by anybody seated; ms. */
const OWED = { host: 60_000, anybody: 180_000 }
/** A seat can be invited to when it has had no stream for so long, ms. */
const EMPTY = 60_000
/** A claim is good for a day, ms. */
const CLAIM = 86_400_000

const NO_POWERS: Granting = { refused: notYours("Only the table's host may do that.") }

/** What a host's wish comes to; `claimHash` is of the claim that an invitation would answer. */
export function considerHost(
  keeper: Keeper,
  { actor, wish, claimHash }: { readonly actor: Actor; readonly wish: HostWish; readonly claimHash: string },
): Granting {
  const { table } = keeper
  if (table.isEnded) return { refused: notNow('The game is over.') }
  const { seat } = wish
  if (wish.type !== 'start' && wish.type !== 'close') {
    if (seat === undefined) return { refused: notUnderstood('Which seat?') }
    if (seat >= table.settings.players) return { refused: notUnderstood(`There is no seat ${seat} at this table.`) }
  }
  switch (wish.type) {
    case 'start':
      return isHost(table, actor) ? start(keeper, wish.level) : NO_POWERS
    case 'remove':
      return isHost(table, actor) ? remove(keeper, seat!) : NO_POWERS
    case 'close':
      return isHost(table, actor) ? { happenings: [{ kind: 'closed' }] } : NO_POWERS
    case 'invite':
      return invite(keeper, { actor, seat: seat!, claimHash })
    case 'replace':
      return replace(keeper, { actor, seat: seat!, level: wish.level ?? table.settings.level })
  }
}

function start({ table }: Keeper, level: Level = table.settings.level): Granting {
  if (table.phase !== 'waiting') return { refused: notNow('The game has begun.') }
  const names = new Set(table.seats.all.flatMap((sitter) => (sitter ? [sitter.name] : [])))
  const happenings = table.seats.free.map((seat) => {
    const bot = seatedBot(names, { seat, level })
    names.add(bot.name)
    return bot
  })
  return { happenings }
}

function remove({ table }: Keeper, seat: Seat): Granting {
  if (table.phase !== 'waiting') return { refused: notNow('Nobody is sent away from a game that has begun.') }
  if (!table.seats.all[seat]) return { refused: notNow('Nobody sits there.') }
  return { happenings: [{ kind: 'rose', seat }], keys: { revoke: [seat], spend: [seat] } }
}

function invite(
  { table, crowd, world }: Keeper,
  { actor, seat, claimHash }: { readonly actor: Actor; readonly seat: Seat; readonly claimHash: string },
): Granting {
  const isOwn = seatOf(actor) === seat
  if (!isOwn && !isHost(table, actor)) return NO_POWERS
  if (!isOwn && table.phase !== 'waiting' && crowd.absentFor(seat) < EMPTY)
    return { refused: notNow('Somebody is at that seat, or was within the last minute.') }
  const until = world.clock.now() + CLAIM
  return { keys: { claim: { hash: claimHash, seat, until } }, answer: { seat } }
}

function replace(
  { table, crowd, world }: Keeper,
  { actor, seat, level }: { readonly actor: Actor; readonly seat: Seat; readonly level: Level },
): Granting {
  const powers = isHost(table, actor)
  if (!powers) {
    if (seatOf(actor) === null) return NO_POWERS
    if (hostAbsentFor(table, crowd) < GRACE) return NO_POWERS
  }
  if (table.phase === 'waiting') return { refused: notNow('The game has not begun.') }
  if (table.seats.isBot(seat)) return { refused: notNow('A bot plays this seat already.') }
  const least = powers ? OWED.host : OWED.anybody
  const owedFor = table.owes.includes(seat) ? world.clock.now() - table.waitingSince : 0
  if (owedFor < least || crowd.absentFor(seat) < least) {
    return { refused: notNow(`A seat can be handed to a bot when it has owed and been gone for ${least / 1000} s.`) }
  }
  return { happenings: [{ kind: 'left', seat, level }] }
}
