// The base game's rules on a plain object that Immer may draft: what port.ts makes a boardgame.io Game of. Clauses named
// are those of spec/rules.md. It shares nothing with the product's own engine, which is measured against it.
import type { Ending } from './tally.ts'

export const SPADES = 3
const KING = 11
const TOWN = 6
export const WAGONS = [0, 1, 2] as const

/** A card is suit × 12 + rank: rank 0 is the 2, 11 the King; suits 0–2 are the wagons, 3 is the snow. */
export const suitOf = (card: number): number => Math.floor(card / 12)
export const rankOf = (card: number): number => card % 12
const pips = (card: number): number => Math.min(rankOf(card) + 2, 10)

export type Way = 'feed' | 'load' | 'push' | 'trail'

export interface Play {
  /** Its place in the hand. */
  at: number
  card: number
  way: Way
  /** The wagon a trail is broken for; null on every other way. */
  wagon: number | null
}

export interface Outcome {
  ending: Ending
  wagon: number | null
  gratitude: number[]
}

export interface Road {
  /** The 48 as dealt: hands, then Fate cards, then leftovers. */
  pack: number[]
  /** Index in the pack of the next Fate card. */
  next: number
  /** The whiteout comes when `next` stands here. */
  whiteout: number
  hands: number[][]
  /** What each seat has committed to the beat; null until it has. */
  commits: (Play | null)[]
  /** How many seats have yet to commit. */
  awaited: number
  beat: number
  gambit: boolean
  snow: number
  mark: number
  space: number[]
  /** Pips aboard by wagon and seat. */
  stores: number[][]
  /** Highest rank aboard by wagon; −1 on an empty one. */
  top: number[]
  pushes: number[][]
  pile: number[]
  wages: number[]
  outcome: Outcome | null
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const laden = (G: Road, wagon: number): boolean => G.top[wagon] >= 0

/** Whether a card of this suit may be loaded on its wagon now [P2][P3]. */
export const mayLoad = (G: Road, w: number): boolean => G.space[w] <= 2 || (G.space[w] < TOWN && laden(G, w))
/** Whether a trail may be broken for the wagon now [P5]. */
export const mayTrail = (G: Road, w: number): boolean => (G.space[w] === 3 || G.space[w] === 4) && laden(G, w)

/** Whether the card may be played that way on the road as it stands [P1]–[P6]; in the Gambit every card may be flung. */
export function isLegal(G: Road, play: Play): boolean {
  if (G.gambit) return play.way === 'feed'
  const suit = suitOf(play.card)
  switch (play.way) {
    case 'feed':
      return true
    case 'load':
      return suit !== SPADES && mayLoad(G, suit)
    case 'push':
      return suit !== SPADES && G.space[suit] < TOWN
    case 'trail':
      return suit === SPADES && play.wagon !== null && mayTrail(G, play.wagon)
    default:
      return false
  }
}

/** T4 and T5: the next Fate card of a tied wagon's suit; then the leftovers, then the whole pack. */
function fateFlip(G: Road, tied: readonly number[]): number {
  const from = G.pack.slice(G.next)
  return suitOf([...from, ...G.pack].find((card) => tied.includes(suitOf(card)))!)
}

/** T1–T5 between wagons, at least one. */
function furthest(G: Road, wagons: readonly number[]): number {
  let tied = wagons
  for (const measure of [(w: number) => G.space[w], (w: number) => sum(G.stores[w]), (w: number) => G.top[w]]) {
    if (tied.length === 1) break
    const most = Math.max(...tied.map(measure))
    tied = tied.filter((w) => measure(w) === most)
  }
  return tied.length === 1 ? tied[0] : fateFlip(G, tied)
}

/** G1–G6. */
function settle(G: Road, wagon: number | null, ending: Ending): void {
  const most = Math.max(...G.pile)
  const gratitude = G.wages.map((wage, seat) => {
    let g = wage + (most > 0 && G.pile[seat] === most ? 5 : 0)
    if (wagon !== null) {
      for (const w of WAGONS) g += w === wagon ? 3 * G.stores[w][seat] + 2 * G.pushes[w][seat] : -G.stores[w][seat]
    }
    return g
  })
  G.outcome = { ending, wagon, gratitude }
}

/** E1 after a step; true if it ended the night. */
function arrived(G: Road, ending: Ending): boolean {
  const through = WAGONS.filter((w) => G.space[w] === TOWN && laden(G, w))
  if (through.length === 0) return false
  settle(G, furthest(G, through), ending)
  return true
}

/** E2 after a step; true if it ended the night. */
function buried(G: Road, ending: Ending): boolean {
  if (G.snow < G.mark) return false
  settle(G, null, ending)
  return true
}

/** B1: the beat's Fate card, or the whiteout [W1][W2]. */
export function flip(G: Road): void {
  G.beat++
  if (G.next === G.whiteout) {
    const moved = WAGONS.filter((w) => G.space[w] >= 1 && laden(G, w))
    if (moved.length > 0) settle(G, furthest(G, moved), 'whiteout')
    else G.gambit = true
    return
  }
  const suit = suitOf(G.pack[G.next++])
  if (suit === SPADES) {
    G.snow += 3
    buried(G, 'cold-snap')
  } else if (G.space[suit] < TOWN) {
    G.space[suit]++
    arrived(G, 'town')
  }
}

function feed(G: Road, seat: number, card: number): void {
  G.pile[seat]++
  G.wages[seat] += suitOf(card) === SPADES ? 3 : 1
}

function load(G: Road, seat: number, { card, half }: { card: number; half: boolean }): void {
  const wagon = suitOf(card)
  G.stores[wagon][seat] += half ? Math.floor(pips(card) / 2) : pips(card)
  G.top[wagon] = Math.max(G.top[wagon], rankOf(card))
}

/** Hands have no order: the last card fills the gap. */
function takeOut(hand: number[], place: number): void {
  const last = hand.pop()!
  if (place < hand.length) hand[place] = last
}

/** B2–B5 with all commits in: P8's order, then the drift, and the Last Watch once the hands are empty. */
export function reveal(G: Road): void {
  const at = [...G.space]
  const shovels = [0, 0, 0]
  const pushed = [0, 0, 0]
  let drift = 0
  let kings = 0
  const plays = G.commits as Play[]
  for (let seat = 0; seat < plays.length; seat++) {
    const { at: place, card, way, wagon } = plays[seat]
    takeOut(G.hands[seat], place)
    if (way === 'feed') {
      feed(G, seat, card)
      if (rankOf(card) === KING) kings++
      continue
    }
    drift++
    if (way === 'load') load(G, seat, { card, half: at[suitOf(card)] > 2 })
    else if (way === 'trail') shovels[wagon!]++
    else {
      pushed[suitOf(card)]++
      G.pushes[suitOf(card)][seat]++
    }
  }
  G.commits = Array(plays.length).fill(null)
  G.awaited = plays.length
  for (const w of WAGONS) {
    if (shovels[w] > 0 && G.space[w] < 5) G.space[w] = Math.min(5, G.space[w] + shovels[w])
    if (pushed[w] > 0) G.space[w] = Math.min(TOWN, G.space[w] + pushed[w])
  }
  if (arrived(G, 'town')) return
  G.snow = Math.max(0, G.snow + drift - kings)
  if (buried(G, 'drift')) return
  if (G.hands[0].length === 0) lastWatch(G)
}

/** L1. */
function lastWatch(G: Road): void {
  for (;;) {
    G.snow += 3 + G.hands.length
    if (buried(G, 'flood')) return
    for (const w of WAGONS) if (G.space[w] >= 1 && G.space[w] < TOWN && laden(G, w)) G.space[w]++
    if (arrived(G, 'last-watch')) return
  }
}

/** W3–W6 with all commits in. */
export function race(G: Road): void {
  const flung = [0, 0, 0]
  const highest = [-1, -1, -1]
  for (let seat = 0; seat < G.commits.length; seat++) {
    const { card } = G.commits[seat] as Play
    const wagon = suitOf(card)
    if (wagon === SPADES) feed(G, seat, card)
    else {
      load(G, seat, { card, half: false })
      flung[wagon] += pips(card)
      highest[wagon] = Math.max(highest[wagon], rankOf(card))
    }
  }
  const most = Math.max(...flung)
  if (most === 0) {
    settle(G, null, 'stranded')
    return
  }
  const level = WAGONS.filter((w) => flung[w] === most)
  const high = Math.max(...level.map((w) => highest[w]))
  const tied = level.filter((w) => highest[w] === high)
  settle(G, tied.length === 1 ? tied[0] : fateFlip(G, tied), 'gambit')
}
