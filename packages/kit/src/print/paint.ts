/** Puts the drawings shared with the screen on paper: each role becomes black or white, a veiled one grey. */
import type { Mark, Paint, PathMark, Place } from '../mark.ts'
import { inkOf } from '../print.ts'
import type { Role } from '../tokens.ts'
import type { Page } from './page.ts'

/** Where a drawing's origin stands, in points, and how many points its px measures. */
export type Stand = {
  readonly x: number
  readonly y: number
  readonly scale: number
  /** roles that this once are the other way round, to cut light out of black */
  readonly inks?: Inks
}

type Inks = Readonly<Partial<Record<Role, 'black' | 'white'>>>
/** What `here` stands for, and what is not as `inkOf` has it. */
type Light = { readonly here: Role; readonly inks: Inks }

/**
 * Draws marks on the page. Words and textures are not for paper: words are set by the sheet in sizes that can be read, and
 * a texture's dots would run together; a drawing that has them is refused with a RangeError.
 */
export function paint(page: Page, marks: readonly Mark[], { x, y, scale, inks = {} }: Stand): void {
  place(page, { at: [x, y], scale }, () => paintAll(page, marks, { here: 'ink', inks }))
}

function paintAll(page: Page, marks: readonly Mark[], light: Light): void {
  for (const mark of marks) {
    switch (mark.kind) {
      case 'path':
        line(page, mark, light)
        break
      case 'text':
        throw new RangeError(`"${mark.words}" stands in a drawing for paper`)
      case 'group': {
        const { clip } = mark
        place(page, mark, () => {
          if (clip) page.doc.path(clip.d).clip()
          paintAll(page, mark.marks, within(mark, light))
        })
        break
      }
      case 'use':
        place(page, mark, () => paintAll(page, mark.piece.marks, within(mark, light)))
        break
      default:
        mark satisfies never
    }
  }
}

const within = ({ here }: { readonly here?: Role }, light: Light): Light => (here ? { ...light, here } : light)

function place({ doc }: Page, { at, turn, scale }: Place, draw: () => void): void {
  doc.save()
  if (at) doc.translate(at[0], at[1])
  if (turn) doc.rotate(turn)
  if (typeof scale === 'number') doc.scale(scale)
  else if (scale) doc.scale(scale[0], scale[1])
  draw()
  doc.restore()
}

function line(page: Page, mark: PathMark, light: Light): void {
  const { doc } = page
  if (mark.d === '' || mark.opacity === 0) return
  doc.path(mark.d)
  if (mark.fill) page.fillWith(greyOf(mark.fill, light, (mark.opacity ?? 1) * (mark.tint ?? 1)))
  if (mark.line) {
    page.lineWith(greyOf(mark.line, light, mark.opacity ?? 1))
    doc
      .lineWidth(mark.width ?? 1)
      .lineCap(mark.cap ?? 'butt')
      .lineJoin(mark.join ?? 'miter')
    if (mark.dash) doc.dash(mark.dash[0], { space: mark.dash[1] })
    else doc.undash()
  }
  const rule = mark.rule ?? 'nonzero'
  if (mark.fill && mark.line) doc.fillAndStroke(rule)
  else if (mark.fill) doc.fill(rule)
  else doc.stroke()
}

/** 0 black to 1 white; a colour that only half covers the paper is as much lighter. */
function greyOf(paint: Paint, { here, inks }: Light, cover: number): number {
  if (paint.startsWith('hatch:')) throw new RangeError(`${paint} stands in a drawing for paper`)
  const role = paint === 'here' ? here : (paint as Role)
  return (inks[role] ?? inkOf(role)) === 'white' ? 1 : Math.round((1 - cover) * 100) / 100
}
