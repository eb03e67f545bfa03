/**
 * The line to a table: one event stream, opened anew whenever it breaks or falls silent. It gives up after a while, until
 * somebody asks it to try again.
 */
import type { LinkState, Refused, Telling } from '@watchfires/table'
import { hearEvents } from './events.ts'

export interface LineOptions {
  /** the stream's address for whoever has heard everything up to `after` */
  path(after: number): string
  /** the last `seq` that was heard */
  after(): number
  /** `since`: the `seq` after which it tells what happened */
  onTelling(telling: Telling, since: number): void
  onByte(): void
  onState(state: LinkState): void
  /** the server says that this stream cannot be had; the line is down for good */
  onRefused(refused: Refused): void
}

/** The server lets a heartbeat pass every 4 s; two missed ones are a loss. ms */
const SILENCE = 9_000
/** How often the silence is measured, ms. */
const WATCH = 500
/** How long one try may take to be heard: short ones, so that a line that heals is taken at once, and a long one for slow lines; ms. */
const PATIENCE = [2_500, 2_500, 8_000]
/** Between two tries, ms, growing to the second. */
const BETWEEN = [250, 2_000] as const
/** How long it is tried before the table counts as lost, ms. */
const GIVE_UP = 100_000
/** Refusals that pass: too many streams from here, or a store that was busy. */
const PASSING = [429, 503]

export class Line {
  private readonly options: LineOptions
  private state: LinkState = 'live'
  private hangUp = new AbortController()
  private lastByte = 0
  private wake: () => void = () => {}
  private isRunning = false
  private isWanted = false
  private isClosed = false

  constructor(options: LineOptions) {
    this.options = options
  }

  /** Opens the line, or tries at once when it is down. Does nothing while it is being heard. */
  open(): void {
    if (this.isClosed) return
    this.isWanted = true
    this.wake()
    if (!this.isRunning) void this.run()
  }

  /** Hangs up and dials again: whoever has slept cannot know what a silent line is worth. */
  reopen(): void {
    this.hangUp.abort()
    this.open()
  }

  /** Hangs up until it is opened again. */
  hang(): void {
    this.isWanted = false
    this.hangUp.abort()
    this.wake()
  }

  close(): void {
    this.hang()
    this.isClosed = true
  }

  private become(state: LinkState): void {
    if (this.state === state || this.isClosed) return
    this.state = state
    this.options.onState(state)
  }

  private async run(): Promise<void> {
    this.isRunning = true
    if (this.state === 'lost') this.become('reconnecting')
    let lostAt = Date.now()
    for (let tries = 0; this.isWanted && Date.now() - lostAt < GIVE_UP; tries++) {
      const outcome = await this.dial(PATIENCE[tries % PATIENCE.length])
      if (!this.isWanted) break
      if (outcome === 'heard') {
        lostAt = Date.now()
        tries = -1
      } else if (outcome !== 'unheard' && !PASSING.includes(outcome.status)) {
        this.options.onRefused(outcome)
        break
      }
      this.become('reconnecting')
      await this.pause(Math.min(BETWEEN[1], BETWEEN[0] * 2 ** Math.max(0, tries)) * (0.5 + Math.random()))
    }
    this.isRunning = false
    if (this.isWanted) this.become('lost')
  }

  /** One try: hears the stream as long as it goes on. */
  private async dial(patience: number): Promise<'heard' | 'unheard' | Refused> {
    const hangUp = new AbortController()
    this.hangUp = hangUp
    let since = this.options.after()
    let isHeard = false
    this.lastByte = Date.now()
    const watch = setInterval(() => {
      if (Date.now() - this.lastByte > (isHeard ? SILENCE : patience)) hangUp.abort()
    }, WATCH)
    try {
      const refused = await hearEvents(this.options.path(since), {
        signal: hangUp.signal,
        onByte: () => {
          this.lastByte = Date.now()
          this.options.onByte()
        },
        onEvent: (data) => {
          const telling = JSON.parse(data) as Telling
          isHeard = true
          this.become('live')
          this.options.onTelling(telling, since)
          since = telling.seq
        },
      })
      return refused ?? (isHeard ? 'heard' : 'unheard')
    } catch {
      return isHeard ? 'heard' : 'unheard'
    } finally {
      clearInterval(watch)
    }
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
