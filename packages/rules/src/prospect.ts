/** What a choice would do, for the rows that a player picks from: a title, its effect, and why not where a rule forbids it. */
import { en } from './en.ts'
import { type Company, personAt } from './explain.ts'
import type { Catalogue } from './messages.ts'
import { LAST_FULL, type Numbers, numbersFor, TOWN } from './numbers.ts'
import { storesFor } from './plays/load.ts'
import { type Clause, roadOf, whyNot } from './refusal.ts'
import type { View } from './view.ts'
import {
  type Card,
  type FateCard,
  type Play,
  parseCard,
  SUITS,
  type Suit,
  suitIn,
  WAGONS,
  type Wagon,
  wagonNumber,
} from './words.ts'

export interface Prospect {
  /** `Load 9 onto ♦ Medicine` */
  readonly title: string
  /** `+27 if it gets through, −9 if another does`; for a refused play the reason */
  readonly effect: string
  /** the clause that forbids it */
  readonly clause?: Clause
}

/** What a prospect is read from: the view of the seat that is to choose. */
export type Outlook = Pick<View, 'players' | 'snow' | 'space' | 'aboard' | 'watch' | 'offer' | 'you'>

/** A play's short name, the road not considered: `Feed K♠`, `Load 9♦`, `Push Food with 3♥`. */
export function playLabel(play: Play, catalogue: Catalogue = en): string {
  const card = play.slice(1, 3) as Card
  if (play[0] === 'F') return catalogue.feedLabel(card)
  if (play[0] === 'L') return catalogue.loadLabel(card)
  if (play[3] === ':') return catalogue.trailLabel(card, play[4] as Wagon)
  return catalogue.pushLabel(card, play[2] as Wagon)
}

/**
 * What a play would do, legal or not, for the viewer who owes one. `play` is any conceivable play of a card that they hold; a
 * ♠ loaded and anything but a ♠ breaking trail (`P9D:D`) are refused like any other.
 */
export function prospect(view: Outlook, play: string, company: Company, catalogue: Catalogue = en): Prospect {
  const title = titleOf(view, play, catalogue)
  const card = play.slice(1, 3) as Card
  if (play[3] === ':' && suitIn(card) !== 'S') return { title, effect: catalogue.onlySpadesBreakTrail(), clause: 'P5' }
  const refusal = whyNot(view, play)
  if (refusal) return { title, effect: catalogue.reason(refusal), clause: refusal.clause }
  return { title, effect: effectOf(view, play as Play, { company, catalogue }) }
}

function titleOf(view: Outlook, play: string, catalogue: Catalogue): string {
  const card = play.slice(1, 3) as Card
  const suit = suitIn(card)
  if (play[0] === 'F') return catalogue.feedTitle()
  if (play[3] === ':') return catalogue.trailTitle(suit === 'S' ? (play[4] as Wagon) : null)
  if (suit === 'S' || !SUITS.includes(suit))
    return play[0] === 'L' ? catalogue.loadLabel(card) : catalogue.trailTitle(null)
  const from = view.space[wagonNumber(suit)]
  if (play[0] === 'P') return catalogue.pushTitle({ wagon: suit, from, to: Math.min(from + 1, TOWN) })
  const fact = { wagon: suit, stores: storesFor(parseCard(card)!, from) }
  return from <= LAST_FULL ? catalogue.loadTitle(fact) : catalogue.heaveTitle(fact)
}

function effectOf(
  view: Outlook,
  play: Play,
  { company, catalogue }: { company: Company; catalogue: Catalogue },
): string {
  const numbers = numbersFor(view.players)
  const card = play.slice(1, 3) as Card
  if (play[0] === 'F') return feedEffect(view, card, { company, catalogue })
  if (play[3] === ':') {
    const from = view.space[wagonNumber(play[4] as Wagon)]
    return catalogue.trailEffect({ from, to: from + 1 })
  }
  if (play[0] === 'P') return catalogue.pushEffect({ pays: numbers.push })
  const stores = storesFor(parseCard(card)!, view.space[wagonNumber(suitIn(card) as Wagon)])
  return catalogue.loadEffect(worthOf(stores, numbers))
}

const worthOf = (stores: number, numbers: Numbers): { through: number; back: number } => ({
  through: stores * numbers.through,
  back: -stores * numbers.turnedBack,
})

const wageOf = (card: Card, numbers: Numbers): number => (suitIn(card) === 'S' ? numbers.spade : numbers.fed)

function feedEffect(
  view: Outlook,
  card: Card,
  { company, catalogue }: { company: Company; catalogue: Catalogue },
): string {
  const me = view.you!.seat
  const piles = view.watch.map((pile) => pile.length)
  const most = Math.max(...piles.filter((_, seat) => seat !== me))
  const rivals = piles.flatMap((cards, seat) => (seat !== me && cards === most ? [seat] : []))
  return catalogue.feedEffect({
    wage: wageOf(card, numbersFor(view.players)),
    roars: card[0] === 'K',
    ahead: piles[me] + 1 - most,
    rivals: rivals.map((seat) => personAt(seat, company, catalogue)),
  })
}

/** V3: what taking one of the two offered cards leaves to Fate. */
export function takeProspect(view: Outlook, card: Card, catalogue: Catalogue = en): Prospect {
  const other = (view.offer ?? []).find((one: FateCard) => one !== card) ?? card
  const suit: Suit = suitIn(other)
  const from = suit === 'S' ? TOWN : view.space[wagonNumber(suit)]
  const snow = view.snow + numbersFor(view.players).coldSnap
  return {
    title: catalogue.takeTitle(card),
    effect: catalogue.takeEffect({ other, to: from === TOWN ? null : from + 1, snow }),
  }
}

/** V4, V7: what calling the run, or not, comes to. */
export function callProspect(view: Outlook, called: boolean, company: Company, catalogue: Catalogue = en): Prospect {
  const title = catalogue.callTitle(called)
  if (!called) return { title, effect: catalogue.goOnEffect() }
  const { space, total } = roadOf(view)
  const laden = WAGONS.filter((_, number) => total[number] > 0)
  const furthest = Math.max(...laden.map((wagon) => space[wagonNumber(wagon)]))
  const wagons = laden.filter((wagon) => space[wagonNumber(wagon)] === furthest)
  const other = personAt(1 - (view.you?.seat ?? 0), company, catalogue)
  return { title, effect: catalogue.callEffect({ wagons, pays: numbersFor(view.players).longWatch, other }) }
}

/** W3, W5: what a card flung in the Gambit is worth. */
export function flingProspect(view: Outlook, card: Card, catalogue: Catalogue = en): Prospect {
  const numbers = numbersFor(view.players)
  const suit = suitIn(card)
  if (suit === 'S') {
    return { title: catalogue.flingSpadeTitle(), effect: catalogue.flingSpadeEffect({ wage: wageOf(card, numbers) }) }
  }
  const stores = storesFor(parseCard(card)!, 0)
  return {
    title: catalogue.flingTitle({ wagon: suit, stores }),
    effect: catalogue.flingEffect(worthOf(stores, numbers)),
  }
}
