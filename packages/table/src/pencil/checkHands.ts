/** How many cards each has laid down (S2, B2, E4; V3 for two). */
import { numbersFor } from '@watchfires/rules'
import type { PencilNight } from './pencilNight.ts'
import type { Doubt, Problem } from './problem.ts'
import { mostLaid, SUIT_SIZE, sum, type Tally } from './tally.ts'

/** S2, V3: nobody lays down more than they can have held. */
export function checkHands(night: PencilNight, { players, laid }: Tally): Problem[] {
  const most = mostLaid(players, night)
  const clause = players === 2 ? 'V3' : 'S2'
  return laid.flatMap((cards, seat): Problem[] =>
    cards > most ? [{ word: 'handTooLarge', clause, seat, cards, most }] : [],
  )
}

/** How many cards of a full table each seat is short of the others, or of an empty hand where the Last Watch began (E4). */
function shortOf({ end }: PencilNight, { players, laid }: Tally): { due: number; short: number[]; empty: boolean } {
  const empty = end?.by === 'last-watch' || end?.by === 'flood'
  const due = empty ? numbersFor(players).hand : Math.max(...laid)
  return { due, short: laid.map((cards) => Math.max(0, due - cards)), empty }
}

/**
 * B2, E4: everybody lays one card a beat, so all have laid as many. Only ♠ that broke trail may be missing: as many as the
 * pack has left, and none where no wagon was ever laden. With two players hands differ, and nothing follows.
 */
export function checkEven(night: PencilNight, tally: Tally): Problem[] {
  if (tally.players === 2) return []
  const { due, short, empty } = shortOf(night, tally)
  const trails = sum(tally.loaded) > 0 ? SUIT_SIZE - tally.spades : 0
  if (sum(short) <= trails) return []
  return short.flatMap((missing, seat): Problem[] => {
    if (missing === 0) return []
    const cards = tally.laid[seat]
    return empty
      ? [{ word: 'handsNotEmpty', clause: 'E4', seat, cards, hand: due }]
      : [{ word: 'unevenHands', clause: 'B2', seat, cards, most: due }]
  })
}

/** Seats that would have broken trail with every card that is missing: more likely an entry was left out. */
export function doubtHands(night: PencilNight, tally: Tally): Doubt[] {
  if (tally.players === 2 || checkEven(night, tally).length > 0) return []
  const { due, short } = shortOf(night, tally)
  return short.flatMap((missing, seat) =>
    missing > 0 ? [{ word: 'cardMissing', clause: 'B2', seat, cards: tally.laid[seat], most: due } as const] : [],
  )
}
