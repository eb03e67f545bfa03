/**
 * The catalogue of messages: every sentence that the rules can say, as a function of facts. A language is one object of this
 * shape; `en.ts` is English. Sentences come with their full stop; titles, effects and reasons without.
 */
import type { Fault } from './fault.ts'
import type { Outcome } from './outcome.ts'
import type { Refusal } from './refusal.ts'
import type { Card, FateCard, Seat, Suit, Wagon } from './words.ts'

/** Who a sentence speaks of: somebody by name, or the reader. */
export type Person = 'you' | { readonly name: string }

/** Where a fault is: nights, beats and lines from 1, seats from 0. */
export interface Place {
  readonly line?: number
  readonly night?: number
  readonly beat?: number
  readonly seat?: number
}

interface Who {
  readonly who: Person
}
interface Which {
  readonly wagon: Wagon
}
interface Laid extends Who {
  readonly card: Card
}
interface Moved extends Which {
  readonly from: number
  readonly to: number
}
/** the Snow after, by how much it moved, and its burial mark */
interface Fallen {
  readonly snow: number
  readonly by: number
  readonly mark: number
}

/** How a seat's pile stands for the Long Watch (G5) against the largest of the others. */
export interface Rivalry {
  /** cards ahead of them, 0 level, below 0 behind */
  readonly ahead: number
  readonly rivals: readonly Person[]
}

export interface Catalogue {
  /** the language's BCP 47 tag */
  readonly language: string

  // names
  /** `10♦`; for the whiteout its name */
  card(card: FateCard): string
  wagon(wagon: Wagon): string
  suit(suit: Suit): string
  /** somebody who gave no name */
  nameless(seat: Seat): string

  // what cannot be: `card` is the card as the reader writes it
  refused(refusal: Refusal, card: string): string
  /** why alone, for a play that stands there in grey */
  reason(refusal: Refusal): string
  onlySpadesBreakTrail(): string
  where(place: Place): string
  fault(fault: Fault): string
  /** place, fault and clause in one line */
  line(parts: { readonly where: string; readonly what: string; readonly clause: string | null }): string

  // the mountain
  rolls(fact: Moved & { readonly card: Card; readonly laden: boolean }): string
  staysInTown(fact: Which & { readonly card: Card }): string
  coldSnap(fact: Fallen & { readonly card: Card }): string
  whiteout(): string
  gambitBegins(): string
  pair(fact: Moved & { readonly cards: readonly [Card, Card] }): string
  takes(fact: Laid): string
  calls(fact: Who): string

  // the reveal
  feeds(fact: Laid & { readonly wage: number; readonly roars: boolean }): string
  loads(fact: Laid & Which & { readonly stores: number }): string
  heaves(fact: Laid & Which & { readonly stores: number }): string
  breaksTrail(fact: Laid & Moved): string
  /** P9: the shovel found its wagon on 5 */
  wastesShovel(fact: Laid & Which): string
  pushes(fact: Laid & Moved): string
  /** P10: the push found its wagon in Town, in the same reveal */
  pushesInTown(fact: Laid & Which): string
  sitsOut(fact: Who): string
  watchPasses(fact: Who): string
  drift(fact: Fallen): string
  noDrift(fact: { readonly snow: number; readonly mark: number }): string
  /** `by` is how far the roar really shoved the Snow; `kings` how many were fed */
  roar(fact: Fallen & { readonly kings: number }): string

  // the ends
  flood(fact: Fallen): string
  coasts(fact: Moved): string
  nothingCoasts(): string
  flings(fact: Laid & Which & { readonly stores: number }): string
  flingsSpade(fact: Laid & { readonly wage: number }): string
  outcome(fact: { readonly outcome: Outcome; readonly mark: number }): string
  tie(outcome: Outcome): string
  emptyNeverWins(fact: Which & { readonly inTown: boolean }): string

  // the settlement
  storesThrough(
    fact: Who & Which & { readonly stores: number; readonly each: number; readonly by: Outcome['by'] },
  ): string
  storesBack(fact: Who & Which & { readonly stores: number; readonly each: number }): string
  storesWash(fact: Who & { readonly stores: number; readonly kind: Outcome['kind'] }): string
  noStores(fact: Who): string
  pushesThrough(fact: Who & Which & { readonly pushes: number; readonly each: number }): string
  pushesElsewhere(fact: Who & { readonly pushes: number }): string
  pushesWash(fact: Who & { readonly pushes: number; readonly kind: Outcome['kind'] }): string
  noPushes(fact: Who): string
  spadesFed(fact: Who & { readonly cards: number; readonly each: number }): string
  othersFed(fact: Who & { readonly cards: number; readonly each: number }): string
  nothingFed(fact: Who): string
  longWatch(fact: Who & { readonly cards: number; readonly pays: number; readonly level: readonly Person[] }): string
  longWatchElsewhere(
    fact: Who & { readonly cards: number; readonly most: number; readonly holders: readonly Person[] },
  ): string
  longWatchNobody(): string
  longWatchOfCall(fact: Who & { readonly pays: number; readonly caller: Person }): string
  longWatchLostByCall(fact: Who & { readonly other: Person }): string
  wins(fact: Who & { readonly gratitude: number }): string
  winsByBestNight(
    fact: Who & { readonly gratitude: number; readonly best: number; readonly level: readonly Person[] },
  ): string
  /** `tied` are all level in gratitude; `winners` those of them whose best night, `best`, is level too */
  shares(fact: {
    readonly winners: readonly Person[]
    readonly gratitude: number
    readonly best: number
    readonly tied: readonly Person[]
  }): string

  // what a choice would do
  feedLabel(card: Card): string
  loadLabel(card: Card): string
  heaveLabel(card: Card): string
  pushLabel(card: Card, wagon: Wagon): string
  trailLabel(card: Card, wagon: Wagon): string
  feedTitle(): string
  loadTitle(fact: Which & { readonly stores: number }): string
  heaveTitle(fact: Which & { readonly stores: number }): string
  pushTitle(fact: Moved): string
  /** without a wagon: breaking trail as such */
  trailTitle(wagon: Wagon | null): string
  loadEffect(fact: { readonly through: number; readonly back: number }): string
  pushEffect(fact: { readonly pays: number }): string
  feedEffect(fact: Rivalry & { readonly wage: number; readonly roars: boolean }): string
  trailEffect(fact: { readonly from: number; readonly to: number }): string
  takeTitle(card: Card): string
  /** what the other card then does: roll its wagon, stay, or bring a cold-snap */
  takeEffect(fact: { readonly other: Card; readonly to: number | null; readonly snow: number }): string
  callTitle(called: boolean): string
  /** the wagons that could be through by the call, the furthest laden ones */
  callEffect(fact: { readonly wagons: readonly Wagon[]; readonly pays: number; readonly other: Person }): string
  goOnEffect(): string
  flingTitle(fact: Which & { readonly stores: number }): string
  flingEffect(fact: { readonly through: number; readonly back: number }): string
  flingSpadeTitle(): string
  flingSpadeEffect(fact: { readonly wage: number }): string
}
