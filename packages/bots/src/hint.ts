/**
 * A hint: what steady would do, and why in one sentence. Every figure in the sentence is one that steady weighed (`weigh`), or
 * follows from those by what is paid (G1–G5); nothing is estimated anew.
 */
import {
  type Card,
  type FateCard,
  LAST_FULL,
  type Numbers,
  numbersFor,
  type Play,
  parseCard,
  pipsOf,
  SUITS,
  storesFor,
  type View,
  WAGONS,
  type Wagon,
  wagonNumber,
} from '@watchfires/rules'
import { type Choice, mine } from './bot.ts'
import { type HintCatalogue, hintEn } from './hintWords.ts'
import { type Manner, type Weighed, weigh } from './steady.ts'
import { weightsFor } from './weights.ts'

/** The parts of a choice's worth, as `Weighed` has them. */
export const HINT_PARTS = ['road', 'fire', 'hand', 'rivals'] as const
export type HintPart = (typeof HINT_PARTS)[number]

/** What speaks for a choice. Chances are 0–1, all else gratitude unless said. */
export type Why =
  /** `pips` go aboard and bring so much on average: what is paid when the wagon is through, less what they cost when another is */
  | {
      readonly kind: 'load'
      readonly wagon: Wagon
      readonly pips: number
      readonly isHeave: boolean
      readonly chance: number
      readonly isLikeliest: boolean
      readonly brings: number
    }
  | {
      readonly kind: 'fling'
      readonly wagon: Wagon
      readonly pips: number
      readonly chance: number
      readonly isLikeliest: boolean
      readonly brings: number
    }
  /** a push or a shovel: the wagon's chance with it, and with the best feed in its place; how many of my stores ride there */
  | {
      readonly kind: 'move'
      readonly wagon: Wagon
      readonly chance: number
      readonly fed: number
      readonly aboard: number
    }
  | {
      readonly kind: 'feed'
      readonly wage: number
      readonly longWatch: number
      readonly roars: boolean
      readonly buried: number
    }
  | { readonly kind: 'flingSpade'; readonly pays: number }
  | { readonly kind: 'take'; readonly other: FateCard; readonly wagon: Wagon; readonly chance: number }
  | { readonly kind: 'take'; readonly other: FateCard; readonly wagon: null; readonly buried: number }
  | { readonly kind: 'call'; readonly wagon: Wagon; readonly road: number }
  | { readonly kind: 'goOn'; readonly hand: number; readonly buried: number }

export interface HintFigures {
  /** the choice, weighed */
  readonly weighed: Weighed
  /** the best of the others; null where there is no other */
  readonly next: Weighed | null
  /** how much more the choice is worth than that: at least 0 */
  readonly lead: number
  /** the part in which it gains the most on that; null where it gains in none */
  readonly part: HintPart | null
  readonly why: Why
}

export interface Hint {
  readonly choice: Choice
  readonly figures: HintFigures
  /** one sentence: the choice, what speaks for it, and how much better it is than the next best */
  readonly reason: string
}

/** What steady would do for the owner of a view, and why. Throws where nothing is owed. */
export function explainHint(view: View, catalogue: HintCatalogue = hintEn): Hint {
  const all = weigh(view)
  const weighed = top(all)
  const others = all.filter(({ choice }) => choice !== weighed.choice)
  const next = others.length > 0 ? top(others) : null
  const why = whyOf(view, { weighed, all })
  const figures = { weighed, next, lead: next ? weighed.worth - next.worth : 0, part: partOf(weighed, next), why }
  const words = {
    label: catalogue.label(weighed.choice, why),
    why: catalogue.why(why),
    next: next ? catalogue.label(next.choice, whyOf(view, { weighed: next, all })) : '',
  }
  const hint = { choice: weighed.choice, figures, reason: '' }
  return { ...hint, reason: catalogue.sentence(hint, words) }
}

/** The first among equals, as steady takes it. */
function top(weighed: readonly Weighed[]): Weighed {
  let most = weighed[0]
  for (const one of weighed) if (one.worth > most.worth) most = one
  return most
}

/** What the others gain is my loss. */
export const gainIn = (part: HintPart, one: Weighed, other: Weighed): number =>
  part === 'rivals' ? other.rivals - one.rivals : one[part] - other[part]

function partOf(weighed: Weighed, next: Weighed | null): HintPart | null {
  if (!next) return null
  let most: HintPart = 'road'
  for (const part of HINT_PARTS) if (gainIn(part, weighed, next) > gainIn(most, weighed, next)) most = part
  return gainIn(most, weighed, next) > 0 ? most : null
}

