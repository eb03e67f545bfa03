/** A column of the rules card, filled from its head: headings, sentences, lists, boxes. */
import { gouge, run } from '../gouge.ts'
import { icon } from '../icons.ts'
import { path } from '../mark.ts'
import type { Page } from './page.ts'
import { paint } from './paint.ts'
import { type Style, setText } from './paragraph.ts'
import type { Part } from './rulesWords.ts'

/** Size and leading of its sentences, in points. */
export type Body = { readonly size: number; readonly leading: number }

type Bounds = { readonly x: number; readonly y: number; readonly width: number; readonly body: Body }

const TITLE = { cut: 'display-700', size: 13.6 } as const
/** Between two points of a list, and after a part. */
const BREATH = 1.7
const REST = 4.6
/** How far a list hangs, and how far a box's words stand from its frame. */
const HANG = 14
const INSET = 7

export class Column {
  readonly page: Page
  readonly x: number
  readonly width: number
  readonly body: Body
  /** where the next line stands */
  y: number

  constructor(page: Page, { x, y, width, body }: Bounds) {
    this.page = page
    this.x = x
    this.y = y
    this.width = width
    this.body = body
  }

  gap(points: number): this {
    this.y += points
    return this
  }

  /** A heading, and a cut of the gouge from it to the column's end. */
  heading(title: string): this {
    const { page, x, width } = this
    this.y += TITLE.size * 0.7
    page.tell('H2', () => page.write(title, TITLE, { x, y: this.y }))
    const from = page.measure(title, TITLE) + 6
    page.decorate(() =>
      paint(page, [path(gouge([[from, -3.6, width - from, 0, 2.2]], 2), { fill: 'ink' })], { x, y: this.y, scale: 1 }),
    )
    return this.gap(this.body.leading + 1.6)
  }

  text(words: string, style: Partial<Style> = {}): this {
    const { page, x, y, width, body } = this
    this.y = setText(page, words, { ...body, ...style, x, y, room: width })
    return this
  }

  /** A point of a list under its figure or icon. */
  private hanging(words: string, draw: (y: number) => void): void {
    const { page, x, width, body } = this
    page.within('LI', () => {
      page.tell('Lbl', () => draw(this.y))
      this.y = setText(page, words, { ...body, tag: 'LBody', x: x + HANG, y: this.y, room: width - HANG })
    })
    this.gap(BREATH)
  }

  /** A part of the rules under its heading. */
  part(part: Part): this {
    return this.heading(part.title).inside(part).gap(REST)
  }

  /** A part in a frame, its heading cut out of black. */
  boxed(part: Part): this {
    const { page, x, width, y: top } = this
    const high = TITLE.size * 1.25
    page.decorate(() => paint(page, [path(`M0 0h${width}v${high}H0z`, { fill: 'ink' })], { x, y: top, scale: 1 }))
    page.tell('H2', () => page.write(part.title, { ...TITLE, grey: 1 }, { x: x + INSET, y: top + high * 0.74 }))
    const inner = new Column(page, {
      x: x + INSET,
      y: top + high + this.body.leading + 0.4,
      width: width - 2 * INSET,
      body: this.body,
    })
    inner.inside(part)
    const foot = inner.y - this.body.leading * 0.45
    page.decorate(() =>
      paint(page, [path(`M0 0h${width}v${run([foot - top], 2)}H0z`, { line: 'ink', width: 1.2 })], {
        x,
        y: top,
        scale: 1,
      }),
    )
    this.y = foot + REST + 3
    return this
  }

  private inside({ lead, steps, points, close }: Part): this {
    const { page, x, body } = this
    if (lead) this.text(lead).gap(BREATH)
    if (steps) {
      page.within('L', () => {
        for (const [i, step] of steps.entries()) {
          const letters = { cut: 'display-700', size: body.size * 1.2 } as const
          this.hanging(step, (y) => page.write(`${i + 1}`, letters, { x, y }))
        }
      })
    }
    if (points) {
      page.within('L', () => {
        for (const [words, name] of points) {
          const size = body.size * 1.12
          this.hanging(words, (y) => {
            paint(page, icon(name), { x: x - 0.4, y: y - size * 0.86, scale: size / 24 })
          })
        }
      })
    }
    if (close) this.text(close)
    return this
  }
}
