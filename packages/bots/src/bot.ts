/** What every bot is: given only a view, it decides what its seat owes. */
import type { Card, Dice, Play, View } from '@watchfires/rules'

/** A play, the card taken or flung, or whether to call: one of `view.you.legal`. */
export type Choice = Play | Card | boolean

export interface Bot {
  /** Decides for the owner of the view, who owes something; the same view and dice give the same choice. */
  choose(view: View, dice: Dice): Choice
}

/** The owner of a view that owes something; throws where nobody does. */
export function mine(view: View): NonNullable<View['you']> {
  if (!view.you || view.you.legal.length === 0) throw new Error('the view owes nothing')
  return view.you
}
