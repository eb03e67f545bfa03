/** What a thread of the lab may be asked, and what it answers. */
import type { Flaws } from '../outside/flaws.ts'
import type { Study } from '../study/study.ts'
import type { Tally } from '../study/tally.ts'
import type { BoardScore, Match } from '../tournament/match.ts'

/** Games `from` … `to` − 1 of a study, or boards of a match. */
export type Task =
  | {
      readonly kind: 'games'
      readonly study: Study
      readonly from: number
      readonly to: number
      readonly rows: boolean
      readonly limits: Limits
    }
  | {
      readonly kind: 'boards'
      readonly match: Match
      readonly from: number
      readonly to: number
      readonly limits: Limits
    }

/** How long an outside bot may take, in milliseconds: for a decision, and to start. */
export interface Limits {
  readonly decision: number
  readonly start: number
}

export interface Games {
  readonly kind: 'games'
  readonly tally: Tally
  /** the rows as JSON lines, or nothing */
  readonly rows: string
  /** what outside bots did wrong, by their description */
  readonly flaws: Readonly<Record<string, Flaws>>
}

export interface Boards {
  readonly kind: 'boards'
  readonly scores: readonly BoardScore[]
  readonly flaws: Readonly<Record<string, Flaws>>
}

export type Done = Games | Boards
/** A thread's message: what was done and how long it took, or why it could not be. */
export type Report<D extends Done = Done> =
  | { readonly done: D; readonly milliseconds: number }
  | { readonly failed: string }
