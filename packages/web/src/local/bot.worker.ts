/** The browser's worker for bots. */
import { attend, type Question } from '@watchfires/bots'

attend({
  hear: (listener) => addEventListener('message', ({ data }: MessageEvent<Question>) => listener(data)),
  say: (reply) => postMessage(reply),
})
