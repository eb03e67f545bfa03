/**
 * What each suit's cards may do on the road as it stands: four bits, bit k for way k (feed 0; load 1 and push 2; for a ♠
 * breaking trail before wagon 0, 1, 2 as 1, 2, 3). The one place where P1–P6 are decided, for the engine and for every view.
 */
import * as numbers from '../numbers.ts'
import * as words from '../words.ts'

// Constants of this file, for the reason given in night.ts.
const { LAST_FULL, TOWN } = numbers
const { BREAK_TRAIL, FEED, LOAD, PUSH, SNOW_SUIT } = words

const ONLY_FEED = 1 << FEED
const FEED_OR_PUSH = ONLY_FEED | (1 << PUSH)
const ALL = FEED_OR_PUSH | (1 << LOAD)

/** Judges the road, each wagon's `space` and `total` stores aboard, and writes the ways of ♥, ♦, ♣ and ♠ into `ways`. */
export function judge(space: ArrayLike<number>, total: ArrayLike<number>, ways: { [suit: number]: number }): void {
  let shovels = ONLY_FEED
  for (let wagon = 0; wagon < 3; wagon++) {
    const at = space[wagon]
    const laden = total[wagon] > 0
    if (at === TOWN)
      ways[wagon] = ONLY_FEED // P6
    else if (at <= LAST_FULL || laden)
      ways[wagon] = ALL // P2, P3, P4
    else ways[wagon] = FEED_OR_PUSH
    if (laden && (at === 3 || at === 4)) shovels |= 1 << (BREAK_TRAIL + wagon) // P5
  }
  ways[SNOW_SUIT] = shovels
}
