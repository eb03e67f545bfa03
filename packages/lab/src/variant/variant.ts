/**
 * Variants: the numbers of the game changed for study (S2, wages, multipliers). Only simulations take one; nothing that plays,
 * replays or checks the real game does.
 */
import {
  explainFault,
  FEWEST_PLAYERS,
  isFault,
  MOST_BEATS,
  MOST_PLAYERS,
  type Numbers,
  numbersFor,
} from '@watchfires/rules'
import { parseJson } from '../readRecord.ts'

export const VARIANT_FORMAT = 'watchfires-variant'

export interface Variant {
  readonly name: string
  /** the numbers for each number of players, 2–6, those that are not changed among them */
  readonly numbers: Readonly<Record<number, Numbers>>
}

/** Why a variant is refused, in words. */
export class NoVariant extends Error {}

/** What each number may be. */
const RANGES: Readonly<Record<keyof Numbers, readonly [number, number]>> = {
  hand: [1, MOST_BEATS],
  fate: [1, 46],
  mark: [1, 200],
  coldSnap: [0, 50],
  flood: [0, 50],
  through: [0, 20],
  turnedBack: [0, 20],
  push: [0, 50],
  spade: [0, 50],
  fed: [0, 50],
  longWatch: [0, 100],
  callFrom: [1, 6],
}

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Reads a variant from the text of its file: `{ "format": "watchfires-variant", "version": 1, "name", "all"?: numbers, "players"?:
 * { "2" … "6": numbers } }`, where numbers are any of RANGES. Throws NoVariant.
 */
export function readVariant(text: string): Variant {
  const parsed = parseJson(text)
  if (isFault(parsed)) throw new NoVariant(explainFault(parsed))
  const { json } = parsed
  if (!isObject(json) || json.format !== VARIANT_FORMAT) throw new NoVariant(`its format is not ${VARIANT_FORMAT}`)
  if (json.version !== 1) throw new NoVariant('its version is not 1')
  for (const key of Object.keys(json)) {
    if (!['format', 'version', 'name', 'all', 'players'].includes(key))
      throw new NoVariant(`it has no place for ${key}`)
  }
  if (typeof json.name !== 'string' || json.name === '') throw new NoVariant('its name is missing')
  const all = changesIn(json.all, 'all')
  const each = json.players ?? {}
  if (!isObject(each)) throw new NoVariant('players is no object')
  const numbers: Record<number, Numbers> = {}
  for (let players = FEWEST_PLAYERS; players <= MOST_PLAYERS; players++) {
    numbers[players] = { ...numbersFor(players), ...all, ...changesIn(each[players], `players.${players}`) }
    refuseImpossible(numbers[players], players)
  }
  for (const key of Object.keys(each))
    if (!(Number(key) in numbers)) throw new NoVariant(`nobody plays with ${key} players`)
  return { name: json.name, numbers }
}

function changesIn(value: unknown, where: string): Partial<Numbers> {
  if (value === undefined) return {}
  if (!isObject(value)) throw new NoVariant(`${where} is no object`)
  for (const [key, number] of Object.entries(value)) {
    const range = Object.hasOwn(RANGES, key) ? RANGES[key as keyof Numbers] : undefined
    if (!range) throw new NoVariant(`${where} has no number named ${key}`)
    const isWithin = Number.isInteger(number) && (number as number) >= range[0] && (number as number) <= range[1]
    if (!isWithin) throw new NoVariant(`${where}.${key} is a whole number ${range[0]}–${range[1]}`)
  }
  return value
}

function refuseImpossible({ hand, fate }: Numbers, players: number): void {
  if (players * hand + fate > 48) throw new NoVariant(`with ${players} players, hands and Fate take more than 48 cards`)
  if (players === 2 && fate > 2 * (MOST_BEATS - 1)) {
    throw new NoVariant(`with 2 players, Fate has at most ${2 * (MOST_BEATS - 1)} cards`)
  }
}

/** The numbers that a variant changes for so many players: what they were, and what they are. */
export function changed({ numbers }: Variant, players: number): Record<string, { from: number; to: number }> {
  const real = numbersFor(players)
  const changes: Record<string, { from: number; to: number }> = {}
  for (const key of Object.keys(real) as (keyof Numbers)[]) {
    if (real[key] !== numbers[players][key]) changes[key] = { from: real[key], to: numbers[players][key] }
  }
  return changes
}
