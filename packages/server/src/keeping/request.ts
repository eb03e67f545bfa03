/** What a table may be asked, and what comes of it. */
import type { Happening, Refused } from '@watchfires/table'
import type { KeyChange } from '../store/eventStore.ts'
import type { Keeper } from './keeper.ts'

/** What a granted request does. */
export interface Grant {
  readonly happenings?: readonly Happening[]
  readonly keys?: KeyChange
  /** more for the body of the answer, once the happenings are folded; kept for repeats, so nothing secret may be in it */
  readonly answer?: Record<string, unknown>
}

export interface Request {
  /** who asks, for the idempotency key */
  readonly by: string
  /** without one nothing is remembered */
  readonly id?: string
  /** of what is asked, so that the same id for something else is noticed */
  readonly digest: string
  decide(keeper: Keeper): Grant | { readonly refused: Refused }
}

export type Answered =
  | { readonly body: Readonly<Record<string, unknown>> & { readonly seq: number } }
  | { readonly refused: Refused }
