/** The board: what scene, seats and Fate place show of a view, and of every moment between two views. All of it is public. */
import {
  type Aboard,
  type BySeat,
  type ByWagon,
  type Card,
  type FateCard,
  firstHolder,
  KING,
  type NightResult,
  numbersFor,
  type Play,
  parseCard,
  rankOf,
  type Seat,
} from '@watchfires/rules'
import type { TableView } from '@watchfires/table'

export interface Board {
  readonly night: number
  readonly beat: number
  readonly snow: number
  readonly mark: number
  readonly space: ByWagon<number>
  readonly aboard: ByWagon<readonly Aboard[]>
  /** pushes made this night, wagon by wagon, seat by seat */
  readonly pushes: ByWagon<BySeat<number>>
  readonly watch: BySeat<readonly Card[]>
  readonly held: BySeat<number>
  readonly gratitude: BySeat<number>
  readonly fateLeft: number
  /** what lies at the Fate place: the beat's card, two of one suit, or two to take from */
  readonly fate: readonly FateCard[]
  /** who fed the fire in the last reveal of this night, in seat order, and whether a King was among it */
  readonly fed: readonly Seat[]
  readonly roar: boolean
  /** who holds the watch, with two players */
  readonly holder: Seat | null
}

export const isKing = (card: Card): boolean => rankOf(parseCard(card)!) === KING
export const isFed = (play: Play | null): boolean => play?.[0] === 'F'
export const cardIn = (play: Play): Card => play.slice(1, 3) as Card

/** Who fed the fire by these plays, and whether it roars. */
export function fireOf(plays: BySeat<Play | null>): Pick<Board, 'fed' | 'roar'> {
  const fed = plays.flatMap((play, seat) => (isFed(play) ? [seat] : []))
  return { fed, roar: fed.some((seat) => isKing(cardIn(plays[seat]!))) }
}

const NO_FIRE = { fed: [], roar: false } as const

/** The Fate cards that lie open in a view's beat. */
function fateOf(view: TableView): readonly FateCard[] {
  const beat = view.beats.at(-1)
  if (!beat) return []
  if (beat.flip !== undefined) return [beat.flip]
  return beat.pair ?? beat.offer ?? []
}

/** The board of a view. */
export function boardOf(view: TableView): Board {
  const plays = view.beats.findLast((beat) => beat.plays)?.plays
  return {
    night: view.night,
    beat: view.beat,
    snow: view.snow,
    mark: view.mark,
    space: view.space,
    aboard: view.aboard,
    pushes: view.pushes,
    watch: view.watch,
    held: view.held,
    gratitude: view.gratitude,
    fateLeft: view.fateLeft,
    fate: fateOf(view),
    ...(plays ? fireOf(plays) : NO_FIRE),
    holder: view.holder ?? null,
  }
}

/** The board as a night begins, hands dealt and nothing turned (S3, S4). */
export function freshBoard(players: number, nights: readonly NightResult[], gratitude: BySeat<number>): Board {
  const { hand, fate, mark } = numbersFor(players)
  const each = <T>(value: T): T[] => Array.from({ length: players }, () => value)
  return {
    night: nights.length + 1,
    beat: 0,
    snow: 0,
    mark,
    space: [0, 0, 0],
    aboard: [[], [], []],
    pushes: [each(0), each(0), each(0)],
    watch: each([]),
    held: each(hand),
    gratitude,
    fateLeft: fate + 1,
    fate: [],
    ...NO_FIRE,
    holder: players === 2 ? firstHolder(nights) : null,
  }
}

/** All stores aboard a wagon. */
export const storesOn = (aboard: readonly Aboard[]): number => aboard.reduce((sum, { pips }) => sum + pips, 0)
