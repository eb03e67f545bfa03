/** @watchfires/kit/print: the three printed sheets. For Node; the screen has no part in it. */
import { drawMat } from './mat.ts'
import { Page } from './page.ts'
import type { Paper } from './paper.ts'
import { drawRulesCard } from './rulesCard.ts'
import { drawScorepad } from './scorepad.ts'

export { PAPERS, type Paper } from './paper.ts'

const SHEETS = [
  { name: 'rules', title: 'The rules · Watchfires & Wagons', lying: false, draw: drawRulesCard },
  { name: 'mat', title: 'The mat · Watchfires & Wagons', lying: true, draw: drawMat },
  { name: 'scorepad', title: 'The scorepad · Watchfires & Wagons', lying: false, draw: drawScorepad },
] as const

/** One file of the kit: its name, and a PDF of one page. */
export type Sheet = { readonly name: string; readonly bytes: Uint8Array }

/** The rules card, the mat and the scorepad as PDFs in black ink, for A4 or US Letter. The same bytes every time. */
export const buildKit = ({ paper }: { readonly paper: Paper }): Promise<readonly Sheet[]> =>
  Promise.all(
    SHEETS.map(async ({ name, title, lying, draw }) => {
      const page = new Page(title, { paper, lying })
      draw(page)
      return { name: `watchfires-${name}-${paper}.pdf`, bytes: await page.close() }
    }),
  )
