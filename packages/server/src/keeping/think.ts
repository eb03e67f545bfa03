/** A bot thinking in a thread of its own. It gets a view and nothing else. */
import { BOTS, type Choice } from '@watchfires/bots'
import { Dice, type View } from '@watchfires/rules'

export interface Question {
  readonly level: keyof typeof BOTS
  readonly view: View
  /** names of the dice */
  readonly dice: readonly number[]
}

export default function think({ level, view, dice }: Question): Choice {
  return BOTS[level].choose(view, new Dice(...dice))
}
