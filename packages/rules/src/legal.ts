/** Legal plays from a view alone (P1–P6): in the order ♥♦♣♠, then rank, then way, which is the order of `Night.nthPlay`. */

import { judge } from './plays/ways.ts'
import { roadOf } from './refusal.ts'
import type { View } from './view.ts'
import { makePlay, type Play, parseCard, suitOf } from './words.ts'

/** Every play that the viewer's hand allows on the road as it stands; none for a spectator or an empty hand. */
export function legalPlays(view: View): Play[] {
  const road = roadOf(view)
  const may = [0, 0, 0, 0]
  judge(road.space, road.total, may)
  const plays: Play[] = []
  for (const name of view.you?.hand ?? []) {
    const card = parseCard(name)!
    const ways = may[suitOf(card)]
    for (let way = 0; way < 4; way++) if (ways & (1 << way)) plays.push(makePlay((way << 6) | card))
  }
  return plays
}

/** Every way a suit's card could be played on any road, for a screen that greys what is not legal: feed, load, push, trails. */
export function conceivablePlays(card: string): string[] {
  if (card[1] === 'S') return [`F${card}`, `P${card}:H`, `P${card}:D`, `P${card}:C`]
  return [`F${card}`, `L${card}`, `P${card}`]
}
