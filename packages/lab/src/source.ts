/** Where records are read from: a file, or standard input. What comes in is bounded, UTF-8, and refused in words. */
import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { type Fault, fault } from '@watchfires/rules'

/** The most bytes that one record may have; a real game has some 5,000. */
export const LARGEST = 16 * 2 ** 20
const TOO_LARGE = fault('tooLarge', { due: '16 MB' })

/** A file's bytes as they come; `-` is standard input. */
export function bytesOf(file: string): AsyncIterable<Buffer> {
  return file === '-' ? process.stdin : createReadStream(file)
}

/** What a system error about a file comes to; any other error is thrown on. */
export function fileFault(error: unknown, file: string): Fault {
  const { code } = error as NodeJS.ErrnoException
  if (code === undefined) throw error
  const said = file === '-' ? 'standard input' : file
  if (code === 'ENOENT') return fault('noFile', { said })
  if (code === 'EISDIR') return fault('isFolder', { said })
  return fault('unreadable', { said, due: code })
}

/** Bytes as text, a byte order mark taken off. */
export function decode(bytes: Buffer): string | Fault {
  if (!isUtf8(bytes)) return fault('notUtf8')
  const text = bytes.toString('utf8')
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
}

/** All of a file as text, of at most `LARGEST` bytes: no more than that is ever read. */
export async function readWhole(file: string): Promise<string | Fault> {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of bytesOf(file)) {
      size += part.length
      if (size > LARGEST) return TOO_LARGE
      parts.push(part)
    }
  } catch (error) {
    return fileFault(error, file)
  }
  return decode(Buffer.concat(parts))
}

/** Cuts bytes into lines as they come. A line of more than `LARGEST` bytes is a fault and never held as a whole. */
export class Lines {
  private parts: Buffer[] = []
  private size = 0

  /** The line after the last line feed. */
  last(): string | Fault {
    return this.take()
  }

  /** The lines that end in this part of the input, without their line feeds. */
  *push(part: Buffer): Generator<string | Fault> {
    let start = 0
    for (;;) {
      const end = part.indexOf(10, start)
      if (end < 0) break
      this.keep(part.subarray(start, end))
      yield this.take()
      start = end + 1
    }
    this.keep(part.subarray(start))
  }

  private keep(bytes: Buffer): void {
    this.size += bytes.length
    if (this.size > LARGEST) this.parts = []
    else if (bytes.length > 0) this.parts.push(bytes)
  }

  private take(): string | Fault {
    const { parts, size } = this
    this.parts = []
    this.size = 0
    if (size > LARGEST) return TOO_LARGE
    return decode(parts.length === 1 ? parts[0] : Buffer.concat(parts))
  }
}
