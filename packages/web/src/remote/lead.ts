/**
 * One tab of a browser profile holds a table's stream and tells the others, since a browser opens only six connections to a
 * server over HTTP/1.1. Where there are no locks (plain http) every tab leads itself.
 */

export interface Post<T> {
  /** whether this tab leads */
  readonly isLeading: boolean
  /** tells the other tabs */
  tell(message: T): void
  /** takes the lead from a tab that has fallen silent */
  takeLead(): void
  close(): void
}

export interface Posting<T> {
  /** a name for what is shared */
  readonly name: string
  /** begins to lead; answers how to stop */
  lead(): () => void
  hear(message: T): void
}

/** Leads, or hears whoever leads. */
export function post<T>({ name, lead, hear }: Posting<T>): Post<T> {
  const locks = 'locks' in navigator && 'BroadcastChannel' in globalThis ? navigator.locks : null
  if (!locks) {
    const stop = lead()
    return { isLeading: true, tell: () => {}, takeLead: () => {}, close: stop }
  }
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<T>) => hear(data)
  let release: (() => void) | null = null
  let isClosed = false
  const waiting = new AbortController()
  const hold = () =>
    new Promise<void>((done) => {
      if (isClosed) return done()
      const stop = lead()
      release = () => {
        release = null
        stop()
        done()
      }
    })
  const stand = () =>
    locks.request(name, { signal: waiting.signal }, hold).catch(() => {
      // Another tab took the lead, or this one no longer waits for it.
      release?.()
      if (!isClosed) void stand()
    })
  void stand()
  return {
    get isLeading() {
      return release !== null
    },
    tell: (message) => {
      if (!isClosed) channel.postMessage(message)
    },
    takeLead() {
      if (release || isClosed) return
      locks.request(name, { steal: true }, hold).catch(() => release?.())
    },
    close() {
      isClosed = true
      waiting.abort()
      release?.()
      channel.close()
    },
  }
}
