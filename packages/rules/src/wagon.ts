/** A wagon stands on a space 0 … 6 and carries stores; it is *laden* when at least one store is aboard, anybody's (P7). */
import type { Night } from './night.ts'
import { TOWN } from './numbers.ts'
import { cardOf, LOAD, rankOf, SITS_OUT, SNOW_SUIT, suitOf, wayOf } from './words.ts'

/** Rolls a wagon on; it stops in Town (P10). */
export function roll(night: Night, wagon: number, spaces: number): void {
  const to = night.space[wagon] + spaces
  night.space[wagon] = to > TOWN ? TOWN : to
}

/** Stores go aboard. */
export function board(night: Night, wagon: number, seat: number, pips: number): void {
  night.stores[wagon * 6 + seat] += pips
  night.total[wagon] += pips
}

/** The laden wagons on spaces `from` … 6, one bit a wagon. */
export function ladenFrom(night: Night, from: number): number {
  const { space, total } = night
  let wagons = 0
  if (space[0] >= from && total[0] > 0) wagons |= 1
  if (space[1] >= from && total[1] > 0) wagons |= 2
  if (space[2] >= from && total[2] > 0) wagons |= 4
  return wagons
}

/** The rank of the highest card aboard each wagon, −1 for an empty one (T3). */
export function highestAboard(night: Night): [number, number, number] {
  const highest: [number, number, number] = [-1, -1, -1]
  const consider = (card: number): void => {
    const wagon = suitOf(card)
    if (rankOf(card) > highest[wagon]) highest[wagon] = rankOf(card)
  }
  for (let beat = 0; beat < night.revealed; beat++) {
    for (let seat = 0; seat < night.players; seat++) {
      const play = night.plays[beat * 6 + seat]
      const isLoad = play !== SITS_OUT && wayOf(play) === LOAD && suitOf(cardOf(play)) !== SNOW_SUIT
      if (isLoad) consider(cardOf(play))
    }
  }
  return highest
}
