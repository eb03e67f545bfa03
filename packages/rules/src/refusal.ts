/** Why something cannot be done: a word from one list, the clause that forbids it, and what a sentence about it needs. */
import { LAST_FULL, TOWN } from './numbers.ts'
import type { View } from './view.ts'
import { type Card, makeCard, parseCard, SNOW_SUIT, suitOf, WAGONS, type Wagon } from './words.ts'

export type Clause = `${'S' | 'B' | 'P' | 'E' | 'W' | 'L' | 'T' | 'G' | 'M' | 'V'}${number}`

export type Refusal =
  | { readonly word: 'notAPlay'; readonly clause: 'B2'; readonly play: string }
  | { readonly word: 'notHeld'; readonly clause: 'B2'; readonly card: Card }
  | { readonly word: 'snowNotLoaded'; readonly clause: 'P2'; readonly card: Card }
  | {
      readonly word: 'emptyWagon'
      readonly clause: 'P3'
      readonly card: Card
      readonly wagon: Wagon
      readonly space: number
    }
  | { readonly word: 'noTrail'; readonly clause: 'P5'; readonly card: Card }
  | {
      readonly word: 'trailEmpty'
      readonly clause: 'P5'
      readonly card: Card
      readonly wagon: Wagon
      readonly space: number
    }
  | {
      readonly word: 'trailElsewhere'
      readonly clause: 'P5'
      readonly card: Card
      readonly wagon: Wagon
      readonly space: number
    }
  | {
      readonly word: 'inTown'
      readonly clause: 'P6'
      readonly card: Card
      readonly wagon: Wagon
      readonly way: 'load' | 'push'
    }

/** The road as it stands: each wagon's space and the stores aboard it. */
export interface Road {
  readonly space: ArrayLike<number>
  readonly total: ArrayLike<number>
}

const PLAY = /^([FLP])(..)(?::(.*))?$/s

/** Reads a play's parts; undefined for a text that is no play of any card on any road (B2). */
function partsOf(text: string): { way: string; card: number; target: string | undefined } | undefined {
  const [, way, name, target] = PLAY.exec(text) ?? []
  const card = name === 'WW' || name === undefined ? undefined : parseCard(name)
  if (card === undefined) return undefined
  if (target !== undefined && !(way === 'P' && suitOf(card) === SNOW_SUIT)) return undefined
  return { way, card, target }
}

/** Why a seat that holds cards may not make this play, or null when it may (P1–P6). */
export function refusalOf(text: string, road: Road, holds: (card: number) => boolean): Refusal | null {
  const parts = partsOf(text)
  if (!parts) return { word: 'notAPlay', clause: 'B2', play: text }
  const card = makeCard(parts.card)
  if (!holds(parts.card)) return { word: 'notHeld', clause: 'B2', card }
  if (parts.way === 'F') return null
  return suitOf(parts.card) === SNOW_SUIT ? shovelRefusal(card, parts, road) : wagonRefusal(parts.card, parts.way, road)
}

function shovelRefusal(card: Card, parts: { way: string; target: string | undefined }, road: Road): Refusal | null {
  if (parts.way === 'L') return { word: 'snowNotLoaded', clause: 'P2', card }
  const number = WAGONS.indexOf(parts.target as Wagon)
  if (number < 0) return { word: 'noTrail', clause: 'P5', card }
  const wagon = WAGONS[number]
  const space = road.space[number]
  if (road.total[number] === 0) return { word: 'trailEmpty', clause: 'P5', card, wagon, space }
  if (space !== 3 && space !== 4) return { word: 'trailElsewhere', clause: 'P5', card, wagon, space }
  return null
}

function wagonRefusal(number: number, way: string, road: Road): Refusal | null {
  const suit = suitOf(number)
  const card = makeCard(number)
  const wagon = WAGONS[suit]
  const space = road.space[suit]
  if (space === TOWN) return { word: 'inTown', clause: 'P6', card, wagon, way: way === 'L' ? 'load' : 'push' }
  if (way === 'L' && space > LAST_FULL && road.total[suit] === 0)
    return { word: 'emptyWagon', clause: 'P3', card, wagon, space }
  return null
}

/** The road of a view. */
export function roadOf(view: Pick<View, 'space' | 'aboard'>): Road {
  return { space: view.space, total: view.aboard.map((cards) => cards.reduce((sum, { pips }) => sum + pips, 0)) }
}

/** Why the viewer may not make this play now, or null when they may. For a viewer who owes a play. */
export function whyNot(view: Pick<View, 'space' | 'aboard' | 'you'>, play: string): Refusal | null {
  const hand = view.you?.hand ?? []
  return refusalOf(play, roadOf(view), (card) => hand.includes(makeCard(card)))
}
