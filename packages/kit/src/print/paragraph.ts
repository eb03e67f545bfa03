/** Sets sentences in lines. `**so**` is strong, `_so_` slanted; ♥♦♣♠ are drawn, since no face has them. */
import { type Suit, suitSign } from '../suits.ts'
import { CAPITAL, type Cut } from './faces.ts'
import type { Letters, Page } from './page.ts'
import { paint } from './paint.ts'

const SUITS: Readonly<Record<string, Suit>> = { '♥': 'H', '♦': 'D', '♣': 'C', '♠': 'S' }
/** How wide a sign is, and the room after it, by the size of the letters about it. */
const SIGN = { wide: 0.66, high: 0.72, air: 0.06 } as const

export type Style = {
  readonly size: number
  /** from one line to the next, in points */
  readonly leading: number
  readonly cut?: Cut
  readonly strong?: Cut
  readonly grey?: number
  readonly anchor?: 'start' | 'middle' | 'end'
}

/** A run of letters of one cut, or a suit's sign. */
type Piece = { readonly words: string; readonly cut: Cut; readonly sign: boolean }
/** What is never parted: the pieces between two spaces. */
type Word = { readonly pieces: readonly Piece[]; readonly wide: number }
type Line = readonly Word[]

const MARKUP = /(\*\*|_|[♥♦♣♠]|\s)/u

/** Words with the cut that each of their letters has. */
function words(page: Page, text: string, style: Style): Word[] {
  const { cut = 'body-500', strong = 'body-700' } = style
  const all: Word[] = []
  let pieces: Piece[] = []
  let now: Cut = cut
  const close = () => {
    if (pieces.length > 0) all.push({ pieces, wide: pieces.reduce((sum, piece) => sum + width(page, piece, style), 0) })
    pieces = []
  }
  for (const part of text.split(MARKUP)) {
    if (part === '') continue
    if (part === '**') now = now === strong ? cut : strong
    else if (part === '_') now = now === 'slant-500' ? cut : 'slant-500'
    else if (/^[^\S\u00a0]$/u.test(part)) close()
    else pieces.push({ words: part, cut: now, sign: part in SUITS })
  }
  close()
  return all
}

const lettersOf = (piece: Piece, { size, grey }: Style): Letters => ({ cut: piece.cut, size, grey })

const width = (page: Page, piece: Piece, style: Style): number =>
  piece.sign ? style.size * (SIGN.wide + SIGN.air) : page.measure(piece.words, lettersOf(piece, style))

/** Parts words into lines so that they end as evenly as they can: the sum of the squared rests is the least there is. */
function lines(all: readonly Word[], { room, space }: { readonly room: number; readonly space: number }): Line[] {
  const best: { cost: number; next: number }[] = Array.from({ length: all.length + 1 }, () => ({ cost: 0, next: 0 }))
  for (let from = all.length - 1; from >= 0; from--) {
    best[from] = { cost: Number.POSITIVE_INFINITY, next: all.length }
    let wide = -space
    for (let to = from + 1; to <= all.length; to++) {
      wide += space + all[to - 1].wide
      if (wide > room && to > from + 1) break
      const cost = best[to].cost + raggedness(room - wide, { room, last: to === all.length })
      if (cost < best[from].cost) best[from] = { cost, next: to }
    }
  }
  const parted: Line[] = []
  for (let from = 0; from < all.length; from = best[from].next) parted.push(all.slice(from, best[from].next))
  return parted
}

/** What a line costs that ends `rest` short of the room, or over it. A last line may be short, though not a mere word. */
function raggedness(rest: number, { room, last }: { readonly room: number; readonly last: boolean }): number {
  if (rest < 0) return 1e9
  if (last) return rest > room * 0.85 ? (room * 0.3) ** 2 : 0
  return rest ** 2
}

const spaceOf = (page: Page, { size, cut = 'body-500' }: Style): number =>
  page.measure('a a', { cut, size }) - page.measure('aa', { cut, size })

/** How wide a text is on one line. */
export function widthOf(page: Page, text: string, style: Style): number {
  const all = words(page, text, style)
  return all.reduce((sum, { wide }) => sum + wide, 0) + (all.length - 1) * spaceOf(page, style)
}

/** Sets a text in a column of `room` points, its first line standing on `y`. Answers where the line after it would stand. */
export function setText(
  page: Page,
  text: string,
  { x, y, room, ...style }: Style & { readonly x: number; readonly y: number; readonly room: number },
): number {
  const space = spaceOf(page, style)
  let at = y
  for (const line of lines(words(page, text, style), { room, space })) {
    const wide = line.reduce((sum, word) => sum + word.wide, (line.length - 1) * space)
    const rest = style.anchor === 'middle' ? (room - wide) / 2 : style.anchor === 'end' ? room - wide : 0
    setLine(page, line, { x: x + rest, y: at, style, space })
    at += style.leading
  }
  return at
}

/** Draws a line, neighbours of one cut in one go, so that they can be found and copied as words. */
function setLine(
  page: Page,
  line: Line,
  { x, y, style, space }: { readonly x: number; readonly y: number; readonly style: Style; readonly space: number },
): void {
  let at = x
  let run = ''
  let cut: Cut | undefined
  const flush = () => {
    if (run === '' || cut === undefined) return
    page.write(run, { ...lettersOf({ words: run, cut, sign: false }, style) }, { x: at, y })
    at += page.measure(run, lettersOf({ words: run, cut, sign: false }, style))
    run = ''
  }
  for (const [nth, word] of line.entries()) {
    for (const [i, piece] of word.pieces.entries()) {
      const spaced = nth > 0 && i === 0
      if (piece.sign) {
        flush()
        if (spaced) at += space
        setSign(page, piece.words, { x: at, y, size: style.size, grey: style.grey ?? 0 })
        at += style.size * (SIGN.wide + SIGN.air)
        continue
      }
      if (piece.cut !== cut) flush()
      if (spaced && run === '') at += space
      cut = piece.cut
      run += (spaced && run !== '' ? ' ' : '') + piece.words
    }
  }
  flush()
}

/** A suit's sign among letters, read out as the character that it is. */
export function setSign(
  page: Page,
  sign: string,
  { x, y, size, grey }: { readonly x: number; readonly y: number; readonly size: number; readonly grey: number },
): void {
  const scale = (size * SIGN.high) / 24
  page.doc.markContent('Span', { actual: sign })
  paint(page, suitSign(SUITS[sign], grey < 0.5 ? 'ink' : 'canvas'), {
    x: x + (size * SIGN.wide) / 2,
    y: y - (size * CAPITAL) / 2,
    scale,
  })
  page.doc.endMarkedContent()
}
