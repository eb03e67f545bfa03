import { describe, expect, test } from 'vitest'
import { disagreements, median } from './agree.ts'
import { Count, ENDINGS, pool, rate, type Squares, type Tally } from './tally.ts'

type Measured = Tally & { readonly squares: Squares }

/** Nights whose beats are 4 and 6 in turn, so that their variance is 1; every third a whiteout, the others in Town. */
function counted(nights: number): Measured {
  const count = new Count(4)
  for (let i = 0; i < nights; i++) {
    count.road(i % 2 ? 6 : 4, i % 2 ? 24 : 16)
    count.end(i % 3 === 0 ? ENDINGS.indexOf('whiteout') : ENDINGS.indexOf('town'), i % 2 ? 48 : 32)
  }
  return count.tally(2) as Measured
}

describe('tally', () => {
  test('means, squares and shares of what was counted', () => {
    const tally = counted(6)
    expect(tally).toMatchObject({ players: 4, nights: 6, cpuSeconds: 2, beatsPerNight: 5, playsPerNight: 20 })
    expect(tally.gratitudePerSeat).toBe(10)
    expect(tally.squares).toEqual({ beats: 26, plays: 416, gratitude: 104 })
    expect(tally.ends.whiteout).toBeCloseTo(1 / 3)
    expect(tally.ends.town).toBeCloseTo(2 / 3)
    expect(tally.ends.drift).toBe(0)
    expect(rate(tally)).toBe(60)
  })

  test('pooling weighs by nights', () => {
    const both = pool([counted(6), { ...counted(2), beatsPerNight: 9, cpuSeconds: 1 }])
    expect(both.nights).toBe(8)
    expect(both.cpuSeconds).toBe(3)
    expect(both.beatsPerNight).toBe(6)
    expect(both.squares?.beats).toBe(26)
  })
})

describe('agreement', () => {
  const ours = counted(60_000)
  /** One standard error of a mean with variance 1 over 60,000 nights on both sides. */
  const error = Math.sqrt(2 / 60_000)
  const names = (theirs: Tally, rounded = 0) => disagreements(ours, theirs, rounded).map(({ what }) => what)

  test('the same work agrees', () => {
    expect(names(ours)).toEqual([])
    expect(names({ ...ours, squares: undefined })).toEqual([])
  })

  test.each([
    ['beats a night', 'beatsPerNight', 1],
    ['plays a night', 'playsPerNight', 4],
    ['gratitude a seat', 'gratitudePerSeat', 2],
  ] as const)('%s may lie four standard errors apart and no more', (what, key, deviation) => {
    for (const side of [-1, 1]) {
      expect(names({ ...ours, [key]: ours[key] + side * 3.9 * deviation * error })).toEqual([])
      expect(names({ ...ours, [key]: ours[key] + side * 4.1 * deviation * error })).toEqual([what])
    }
  })

  test.each(ENDINGS)('the share of %s is held to its binomial', (end) => {
    const theirs = (by: number) => ({ ...ours, ends: { ...ours.ends, [end]: ours.ends[end] + by } })
    const share = ours.ends[end] || 1e-4
    const off = Math.sqrt((share * (1 - share) * 2) / 60_000)
    expect(names(theirs(3 * off))).toEqual([])
    expect(names(theirs(30 * off))).toEqual([end])
  })

  test('an ending that only one program knows is told', () => {
    expect(names({ ...ours, ends: { ...ours.ends, town: 0.6, flood: ours.ends.town - 0.6 } })).toEqual([
      'town',
      'flood',
    ])
  })

  test('what the other program rounds away is no disagreement', () => {
    const alike = { ...ours, squares: { ...ours.squares, beats: ours.beatsPerNight ** 2 } }
    const theirs = { ...ours, beatsPerNight: ours.beatsPerNight + 4e-5 }
    expect(disagreements(alike, theirs)).toHaveLength(1)
    expect(disagreements(alike, theirs, 5e-6)).toEqual([])
  })

  test('a statistic that is missing is a disagreement', () => {
    expect(names({ ...ours, beatsPerNight: Number.NaN })).toEqual(['beats a night'])
    expect(() => disagreements(ours, { ...ours, players: 5 })).toThrow('players')
  })
})

test('median', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
})
