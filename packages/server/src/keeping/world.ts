/** What keepers of tables need of the world around them. */
import type { Clock } from '../clock.ts'
import type { Pokes } from '../poke.ts'
import type { EventStore, Owner } from '../store/eventStore.ts'
import type { Keeper } from './keeper.ts'
import type { Thinkers } from './thinkers.ts'

export interface World {
  readonly node: string
  readonly store: EventStore
  readonly pokes: Pokes
  readonly clock: Clock
  readonly thinkers: Thinkers
  /** how long a bot seems to think, drawn anew each time, ms */
  pace(): number
  /** how long a node may be silent before it counts as dead, ms */
  readonly deadAfter: number
  /** Says who is present at a table. */
  setPresent(table: string, present: readonly Owner[]): void
  /** Lets a keeper go whose table is gone or cannot be read. */
  drop(keeper: Keeper): void
  /** Hears of whatever went wrong and was survived. */
  onFault(error: unknown): void
}
