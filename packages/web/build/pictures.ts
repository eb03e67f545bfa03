/**
 * `node packages/web/build/pictures.ts`: draws the small pictures of the printed sheets anew, after the kit has changed.
 * Needs poppler's `pdftoppm` (Debian: poppler-utils). The pictures are kept with the sources, so that building the pages does not
 * need it; `drawn.json` says from which sheets they were drawn, and a test holds it against the sheets as they are.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { buildKit } from '@watchfires/kit/print'

const PICTURES = new URL('../src/kit/pictures/', import.meta.url)
/** Pixels along a sheet's shorter side. */
const SHORT = 560

/** What is drawn on a sheet, packed or not: another packer makes other bytes of the same ink. */
export function inkOf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf)
  const hash = createHash('sha256')
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at)) {
    const end = bytes.indexOf('\nendstream', at)
    const packed = bytes.subarray(at + 7, end)
    // zlib's first byte
    hash.update(packed[0] === 0x78 ? inflateSync(packed) : packed)
    at = end + 10
  }
  return hash.digest('hex')
}

function chunk(type: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(body.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

/** A grey picture of eight bits a pixel as a PNG of four. */
function png(pgm: Buffer): Buffer {
  const [head, width, height] = /^P5\s(\d+)\s(\d+)\s255\s/.exec(pgm.subarray(0, 40).toString('latin1'))!
  const pixels = pgm.subarray(head.length)
  const [wide, high] = [Number(width), Number(height)]
  const row = 1 + Math.ceil(wide / 2)
  const lines = Buffer.alloc(row * high)
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const grey = Math.round(pixels[y * wide + x] / 17)
      lines[y * row + 1 + (x >> 1)] |= x & 1 ? grey : grey << 4
    }
  }
  const about = Buffer.alloc(13)
  about.writeUInt32BE(wide, 0)
  about.writeUInt32BE(high, 4)
  about[8] = 4
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', about), chunk('IDAT', deflateSync(lines, { level: 9 })), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...parts])
}

async function drawPictures(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'watchfires-'))
  const drawn: Record<string, string> = {}
  for (const { name, bytes } of await buildKit({ paper: 'a4' })) {
    const sheet = /watchfires-(\w+)-a4/.exec(name)![1]
    const lies = /MediaBox \[0 0 841/.test(Buffer.from(bytes).toString('latin1'))
    writeFileSync(join(folder, 'sheet.pdf'), bytes)
    const scale = lies
      ? ['-scale-to-y', `${SHORT}`, '-scale-to-x', '-1']
      : ['-scale-to-x', `${SHORT}`, '-scale-to-y', '-1']
    execFileSync('pdftoppm', ['-gray', '-singlefile', ...scale, join(folder, 'sheet.pdf'), join(folder, 'sheet')])
    writeFileSync(new URL(`${sheet}.png`, PICTURES), png(readFileSync(join(folder, 'sheet.pgm'))))
    drawn[sheet] = inkOf(bytes)
  }
  writeFileSync(new URL('drawn.json', PICTURES), `${JSON.stringify(drawn, null, 2)}\n`)
  rmSync(folder, { recursive: true })
}

if (import.meta.main) await drawPictures()
