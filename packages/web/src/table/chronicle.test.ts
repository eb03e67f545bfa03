import { describe, expect, it } from 'vitest'
import { earlier, linesOf, tonight } from './chronicle.ts'
import { companyOf } from './company.ts'
import { Stage } from './fixture.ts'

describe('the log', () => {
  it('only grows in the course of a night, and is the same after a reload', () => {
    for (const players of [2, 4]) {
      const stage = new Stage({ players, here: [], seed: 5 })
      let before: readonly string[] = []
      let night = 1
      stage.hear('spectator', ({ view }) => {
        const company = companyOf(view, undefined)
        const lines = linesOf(tonight(view, company))
        if (view.night !== night) before = []
        night = view.night
        expect(lines.slice(0, before.length)).toEqual(before)
        expect(linesOf(tonight(structuredClone(view), company))).toEqual(lines)
        before = lines
      })
      while (!stage.table.isEnded) stage.advance()
      expect(before.length).toBeGreaterThan(10)
    }
  })

  it('speaks to the reader as you', () => {
    const stage = new Stage({ players: 4, here: [0], seed: 5 })
    for (let i = 0; i < 4; i++) stage.advance()
    const { view } = stage.telling(0, [])
    expect(linesOf(tonight(view, companyOf(view, 0))).join(' ')).toMatch(/\bYou (feed|load|push)/)
    expect(linesOf(tonight(view, companyOf(view, undefined))).join(' ')).not.toContain('You')
  })

  it('has how the night ended, and of nights gone by at least that', () => {
    const stage = new Stage({ players: 4, here: [], seed: 5 })
    while (stage.table.phase !== 'settled') stage.advance()
    const { view } = stage.telling('spectator', [])
    expect(tonight(view, companyOf(view, undefined)).end.length).toBeGreaterThan(0)
    expect(earlier(view.nights, new Map())[0].end).toHaveLength(1)
  })
})
