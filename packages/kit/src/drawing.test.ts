import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as kit from './index.ts'

const ARGUMENTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/** What is wrong with path data, or null: a plain reading of the SVG grammar. */
const fault = (d: string): string | null => {
  if (d === '') return null
  if (!/^M/.test(d)) return `does not begin with M: ${d.slice(0, 40)}`
  for (const [, letter, rest] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const size = ARGUMENTS[letter!.toLowerCase()]
    if (size === undefined) return `no command ${letter}`
    const numbers = rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []
    if (rest!.replace(/-?(?:\d+\.?\d*|\.\d+)/g, '').trim() !== '') return `not numbers: ${letter}${rest}`
    if (size === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % size > 0) {
      return `${numbers.length} numbers after ${letter}`
    }
  }
  return null
}

const walk = function* (marks: readonly kit.Mark[]): Generator<kit.Mark> {
  for (const mark of marks) {
    yield mark
    if (mark.kind === 'group') yield* walk(mark.marks)
    if (mark.kind === 'use') yield* walk(mark.piece.marks)
  }
}

const faults = (marks: readonly kit.Mark[]): string[] =>
  [...walk(marks)].flatMap((mark) => {
    const found = mark.kind === 'path' ? fault(mark.d) : null
    const clip = mark.kind === 'group' && mark.clip ? fault(mark.clip.d) : null
    return [found, clip].filter((one) => one !== null)
  })

const roles = (marks: readonly kit.Mark[]): Set<string> =>
  new Set(
    [...walk(marks)]
      .flatMap((mark) => {
        if (mark.kind === 'path') return [mark.fill, mark.line]
        if (mark.kind === 'text') return [mark.fill, mark.halo?.line, mark.tail?.fill]
        return [mark.here]
      })
      .filter((role) => role !== undefined && role !== 'here' && !role.startsWith('hatch:')) as string[],
  )

const layouts = fc.oneof(
  fc.tuple(fc.integer({ min: 320, max: 599 }), fc.integer({ min: 260, max: 480 })).map((a) => kit.phoneLayout(...a)),
  fc.tuple(fc.integer({ min: 600, max: 1099 }), fc.integer({ min: 260, max: 620 })).map((a) => kit.tabletLayout(...a)),
  fc.tuple(fc.integer({ min: 768, max: 1588 }), fc.integer({ min: 400, max: 700 })).map((a) => kit.deskLayout(...a)),
)

const seat = fc.integer({ min: 0, max: 5 })
const seats = fc.uniqueArray(seat, { maxLength: 6 })
const byWagon = <T>(one: fc.Arbitrary<T>) => fc.tuple(one, one, one)
const preview = fc.oneof(
  fc.constant(undefined),
  fc.record({ kind: fc.constant('push' as const), suit: fc.constantFrom(...kit.WAGONS) }),
  fc.record({
    kind: fc.constant('load' as const),
    suit: fc.constantFrom(...kit.WAGONS),
    seat,
    pips: fc.integer({ min: 1, max: 10 }),
  }),
)
const states = fc
  .record({
    space: byWagon(fc.integer({ min: 0, max: 6 })),
    aboard: byWagon(fc.array(fc.record({ seat, pips: fc.integer({ min: 1, max: 10 }) }), { maxLength: 20 })),
    pushes: byWagon(seats),
    mark: fc.constantFrom(13, 21, 22, 27),
    snow: fc.integer({ min: 0, max: 33 }),
    worst: fc.integer({ min: 0, max: 9 }),
    fed: seats,
    roar: fc.boolean(),
    preview,
  })
  .map(({ worst, ...state }): kit.SceneState => ({ ...state, reach: state.snow + worst }))

const homes = fc
  .record({ width: fc.integer({ min: 320, max: 1920 }), height: fc.integer({ min: 400, max: 1080 }) })
  .map(kit.homeLayout)
const fires = fc.constantFrom<kit.FireLevel>(0, 1, 2, 3, 4, 5)

const ENDS: readonly kit.NightEnd[] = [
  { kind: 'through', suit: 'H', total: 25, seat: 3 },
  { kind: 'through', suit: 'D', total: 105 },
  { kind: 'buried' },
  { kind: 'stranded' },
]

const state: kit.SceneState = {
  space: [3, 2, 0],
  aboard: [[{ seat: 0, pips: 4 }], [{ seat: 3, pips: 10 }], []],
  pushes: [[2], [], []],
  snow: 11,
  mark: 21,
  reach: 15,
  fed: [1],
  roar: false,
}

/** One of everything there is to draw. */
const all = (): readonly kit.Mark[] => [
  ...kit.cardParts(),
  ...kit.sceneParts(),
  ...kit.ICONS.map((name) => kit.use(kit.iconPiece(name))),
  ...kit.EMBLEMS.flatMap((_, i) => [...kit.badge(i), ...kit.figureMarks(i), ...kit.pusherMarks(i)]),
  ...kit.SUITS.flatMap((suit) => kit.suitSign(suit)),
  ...kit.tableScene(kit.phoneLayout(390), { ...state, preview: { kind: 'load', suit: 'H', seat: 4, pips: 9 } }),
  ...kit.tableScene(kit.deskLayout(1108, 590), { ...state, roar: true, preview: { kind: 'push', suit: 'D' } }),
  ...kit.headMarks(kit.phoneLayout(390), [['Full load', '0–2']]),
  ...kit.homeScene(kit.homeLayout({ width: 390, height: 478 }), { fire: 0, snow: 1 }),
  ...kit.homeScene(kit.homeLayout({ width: 1440, height: 900 }), { fire: 5, snow: 0.5 }),
  ...ENDS.flatMap((end) => kit.settlementScene({ width: 390, height: 212 }, end)),
  ...kit.snowfallMarks({ width: 390, height: 330, count: 54 }),
]

