/**
 * What a viewer may know of a game, as plain data (api.md, *view*): built from what may be seen, never by deleting (B6). Bots,
 * screens and streams are given this and nothing else.
 */
import { awaiting } from './awaiting.ts'
import { fateCards } from './fate.ts'
import { type NightResult, type Past, totalsOf, winnersOf } from './game.ts'
import { cardsHeld, heldBy, holds } from './hand.ts'
import { offered, takenIn } from './lastValley.ts'
import type { Night } from './night.ts'
import { NIGHTS } from './numbers.ts'
import { CALL, GAMBIT, OVER, PLAY, TAKE } from './phase.ts'
import { flippedOf, flungOf, playsOf } from './steps.ts'
import {
  type BySeat,
  type ByWagon,
  type Card,
  cardOf,
  type FateCard,
  FEED,
  LOAD,
  makeCard,
  makeFateCard,
  makePlay,
  type Play,
  pipsOf,
  type Seat,
  SITS_OUT,
  SNOW_SUIT,
  suitOf,
  type Viewer,
  wayOf,
} from './words.ts'

export type Phase = 'take' | 'call' | 'play' | 'gambit' | 'settled' | 'over'

/** A card that rides on a wagon, and what its stores are worth there. */
export interface Aboard {
  readonly seat: Seat
  readonly card: Card
  readonly pips: number
}

/** What everybody saw in one beat. */
export interface Beat {
  readonly flip?: FateCard
  /** V2: two of one wagon's suit */
  readonly pair?: readonly [Card, Card]
  /** V2: the two cards offered */
  readonly offer?: readonly [FateCard, FateCard]
  readonly take?: Card
  /** whether an open call was made */
  readonly call?: boolean
  readonly plays?: BySeat<Play | null>
  /** the cards flung in the Gambit */
  readonly gambit?: BySeat<Card | null>
}

/** What the owner of a seat knows besides. */
export interface You {
  readonly seat: Seat
  readonly hand: readonly Card[]
  /** in `play` the plays; in `take` the two cards, in `call` true and false, in `gambit` the cards; empty when nothing is owed */
  readonly legal: readonly (Play | Card | boolean)[]
  /** what this seat has sealed so far; the table fills it in */
  readonly committed: Play | Card | boolean | null
}

export interface View {
  readonly players: number
  readonly phase: Phase
  /** 1–3 */
  readonly night: number
  readonly beat: number
  readonly snow: number
  readonly mark: number
  readonly space: ByWagon<number>
  readonly aboard: ByWagon<readonly Aboard[]>
  /** pushes made this night, wagon by wagon, seat by seat */
  readonly pushes: ByWagon<BySeat<number>>
  readonly watch: BySeat<readonly Card[]>
  /** cards in hand */
  readonly held: BySeat<number>
  /** openly taken cards still held */
  readonly known: BySeat<readonly Card[]>
  /** Fate cards not yet turned, the whiteout among them if it was not */
  readonly fateLeft: number
  readonly beats: readonly Beat[]
  readonly owes: readonly Seat[]
  /** gratitude of the nights settled so far */
  readonly gratitude: BySeat<number>
  readonly nights: readonly NightResult[]
  readonly winners?: readonly Seat[]
  /** V1: who holds the watch, with two players */
  readonly holder?: Seat
  /** V2: the two cards to take from, while a take is owed */
  readonly offer?: readonly [Card, Card]
  readonly you?: You
}

/** What everybody may know. `past` has the nights settled so far, this one among them when it is over. */
export function publicView(night: Night, past: Past): View {
  const { players, beat } = night
  const piles = sortedCards(night)
  const waits = awaiting(night)
  const nights = past.nights
  const settled = night.phase === OVER
  const over = settled && nights.length === NIGHTS
  const pushes: [number[], number[], number[]] = [[], [], []]
  for (let wagon = 0; wagon < 3; wagon++) {
    for (let seat = 0; seat < players; seat++) pushes[wagon].push(night.pushes[wagon * 6 + seat])
  }
  const beats: Beat[] = []
  for (let b = 1; b <= beat; b++) beats.push(beatOf(night, b))
  return {
    players,
    phase: waits.kind !== 'over' ? waits.kind : over ? 'over' : 'settled',
    night: settled ? nights.length : nights.length + 1,
    beat,
    snow: night.snow,
    mark: night.numbers.mark,
    space: [night.space[0], night.space[1], night.space[2]],
    aboard: piles.aboard,
    pushes,
    watch: piles.watch,
    held: Array.from({ length: players }, (_, seat) => heldBy(night, seat)),
    known: piles.known,
    fateLeft: fateCards(night) - night.turned,
    beats,
    owes: waits.seats,
    gratitude: totalsOf(nights, players),
    nights,
    ...(over ? { winners: winnersOf(nights, players) } : null),
    ...(players === 2 ? { holder: night.holder } : null),
    ...(night.phase === TAKE ? { offer: offerOf(night, beat) as [Card, Card] } : null),
  }
}

