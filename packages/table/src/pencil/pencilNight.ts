/** What a real table's night comes to, as it is pencilled: entries, and the small edits that a screen makes of them. */
import type { BySeat, ByWagon, Card, Seat, Wagon } from '@watchfires/rules'
import { wagonNumber } from '@watchfires/rules'

/** How a card came aboard: in full on 0–2 (P2), heaved for half on 3–5 (P3), or flung in the Gambit (W3). */
export type Ride = 'full' | 'heaved' | 'flung'

/** A card that lies by its suit's wagon when the night is over, and whose it is. */
export interface Store {
  readonly card: Card
  readonly seat: Seat
  readonly ride: Ride
}

/** A watch-pile as it lies when the night is over, a ♠ fed in the Gambit included. */
export interface Pile {
  readonly spades: number
  readonly others: number
  /** those of these cards that somebody cared to name */
  readonly named: readonly Card[]
}

/** How the night ended. With `call` it is the caller who goes without the Long Watch (V7). */
export type PencilEnd =
  | { readonly kind: 'through'; readonly by: 'town' | 'whiteout' | 'gambit' | 'last-watch'; readonly wagon: Wagon }
  | { readonly kind: 'through'; readonly by: 'call'; readonly wagon: Wagon; readonly caller: Seat }
  | { readonly kind: 'buried'; readonly by: 'cold-snap' | 'drift' | 'flood' }
  | { readonly kind: 'stranded'; readonly by: 'gambit' }

/** One night's entries. Nothing in it is trusted: `checkNight` says what of it cannot be. */
export interface PencilNight {
  readonly stores: readonly Store[]
  /** cards laid sideways, wagon by wagon, seat by seat */
  readonly pushes: ByWagon<BySeat<number>>
  /** ♠ laid sideways, seat by seat; they pay nothing and may be left out */
  readonly trails: BySeat<number>
  readonly piles: BySeat<Pile>
  /** null while it is not known */
  readonly end: PencilEnd | null
}

/** An empty sheet for 2–6 players. */
export function blankNight(players: number): PencilNight {
  const none = Array.from({ length: players }, () => 0)
  return {
    stores: [],
    pushes: [none, none, none],
    trails: none,
    piles: none.map(() => ({ spades: 0, others: 0, named: [] })),
    end: null,
  }
}

const step = (counts: BySeat<number>, seat: Seat, by: number): number[] =>
  counts.map((count, at) => (at === seat ? Math.max(0, count + by) : count))

/** Puts a card by its wagon for a seat, or takes it away with `null`. Entries of the same card for other seats stay. */
export function store(
  night: PencilNight,
  { card, seat, ride }: { readonly card: Card; readonly seat: Seat; readonly ride: Ride | null },
): PencilNight {
  const others = night.stores.filter((entry) => entry.card !== card || entry.seat !== seat)
  return { ...night, stores: ride === null ? others : [...others, { card, seat, ride }] }
}

/**
 * A tap on a card of a seat's: loaded, heaved, away again; in a night that ended by the Gambit also flung, before it goes away.
 * A card that lies there for somebody else is left alone.
 */
export function tapCard(night: PencilNight, { card, seat }: { readonly card: Card; readonly seat: Seat }): PencilNight {
  const lying = night.stores.find((entry) => entry.card === card)
  if (lying && lying.seat !== seat) return night
  const rides: readonly (Ride | null)[] =
    night.end?.by === 'gambit' ? ['full', 'heaved', 'flung', null] : ['full', 'heaved', null]
  const next = rides[(rides.indexOf(lying?.ride ?? null) + 1) % rides.length]
  return store(night, { card, seat, ride: next })
}

/** One push more (`by` 1) or fewer (−1); never below 0. */
export function countPush(
  night: PencilNight,
  { wagon, seat, by }: { readonly wagon: Wagon; readonly seat: Seat; readonly by: number },
): PencilNight {
  const at = wagonNumber(wagon)
  const [food, medicine, firewood] = night.pushes.map((counts, i) => (i === at ? step(counts, seat, by) : counts))
  return { ...night, pushes: [food, medicine, firewood] }
}

/** One ♠ that broke trail more or fewer. */
export const countTrail = (
  night: PencilNight,
  { seat, by }: { readonly seat: Seat; readonly by: number },
): PencilNight => ({ ...night, trails: step(night.trails, seat, by) })

/** One fed card more or fewer, a ♠ or any other. */
export function countFed(
  night: PencilNight,
  { seat, what, by }: { readonly seat: Seat; readonly what: 'spades' | 'others'; readonly by: number },
): PencilNight {
  const piles = night.piles.map((pile, at) => (at === seat ? { ...pile, [what]: Math.max(0, pile[what] + by) } : pile))
  return { ...night, piles }
}

/** Names a fed card, which counts it, or strikes its name out again, which does not count it any more. */
export function nameFed(night: PencilNight, { seat, card }: { readonly seat: Seat; readonly card: Card }): PencilNight {
  const pile = night.piles[seat]
  const what = card[1] === 'S' ? 'spades' : 'others'
  const isNamed = pile.named.includes(card)
  const named = isNamed ? pile.named.filter((other) => other !== card) : [...pile.named, card]
  const piles = night.piles.map((other, at) => (at === seat ? { ...other, named } : other))
  return countFed({ ...night, piles }, { seat, what, by: isNamed ? -1 : 1 })
}

/** How it ended; `null` takes it back. */
export const endNight = (night: PencilNight, end: PencilEnd | null): PencilNight => ({ ...night, end })
