/** The table that follows one that is over: the same settings and bots, and the seats kept for who had them. */
import type { Seat } from '@watchfires/rules'
import type { Refused } from '@watchfires/table'
import type { House } from '../http/house.ts'
import type { Keeper } from '../keeping/keeper.ts'
import { notNow } from '../problem.ts'
import { openTable } from './open.ts'

/** Seats are kept this long, ms. */
const KEPT = 300_000

/** Opens the one rematch of a table, or answers it when it is open; its id follows from the table's, so nobody can open two. */
export async function openRematch(
  { vault, release, random }: Pick<House, 'vault' | 'release' | 'random'>,
  { keeper, seat }: { readonly keeper: Keeper; readonly seat: Seat },
): Promise<{ readonly table: string } | Refused> {
  const { table, world, crowd, keys } = keeper
  if (!table.game.isOver) return notNow('A rematch is opened when the game is over.')
  if (table.rematch) return { table: table.rematch }
  const id = vault.tableId(`rematch ${keeper.id}`)
  const at = world.clock.now()
  const persons = table.seats.all.flatMap((sitter, one) => (sitter && sitter.as !== 'bot' ? [one] : []))
  const bots = table.seats.all.flatMap((sitter, one) =>
    sitter?.as === 'bot' ? [{ seat: one, level: sitter.level!, name: sitter.name }] : [],
  )
  const host = table.host !== null && crowd.isPresent(table.host) ? table.host : seat
  const hostHash = [...keys].find(([, owner]) => owner === 'host')?.[0] ?? null
  const { append } = openTable({
    id,
    settings: table.settings,
    bots,
    release,
    at,
    hostHash,
    random,
    reserved: { from: keeper.id, seats: persons, host, until: at + KEPT },
  })
  // A conflict: somebody has opened it already.
  await world.store.append(append)
  return { table: id }
}
