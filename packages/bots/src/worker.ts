/**
 * A bot in a thread of its own, the same for a browser's worker and for Node's: a question comes in, its reply goes out. The
 * thread that imports this hands over its port; a question carries a view and nothing else of the game.
 */
import { Dice, type View } from '@watchfires/rules'
import type { Choice } from './bot.ts'
import { BOTS } from './levels.ts'

export interface Question {
  /** names the question in its reply */
  readonly id: number
  readonly level: keyof typeof BOTS
  /** of a seat that owes something */
  readonly view: View
  /** names of the dice (rules, `Dice`) */
  readonly dice: readonly number[]
}

export type Reply = { readonly id: number; readonly choice: Choice } | { readonly id: number; readonly error: string }

/** What both kinds of worker can be made to offer. */
export interface Port {
  /** Has the listener called with every question from now on. */
  hear(listener: (question: Question) => void): void
  say(reply: Reply): void
}

/** What a bot decides. Throws where the view owes nothing. */
export function answer({ level, view, dice }: Omit<Question, 'id'>): Choice {
  return BOTS[level].choose(view, new Dice(...dice))
}

/** Answers every question that comes through a port, in turn; a question that cannot be answered gets its error. */
export function attend(port: Port): void {
  port.hear((question) => {
    const { id } = question
    try {
      port.say({ id, choice: answer(question) })
    } catch (error) {
      port.say({ id, error: error instanceof Error ? error.message : String(error) })
    }
  })
}
