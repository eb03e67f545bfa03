/**
 * A `text/event-stream` read by `fetch` rather than `EventSource`, which tells neither of heartbeats nor of why a stream was
 * refused; both are needed to say in time, and in words, that a table is not heard.
 */
import type { Refused } from '@watchfires/table'
import { refusalOf, Unreachable } from './ask.ts'

export interface Hearing {
  /** hangs up */
  readonly signal: AbortSignal
  /** anything came, be it a heartbeat */
  onByte(): void
  onEvent(data: string): void
}

/** Splits what comes into events; keeps what is not whole yet. */
export class EventReader {
  private rest = ''

  /** The data of the events that are whole now. Lines end in LF here, since one server writes them. */
  read(text: string): string[] {
    const parts = (this.rest + text).split('\n\n')
    this.rest = parts.pop()!
    return parts.flatMap((part) => {
      const data = part.split('\n').flatMap((line) => (line.startsWith('data: ') ? [line.slice(6)] : []))
      return data.length > 0 ? [data.join('\n')] : []
    })
  }
}

/** Hears a stream to its end; answers why it was refused, or null when it has ended. Throws `Unreachable` when it breaks. */
export async function hearEvents(path: string, { signal, onByte, onEvent }: Hearing): Promise<Refused | null> {
  try {
    const response = await fetch(path, { headers: { accept: 'text/event-stream' }, cache: 'no-store', signal })
    if (!response.ok || !response.body) return await refusalOf(response)
    const bytes = response.body.getReader()
    const letters = new TextDecoder()
    const events = new EventReader()
    for (;;) {
      const { done, value } = await bytes.read()
      if (done) return null
      onByte()
      for (const data of events.read(letters.decode(value, { stream: true }))) onEvent(data)
    }
  } catch (error) {
    throw error instanceof Unreachable ? error : new Unreachable(String(error))
  }
}
