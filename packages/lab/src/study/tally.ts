/** A tally: what many rows of one study come to, in whole numbers only, so that tallies can be added up in any order. */
import { type Card, ENDINGS, MOST_BEATS, makeCard, PACK, type Play, parseCard, storesFor } from '@watchfires/rules'
import { add, type Count, noCount } from './count.ts'
import type { Row } from './row.ts'

/** The ways to play a card, as the report tells them apart. */
export const KINDS = ['feed', 'load', 'heave', 'push', 'trail'] as const
export type Kind = (typeof KINDS)[number]

/** What was seen of one way to play: how often, what it paid by itself, and by how much its player then led the table. */
export interface Use {
  /** gratitude that this play alone brought at the settlement; the Long Watch not counted */
  readonly paid: Count
  /** the player's gratitude above the table's mean in that night, times the number of players */
  readonly lead: Count
}

/** Places at a table are shared by this many at most: whole parts of a win for 1 … 6 who share it. */
export const WIN = 60
/** Scores are counted one by one from here … to there; beyond, in the first and last. */
export const LOWEST = -100
export const HIGHEST = 250

export interface Tally {
  nights: number
  games: number
  endings: number[]
  /** nights by the beat in which they ended */
  beats: number[]
  /** gratitude of a night by seat, and by bot of the study */
  seats: Count[]
  bots: Count[]
  /** the gain on the table's mean, times the number of players, by bot */
  leads: Count[]
  /** parts of nights won by seat and by bot, `WIN` for each undivided one; and of games */
  seatWins: number[]
  botWins: number[]
  gameWins: number[]
  gameTotals: Count[]
  /** how many scores of each size there were, all seats together */
  scores: number[]
  /** use by kind and beat (kind × MOST_BEATS + beat − 1), and by kind and card (kind × 48 + card) */
  byBeat: Use[]
  byCard: Use[]
  /** decisions in each beat: seats that played a card */
  plays: number[]
}

const counts = (length: number): Count[] => Array.from({ length }, noCount)
const zeros = (length: number): number[] => Array.from({ length }, () => 0)
const uses = (length: number): Use[] => Array.from({ length }, () => ({ paid: noCount(), lead: noCount() }))

export function emptyTally(players: number): Tally {
  return {
    nights: 0,
    games: 0,
    endings: zeros(ENDINGS.length),
    beats: zeros(MOST_BEATS + 1),
    seats: counts(players),
    bots: counts(players),
    leads: counts(players),
    seatWins: zeros(players),
    botWins: zeros(players),
    gameWins: zeros(players),
    gameTotals: counts(players),
    scores: zeros(HIGHEST - LOWEST + 1),
    byBeat: uses(KINDS.length * MOST_BEATS),
    byCard: uses(KINDS.length * PACK.length),
    plays: zeros(MOST_BEATS + 1),
  }
}

/** What the settlement pays by the numbers of the study. */
export interface Pay {
  readonly through: number
  readonly turnedBack: number
  readonly push: number
  readonly spade: number
  readonly fed: number
}

/** Counts a row in. */
export function count(tally: Tally, row: Row, pay: Pay): void {
  const { gratitude, bots } = row
  const players = gratitude.length
  tally.nights++
  tally.endings[row.ending]++
  tally.beats[row.beats]++
  let sum = 0
  let best = Number.NEGATIVE_INFINITY
  for (const score of gratitude) {
    sum += score
    if (score > best) best = score
  }
  const winners = gratitude.filter((score) => score === best).length
  for (let seat = 0; seat < players; seat++) {
    const score = gratitude[seat]
    add(tally.seats[seat], score)
    add(tally.bots[bots[seat]], score)
    add(tally.leads[bots[seat]], players * score - sum)
    tally.scores[Math.min(HIGHEST, Math.max(LOWEST, score)) - LOWEST]++
    if (score !== best) continue
    tally.seatWins[seat] += WIN / winners
    tally.botWins[bots[seat]] += WIN / winners
  }
  countPlays(tally, row, { pay, sum })
  if (row.totals && row.winners) countGame(tally, row, row.totals, row.winners)
}

function countPlays(tally: Tally, row: Row, { pay, sum }: { pay: Pay; sum: number }): void {
  const players = row.gratitude.length
  for (let beat = 0; beat < row.plays.length; beat++) {
    for (let seat = 0; seat < players; seat++) {
      const play = row.plays[beat][seat]
      if (play === null) continue
      const kind = kindOf(play, row.stores[beat][seat])
      const paid = paidFor(play, { kind, stores: row.stores[beat][seat], wagon: row.wagon, pay })
      const lead = players * row.gratitude[seat] - sum
      tally.plays[beat + 1]++
      use(tally.byBeat[kind * MOST_BEATS + beat], paid, lead)
      use(tally.byCard[kind * PACK.length + placeOf(play.slice(1, 3) as Card)], paid, lead)
    }
  }
}

function use(used: Use, paid: number, lead: number): void {
  add(used.paid, paid)
  add(used.lead, lead)
}

const PLACES = new Map<string, number>(Array.from(PACK, (card, place) => [makeCard(card), place]))
/** A card's place in the pack of S1, 0 … 47. */
const placeOf = (card: Card): number => PLACES.get(card)!

/** The index into KINDS of a play that put so many stores aboard. */
function kindOf(play: Play, stores: number): number {
  if (play[0] === 'F') return 0
  if (play[0] === 'L') return stores === storesFor(parseCard(play.slice(1, 3))!, 0) ? 1 : 2
  return play[3] === ':' ? 4 : 3
}

function paidFor(
  play: Play,
  { kind, stores, wagon, pay }: { kind: number; stores: number; wagon: Row['wagon']; pay: Pay },
): number {
  const suit = play[2]
  switch (KINDS[kind]) {
    case 'feed':
      return suit === 'S' ? pay.spade : pay.fed
    case 'load':
    case 'heave':
      if (wagon === null) return 0
      return wagon === suit ? pay.through * stores : -pay.turnedBack * stores
    case 'push':
      return wagon === suit ? pay.push : 0
    default:
      return 0
  }
}

function countGame(tally: Tally, row: Row, totals: readonly number[], winners: readonly number[]): void {
  tally.games++
  for (const [seat, total] of totals.entries()) add(tally.gameTotals[row.bots[seat]], total)
  for (const seat of winners) tally.gameWins[row.bots[seat]] += WIN / winners.length
}

/** Adds another tally of the same study to this one. */
export function addUp(tally: Tally, other: Tally): void {
  tally.nights += other.nights
  tally.games += other.games
  for (const key of ['endings', 'beats', 'seatWins', 'botWins', 'gameWins', 'scores', 'plays'] as const) {
    for (const [i, value] of other[key].entries()) tally[key][i] += value
  }
  for (const key of ['seats', 'bots', 'leads', 'gameTotals'] as const) {
    for (const [i, value] of other[key].entries()) addCount(tally[key][i], value)
  }
  for (const key of ['byBeat', 'byCard'] as const) {
    for (const [i, { paid, lead }] of other[key].entries()) {
      addCount(tally[key][i].paid, paid)
      addCount(tally[key][i].lead, lead)
    }
  }
}

function addCount(count: Count, other: Count): void {
  count.n += other.n
  count.sum += other.sum
  count.squares += other.squares
}
