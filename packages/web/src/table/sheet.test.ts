import { describe, expect, it } from 'vitest'
import { Stage } from './fixture.ts'
import { sheetLines, standings } from './sheet.ts'

describe('the night’s sheet', () => {
  it('[G1–G6] adds up to what the night paid, line by line and for every seat', () => {
    const ends = new Set<string>()
    for (let players = 2; players <= 6; players++) {
      for (let seed = 0; seed < 40; seed++) {
        const stage = new Stage({ players, here: [], seed })
        stage.hear('spectator', ({ happened, view }) => {
          if (!happened.some((item) => 'step' in item && item.step === 'settled')) return
          const { outcome, settlement, gratitude } = view.nights.at(-1)!
          ends.add(`${outcome.kind} ${outcome.by}`)
          const lines = sheetLines(view)
          for (const seat of settlement.keys()) {
            const of = (name: string) =>
              lines.reduce((sum, { line, figures }) => (line === name ? sum + figures[seat].value : sum), 0)
            const { stores, pushes, watch, longWatch } = settlement[seat]
            expect([of('stores') || 0, of('pushes'), of('watch'), of('longWatch')]).toEqual([
              stores || 0,
              pushes,
              watch,
              longWatch,
            ])
            expect(lines.reduce((sum, { figures }) => sum + figures[seat].value, 0)).toBe(gratitude[seat] || 0)
          }
          expect(standings(view.nights, players).totals).toEqual(view.gratitude)
        })
        while (!stage.table.isEnded) stage.advance()
      }
    }
    expect(ends.size).toBeGreaterThan(5)
  })
})
