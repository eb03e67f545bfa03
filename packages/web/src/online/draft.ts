/** A table to be opened, in the making. What was chosen is remembered for the next one. */
import { FEWEST_PLAYERS, MOST_PLAYERS } from '@watchfires/rules'
import { LEVELS, type Level } from '@watchfires/table'
import type { Opening } from '../remote/tables.ts'
import { keep, kept } from '../shell/keep.ts'

export const CLOCKS = ['none', '30', '60', '86400'] as const
export const ABSENCES = ['bot', 'feed'] as const
export const VISIBILITIES = ['private', 'public'] as const
export const TALKS = ['phrases', 'free', 'off'] as const
export const WHO = ['open', ...LEVELS] as const
/** A seat for anyone who comes, or a bot's by its level. */
export type Who = (typeof WHO)[number]

export interface Draft {
  readonly players: number
  /** always six; the first is whoever opens the table */
  readonly seats: readonly Who[]
  readonly clock: (typeof CLOCKS)[number]
  readonly absence: (typeof ABSENCES)[number]
  readonly visibility: (typeof VISIBILITIES)[number]
  readonly talk: (typeof TALKS)[number]
}

const AT_FIRST: Draft = {
  players: 4,
  seats: Array.from({ length: MOST_PLAYERS }, () => 'open'),
  clock: 'none',
  absence: 'bot',
  visibility: 'private',
  talk: 'free',
}

const oneOf = <T extends string>(choices: readonly T[], value: unknown, otherwise: T): T =>
  choices.find((choice) => choice === value) ?? otherwise

/** A draft from whatever was kept. */
export function readDraft(value: unknown): Draft {
  const found = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>
  const players = Number(found.players)
  const fits = Number.isInteger(players) && players >= FEWEST_PLAYERS && players <= MOST_PLAYERS
  const seats = Array.isArray(found.seats) ? found.seats : []
  return {
    players: fits ? players : AT_FIRST.players,
    seats: AT_FIRST.seats.map((open, seat) => (seat === 0 ? open : oneOf(WHO, seats[seat], open))),
    clock: oneOf(CLOCKS, found.clock, AT_FIRST.clock),
    absence: oneOf(ABSENCES, found.absence, AT_FIRST.absence),
    visibility: oneOf(VISIBILITIES, found.visibility, AT_FIRST.visibility),
    talk: oneOf(TALKS, found.talk, AT_FIRST.talk),
  }
}

export const rememberedDraft = (): Draft => readDraft(kept('opening'))
export const rememberDraft = (draft: Draft): void => void keep('opening', draft)

/** Talk as it will be: where everyone may come there are phrases only. */
export const talkOf = ({ visibility, talk }: Draft): Draft['talk'] =>
  visibility === 'public' && talk === 'free' ? 'phrases' : talk

/** What is asked of the server for a draft. */
export function openingOf(draft: Draft): Opening {
  const { players, seats, clock, absence, visibility } = draft
  const bots = seats.slice(0, players).flatMap((who, seat) => (who === 'open' ? [] : [{ seat, level: who as Level }]))
  return {
    players,
    bots,
    clock: clock === 'none' ? null : Number(clock),
    absence,
    level: 'steady',
    visibility,
    talk: talkOf(draft),
    hints: false,
  }
}
