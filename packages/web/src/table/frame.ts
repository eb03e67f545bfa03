/** How the table fits a window: which arrangement, and the scene's layout in it. */
import { COLUMN, deskLayout, type Layout, layoutFor, phoneLayout, tabletLayout } from '@watchfires/kit'

/** `side` is a phone lying down: the scene at the left, all else beside it. */
export type FrameKind = 'phone' | 'side' | 'tablet' | 'desk'

export interface Frame {
  readonly kind: FrameKind
  readonly layout: Layout
  /** the scene is so low that seats and Fate draw in as well */
  readonly isShort: boolean
}

/** Heights of the head, by arrangement. */
export const HEADS: Readonly<Record<FrameKind, number>> = { phone: 44, side: 44, tablet: 52, desk: 56 }

/** Width of the column beside a scene on a phone that lies down. */
const BESIDE = 300

/** The arrangement for a window of this size, in px; never narrower than 320. */
export function frameFor(width: number, height: number): Frame {
  const wide = Math.max(320, Math.round(width))
  if (wide >= 560 && height < 520) {
    const layout = phoneLayout(Math.min(599, wide - BESIDE), height - HEADS.side)
    return { kind: 'side', layout, isShort: layout.height < 352 }
  }
  if (wide < 600) {
    const layout = layoutFor({ width: wide, height })
    return { kind: 'phone', layout, isShort: layout.height < 352 }
  }
  if (wide < 1100) return { kind: 'tablet', layout: tabletLayout(wide, Math.round(height * 0.46)), isShort: false }
  const high = Math.min(590, height - HEADS.desk - 254)
  return { kind: 'desk', layout: deskLayout(wide - COLUMN, Math.round(high)), isShort: false }
}

/** Where the Fate place begins under the head of the scene, by arrangement, in px. */
export const fateTop = ({ kind, isShort }: Frame): number =>
  isShort ? 22 : kind === 'desk' || kind === 'tablet' ? 12 : 30

/** How wide the Fate card may be, in px: it never stands before a wagon and its flag on the furthest lane. */
export function fateWidth(frame: Frame): number {
  const { base, wagon } = frame.layout
  const free = base[0]! - 62 * wagon - fateTop(frame) - 2
  return Math.max(
    22,
    Math.min(76, Math.floor(free / 1.4), frame.kind === 'desk' ? 76 : frame.kind === 'tablet' ? 52 : 42),
  )
}

/** Whether tiles of this many seats stand in rows of half the height: where one row would be too narrow for them. */
export function seatsAreCompact({ kind, layout }: Frame, seats: number): boolean {
  if (kind === 'side') return true
  return kind === 'phone' && layout.width / seats < 88
}

/** Space between the left edges of two neighbouring cards of a hand, in px. They overlap where they must. */
export function stepOf(
  cards: number,
  { room, card, gap }: { readonly room: number; readonly card: number; readonly gap: number },
): number {
  if (cards < 2) return card + gap
  const least = cards > 8 ? 40 : 44
  return Math.max(least, Math.min(card + gap, (room - card) / (cards - 1)))
}
