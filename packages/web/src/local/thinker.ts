/** Bots thinking beside the page, so that the picture never stops: in a worker, or in the page where there is none to be had. */
import type { Choice, Question, Reply } from '@watchfires/bots'
import type { View } from '@watchfires/rules'
import type { Level } from '@watchfires/table'

export interface Thinker {
  /** What a bot decides for the owner of a view, who owes something. */
  think(level: Level, view: View): Promise<Choice>
  close(): void
}

interface Asker {
  readonly question: Question
  answer(choice: Choice): void
  fail(error: unknown): void
}

const freshDice = (): number[] => [...crypto.getRandomValues(new Int32Array(4))]

async function thinkHere({ question, answer, fail }: Asker): Promise<void> {
  try {
    const bots = await import('@watchfires/bots')
    answer(bots.answer(question))
  } catch (error) {
    fail(error)
  }
}

/** A thinker of this page; close it when its table is left. */
export function thinker(): Thinker {
  const waiting = new Map<number, Asker>()
  let worker: Worker | null = null
  let asked = 0

  function take(id: number): Asker | undefined {
    const asker = waiting.get(id)
    waiting.delete(id)
    return asker
  }

  function hear({ data }: MessageEvent<Reply>): void {
    const asker = take(data.id)
    if ('choice' in data) asker?.answer(data.choice)
    else asker?.fail(new Error(data.error))
  }

  /** The worker could not be read or died: whatever it was asked is thought here. */
  function doWithout(event: Event): void {
    event.preventDefault()
    worker?.terminate()
    worker = null
    for (const id of [...waiting.keys()]) void thinkHere(take(id)!)
  }

  try {
    worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = hear
    worker.onerror = doWithout
  } catch {
    worker = null
  }

  return {
    think: (level, view) =>
      new Promise((answer, fail) => {
        const asker: Asker = { question: { id: asked++, level, view, dice: freshDice() }, answer, fail }
        if (!worker) return void thinkHere(asker)
        waiting.set(asker.question.id, asker)
        worker.postMessage(asker.question)
      }),
    close() {
      waiting.clear()
      worker?.terminate()
      worker = null
    },
  }
}
