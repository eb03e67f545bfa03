/** The rules card: one upright page, two columns under a cut, the Last Valley at the foot. */

import { gouge } from '../gouge.ts'
import { path } from '../mark.ts'
import { type Body, Column } from './column.ts'
import { headpieceMarks } from './headpiece.ts'
import type { Page } from './page.ts'
import { paint } from './paint.ts'
import { type Field, mm } from './paper.ts'
import { setText } from './paragraph.ts'
import * as say from './rulesWords.ts'

const GUTTER = mm(6)
/** Points to a px of the cut. */
const SCALE = 0.5

/** What a page of this height has room for. */
const fit = (height: number): { readonly body: Body; readonly head: number } =>
  height > 800
    ? { body: { size: 9, leading: 11 }, head: mm(37) }
    : { body: { size: 8.6, leading: 10.3 }, head: mm(35.5) }

export function drawRulesCard(page: Page): void {
  const { x, y, width } = page.field
  const { body, head } = fit(page.height)
  drawHead(page, { x, y, width, height: head })
  const top = y + head + mm(3)
  const wide = (width - GUTTER) / 2
  const left = new Column(page, { x, y: top, width: wide, body })
  const right = new Column(page, { x: x + wide + GUTTER, y: top, width: wide, body })
  page.within('Sect', () => {
    left.part(say.SETUP)
    drawTable(left)
    left.part(say.BEAT).part(say.PLAYS).part(say.GAME)
  })
  page.within('Sect', () => {
    right.part(say.ENDS).part(say.LEVEL).part(say.LAST_WATCH).boxed(say.GAMBIT)
    drawRepayment(right)
  })
  drawMotto(page, { x, y: left.y, width: wide, height: right.y - left.y })
  const foot = new Column(page, { x, y: Math.max(left.y, right.y) + 2, width, body })
  page.within('Sect', () => foot.part(say.VALLEY))
}

function drawHead(page: Page, { x, y, width, height }: Field): void {
  page.decorate(() =>
    paint(page, headpieceMarks(width / SCALE, height / SCALE), {
      x,
      y,
      scale: SCALE,
      inks: { far: 'black', peakcut: 'white' },
    }),
  )
  page.tell('H1', () => page.write('Watchfires & Wagons', { cut: 'display-800', size: 29 }, { x: x + 12, y: y + 31 }))
  page.tell('P', () => page.write(say.SCOPE, { cut: 'body-500', size: 10.4 }, { x: x + 13, y: y + 46 }))
}

/** The last words of the shorter column, between two cuts, in the middle of the room that is left. */
function drawMotto(page: Page, { x, y, width, height }: Field): void {
  const letters = { cut: 'display-700', size: 15 } as const
  const middle = x + width / 2
  const line = y + height / 2 - letters.size * 0.1
  page.tell('P', () => page.write(say.MOTTO, letters, { x: middle, y: line, anchor: 'middle' }))
  const from = page.measure(say.MOTTO, letters) / 2 + 9
  page.decorate(() => {
    const cuts = gouge([
      [-from, -4, from - width / 2, 0, 2.4],
      [from, -4, width / 2 - from, 0, 2.4],
    ])
    paint(page, [path(cuts, { fill: 'ink' })], { x: middle, y: line, scale: 1 })
  })
}

/** A thin line under a row. */
function drawHairline(
  page: Page,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): void {
  page.decorate(() =>
    paint(page, [path(`M0 0h${width}`, { line: 'ink', width: 0.5, opacity: 0.45 })], { x, y, scale: 1 }),
  )
}

function drawTable(column: Column): void {
  const { page, x, width, body } = column
  const ends = [0, 0.2, 0.36, 0.7, 1]
  column.gap(-2)
  page.within('Table', () => {
    for (const [i, row] of say.TABLE.entries()) {
      page.within('TR', () => {
        for (const [j, words] of row.entries()) {
          const place = { x: x + (width * (ends[j] + ends[j + 1])) / 2, y: column.y, anchor: 'middle' } as const
          const cut = i === 0 || j > 0 ? 'body-500' : 'body-700'
          const letters = { cut, size: body.size } as const
          page.tell(i === 0 || j === 0 ? 'TH' : 'TD', () => page.write(words, letters, place))
        }
      })
      if (i === 0) drawHairline(page, { x, y: column.y + 3, width })
      column.gap(body.leading + (i === 0 ? 1.4 : 0))
    }
  })
  column.gap(3)
}

function drawRepayment(column: Column): void {
  const { page, x, width, body } = column
  column.heading(say.REPAID.title)
  page.within('Table', () => {
    for (const [what, pays] of say.REPAYMENT) {
      page.within('TR', () => {
        setText(page, what, { ...body, tag: 'TH', x, y: column.y, room: width - 24 })
        const place = { x: x + width, y: column.y, anchor: 'end' } as const
        page.tell('TD', () => page.write(pays, { cut: 'display-700', size: body.size * 1.2 }, place))
      })
      drawHairline(page, { x, y: column.y + 2.8, width })
      column.gap(body.leading + 1)
    }
  })
  column.gap(1).text(say.REPAID.close!)
}
