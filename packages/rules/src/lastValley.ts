/**
 * The Last Valley, for two (V): the mountain offers two Fate cards, whoever holds the watch takes one into hand, and may Call
 * the Run. A reconstruction.
 */
import { fateAt, fateCards, resolveFate } from './fate.ts'
import { takeUp } from './hand.ts'
import type { Night } from './night.ts'
import { CALLED, COLD_SNAP, TOWN_REACHED } from './outcome.ts'
import { CALL, TAKE } from './phase.ts'
import { decide } from './ties.ts'
import { ladenFrom, roll } from './wagon.ts'
import { FEED, SITS_OUT, SNOW_SUIT, suitOf, WHITEOUT, wayOf } from './words.ts'

/** The two cards of a beat's offer, as numbers. */
export const offered = (night: Night, beat: number, which: number): number => fateAt(night, 2 * (beat - 1) + which)

/** Who took which card of a beat's offer, 0 the first and 1 the second; null where there was no take. */
export function takenIn(night: Night, beat: number): { seat: number; which: number; card: number } | null {
  const taken = night.taken[beat - 1]
  if (taken === 0) return null
  const which = (taken & 3) - 1
  return { seat: taken >> 2, which, card: offered(night, beat, which) }
}

/** V2: two Fate cards are turned. The whiteout ends the run; two of one wagon's suit roll it twice; else there is a take. */
export function offer(night: Night): void {
  const left = fateCards(night) - night.turned
  const first = offered(night, night.beat, 0)
  if (left === 1) {
    night.turned++
    return night.flip(first)
  }
  const second = offered(night, night.beat, 1)
  night.turned += 2
  if (first === WHITEOUT || second === WHITEOUT) return night.flip(WHITEOUT)
  if (suitOf(first) !== suitOf(second) || suitOf(first) === SNOW_SUIT) {
    night.phase = TAKE
    return
  }
  roll(night, suitOf(first), 2)
  night.tell('pair')
  if (!night.checkThrough(TOWN_REACHED)) askForCall(night)
}

/** V3: the holder takes the first or the second card of the offer; the other is the beat's Fate card. */
export function take(night: Night, which: 0 | 1): void {
  night.taken[night.beat - 1] = (which + 1) | (night.holder << 2)
  takeUp(night, night.holder, offered(night, night.beat, which))
  night.tell('take')
  resolveFate(night, offered(night, night.beat, which === 0 ? 1 : 0))
  night.tell('flip')
  if (night.checkBuried(COLD_SNAP) || night.checkThrough(TOWN_REACHED)) return
  askForCall(night)
}

/** V4: a call is open while some laden wagon stands on CALL_FROM or further. */
function askForCall(night: Night): void {
  if (ladenFrom(night, night.numbers.callFrom)) night.phase = CALL
  else night.askForPlays()
}

/** V4: the holder calls the run, or lets it go on. */
export function call(night: Night, called: boolean): void {
  night.calls[night.beat - 1] = called ? 2 : 1
  if (!called) return night.askForPlays()
  night.tell('call')
  night.end(CALLED, decide(night, ladenFrom(night, 1)))
}

/** V5: a holder who did not feed, or sat out, hands the watch to the other. */
export function passWatch(night: Night, plays: ArrayLike<number>): void {
  const play = plays[night.holder]
  if (play === SITS_OUT || wayOf(play) !== FEED) night.holder = 1 - night.holder
}
