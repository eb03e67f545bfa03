/** The scorepads kept in this browser. What is read back is not trusted: a pad that is none is left out. */
import { signal } from '@preact/signals'
import { FEWEST_PLAYERS, MOST_PLAYERS, NIGHTS, parseCard, WAGONS, WHITEOUT } from '@watchfires/rules'
import type { PencilEnd, PencilGame, PencilNight } from '@watchfires/table/pencil'
import { keep, kept } from '../shell/keep.ts'

export interface Pad {
  readonly id: string
  /** ms since 1970 of the last entry */
  readonly at: number
  readonly game: PencilGame
}

export interface Pads {
  /** last written first */
  readonly all: readonly Pad[]
  /** the pad that lies open, by id; null where a new one is begun */
  readonly open: string | null
  /** whether what is written outlives this tab */
  readonly lasts: boolean
}

/** So many pads are kept; the oldest goes when one more is begun. */
export const MOST_PADS = 30
const NAME = 'pencil'

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null
const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0
const isRow = (value: unknown, players: number, is: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === players && value.every(is)

function isCard(value: unknown): boolean {
  const card = typeof value === 'string' ? parseCard(value) : undefined
  return card !== undefined && card !== WHITEOUT
}

const THROUGH = ['town', 'whiteout', 'gambit', 'last-watch', 'call']
const BURIED = ['cold-snap', 'drift', 'flood']

function isEnd(value: unknown, players: number): value is PencilEnd | null {
  if (value === null) return true
  if (!isObject(value)) return false
  const { kind, by, wagon, caller } = value
  switch (kind) {
    case 'through':
      if (!THROUGH.includes(by as string) || !WAGONS.some((one) => one === wagon)) return false
      return by !== 'call' || (isCount(caller) && (caller as number) < players)
    case 'buried':
      return BURIED.includes(by as string)
    default:
      return kind === 'stranded' && by === 'gambit'
  }
}

function isNight(value: unknown, players: number): value is PencilNight {
  if (!isObject(value)) return false
  const { stores, pushes, trails, piles, end } = value
  const isStore = (one: unknown) =>
    isObject(one) &&
    isCard(one.card) &&
    isCount(one.seat) &&
    (one.seat as number) < players &&
    ['full', 'heaved', 'flung'].includes(one.ride as string)
  const isPile = (one: unknown) =>
    isObject(one) && isCount(one.spades) && isCount(one.others) && Array.isArray(one.named) && one.named.every(isCard)
  return (
    Array.isArray(stores) &&
    stores.every(isStore) &&
    isRow(pushes, WAGONS.length, (row) => isRow(row, players, isCount)) &&
    isRow(trails, players, isCount) &&
    isRow(piles, players, isPile) &&
    isEnd(end, players)
  )
}

function isGame(value: unknown): value is PencilGame {
  if (!isObject(value) || !Array.isArray(value.names) || !Array.isArray(value.nights)) return false
  const { names, nights } = value
  if (names.length < FEWEST_PLAYERS || names.length > MOST_PLAYERS) return false
  if (!names.every((name) => typeof name === 'string')) return false
  return nights.length >= 1 && nights.length <= NIGHTS && nights.every((night) => isNight(night, names.length))
}

/** Pads from whatever was kept. */
export function readPads(value: unknown): Pads {
  const { all, open } = isObject(value) ? value : {}
  const pads = (Array.isArray(all) ? all : []).filter(
    (pad): pad is Pad => isObject(pad) && typeof pad.id === 'string' && isCount(pad.at) && isGame(pad.game),
  )
  const lies = pads.some(({ id }) => id === open)
  return { all: pads, open: lies ? (open as string) : null, lasts: true }
}

export const pads = signal<Pads>(readPads(kept(NAME)))

function write(all: readonly Pad[], open: string | null): void {
  const lasts = keep(NAME, { all, open })
  pads.value = { all, open, lasts }
}

/** The pad that lies open. */
export const openPad = ({ all, open }: Pads): Pad | null => all.find(({ id }) => id === open) ?? null

/** Begins a pad and opens it. */
export function beginPad(game: PencilGame): void {
  const pad = { id: crypto.randomUUID().slice(0, 8), at: Date.now(), game }
  write([pad, ...pads.value.all].slice(0, MOST_PADS), pad.id)
}

/** Writes into the pad that lies open. */
export function writePad(game: PencilGame): void {
  const { all, open } = pads.value
  const pad = openPad(pads.value)
  if (pad) write([{ ...pad, at: Date.now(), game }, ...all.filter(({ id }) => id !== open)], open)
}

/** Puts another pad on the table; `null` clears it for a new one. */
export const turnTo = (id: string | null): void => write(pads.value.all, id)

export function tearOff(id: string): void {
  const { all, open } = pads.value
  write(
    all.filter((pad) => pad.id !== id),
    open === id ? null : open,
  )
}

/** Follows what other tabs write. Answers how to stop. */
export function followPads(): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === `watchfires/${NAME}`) pads.value = readPads(kept(NAME))
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
