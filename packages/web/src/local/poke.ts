/** A word between the tabs of this browser that a table's log has grown. It carries nothing: who hears it reads the log. */

export interface Pokes {
  poke(): void
  close(): void
}

/** Hears other tabs' pokes for a table, and this tab's coming back into sight, when a poke may have been missed. */
export function pokes(table: string, listener: () => void): Pokes {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`watchfires/${table}`) : null
  if (channel) channel.onmessage = listener
  const seen = () => {
    if (document.visibilityState === 'visible') listener()
  }
  document.addEventListener('visibilitychange', seen)
  return {
    poke: () => channel?.postMessage(null),
    close() {
      channel?.close()
      document.removeEventListener('visibilitychange', seen)
    },
  }
}
