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

/** Where a text is set, and as what: a paragraph, where nothing else is said. */
type Setting = Style & { readonly x: number; readonly y: number; readonly room: number; readonly tag?: string }

/** Sets a text in a column of `room` points, its first line standing on `y`. Answers where the line after it would stand. */
export function setText(page: Page, text: string, { x, y, room, tag = 'P', ...style }: Setting): number {
  const space = spaceOf(page, style)
  const all = lines(words(page, text, style), { room, space })
  page.within(tag, () => {
    for (const [nth, line] of all.entries()) {
      const wide = line.reduce((sum, word) => sum + word.wide, (line.length - 1) * space)
      const rest = style.anchor === 'middle' ? (room - wide) / 2 : style.anchor === 'end' ? room - wide : 0
      const at = { x: x + rest, y: y + nth * style.leading }
      setLine(page, nth < all.length - 1 ? [...line, BREAK] : line, { ...at, style, space })
    }
  })
  return y + all.length * style.leading
}

/** What parts a line from the next for whoever reads it aloud: the space that was there. */
const BREAK: Word = { pieces: [], wide: 0 }

/** Runs of one cut and signs, each with the space after it, so that they are read and copied as words. */
function runsOf(line: Line): Piece[] {
  const runs: Piece[] = []
  for (const [nth, word] of line.entries()) {
    const last = runs.at(-1)
    if (nth > 0 && last) runs[runs.length - 1] = { ...last, words: `${last.words} ` }
    for (const piece of word.pieces) {
      const before = runs.at(-1)
      if (before && !before.sign && !piece.sign && before.cut === piece.cut) {
        runs[runs.length - 1] = { ...before, words: before.words + piece.words }
      } else runs.push(piece)
    }
  }
  return runs
}

type Foot = { readonly x: number; readonly y: number; readonly style: Style; readonly space: number }

function setLine(page: Page, line: Line, { x, y, style, space }: Foot): void {
  let at = x
  for (const run of runsOf(line)) {
    const from = at
    if (run.sign) {
      page.tell('Span', () => paintSign(page, run.words.trim(), { x: from, y, style }), { actual: run.words })
      at += style.size * (SIGN.wide + SIGN.air) + (run.words.endsWith(' ') ? space : 0)
    } else {
      page.utter(() => page.write(run.words, lettersOf(run, style), { x: from, y }))
      at += page.measure(run.words, lettersOf(run, style))
    }
  }
}

function paintSign(
  page: Page,
  sign: string,
  { x, y, style: { size, grey = 0 } }: { readonly x: number; readonly y: number; readonly style: Style },
): void {
  paint(page, suitSign(SUITS[sign], grey < 0.5 ? 'ink' : 'canvas'), {
    x: x + (size * SIGN.wide) / 2,
    y: y - (size * CAPITAL) / 2,
    scale: (size * SIGN.high) / 24,
  })
}
