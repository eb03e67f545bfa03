/**
 * Novice: three plays in five are taken at random among those that are not plainly bad, the rest as steady would. Counts no
 * cards and does not look at what Fate still holds.
 */
import type { Card, Dice, Play, View } from '@watchfires/rules'
import { type Bot, type Choice, mine } from './bot.ts'
import { type Manner, steadyBot } from './steady.ts'

const THOUGHTLESS = 0.6

export function noviceBot(manner: Manner = {}): Bot {
  const steady = steadyBot(manner)
  return {
    choose(view: View, dice: Dice): Choice {
      const thoughtful = dice.unit() >= THOUGHTLESS
      const { legal } = mine(view)
      if (thoughtful) return steady.choose(view, dice)
      const likely = view.phase === 'play' ? (legal as readonly Play[]).filter((play) => !isFoolish(view, play)) : legal
      const pick = likely.length > 0 ? likely : legal
      return pick[dice.below(pick.length)] as Play | Card | boolean
    },
  }
}

export const novice: Bot = noviceBot()

/** Feeding a King while the Snow lies low, or loading a wagon that is already far behind another. */
function isFoolish(view: View, play: Play): boolean {
  if (play[0] === 'F') return play[1] === 'K' && view.snow < 2
  if (play[0] !== 'L') return false
  const wagon = 'HDC'.indexOf(play[2])
  return Math.max(...view.space) - view.space[wagon] >= 3
}
