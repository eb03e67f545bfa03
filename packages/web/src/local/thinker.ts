/** Bots thinking beside the page, so that the picture never stops: a worker, or the page itself where there is none to be had. */
import type { Choice } from '@watchfires/bots'
import type { View } from '@watchfires/rules'
import type { BotLevel } from './plan.ts'

export interface Question {
  readonly id: number
  readonly level: BotLevel
  readonly view: View
  /** names of the dice */
  readonly dice: readonly number[]
}

export interface Reply {
  readonly id: number
  readonly choice: Choice
}

export interface Thinker {
  /** What a bot decides for the owner of a view, who owes something. */
  think(level: BotLevel, view: View): Promise<Choice>
  close(): void
}

const freshDice = (): number[] => [...crypto.getRandomValues(new Int32Array(4))]

/** A thinker of this page; close it when its table is left. */
export function thinker(): Thinker {
  const waiting = new Map<
    number,
    { question: Question; answer: (choice: Choice) => void; fail: (error: unknown) => void }
  >()
  let worker: Worker | null = null
  let asked = 0

  async function thinkHere(question: Question): Promise<void> {
    const asker = waiting.get(question.id)
    waiting.delete(question.id)
    try {
      const { decide } = await import('./decide.ts')
      asker?.answer(decide(question))
    } catch (error) {
      asker?.fail(error)
    }
  }

  function giveUpWorker(): void {
    worker?.terminate()
    worker = null
    for (const { question } of [...waiting.values()]) void thinkHere(question)
  }

  try {
    worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data: { id, choice } }: MessageEvent<Reply>) => {
      waiting.get(id)?.answer(choice)
      waiting.delete(id)
    }
    worker.onerror = (event) => {
      event.preventDefault()
      giveUpWorker()
    }
  } catch {
    worker = null
  }

  return {
    think: (level, view) =>
      new Promise((answer, fail) => {
        const question: Question = { id: asked++, level, view, dice: freshDice() }
        waiting.set(question.id, { question, answer, fail })
        if (worker) worker.postMessage(question)
        else void thinkHere(question)
      }),
    close() {
      waiting.clear()
      worker?.terminate()
      worker = null
    },
  }
}
