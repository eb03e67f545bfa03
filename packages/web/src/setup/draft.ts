/** A plan in the making: six places, the first so many of them at the table. What was set is remembered for the next game. */
import { FEWEST_PLAYERS, MOST_PLAYERS } from '@watchfires/rules'
import { LEVELS } from '@watchfires/table'
import type { Plan } from '../local/plan.ts'
import { keep, kept } from '../shell/keep.ts'
import { nameFault, tidyName } from './names.ts'
import { words } from './words.ts'

export const WHO = ['person', ...LEVELS] as const
/** A person on this device, or a bot by its level. */
export type Who = (typeof WHO)[number]

export interface DraftSeat {
  readonly who: Who
  /** what a person typed, as typed */
  readonly name: string
}

export interface Draft {
  readonly players: number
  /** always six; the first is a person */
  readonly seats: readonly DraftSeat[]
}

const AT_FIRST: Draft = {
  players: 4,
  seats: Array.from({ length: MOST_PLAYERS }, (_, seat) =>
    seat === 0 ? { who: 'person', name: words.you } : { who: 'steady', name: '' },
  ),
}

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

function readSeat(value: unknown, seat: number): DraftSeat {
  const { who, name } = isObject(value) ? value : {}
  const asked = WHO.find((one) => one === who) ?? AT_FIRST.seats[seat].who
  return { who: seat === 0 ? 'person' : asked, name: typeof name === 'string' ? name : AT_FIRST.seats[seat].name }
}

/** A draft from whatever was kept. */
export function readDraft(value: unknown): Draft {
  if (!isObject(value)) return AT_FIRST
  const seats = Array.isArray(value.seats) ? value.seats : []
  const players = Number(value.players)
  const fits = Number.isInteger(players) && players >= FEWEST_PLAYERS && players <= MOST_PLAYERS
  return {
    players: fits ? players : AT_FIRST.players,
    seats: AT_FIRST.seats.map((_, seat) => readSeat(seats[seat], seat)),
  }
}

export const rememberedDraft = (): Draft => readDraft(kept('seats'))
export const rememberDraft = (draft: Draft): void => void keep('seats', draft)

/** The seats that are at the table. */
export const seated = ({ players, seats }: Draft): readonly DraftSeat[] => seats.slice(0, players)

/** Sentences about names that cannot stand, by seat; `undefined` where one can. */
export function faultsOf(draft: Draft): readonly (string | undefined)[] {
  const at = seated(draft)
  return at.map(({ who, name }, seat) => {
    if (who !== 'person') return undefined
    const others = at.filter((other, i) => i < seat && other.who === 'person').map((other) => other.name)
    const fault = nameFault(name, others)
    return fault ? words.faults[fault] : undefined
  })
}

/** Names for the bots, one a seat: those of the list that nobody at the table bears. */
export function botNames(draft: Draft): readonly string[] {
  const persons = seated(draft).flatMap(({ who, name }) => (who === 'person' ? [name] : []))
  const free = words.botNames.filter((name) => nameFault(name, persons) === null)
  let next = 0
  return seated(draft).map(({ who }) => (who === 'person' ? '' : free[next++]))
}

/** The plan of a draft without faults. */
export function planFrom(draft: Draft): Plan {
  const bots = botNames(draft)
  return seated(draft).map(({ who, name }, seat) =>
    who === 'person' ? { kind: 'person', name: tidyName(name) } : { kind: 'bot', name: bots[seat], level: who },
  )
}
