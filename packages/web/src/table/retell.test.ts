import type { Step } from '@watchfires/rules'
import { describe, expect, it } from 'vitest'
import { Stage } from './fixture.ts'
import { stepsOf } from './retell.ts'

describe.each([2, 3, 4, 5, 6])('a night retold from its view, with %i players', (players) => {
  it('has the steps that were told, at every moment', () => {
    for (let seed = 100; seed < 110; seed++) {
      const stage = new Stage({ players, here: [], seed })
      let told: Step[] = stepsOf(stage.telling('spectator', []).view)
      let over = false
      stage.hear('spectator', ({ happened, view }) => {
        for (const item of happened) {
          if (!('step' in item)) continue
          if (over) told = []
          over = item.step === 'settled'
          if (item.step !== 'settled') told.push(item)
        }
        if (happened.length > 0) expect(stepsOf(view)).toEqual(over || view.beats.length > 0 ? told : [])
      })
      while (!stage.table.isEnded) stage.advance()
    }
  })
})
