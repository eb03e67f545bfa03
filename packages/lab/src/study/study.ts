/** A study: everything that fixes what a simulation comes to. Equal studies give equal rows, however they are spread. */
import { type Numbers, numbersFor } from '@watchfires/rules'
import type { Variant } from '../variant/variant.ts'

export interface Study {
  /** 2–6 */
  readonly players: number
  /** one bot a seat, as cast.ts reads them */
  readonly bots: readonly string[]
  /** whether the bots move one seat on with every game */
  readonly rotate: boolean
  readonly unit: 'night' | 'game'
  /** how many nights or games there are */
  readonly count: number
  readonly seed: number
  /** the studied game where it is not the real one */
  readonly variant: Variant | null
}

/** A share of a study: the `part`-th of `of`, from 1. */
export interface Shard {
  readonly part: number
  readonly of: number
}

export const WHOLE: Shard = { part: 1, of: 1 }

/** The first game of a shard, and the first after it. */
export function rangeOf({ count }: Study, { part, of }: Shard): { from: number; to: number } {
  return { from: Math.floor((count * (part - 1)) / of), to: Math.floor((count * part) / of) }
}

/** The numbers that a study is played by; undefined for the real game's. */
export const numbersOf = ({ players, variant }: Study): Numbers | undefined => variant?.numbers[players]

/** The numbers that pay in it. */
export const payOf = (study: Study): Numbers => numbersOf(study) ?? numbersFor(study.players)

/** Which of the study's bots sits where in a game. */
export function seatingOf({ players, rotate }: Study, game: number): number[] {
  return Array.from({ length: players }, (_, seat) => (rotate ? (seat + game) % players : seat))
}
