/** A bar on standard error that shows how far a study has come, drawn only where somebody can see it. */

const WIDTH = 24
const EVERY = 100

export interface Progress {
  /** so many are done in all */
  at(done: number): void
  end(): void
}

/** `12 s`, `3 min`, `2 h 5 min`. */
export function lasting(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`
  const minutes = Math.round(seconds / 60)
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

export interface Bar {
  readonly done: number
  readonly total: number
  /** what is counted, in the plural */
  readonly of: string
  readonly seconds: number
}

/** One line: the bar, the share, the count and the time left. */
export function bar({ done, total, of, seconds }: Bar): string {
  const part = total === 0 ? 1 : done / total
  const full = Math.round(part * WIDTH)
  const count = `${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${of}`
  const left = done === 0 ? '' : `, ${lasting((seconds * (total - done)) / done)} left`
  const rest = done === total ? `, ${lasting(seconds)}` : left
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${String(Math.floor(100 * part)).padStart(3)} % · ${count}${rest}`
}

/** A bar for `total` of something; nothing at all where standard error is no terminal. */
export function progress(total: number, of: string, stream: NodeJS.WriteStream = process.stderr): Progress {
  if (!stream.isTTY) return { at: () => undefined, end: () => undefined }
  const began = performance.now()
  let drawn = 0
  let last = 0
  const draw = (): void => {
    drawn = performance.now()
    stream.write(`\r\x1b[2K${bar({ done: last, total, of, seconds: (drawn - began) / 1000 })}`)
  }
  draw()
  return {
    at(done) {
      last = done
      if (performance.now() - drawn >= EVERY) draw()
    },
    end() {
      draw()
      stream.write('\n')
    },
  }
}
