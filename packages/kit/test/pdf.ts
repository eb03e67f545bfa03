/** Reads a PDF of ours as far as its laws are checked: its objects, and what its page draws where. */
import { inflateSync } from 'node:zlib'

/** A drawing operator with its operands, as they stand in the stream. */
export type Operation = { readonly name: string; readonly operands: readonly string[] }

/** Everything in the file as text, streams opened. */
export type Pdf = {
  /** each object's dictionary, by its number */
  readonly objects: ReadonlyMap<number, string>
  /** the page's content, in the order in which it is drawn */
  readonly operations: readonly Operation[]
  /** width and height in points */
  readonly page: { readonly width: number; readonly height: number }
}

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

export function readPdf(bytes: Uint8Array): Pdf {
  const text = latin(bytes)
  const objects = new Map<number, string>()
  const streams = new Map<number, string>()
  for (const { 1: number, 2: body } of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [dictionary, stream] = body.split(/\nstream\n/)
    objects.set(Number(number), dictionary)
    if (stream === undefined) continue
    const data = Buffer.from(stream.replace(/\nendstream$/, ''), 'latin1')
    streams.set(Number(number), dictionary.includes('FlateDecode') ? latin(inflateSync(data)) : latin(data))
  }
  const page = [...objects.values()].find((object) => /\/Type \/Page\b/.test(object)) ?? ''
  const contents = Number(/\/Contents (\d+) 0 R/.exec(page)?.[1])
  const [, , width, height] = (/\/MediaBox \[([^\]]*)\]/.exec(page)?.[1] ?? '').split(' ').map(Number)
  return { objects, operations: parse(streams.get(contents) ?? ''), page: { width, height } }
}

/** Strings, arrays and dictionaries are one operand each; a word that is none of them is an operator. */
const TOKEN = /\((?:\\[\s\S]|[^\\()])*\)|<<[\s\S]*?>>|<[\da-fA-F]*>|\[[^\]]*\]|\/[^\s/<>[\]()]+|[^\s/<>[\]()]+/g

function parse(content: string): Operation[] {
  const operations: Operation[] = []
  let operands: string[] = []
  for (const [token] of content.matchAll(TOKEN)) {
    if (/^[a-zA-Z'"][a-zA-Z*'"\d]*$/.test(token)) {
      operations.push({ name: token, operands })
      operands = []
    } else operands.push(token)
  }
  return operations
}

type Matrix = readonly [number, number, number, number, number, number]
type Box = readonly [left: number, top: number, right: number, bottom: number]

/** What is put on the paper: words with their size in points, or ink within a box of the page (y upward). */
export type Printed =
  | { readonly kind: 'words'; readonly size: number; readonly at: readonly [number, number]; readonly glyphs: string }
  | { readonly kind: 'ink'; readonly box: Box }

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
const EVERYWHERE: Box = [
  Number.NEGATIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.POSITIVE_INFINITY,
  Number.POSITIVE_INFINITY,
]

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[1] * n[2],
  m[0] * n[1] + m[1] * n[3],
  m[2] * n[0] + m[3] * n[2],
  m[2] * n[1] + m[3] * n[3],
  m[4] * n[0] + m[5] * n[2] + n[4],
  m[4] * n[1] + m[5] * n[3] + n[5],
]
const place = ([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
]
const meet = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
]
const around = (points: readonly (readonly [number, number])[], by: number): Box => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs) - by, Math.min(...ys) - by, Math.max(...xs) + by, Math.max(...ys) + by]
}

/** Follows the operators as a printer would. Curves are taken at their handles, which bound them. */
export function printed({ operations }: Pdf): Printed[] {
  const all: Printed[] = []
  let now = { matrix: IDENTITY, clip: EVERYWHERE, line: 1 }
  const kept: (typeof now)[] = []
  let points: [number, number][] = []
  let clips = false
  let text = { matrix: IDENTITY, size: 0 }
  for (const { name, operands } of operations) {
    const numbers = operands.map(Number)
    switch (name) {
      case 'q':
        kept.push(now)
        break
      case 'Q':
        now = kept.pop() ?? now
        break
      case 'cm':
        now = { ...now, matrix: times(numbers as unknown as Matrix, now.matrix) }
        break
      case 'w':
        now = { ...now, line: numbers[0] * Math.abs(now.matrix[0]) }
        break
      case 'm':
      case 'l':
      case 'c':
        for (let i = 0; i < numbers.length; i += 2) points.push(place(now.matrix, numbers[i], numbers[i + 1]))
        break
      case 'W':
      case 'W*':
        clips = true
        break
      case 'n':
      case 'f':
      case 'f*':
      case 'S':
      case 'B':
      case 'B*': {
        if (points.length > 0) {
          const box = around(points, name === 'S' || name.startsWith('B') ? now.line / 2 : 0)
          if (clips) now = { ...now, clip: meet(now.clip, around(points, 0)) }
          else if (name !== 'n') all.push({ kind: 'ink', box: meet(now.clip, box) })
        }
        points = []
        clips = false
        break
      }
      case 'Tf':
        text = { ...text, size: numbers[1] }
        break
      case 'Tm':
        text = { ...text, matrix: times(numbers as unknown as Matrix, now.matrix) }
        break
      case 'TJ': {
        const size = text.size * Math.abs(text.matrix[3])
        const glyphs = [...operands[0].matchAll(/<([^>]*)>/g)].map(([, hex]) => hex).join('')
        all.push({ kind: 'words', size, at: place(text.matrix, 0, 0), glyphs })
        break
      }
    }
  }
  return all
}
