/** What the rulebook is made of. Words are in the light markup of `prose`. */
import type { Clause as ClauseId } from '@watchfires/rules'

export type { ClauseId }

/** Where the printed rules are silent: what holds here, and why. */
export interface Ruling {
  readonly says: string
  readonly why: string
}

/** One clause of the law of the game, as a player reads it. */
export interface Clause {
  readonly id: ClauseId
  readonly title: string
  /** paragraphs; none where the clause is a ruling alone */
  readonly says?: readonly string[]
  readonly rulings?: readonly Ruling[]
  /** a heading that begins a new part of the chapter before this clause, and a ruling on all of that part */
  readonly part?: { readonly title: string; readonly says: string; readonly ruling?: Ruling }
}

export interface Chapter {
  /** the anchor of the chapter */
  readonly id: string
  readonly title: string
  readonly lead: string
  readonly clauses: readonly Clause[]
}
