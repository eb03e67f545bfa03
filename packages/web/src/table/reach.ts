/** How far the Snow can come: the worst of this beat, and of the next thing the mountain does after it (B1, B3, L1). */
import { numbersFor, type Play } from '@watchfires/rules'
import type { TableView } from '@watchfires/table'
import { cardIn, isFed, isKing } from './board.ts'

export interface Reach {
  /** the most the Snow can stand at when this beat is done */
  readonly beat: number
  /** … and after the flip that follows it, or after the first flood when all hands are empty then */
  readonly next: number
  /** what that next thing is */
  readonly by: 'flip' | 'flood' | 'nothing'
}

/** What one seat's own play adds to the worst case: nothing from the fire, and a King by it shoves the Snow back. */
function driftOf(play: Play | null | undefined): number {
  if (!play || !isFed(play)) return 1
  return isKing(cardIn(play)) ? -1 : 0
}

/**
 * The worst case of a view: everybody who holds a card keeps it from the fire. `mine` is the viewer's own play as far as they
 * have made up their mind, so that they see what feeding would spare.
 */
export function reachOf(view: TableView, mine?: Play | null): Reach {
  const { snow, players, held, phase, fateLeft } = view
  const numbers = numbersFor(players)
  if (phase !== 'take' && phase !== 'call' && phase !== 'play') return { beat: snow, next: snow, by: 'nothing' }
  const taker = phase === 'take' ? view.holder : undefined
  const snap = phase === 'take' && view.offer?.some((card) => card[1] === 'S') ? numbers.coldSnap : 0
  let drift = 0
  for (const [seat, count] of held.entries()) {
    if (count === 0 && seat !== taker) continue
    drift += seat === view.you?.seat ? driftOf(mine) : 1
  }
  const beat = Math.max(0, snow + snap + drift)
  const isLast = held.every((count, seat) => (seat === taker ? count + 1 : count) <= 1)
  if (isLast) return { beat, next: beat + numbers.flood + players, by: 'flood' }
  return { beat, next: beat + (fateLeft > 1 ? numbers.coldSnap : 0), by: 'flip' }
}
