/** What a seat's command comes to (api.md, *Deciding*). */
import type { Seat } from '@watchfires/rules'
import { consider, type Refused, type Wish } from '@watchfires/table'
import type { Keeper } from '../keeping/keeper.ts'
import type { Grant } from '../keeping/request.ts'
import { notNow, tooFast } from '../problem.ts'

export interface Commanding {
  readonly seat: Seat
  readonly wish: Wish
  /** the table that a `rematch` has opened */
  readonly rematch?: { readonly table: string }
  mayTalk(): boolean
}

/** A table's log grows no longer than this by talk and by plays that replace plays: games have a few hundred entries. */
const LONGEST = { talk: 5_000, any: 20_000 }

export function considerCommand(
  { table }: Keeper,
  { seat, wish, rematch, mayTalk }: Commanding,
): Grant | { readonly refused: Refused } {
  if (table.version >= (wish.type === 'say' ? LONGEST.talk : LONGEST.any))
    return { refused: tooFast('This table has seen too much to hear more.') }
  switch (wish.type) {
    case 'rematch':
      if (!rematch) return { refused: notNow('A rematch is opened when the game is over.') }
      return {
        happenings: table.rematch ? [] : [{ kind: 'rematch', table: rematch.table }],
        answer: { table: rematch.table },
      }
    case 'play':
    case 'take':
    case 'call':
    case 'gambit':
      if (table.seats.all[seat] && table.seats.isStoodInFor(seat))
        return { refused: notNow('A bot plays this seat until you come back to it.') }
      break
    case 'say':
      if (!mayTalk()) return { refused: tooFast('Wait a moment before you say more.') }
      break
    default:
      break
  }
  const granted = consider(table, seat, wish)
  if ('refused' in granted) return granted
  const { happening } = granted
  return {
    happenings: [happening],
    ...(happening.kind === 'rose' ? { keys: { revoke: [seat], spend: [seat] } } : null),
  }
}
