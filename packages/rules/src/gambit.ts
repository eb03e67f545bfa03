/**
 * The Gambit (W2–W6): one card each, flung together. A ♥♦♣ lands on its own wagon for full pips wherever that stands; a ♠ goes
 * to the watch. Only flung cards race; old stores are paid or lost with them. Nothing moves.
 */
import { layDown } from './hand.ts'
import type { Night } from './night.ts'
import { GAMBIT_RACE, STRANDED } from './outcome.ts'
import { feed } from './plays/feed.ts'
import { decideGambit } from './ties.ts'
import { board } from './wagon.ts'
import { pipsOf, rankOf, SITS_OUT, SNOW_SUIT, suitOf } from './words.ts'

/** `cards` has one card a seat, SITS_OUT for a seat that holds none. */
export function gambit(night: Night, cards: ArrayLike<number>): void {
  night.hasFlung = true
  const flung = [0, 0, 0]
  const highest = [-1, -1, -1]
  for (let seat = 0; seat < night.players; seat++) {
    const card = cards[seat]
    night.flung[seat] = card
    if (card === SITS_OUT) continue
    layDown(night, seat, card)
    const wagon = suitOf(card)
    if (wagon === SNOW_SUIT) {
      feed(night, seat, card)
      continue
    }
    board(night, wagon, seat, pipsOf(card))
    flung[wagon] += pipsOf(card)
    if (rankOf(card) > highest[wagon]) highest[wagon] = rankOf(card)
  }
  night.tell('gambit')
  if (flung[0] + flung[1] + flung[2] === 0) night.end(STRANDED, -1)
  else night.end(GAMBIT_RACE, decideGambit(night, flung, highest))
}
