/**
 * What a suit's cards may do on the road as it stands: four bits, bit k for way k (feed 0; load 1 and push 2; for a ♠ breaking
 * trail before wagon 0, 1, 2 as 1, 2, 3). The one place where P1–P6 are decided, for the engine and for every view.
 */
import { LAST_FULL, TOWN } from '../numbers.ts'
import { BREAK_TRAIL, FEED, LOAD, PUSH, SNOW_SUIT } from '../words.ts'

/** `space` of each wagon and `total` stores aboard. */
export function waysOf(suit: number, space: ArrayLike<number>, total: ArrayLike<number>): number {
  if (suit !== SNOW_SUIT) {
    if (space[suit] === TOWN) return 1 << FEED // P6
    const mayLoad = space[suit] <= LAST_FULL || total[suit] > 0 // P2, P3
    return (1 << FEED) | (1 << PUSH) | (mayLoad ? 1 << LOAD : 0)
  }
  let ways = 1 << FEED
  for (let wagon = 0; wagon < 3; wagon++) {
    if (total[wagon] > 0 && (space[wagon] === 3 || space[wagon] === 4)) ways |= 1 << (BREAK_TRAIL + wagon) // P5
  }
  return ways
}
