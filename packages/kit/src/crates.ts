import { EMBLEM_PIECES, seatRole } from './emblems.ts'
import { board } from './gouge.ts'
import type { Layout } from './layouts.ts'
import { type Mark, type Point, path, text, use } from './mark.ts'
import { crest } from './pass.ts'
import { WAGONS, type WagonSuit } from './suits.ts'

const WIDE = 30
const HIGH = 18.5

const BODY = board([0, 0, WIDE, HIGH], 2)

/** A crate of stores, 30 × 18.5 from its top left: the owner's colour and emblem, and how many pips. */
export const crateMarks = ({ seat, pips }: { readonly seat: number; readonly pips: number }): readonly Mark[] => [
  path(BODY, { fill: seatRole(seat), line: 'pitch', width: 1.2 }),
  use(EMBLEM_PIECES[seat]!, { at: [2, 2.7], scale: 13 / 24, here: 'seat:ink' }),
  text(String(pips), {
    at: [22.2, 13.8],
    size: pips > 99 ? 9.5 : 13,
    weight: 800,
    face: 'body',
    fill: 'seat:ink',
    anchor: 'middle',
  }),
]

/** What a load would add: a dashed crate of the same size. */
export const previewCrateMarks = (pips: number): readonly Mark[] => [
  path(BODY, { fill: 'bg', line: 'accent', width: 1.6, dash: [4, 2.5] }),
  text(`+${pips}`, { at: [15, 13.8], size: 13, weight: 800, face: 'body', fill: 'accent', anchor: 'middle' }),
]

/** A wagon's stores by owner, in the order of seats; loads of one owner are one crate. */
export const byOwner = (
  aboard: readonly { readonly seat: number; readonly pips: number }[],
): readonly { readonly seat: number; readonly pips: number }[] => {
  const sums = new Map<number, number>()
  for (const { seat, pips } of aboard) sums.set(seat, (sums.get(seat) ?? 0) + pips)
  return [...sums].map(([seat, pips]) => ({ seat, pips })).sort((a, b) => a.seat - b.seat)
}

/** One crate where it stands: its top left. `preview` marks what a load would add. */
export type CratePlace = {
  readonly seat: number
  readonly pips: number
  readonly at: Point
  readonly preview: boolean
}

/** What stands beside one wagon. */
export type Stores = {
  readonly suit: WagonSuit
  readonly space: number
  readonly aboard: readonly { readonly seat: number; readonly pips: number }[]
  /** How many have their shoulder to the wagon: behind it, the crates make room for them. */
  readonly pushing?: number
  /** A load that is being thought of. */
  readonly preview?: { readonly seat: number; readonly pips: number }
}

/** Room behind a wagon for those who push it, in px at scale 1. */
const pushRoom = (pushing: number): number => (pushing > 0 ? 22 + 7 * (pushing - 1) : 0)

/**
 * Where a wagon's crates stand on the road: ahead of it on 0–2, behind it from 3 on; over three owners they stand two
 * high. The preview stands on its owner's crate, or as the first crate if the owner has none yet.
 */
export const cratePlaces = (
  layout: Layout,
  { suit, space, aboard, pushing = 0, preview }: Stores,
): readonly CratePlace[] => {
  const { crate: c } = layout
  const road = crest(layout, WAGONS.indexOf(suit))
  const owners = byOwner(aboard)
  const [wide, high] = [WIDE * c, HIGH * c]
  const ahead = space < 3
  const side = ahead ? 1 : -1
  const middle = layout.stations[space]! + nudge(layout, space)
  const fresh = preview !== undefined && !owners.some(({ seat }) => seat === preview.seat)
  const stacks = fresh ? [{ seat: preview.seat, pips: 0 }, ...owners] : owners
  const rows = stacks.length > 3 ? 2 : 1
  const columns = Math.ceil(stacks.length / rows)
  const edge = ahead
    ? middle + 33 * layout.wagon
    : // never out of the picture: on the narrowest phone the last crates stand among those who push
      Math.max(middle - 33 * layout.wagon - pushRoom(pushing) * layout.k, 2 + columns * (wide + 2 * c))

  const places: CratePlace[] = []
  for (let i = 0; i < stacks.length; i += rows) {
    const x = (ahead ? edge : edge - wide) + side * (i / rows) * (wide + 2 * c)
    let y = road(x + wide / 2) - high - 0.5 * c
    for (const { seat, pips } of stacks.slice(i, i + rows)) {
      if (pips > 0) {
        places.push({ seat, pips, at: [x, y], preview: false })
        y -= high + c
      }
      if (preview?.seat === seat) {
        places.push({ seat, pips: preview.pips, at: [x, y], preview: true })
        y -= high + c
      }
    }
  }
  return places
}

/** A wagon in the valley or in Town stands a little toward the middle of the picture. */
export const nudge = ({ k }: Layout, space: number): number => (space === 6 ? -4 * k : space === 0 ? 6 * k : 0)