type Among = { readonly weighed: Weighed; readonly all: readonly Weighed[] }

function whyOf(view: View, among: Among): Why {
  const { weighed } = among
  switch (view.phase) {
    case 'play':
      return whyPlay(view, among)
    case 'take':
      return whyTake(view, weighed)
    case 'gambit':
      return whyFling(view, weighed)
    default:
      return weighed.choice
        ? { kind: 'call', wagon: likeliest(chancesOf(view, true)), road: weighed.road }
        : { kind: 'goOn', hand: weighed.hand, buried: weighed.buried }
  }
}

function whyPlay(view: View, { weighed, all }: Among): Why {
  const play = weighed.choice as Play
  const card = play.slice(1, 3) as Card
  if (play[0] === 'F') return whyFeed(view, card, weighed)
  const wagon = (play[4] ?? card[1]) as Wagon
  const number = wagonNumber(wagon)
  const chances = chancesOf(view, play)
  const chance = chances[number]
  if (play[0] === 'P') {
    const feed = top(all.filter(({ choice }) => `${choice}`[0] === 'F'))
    const fed = chancesOf(view, feed.choice)[number]
    return { kind: 'move', wagon, chance, fed, aboard: aboardOf(view, number) }
  }
  const space = view.space[number]
  const pips = storesFor(parseCard(card)!, space)
  const brings = bringsOf(pips, { chance, open: 1 - weighed.buried }, numbersFor(view.players))
  const isLikeliest = likeliest(chances) === wagon
  return { kind: 'load', wagon, pips, isHeave: space > LAST_FULL, chance, isLikeliest, brings }
}

function whyFeed(view: View, card: Card, { fire, buried }: Weighed): Why {
  const numbers = numbersFor(view.players)
  const wage = card[1] === 'S' ? numbers.spade : numbers.fed
  return { kind: 'feed', wage, longWatch: fire - wage, roars: card[0] === 'K', buried }
}

function whyFling(view: View, { choice, fire }: Weighed): Why {
  const card = choice as Card
  if (card[1] === 'S') return { kind: 'flingSpade', pays: fire }
  const wagon = card[1] as Wagon
  const chances = chancesOf(view, choice)
  const chance = chances[wagonNumber(wagon)]
  const pips = pipsOf(parseCard(card)!)
  const brings = bringsOf(pips, { chance, open: 1 }, numbersFor(view.players))
  return { kind: 'fling', wagon, pips, chance, isLikeliest: likeliest(chances) === wagon, brings }
}

function whyTake(view: View, { choice, buried }: Weighed): Why {
  const other = view.offer!.find((card) => card !== choice)!
  const suit = SUITS.indexOf(other[1] as (typeof SUITS)[number])
  if (suit >= WAGONS.length) return { kind: 'take', other, wagon: null, buried }
  return { kind: 'take', other, wagon: WAGONS[suit], chance: chancesOf(view, choice)[suit] }
}

/** G1, G2: what so many pips bring that are through with this chance, and turn back in the rest of the open road's. */
const bringsOf = (
  pips: number,
  { chance, open }: { readonly chance: number; readonly open: number },
  { through, turnedBack }: Numbers,
): number => pips * (through * chance - turnedBack * (open - chance))

const aboardOf = (view: View, wagon: number): number =>
  view.aboard[wagon].reduce((sum, { seat, pips }) => (seat === mine(view).seat ? sum + pips : sum), 0)

const likeliest = (chances: readonly number[]): Wagon => WAGONS[chances.indexOf(Math.max(...chances))]

/**
 * Each wagon's chance to be through after a choice, as steady weighs it. It is read off the weighing itself: were one gratitude
 * more paid for a push, a push into a wagon would be worth its chance more.
 */
export function chancesOf(view: View, choice: Choice, { weights = weightsFor(view.players) }: Manner = {}): number[] {
  const { seat } = mine(view)
  const numbers = numbersFor(view.players)
  const roadWith = (wagon: number, push: number): number => {
    const pushes = view.pushes.map((row, i) => row.map((many, at) => (at === seat ? (i === wagon ? 1 : 0) : many)))
    const probe = { ...view, pushes: [pushes[0], pushes[1], pushes[2]] as const }
    return weigh(probe, { weights, numbers: { ...numbers, push } }).find((one) => one.choice === choice)!.road
  }
  const paid = (wagon: number): number => roadWith(wagon, numbers.push + 1) - roadWith(wagon, numbers.push)
  // the choice may be a push by itself
  const own = paid(-1)
  return WAGONS.map((_, wagon) => paid(wagon) - own)
}
