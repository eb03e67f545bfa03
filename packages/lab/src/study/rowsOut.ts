/** Writes a file of rows. */
import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import type { Heading } from './rowsFile.ts'

export class RowsOut {
  private readonly stream: WriteStream

  private constructor(stream: WriteStream) {
    this.stream = stream
  }

  /** Begins the file with its heading; throws the system's error where it cannot be written. */
  static async open(file: string, heading: Heading): Promise<RowsOut> {
    const stream = createWriteStream(file)
    await once(stream, 'open')
    const out = new RowsOut(stream)
    await out.write(`${JSON.stringify(heading)}\n`)
    return out
  }

  /** Takes whole lines; waits while the disk is slower. */
  async write(lines: string): Promise<void> {
    if (!this.stream.write(lines)) await once(this.stream, 'drain')
  }

  async close(): Promise<void> {
    this.stream.end()
    await once(this.stream, 'close')
  }
}
