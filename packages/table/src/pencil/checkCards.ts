/** The pack's laws for a pencilled night (S1), and those of single cards and wagons (P2, P3, P5, P6). */
import { type Card, parseCard, SUITS, TOWN, WAGONS, WHITEOUT } from '@watchfires/rules'
import type { PencilNight, Store } from './pencilNight.ts'
import type { Problem } from './problem.ts'
import { SUIT_SIZE, sum, type Tally } from './tally.ts'

const isCard = (card: string): boolean => {
  const number = parseCard(card)
  return number !== undefined && number !== WHITEOUT
}
const isCount = (count: number): boolean => Number.isInteger(count) && count >= 0

/** What keeps the entries from being counted at all: seats, counts and cards that are none. */
export function checkEntries(night: PencilNight, players: number): Problem[] {
  const { stores, pushes, trails, piles } = night
  const sizes = [...pushes.map((counts) => counts.length), trails.length, piles.length]
  const seats = [...sizes.map((size) => size - 1), ...stores.map(({ seat }) => seat)]
  const strange = seats.find((seat) => !(Number.isInteger(seat) && seat >= 0 && seat < players))
  if (strange !== undefined || sizes.some((size) => size !== players))
    return [{ word: 'noSuchSeat', clause: 'S2', seat: strange ?? Math.max(...sizes), players }]
  const cards = [...stores.map(({ card }) => card), ...piles.flatMap(({ named }) => named)].filter(
    (card) => !isCard(card),
  )
  const counted = piles.map(({ spades, others }, seat) =>
    [spades, others, trails[seat], ...pushes.map((counts) => counts[seat])].every(isCount),
  )
  return [
    ...cards.map((card): Problem => ({ word: 'notACard', clause: 'S1', card })),
    ...counted.flatMap((fine, seat): Problem[] => (fine ? [] : [{ word: 'notACount', clause: 'S1', seat }])),
  ]
}

/** S1: no card is there twice, and no suit has more cards than the pack. */
export function checkPack({ stores, piles }: PencilNight, tally: Tally): Problem[] {
  const seen = new Map<Card, number[]>()
  const see = (card: Card, seat: number) => seen.set(card, [...(seen.get(card) ?? []), seat])
  for (const { card, seat } of stores) see(card, seat)
  for (const [seat, { named }] of piles.entries()) for (const card of named) see(card, seat)
  const twice = [...seen].flatMap(([card, seats]): Problem[] =>
    seats.length > 1 ? [{ word: 'cardTwice', clause: 'S1', card, seats: [...new Set(seats)] }] : [],
  )
  const most = SUIT_SIZE
  const short = SUITS.flatMap((suit, number): Problem[] => {
    const named = [...seen.keys()].filter((card) => card[1] === suit).length
    const cards = suit === 'S' ? Math.max(tally.spades, named) : named + tally.pushes[number]
    return cards > most ? [{ word: 'suitShort', clause: 'S1', suit, cards, most }] : []
  })
  return [
    ...twice,
    ...short,
    ...piles.flatMap(({ spades, others, named }, seat): Problem[] => {
      const snow = named.filter((card) => card[1] === 'S').length
      return snow > spades || named.length - snow > others ? [{ word: 'namedTooMany', clause: 'P1', seat }] : []
    }),
  ]
}

/** P2, W3: no ♠ rides. */
export const checkSnow = ({ stores }: PencilNight): Problem[] =>
  stores.flatMap(({ card, seat, ride }): Problem[] => {
    if (card[1] !== 'S') return []
    return ride === 'flung'
      ? [{ word: 'snowFlung', clause: 'W3', card, seat }]
      : [{ word: 'snowLoaded', clause: 'P2', card, seat }]
  })

/** P3: the first card aboard was loaded in full. P5: a trail is broken before a laden wagon. P6: nothing pushes past Town. */
export function checkRoad({ stores }: PencilNight, { players, loaded, heaved, pushes, trails }: Tally): Problem[] {
  const problems: Problem[] = []
  for (const [number, wagon] of WAGONS.entries()) {
    if (heaved[number] > 0 && heaved[number] === loaded[number]) {
      const { card } = stores.find((entry) => entry.card[1] === wagon && entry.ride === 'heaved') as Store
      problems.push({ word: 'heavedOnEmpty', clause: 'P3', card, wagon })
    }
    // five roll it to the space before Town, and in one more reveal everybody may push
    const most = TOWN - 1 + players
    if (pushes[number] > most)
      problems.push({ word: 'pushedPastTown', clause: 'P6', wagon, pushes: pushes[number], most })
  }
  if (trails > 0 && sum(loaded) === 0) problems.push({ word: 'trailBeforeNone', clause: 'P5' })
  return problems
}
