/** Sitting down: on a free seat, on one kept for a rematch, or with a claim on a seat that somebody else had. */
import type { Seat } from '@watchfires/rules'
import type { Refused, Table } from '@watchfires/table'
import type { Keeper } from '../keeping/keeper.ts'
import type { Grant } from '../keeping/request.ts'
import { notNow, notUnderstood, notYours } from '../problem.ts'
import { hashOf } from '../vault.ts'
import { isTaken } from './names.ts'

export interface Sitting {
  readonly name?: string
  readonly nonce: string
  readonly seat?: Seat
  readonly isBot: boolean
  /** sits down with the host's key in hand */
  readonly isHost: boolean
  readonly claim?: string
  /** the seat that the sitter had at the table of `Reserved.from`, proven by its key */
  readonly from?: { readonly table: string; readonly seat: Seat; readonly name: string }
  /** hash of the key that the seat will have */
  readonly keyHash: string
}

type Granting = Grant | { readonly refused: Refused }

export function considerSitting(keeper: Keeper, sitting: Sitting): Granting {
  const { table } = keeper
  if (table.isEnded) return { refused: notNow('The game is over.') }
  return sitting.claim === undefined ? sitFreely(keeper, sitting) : sitByClaim(keeper, sitting, sitting.claim)
}

function sitByClaim(keeper: Keeper, sitting: Sitting, claim: string): Granting {
  const { table } = keeper
  const claimed = keeper.claims.get(hashOf(claim))
  if (!claimed || claimed.until < keeper.world.clock.now())
    return { refused: notYours('This invitation has been used, has expired, or is for another table.') }
  const { seat } = claimed
  if (sitting.seat !== undefined && sitting.seat !== seat) return { refused: notYours(`It is for seat ${seat}.`) }
  const { name, keyHash } = sitting
  if (!table.seats.all[seat]) {
    const granted = table.phase === 'waiting' ? take(table, sitting, seat) : { refused: notNow('That seat is gone.') }
    return 'refused' in granted ? granted : { ...granted, keys: { ...granted.keys, spend: [seat] } }
  }
  if (name !== undefined && isTaken(table, name, seat))
    return { refused: notNow('Somebody at the table has that name.') }
  return {
    happenings: [{ kind: 'reclaimed', seat, ...(name === undefined ? null : { name }) }],
    keys: { revoke: [seat], add: [{ hash: keyHash, owner: seat }], spend: [seat] },
    answer: { seat },
  }
}

function sitFreely({ table, world }: Keeper, sitting: Sitting): Granting {
  if (table.phase !== 'waiting') return { refused: notNow('The game has begun.') }
  const kept = table.reserved && table.reserved.until > world.clock.now() ? table.reserved.seats : []
  const { from } = sitting
  if (from) {
    if (table.reserved?.from !== from.table) return { refused: notYours('This table does not follow that one.') }
    return take(table, sitting, from.seat)
  }
  const free = table.seats.free.filter((seat) => !kept.includes(seat))
  const seat = sitting.seat ?? free[0]
  if (seat === undefined) return { refused: notNow('No seat is free.') }
  if (seat >= table.settings.players) return { refused: notUnderstood(`There is no seat ${seat} at this table.`) }
  if (!table.seats.free.includes(seat)) return { refused: notNow('That seat is taken.') }
  if (!free.includes(seat)) return { refused: notNow('That seat is kept for who had it in the game before.') }
  return take(table, sitting, seat)
}

function take(table: Table, sitting: Sitting, seat: Seat): Granting {
  const { nonce, keyHash, isBot, isHost, from } = sitting
  const name = sitting.name ?? from?.name
  if (name === undefined) return { refused: notUnderstood('A name is needed to sit down.') }
  if (!table.seats.free.includes(seat)) return { refused: notNow('That seat is taken.') }
  if (isTaken(table, name)) return { refused: notNow('Somebody at the table has that name.') }
  const hosts = table.host === null && (isHost || (from !== undefined && table.reserved?.host === seat))
  return {
    happenings: [
      { kind: 'sat', seat, name, as: isBot ? 'outside bot' : 'person', nonce, ...(hosts ? { host: true } : null) },
    ],
    keys: { add: [{ hash: keyHash, owner: seat }] },
    answer: { seat },
  }
}
