import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byOwner, cratePlaces } from './crates.ts'
import { fireLevel } from './fire.ts'
import { deskLayout, type Layout, layoutFor, phoneLayout, tabletLayout } from './layouts.ts'
import { feederPlaces, firePlace, headPlaces, landscape, pusherPlaces, wagonPlace } from './scene.ts'
import { snowFront, snowRise, tagPlaces } from './snow.ts'
import { WAGONS } from './suits.ts'
import { svg } from './svg.ts'
import { wagonMarks } from './wagons.ts'

const LAYOUTS: readonly (readonly [string, Layout])[] = [
  ['narrow phone', phoneLayout(320)],
  ['phone', phoneLayout(390)],
  ['short phone', phoneLayout(390, 300)],
  ['narrow short phone', phoneLayout(320, 300)],
  ['wide phone', phoneLayout(599)],
  ['tablet', tabletLayout(820, 543)],
  ['tablet on its side', tabletLayout(1024, 353)],
  ['desk', deskLayout(1108, 590)],
  ['wide desk', deskLayout(1588, 590)],
]

const crowd = [0, 1, 2, 3, 4, 5].map((seat) => ({ seat, pips: 10 }))

describe('layouts', () => {
  test('a window gets the scene of its width', () => {
    expect(layoutFor({ width: 390, height: 844 })).toMatchObject({ kind: 'phone', width: 390, height: 404 })
    expect(layoutFor({ width: 390, height: 667 })).toMatchObject({ kind: 'phone', height: 300 })
    expect(layoutFor({ width: 820, height: 1180 })).toMatchObject({ kind: 'tablet', width: 820, height: 543 })
    expect(layoutFor({ width: 1440, height: 900 })).toMatchObject({ kind: 'desk', width: 1108, height: 590 })
  })

  test('stations stand where the drawing has them', () => {
    expect(phoneLayout(390).stations).toEqual([34, 86, 138, 190, 242, 294, 346])
    expect(phoneLayout(390).base).toEqual([163, 232, 301])
    expect(deskLayout(1108, 590).stations).toEqual([92, 243, 394, 545, 696, 847, 998])
    expect(deskLayout(1108, 590).base.map(Math.round)).toEqual([226, 331, 436])
    expect(deskLayout(1108, 590).rise.map(Math.round)).toEqual([0, 5, 18, 46, 82, 104, 64])
  })
})