describe('every drawing', () => {
  test('is plain path data, for the table at any size and in any state', () => {
    fc.assert(
      fc.property(layouts, states, (layout, state) => {
        const marks = kit.tableScene(layout, state)
        expect(faults(marks)).toEqual([])
        expect(kit.svg(marks)).not.toMatch(/NaN|undefined|Infinity|null/)
      }),
      { numRuns: 60 },
    )
  })

  test('is plain path data, for the first page at any size, fire and snow', () => {
    fc.assert(
      fc.property(homes, fires, fc.double({ min: 0, max: 1, noNaN: true }), (layout, fire, snow) => {
        const marks = kit.homeScene(layout, { fire, snow })
        expect(faults(marks)).toEqual([])
        expect(kit.svg(marks)).not.toMatch(/NaN|undefined|Infinity|null/)
      }),
      { numRuns: 40 },
    )
  })

  test('is plain path data, for the night’s sheet at any size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 320, max: 1100 }), fc.constantFrom(...ENDS), (width, end) => {
        const marks = kit.settlementScene({ width, height: 212 }, end)
        expect(faults(marks)).toEqual([])
        expect(kit.svg(marks)).not.toMatch(/NaN|undefined|Infinity|null/)
      }),
      { numRuns: 20 },
    )
  })

  test('is plain path data, for all else', () => {
    expect(faults(all())).toEqual([])
  })

  test('is the same each time it is drawn', () => {
    expect(kit.svg(all())).toBe(kit.svg(all()))
    expect(kit.sprite(all())).toBe(kit.sprite(all()))
  })

  test('knows its colours by role, and each theme and print has every role', () => {
    for (const role of roles(all())) {
      for (const theme of ['night', 'paper'] as const) expect(kit.THEMES[theme]).toHaveProperty([role])
      expect(['black', 'white']).toContain(kit.inkOf(role as kit.Role))
    }
    const defined = new Set([...kit.themeCss().matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
    const used = new Set(
      [...(kit.svg(all()) + kit.sprite(all())).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name),
    )
    expect(used.size).toBeGreaterThan(50)
    expect([...used].filter((name) => !defined.has(name))).toEqual([])
  })

  test('writes no colour and no style into its markup', () => {
    const markup = kit.svg(all()) + kit.sprite(all())
    expect(markup).not.toMatch(/#[0-9a-f]{3,8}"/i)
    expect(markup).not.toMatch(/style=/)
  })

  test('names no colour outside the tokens', () => {
    const folder = new URL('./', import.meta.url)
    const files = readdirSync(folder).filter((file) => /\.ts$/.test(file) && !/test|tokens/.test(file))
    expect(files.length).toBeGreaterThan(15)
    const coloured = files.filter((file) =>
      /#[0-9a-f]{3,8}\b|\brgba?\(/i.test(readFileSync(new URL(file, folder), 'utf8')),
    )
    expect(coloured).toEqual([])
  })
})

describe('the sprite', () => {
  const sprite = kit.sprite(all())
  const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)

  test('holds each part once', () => {
    expect(ids.length).toBeGreaterThan(60)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.every((id) => id.startsWith('k-'))).toBe(true)
  })

  test('holds whatever any drawing refers to', () => {
    const wanted = [...(kit.svg(all()) + sprite).matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id!)
    expect(wanted.length).toBeGreaterThan(200)
    expect([...new Set(wanted)].filter((id) => !ids.includes(id))).toEqual([])
  })

  test('is not needed by a drawing that stands alone', () => {
    const alone = kit.svg(kit.cardMarks('KS', { size: 'full' }), { box: kit.CARD_BOX.full, alone: true })
    const inside = [...alone.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)
    for (const [, id] of alone.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(inside).toContain(id)
    expect(kit.svg(kit.cardMarks('KS', { size: 'full' }))).not.toContain(' id=')
  })
})

describe('the weight', () => {
  test('of a whole scene is under 60 kB', () => {
    const crowd = [0, 1, 2, 3, 4, 5].map((seat) => ({ seat, pips: 10 + seat }))
    const full: kit.SceneState = {
      ...state,
      aboard: [crowd, crowd, crowd],
      pushes: [
        [0, 1],
        [2, 3],
        [4, 5],
      ],
      fed: [0, 1, 2, 3, 4, 5],
      roar: true,
    }
    for (const layout of [
      kit.phoneLayout(390),
      kit.tabletLayout(820, 543),
      kit.deskLayout(1108, 590),
      kit.deskLayout(1588, 590),
    ]) {
      expect(kit.svg(kit.tableScene(layout, full)).length).toBeLessThan(60_000)
    }
    const home = kit.homeLayout({ width: 1920, height: 1080 })
    expect(kit.svg(kit.homeScene(home, { fire: 5, snow: 1 })).length).toBeLessThan(60_000)
  })

  test('of a card is under 2 kB', () => {
    for (const card of kit.PACK) {
      expect(kit.cardSmall(card).length).toBeLessThan(1300)
      expect(kit.cardFull(card).length).toBeLessThan(2000)
    }
  })
})
