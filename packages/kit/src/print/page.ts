/** One sheet on its way to a PDF: words, ink and the structure that a screen reader walks. Only grey is ever set, never a colour. */
import PDFDocument from 'pdfkit'
import { CUTS, type Cut, cutFile, FIGURES, LEAST } from './faces.ts'
import { type Field, mm, PAPERS, type Paper } from './paper.ts'

/** Home printers keep this much of every edge white. */
const MARGIN = mm(10)

/** How one run of words stands: its face, its size in points, 0 black to 1 white. */
export type Letters = {
  readonly cut: Cut
  readonly size: number
  readonly grey?: number
}

export type Anchor = 'start' | 'middle' | 'end'

type Element = PDFKit.PDFStructureElement

/** What stands in every file's head. The moment never changes, so that the files do not. */
const about = (title: string) => ({
  Title: title,
  Author: 'Watchfires & Wagons',
  Creator: 'watchfires kit',
  Producer: 'watchfires kit',
  // biome-ignore lint/style/noRestrictedGlobals: a fixed moment, not the clock
  CreationDate: new Date(0),
})

export class Page {
  readonly doc: PDFKit.PDFDocument
  readonly width: number
  readonly height: number
  private readonly chunks: Uint8Array[] = []
  private parent: Element

  constructor(title: string, { paper, lying }: { readonly paper: Paper; readonly lying: boolean }) {
    const { width, height } = PAPERS[paper]
    this.width = lying ? height : width
    this.height = lying ? width : height
    this.doc = new PDFDocument({
      size: [this.width, this.height],
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: 'en',
      info: about(title),
    })
    this.doc.on('data', (chunk: Uint8Array) => this.chunks.push(chunk))
    for (const cut of Object.keys(CUTS) as Cut[]) this.doc.registerFont(cut, cutFile(cut))
    this.parent = this.doc.struct('Document')
    this.doc.addStructure(this.parent)
  }

  /** All that may be printed on. */
  get field(): Field {
    return { x: MARGIN, y: MARGIN, width: this.width - 2 * MARGIN, height: this.height - 2 * MARGIN }
  }

  /** Ends the sheet: its bytes, the same each time. */
  async close(): Promise<Uint8Array> {
    this.parent.end()
    const ended = new Promise((resolve) => this.doc.once('end', resolve))
    this.doc.end()
    await ended
    const bytes = new Uint8Array(this.chunks.reduce((sum, chunk) => sum + chunk.length, 0))
    let at = 0
    for (const chunk of this.chunks) {
      bytes.set(chunk, at)
      at += chunk.length
    }
    return bytes
  }

  /** All that `fill` draws belongs to one part of the sheet: a section, a table, a row. */
  within(tag: string, fill: () => void): void {
    const element = this.doc.struct(tag)
    const up = this.parent
    up.add(element)
    this.parent = element
    fill()
    element.end()
    this.parent = up
  }

  /** One thing that is read out: a heading, a cell, a sign with the character that it stands for. */
  tell(tag: string, draw: () => void, more: { readonly actual?: string } = {}): void {
    this.parent.add(this.doc.struct(tag, more, draw))
  }

  /** A piece of what is told, read out in its turn. */
  utter(draw: () => void): void {
    this.parent.add(draw)
  }

  /** What is only looked at: rules, frames, ornament. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  /** What fills shapes and letters from now on: 0 black to 1 white. */
  fillWith(grey: number): this {
    this.doc.addContent(`${grey} g`)
    return this
  }

  lineWith(grey: number): this {
    this.doc.addContent(`${grey} G`)
    return this
  }

  measure(words: string, letters: Letters): number {
    this.letter(letters)
    return this.doc.widthOfString(words, { features: FIGURES })
  }

  /** Words on one line: `x` is where they start, their middle or their end, `y` the line that they stand on. */
  write(words: string, letters: Letters, { x, y, anchor = 'start' }: { x: number; y: number; anchor?: Anchor }): void {
    if (letters.size < LEAST) throw new RangeError(`"${words}" would be ${letters.size} pt: too small to read`)
    const wide = anchor === 'start' ? 0 : this.measure(words, letters)
    this.letter(letters)
    this.fillWith(letters.grey ?? 0)
    this.doc.text(words, anchor === 'middle' ? x - wide / 2 : x - wide, y, {
      features: FIGURES,
      baseline: 'alphabetic',
      lineBreak: false,
    })
  }

  private letter({ cut, size }: Letters): void {
    this.doc.font(cut).fontSize(size)
  }
}
