import { BOTS, type Choice } from '@watchfires/bots'
import { Dice } from '@watchfires/rules'
import type { Question } from './thinker.ts'

/** What a bot decides. */
export function decide({ level, view, dice }: Question): Choice {
  return BOTS[level].choose(view, new Dice(...dice))
}