/** Where every card went that has been seen, in the order it went there. */
function sortedCards(night: Night): { aboard: [Aboard[], Aboard[], Aboard[]]; watch: Card[][]; known: Card[][] } {
  const aboard: [Aboard[], Aboard[], Aboard[]] = [[], [], []]
  const watch: Card[][] = []
  const known: Card[][] = []
  for (let seat = 0; seat < night.players; seat++) {
    watch.push([])
    known.push([])
  }
  for (let b = 0; b < night.beat; b++) {
    const taken = night.players === 2 ? takenIn(night, b + 1) : null
    if (taken && holds(night, taken.seat, taken.card)) known[taken.seat].push(makeCard(taken.card))
    if (b >= night.revealed) break
    for (let seat = 0; seat < night.players; seat++) {
      const play = night.plays[b * 6 + seat]
      if (play === SITS_OUT) continue
      const card = cardOf(play)
      const suit = suitOf(card)
      if (wayOf(play) === FEED) watch[seat].push(makeCard(card))
      else if (wayOf(play) === LOAD && suit !== SNOW_SUIT)
        aboard[suit].push({ seat, card: makeCard(card), pips: night.loaded[b * 6 + seat] })
    }
  }
  if (night.hasFlung) {
    for (let seat = 0; seat < night.players; seat++) {
      const card = night.flung[seat]
      if (card === SITS_OUT) continue
      if (suitOf(card) === SNOW_SUIT) watch[seat].push(makeCard(card))
      else aboard[suitOf(card)].push({ seat, card: makeCard(card), pips: pipsOf(card) })
    }
  }
  return { aboard, watch, known }
}

function offerOf(night: Night, beat: number): readonly [FateCard, FateCard] {
  return [makeFateCard(offered(night, beat, 0)), makeFateCard(offered(night, beat, 1))]
}

/** What a beat turned up: V2's pair or offer with two players, B1's flip otherwise. */
function turnedIn(night: Night, beat: number): Beat {
  if (night.players !== 2) return { flip: makeFateCard(flippedOf(night, beat)) }
  if (2 * beat > fateCards(night)) return { flip: makeFateCard(offered(night, beat, 0)) }
  const offer = offerOf(night, beat)
  const taken = takenIn(night, beat)
  if (taken) return { offer, take: makeCard(taken.card), flip: offer[1 - taken.which] }
  if (offer[0] === 'WW' || offer[1] === 'WW') return { offer, flip: 'WW' }
  if (night.phase === TAKE && beat === night.beat) return { offer }
  return { pair: offer as [Card, Card] }
}

function beatOf(night: Night, beat: number): Beat {
  const called = night.calls[beat - 1]
  return {
    ...turnedIn(night, beat),
    ...(called ? { call: called === 2 } : null),
    ...(beat <= night.revealed ? { plays: playsOf(night, beat) } : null),
    ...(beat === night.beat && night.hasFlung ? { gambit: flungOf(night) } : null),
  }
}

/** What a viewer may know: the public view, and their own hand for the owner of a seat. */
export function viewFor(night: Night, viewer: Viewer, past: Past = NO_PAST): View {
  return seatView(publicView(night, past), night, viewer)
}

/** Adds to a public view of the same night what the owner of a seat knows besides. */
export function seatView(view: View, night: Night, viewer: Viewer): View {
  return viewer === 'spectator' ? view : { ...view, you: youFor(night, viewer) }
}

/** What the owner of a seat alone knows. */
export function youFor(night: Night, seat: Seat): You {
  const hand = cardsHeld(night, seat).map(makeCard)
  return { seat, hand, legal: legalFor(night, seat, hand), committed: null }
}

function legalFor(night: Night, seat: Seat, hand: readonly Card[]): You['legal'] {
  switch (night.phase) {
    case TAKE:
      return seat === night.holder
        ? [makeCard(offered(night, night.beat, 0)), makeCard(offered(night, night.beat, 1))]
        : []
    case CALL:
      return seat === night.holder ? [true, false] : []
    case PLAY:
      return Array.from({ length: night.countPlays(seat) }, (_, k) => makePlay(night.nthPlay(seat, k)))
    case GAMBIT:
      return hand
    default:
      return []
  }
}

const NO_PAST: Past = { nights: [] }
