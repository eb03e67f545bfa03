/** What cannot be in a pencilled night: a word from one list, the clause that it breaks, and what a sentence about it needs. */
import type { Card, Seat, Suit, Wagon } from '@watchfires/rules'

export type Problem =
  // entries that are none
  | { readonly word: 'notACount'; readonly clause: 'S1'; readonly seat: Seat }
  | { readonly word: 'notACard'; readonly clause: 'S1'; readonly card: string }
  | { readonly word: 'noSuchSeat'; readonly clause: 'S2'; readonly seat: Seat; readonly players: number }
  // the pack
  | { readonly word: 'cardTwice'; readonly clause: 'S1'; readonly card: Card; readonly seats: readonly Seat[] }
  | {
      readonly word: 'suitShort'
      readonly clause: 'S1'
      readonly suit: Suit
      readonly cards: number
      readonly most: number
    }
  | { readonly word: 'namedTooMany'; readonly clause: 'P1'; readonly seat: Seat }
  // the hands
  | {
      readonly word: 'handTooLarge'
      readonly clause: 'S2' | 'V3'
      readonly seat: Seat
      readonly cards: number
      readonly most: number
    }
  | {
      readonly word: 'unevenHands'
      readonly clause: 'B2'
      readonly seat: Seat
      readonly cards: number
      readonly most: number
    }
  // the road
  | { readonly word: 'snowLoaded'; readonly clause: 'P2'; readonly card: Card; readonly seat: Seat }
  | { readonly word: 'snowFlung'; readonly clause: 'W3'; readonly card: Card; readonly seat: Seat }
  | { readonly word: 'heavedOnEmpty'; readonly clause: 'P3'; readonly card: Card; readonly wagon: Wagon }
  | { readonly word: 'trailBeforeNone'; readonly clause: 'P5' }
  | {
      readonly word: 'pushedPastTown'
      readonly clause: 'P6'
      readonly wagon: Wagon
      readonly pushes: number
      readonly most: number
    }
  // the end
  | { readonly word: 'emptyThrough'; readonly clause: 'E5'; readonly wagon: Wagon }
  | { readonly word: 'townWentBy'; readonly clause: 'E1'; readonly wagon: Wagon; readonly pushes: number }
  | { readonly word: 'snowTooLow'; readonly clause: 'E2'; readonly snow: number; readonly mark: number }
  | { readonly word: 'nobodyLeft'; readonly clause: 'B3' }
  | {
      readonly word: 'handsNotEmpty'
      readonly clause: 'E4'
      readonly seat: Seat
      readonly cards: number
      readonly hand: number
    }
  | { readonly word: 'gambitNotOpen'; readonly clause: 'W1'; readonly wagon: Wagon }
  | { readonly word: 'gambitAfterTrail'; readonly clause: 'W1' }
  | { readonly word: 'flungElsewhere'; readonly clause: 'W2'; readonly card: Card }
  | { readonly word: 'flungTwice'; readonly clause: 'W2'; readonly seat: Seat }
  | { readonly word: 'flungNothing'; readonly clause: 'W2'; readonly seat: Seat }
  | { readonly word: 'notFlungAt'; readonly clause: 'W4'; readonly wagon: Wagon }
  | { readonly word: 'notTheMost'; readonly clause: 'W4'; readonly wagon: Wagon; readonly winners: readonly Wagon[] }
  | { readonly word: 'strandedThough'; readonly clause: 'W6'; readonly card: Card }
  | { readonly word: 'callForTwo'; readonly clause: 'V4'; readonly players: number }
  | { readonly word: 'noCaller'; readonly clause: 'V4' }
  // the game
  | { readonly word: 'fourthNight'; readonly clause: 'M1' }

/** What can be, but is more likely an entry left out. */
export type Doubt = {
  readonly word: 'cardMissing'
  readonly clause: 'B2'
  readonly seat: Seat
  readonly cards: number
  readonly most: number
}

export type ProblemWord = Problem['word']