describe.each(LAYOUTS)('the scene of a %s', (_, layout) => {
  test('keeps wagons, crates and pushers of a full table in the picture', () => {
    for (const suit of WAGONS) {
      for (let space = 0; space <= 6; space++) {
        const [x, y] = wagonPlace(layout, { suit, space })
        expect(x - 26 * layout.wagon).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThan(layout.width)
        expect(y - 63 * layout.wagon).toBeGreaterThan(0)
        for (const pushing of [0, 1, 6]) {
          const crates = cratePlaces(layout, { suit, space, aboard: crowd, pushing })
          expect(crates).toHaveLength(6)
          for (const { at } of crates) {
            expect(at[0]).toBeGreaterThanOrEqual(0)
            expect(at[0] + 30 * layout.crate).toBeLessThanOrEqual(layout.width)
            expect(at[1]).toBeGreaterThan(layout.head)
          }
        }
      }
    }
  })

  test('has crates ahead of the wagon on 0–2 and behind it from 3 on, two high over three owners', () => {
    for (let space = 0; space <= 6; space++) {
      const [x] = wagonPlace(layout, { suit: 'D', space })
      for (const owners of [1, 3, 4, 6]) {
        const crates = cratePlaces(layout, { suit: 'D', space, aboard: crowd.slice(0, owners) })
        for (const { at } of crates) {
          if (space < 3) expect(at[0]).toBeGreaterThan(x)
          else expect(at[0] + 30 * layout.crate).toBeLessThan(x)
        }
        const columns = new Set(crates.map(({ at }) => at[0]))
        expect(columns.size).toBe(owners > 3 ? Math.ceil(owners / 2) : owners)
      }
    }
  })

  test('has pushers behind their wagon, never in front of it', () => {
    const [x] = wagonPlace(layout, { suit: 'H', space: 4 })
    for (const { at } of pusherPlaces(layout, { suit: 'H', space: 4, seats: [0, 1, 2, 3, 4, 5] })) {
      expect(at[0] + 20 * layout.k).toBeLessThan(x)
    }
  })

  test('has the Snow between the caption and the burial mark, in proportion', () => {
    for (const mark of [13, 21, 22, 27]) {
      const whole = snowRise(layout, { mark, from: 0, to: mark })
      expect(whole).toBeGreaterThan(40)
      expect(snowRise(layout, { mark, from: 3, to: 4 })).toBeCloseTo(whole / mark)
      const front = snowFront(layout, { mark, fed: 0 })
      for (let x = 0; x <= layout.width; x += 13) {
        expect(front({ x, level: mark })).toBeLessThan(front({ x, level: 0 }))
        expect(front({ x, level: 0 })).toBeLessThan(layout.height)
      }
    }
  })

  test('has the two tags apart at every level', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 9 }), (snow, worst) => {
        const { now, most } = tagPlaces(layout, { snow, reach: snow + worst, mark: 27 })
        expect(now[1] - most[1]).toBeGreaterThanOrEqual(18 * layout.k)
      }),
    )
  })

  test('has room for six at the fire, inside the picture and clear of the stake', () => {
    const fire = firePlace(layout, { snow: 5, mark: 27, fed: 6 })
    expect(fire[1]).toBeLessThan(layout.height)
    for (const { at, scale } of feederPlaces(layout, { seats: [0, 1, 2, 3, 4, 5], fire })) {
      const [left, right] = scale[0] < 0 ? [at[0] + 30 * scale[0], at[0]] : [at[0], at[0] + 30 * scale[0]]
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(layout.stake - 30 * layout.k)
    }
  })

  test('names its stretches between its edges', () => {
    const { x, y } = headPlaces(layout)
    expect(x[0]).toBeLessThan(x[1])
    expect(x[1]).toBeLessThan(x[2])
    expect(x[2]).toBeLessThan(layout.width)
    expect(y).toBeGreaterThan(10)
  })
})

describe('the parts', () => {
  test('[P7] an empty wagon flies no flag, a laden one its total', () => {
    for (const suit of WAGONS) {
      expect(svg(wagonMarks(suit, null))).not.toContain('k-flag')
      expect(svg(wagonMarks(suit, 0))).not.toContain('k-flag')
      expect(svg(wagonMarks(suit, 17))).toMatch(/k-flag.*>17<\/text>/)
    }
  })

  test('[P2] loads of one owner are one crate with the sum of their pips', () => {
    const aboard = [
      { seat: 4, pips: 9 },
      { seat: 1, pips: 5 },
      { seat: 4, pips: 4 },
    ]
    expect(byOwner(aboard)).toEqual([
      { seat: 1, pips: 5 },
      { seat: 4, pips: 13 },
    ])
  })

  test('a load that is thought of stands on its owner’s crate, or as the first one', () => {
    const layout = phoneLayout(390)
    const aboard = [
      { seat: 0, pips: 6 },
      { seat: 3, pips: 10 },
    ]
    const own = cratePlaces(layout, { suit: 'D', space: 2, aboard, preview: { seat: 0, pips: 9 } })
    expect(own.map(({ seat, pips, preview }) => [seat, pips, preview])).toEqual([
      [0, 6, false],
      [0, 9, true],
      [3, 10, false],
    ])
    expect(own[1]!.at[0]).toBe(own[0]!.at[0])
    expect(own[1]!.at[1]).toBeLessThan(own[0]!.at[1])
    const fresh = cratePlaces(layout, { suit: 'D', space: 2, aboard, preview: { seat: 5, pips: 9 } })
    expect(fresh[0]).toMatchObject({ seat: 5, pips: 9, preview: true })
    expect(fresh).toHaveLength(3)
  })

  test('[B3] the fire burns by the number who fed it; a King makes it roar', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((fed) => fireLevel(fed, false))).toEqual([0, 1, 2, 3, 4, 4, 4])
    expect(fireLevel(1, true)).toBe(5)
  })

  test('the land is the same whatever happens on it, and carries no words', () => {
    const land = svg(landscape(phoneLayout(390)))
    expect(land).not.toContain('<text')
    expect(land).toBe(svg(landscape(phoneLayout(390))))
  })
})
