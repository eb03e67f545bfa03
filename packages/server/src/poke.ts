/** A word between nodes that a table has moved on. It carries no data: who hears it reads the store. A lost one does no harm. */
export interface Poke {
  readonly table: string
  readonly seq: number
}

export interface Pokes {
  send(poke: Poke): void
  /** Hears other nodes' pokes; answers how to stop. */
  hear(listener: (poke: Poke) => void): () => void
}

/** For nodes in one process: each hears all but its own. */
export class LocalPokes {
  private readonly listeners = new Set<(poke: Poke) => void>()

  /** The door of one node. */
  join(): Pokes {
    const own = new Set<(poke: Poke) => void>()
    return {
      send: (poke) => {
        for (const listener of this.listeners) if (!own.has(listener)) listener(poke)
      },
      hear: (listener) => {
        own.add(listener)
        this.listeners.add(listener)
        return () => {
          own.delete(listener)
          this.listeners.delete(listener)
        }
      },
    }
  }
}
