/** The worker's door: a question in, its reply out. */
import { decide } from './decide.ts'
import type { Question, Reply } from './thinker.ts'

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const reply: Reply = { id: data.id, choice: decide(data) }
  postMessage(reply)
})
