import { describe, expect, it } from 'vitest'
import { decisionAt, type Opened, sightOf } from './curtain.ts'

const view = (
  about: { owes?: number[]; committed?: number[]; beat?: number; phase?: 'play' | 'settled' | 'take' } = {},
) => ({
  night: 1,
  beat: about.beat ?? 2,
  phase: about.phase ?? ('play' as const),
  owes: about.owes ?? [],
  committed: about.committed ?? [],
})
const opened = (seat: number, at: ReturnType<typeof view>, again = false): Opened => ({
  seat,
  at: decisionAt(at),
  again,
})

describe('the curtain', () => {
  it('never falls where one person plays on the device', () => {
    expect(sightOf(view({ owes: [0, 1] }), [1], null)).toEqual({ kind: 'open', seat: 1 })
    expect(sightOf(view({ committed: [1] }), [1], null)).toEqual({ kind: 'open', seat: 1 })
  })

  it('shows a spectator no hand', () => {
    expect(sightOf(view({ owes: [0, 1] }), [], opened(0, view()))).toEqual({ kind: 'public' })
  })

  it('passes the device to the first who owes', () => {
    expect(sightOf(view({ owes: [1, 2, 3] }), [0, 2, 3], null)).toEqual({ kind: 'pass', to: 2 })
  })

  it('opens for the person who taps, and for this decision alone', () => {
    const now = view({ owes: [0, 2] })
    expect(sightOf(now, [0, 2], opened(0, now))).toEqual({ kind: 'open', seat: 0 })
    const later = view({ owes: [0, 2], beat: 3 })
    expect(sightOf(later, [0, 2], opened(0, now))).toEqual({ kind: 'pass', to: 0 })
  })

  it('falls again as soon as that person has committed', () => {
    const now = view({ owes: [2], committed: [0] })
    expect(sightOf(now, [0, 2], opened(0, now))).toEqual({ kind: 'pass', to: 2 })
    const whole = view({ owes: [1], committed: [0, 2] })
    expect(sightOf(whole, [0, 2], opened(2, whole))).toEqual({ kind: 'public' })
  })

  it('falls at once where a table still counts those who have committed among those who owe', () => {
    const now = view({ owes: [0, 2], committed: [0] })
    expect(sightOf(now, [0, 2], opened(0, now))).toEqual({ kind: 'pass', to: 2 })
  })

  it('opens again for one who has committed and wants to change it, not for the others', () => {
    const now = view({ owes: [2], committed: [0] })
    expect(sightOf(now, [0, 2], opened(0, now, true))).toEqual({ kind: 'open', seat: 0 })
  })

  it('lets nobody look between nights', () => {
    const now = view({ owes: [0, 2], phase: 'settled' })
    expect(sightOf(now, [0, 2], opened(0, now))).toEqual({ kind: 'public' })
  })

  it('opens for no seat of another device', () => {
    const now = view({ owes: [0, 1, 2] })
    expect(sightOf(now, [0, 2], opened(1, now))).toEqual({ kind: 'pass', to: 0 })
  })
})
