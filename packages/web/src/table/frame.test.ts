import { describe, expect, it } from 'vitest'
import { dropAt } from './drag.ts'
import { fateTop, fateWidth, frameFor, HEADS, seatsAreCompact, stepOf } from './frame.ts'

const WINDOWS = [
  [320, 640],
  [360, 640],
  [390, 667],
  [390, 844],
  [599, 900],
  [844, 390],
  [667, 375],
  [820, 1180],
  [1024, 768],
  [1100, 700],
  [1440, 900],
  [1920, 1080],
] as const

describe.each(WINDOWS)('a window of %i × %i', (width, height) => {
  const frame = frameFor(width, height)

  it('is not wider than it is', () => {
    const beside = frame.kind === 'desk' ? 332 : frame.kind === 'side' ? 260 : 0
    expect(frame.layout.width + beside).toBeLessThanOrEqual(width)
  })

  it('leaves room for rows and hand under the scene, or beside it', () => {
    const rest = height - HEADS[frame.kind] - frame.layout.height
    expect(rest).toBeGreaterThanOrEqual(frame.kind === 'side' ? 0 : 230)
  })

  it('keeps Fate clear of the furthest lane', () => {
    const { base, wagon } = frame.layout
    expect(fateTop(frame) + fateWidth(frame) * 1.4).toBeLessThanOrEqual(base[0]! - 59 * wagon)
  })

  it('gives every seat a tile that holds its figures', () => {
    for (let seats = 2; seats <= 6; seats++) {
      if (frame.kind !== 'phone') continue
      const columns = seatsAreCompact(frame, seats) ? (seats === 4 ? 2 : 3) : seats
      expect(frame.layout.width / columns).toBeGreaterThanOrEqual(88)
    }
  })
})

describe('a hand', () => {
  it('lies open while there is room', () => {
    expect(stepOf(5, { room: 366, card: 66, gap: 7 })).toBe(73)
  })
  it('overlaps from six cards on, never closer than a thumb', () => {
    expect(stepOf(8, { room: 366, card: 66, gap: 7 })).toBeCloseTo(44, 0)
    expect(stepOf(9, { room: 296, card: 60, gap: 6 })).toBe(40)
  })
})

describe('a card carried to the scene', () => {
  const { layout } = frameFor(390, 844)
  it('is fed near the fire, picked anywhere else, and left alone outside', () => {
    expect(dropAt(layout, layout.fire.x, layout.height - 40)).toBe('fire')
    expect(dropAt(layout, 60, 200)).toBe('road')
    expect(dropAt(layout, layout.fire.x, layout.height + 30)).toBeNull()
  })
})
