/** What the person who looks may decide now: the cards to pick from, and for each the rows of what it can do. */

import type { IconName, Preview } from '@watchfires/kit'
import {
  type Card,
  type Clause,
  type Company,
  callProspect,
  conceivablePlays,
  flingProspect,
  type Play,
  type Prospect,
  parseCard,
  prospect,
  storesFor,
  takeProspect,
  type Wagon,
  wagonNumber,
} from '@watchfires/rules'
import type { Decision, TableView } from '@watchfires/table'

export interface Row {
  /** unique among the rows of one choice */
  readonly id: string
  readonly icon: IconName
  /** a card to show in place of the icon */
  readonly card?: Card
  readonly title: string
  readonly effect: string
  /** the clause that forbids it */
  readonly clause?: Clause
  /** what committing it asks of the table; null for what is not legal */
  readonly wish: Decision | null
  /** how the board would look */
  readonly preview?: Preview
}

export interface Choices {
  readonly kind: Decision['type']
  /** the cards that can be picked; none where the rows stand by themselves */
  readonly cards: readonly Card[]
  /** what can be done with a card, or at all where there is none to pick */
  rows(card: Card | null): readonly Row[]
}

const rowOf = ({ title, effect, clause }: Prospect, row: Omit<Row, 'title' | 'effect' | 'clause'>): Row => ({
  ...row,
  title,
  effect,
  ...(clause ? { clause, wish: null } : null),
})

const iconOf = (play: string): IconName => {
  if (play[0] === 'F') return 'feed'
  if (play[0] === 'L') return 'load'
  return play[3] === ':' ? 'trail' : 'push'
}

/** Every way of a card, in the order of the rows: load, push, feed; a ♠ feeds first. Breaking trail stands last. */
function waysOf(card: Card): readonly string[] {
  const ways = conceivablePlays(card)
  if (card[1] === 'S') return ways
  const order = ['L', 'P', 'F']
  return [...ways.toSorted((a, b) => order.indexOf(a[0]) - order.indexOf(b[0])), `P${card}:${card[1]}`]
}

/** What may be done stands before what may not, so that a low window never hides it. */
const lawfulFirst = (rows: readonly Row[]): readonly Row[] => [
  ...rows.filter((row) => row.wish !== null),
  ...rows.filter((row) => row.wish === null),
]

function previewOf(view: TableView, play: string): Preview | undefined {
  const card = play.slice(1, 3) as Card
  const suit = (play[4] ?? card[1]) as Wagon
  if (play[0] === 'P') return { kind: 'push', suit }
  if (play[0] !== 'L') return undefined
  const pips = storesFor(parseCard(card)!, view.space[wagonNumber(suit)])
  return { kind: 'load', suit, seat: view.you!.seat, pips }
}

/** What the owner of a view's seat may decide; null when nothing is asked of them. */
export function choicesOf(view: TableView, company: Company): Choices | null {
  const { you, phase, night, beat } = view
  if (!you || you.legal.length === 0) return null
  const at = { night, beat }
  switch (phase) {
    case 'play':
      return {
        kind: 'play',
        cards: you.hand,
        rows: (card) =>
          card === null
            ? []
            : lawfulFirst(
                waysOf(card).map((play) => {
                  const would = prospect(view, play, company)
                  const preview = would.clause ? undefined : previewOf(view, play)
                  const wish = { type: 'play', ...at, play: play as Play } as const
                  return rowOf(would, { id: play, icon: iconOf(play), wish, ...(preview && { preview }) })
                }),
              ),
      }
    case 'take':
      return {
        kind: 'take',
        cards: [],
        rows: () =>
          view.offer!.map((card) =>
            rowOf(takeProspect(view, card), { id: card, icon: 'hand', card, wish: { type: 'take', ...at, card } }),
          ),
      }
    case 'call':
      return {
        kind: 'call',
        cards: [],
        rows: () =>
          [true, false].map((call) =>
            rowOf(callProspect(view, call, company), {
              id: `${call}`,
              icon: call ? 'call' : 'next',
              wish: { type: 'call', ...at, call },
            }),
          ),
      }
    case 'gambit':
      return {
        kind: 'gambit',
        cards: you.hand,
        rows: (card) => (card === null ? [] : [flingRow(view, card)]),
      }
    default:
      return null
  }
}

function flingRow(view: TableView, card: Card): Row {
  const isSpade = card[1] === 'S'
  const pips = storesFor(parseCard(card)!, 0)
  return rowOf(flingProspect(view, card), {
    id: `G${card}`,
    icon: isSpade ? 'feed' : 'load',
    wish: { type: 'gambit', night: view.night, beat: view.beat, card },
    ...(isSpade ? null : { preview: { kind: 'load', suit: card[1] as Wagon, seat: view.you!.seat, pips } }),
  })
}

/** The row that stands for what a seat has committed; null when nothing is. */
export function committedRow(view: TableView, choices: Choices): Row | null {
  const committed = view.you?.committed ?? null
  if (committed === null) return null
  if (choices.kind === 'play')
    return choices.rows((committed as Play).slice(1, 3) as Card).find(({ id }) => id === committed) ?? null
  if (choices.kind === 'gambit') return choices.rows(committed as Card)[0]
  return choices.rows(null).find(({ id }) => id === `${committed}`) ?? null
}
