/** What is decided for a seat whose owner does not (api.md, *Clock*). */
import { type Card, makeCard, parseCard, pipsOf, rankOf, suitOf, type View, type You } from '@watchfires/rules'
import type { Decision } from './command.ts'

/**
 * The plain decision at a deadline, for the owner of a view who owes one: the lowest card by pips, then rank, then ♥♦♣♠, into
 * the fire or the Gambit; the first card of an offer; no call.
 */
export function idle(view: View): Decision {
  const { hand } = ownerOf(view)
  switch (view.phase) {
    case 'take':
      return decisionOf(view, view.offer![0])
    case 'call':
      return decisionOf(view, false)
    case 'gambit':
      return decisionOf(view, lowest(hand))
    default:
      return decisionOf(view, `F${lowest(hand)}`)
  }
}

/** What the owner of a view chose, one of `you.legal`, as the decision that the view owes. */
export function decisionOf({ phase, night, beat }: View, choice: You['legal'][number]): Decision {
  switch (phase) {
    case 'call':
      return { type: 'call', night, beat, call: choice as boolean }
    case 'take':
    case 'gambit':
      return { type: phase, night, beat, card: choice as Card }
    case 'play':
      return { type: 'play', night, beat, play: choice as Extract<Decision, { type: 'play' }>['play'] }
    default:
      throw new Error(`nothing is owed when a night is ${phase}`)
  }
}

function ownerOf(view: View): You {
  if (!view.you) throw new Error('the view has no owner')
  return view.you
}

function lowest(hand: readonly Card[]): Card {
  const cards = hand.map((card) => parseCard(card)!)
  cards.sort((a, b) => pipsOf(a) - pipsOf(b) || rankOf(a) - rankOf(b) || suitOf(a) - suitOf(b))
  return makeCard(cards[0])
}
