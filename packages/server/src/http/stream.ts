/** One open event stream: written to as it comes, dropped when it cannot keep up. */
import type { ServerResponse } from 'node:http'
import type { Viewer } from '@watchfires/rules'
import type { Listener } from '../keeping/crowd.ts'

/** Bytes that may wait for a slow reader. */
const MOST_WAITING = 65_536

export class Stream implements Listener {
  readonly viewer: Viewer
  readonly isHost: boolean
  readonly keyHash: string | null
  private readonly response: ServerResponse
  private readonly onEnd: () => void
  isOpen = true

  constructor(
    response: ServerResponse,
    of: { viewer: Viewer; isHost: boolean; keyHash: string | null; onEnd: (stream: Stream) => void },
  ) {
    this.viewer = of.viewer
    this.isHost = of.isHost
    this.keyHash = of.keyHash
    this.response = response
    this.onEnd = () => of.onEnd(this)
    response.on('close', () => this.close())
    response.on('error', () => this.close())
  }

  write(event: string): void {
    if (!this.isOpen) return
    this.response.write(event)
    if (this.response.writableLength > MOST_WAITING) {
      this.response.destroy()
      this.close()
    }
  }

  /** Says that the stream is alive, for whoever cuts silent connections. */
  beat(): void {
    this.write(':\n\n')
  }

  end(): void {
    if (!this.isOpen) return
    this.response.end()
    this.close()
  }

  private close(): void {
    if (!this.isOpen) return
    this.isOpen = false
    this.onEnd()
  }
}
