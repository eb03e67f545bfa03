import type { Step } from '@watchfires/rules'
import { describe, expect, it } from 'vitest'
import { Stage } from './fixture.ts'
import { stepsOf } from './retell.ts'

describe.each([2, 3, 4, 5, 6])('a night retold from its view, with %i players', (players) => {
  it('has the steps that were told, at every moment', () => {
    for (let seed = 100; seed < 110; seed++) {
      const stage = new Stage({ players, here: [], seed })
      let told: Step[] = stepsOf(stage.telling('spectator', []).view)
      let night = 1
      stage.hear('spectator', ({ happened, view }) => {
        if (view.night !== night) told = []
        night = view.night
        told.push(...happened.filter((item): item is Step => 'step' in item && item.step !== 'settled'))
        if (happened.length > 0) expect(stepsOf(view)).toEqual(told)
      })
      while (!stage.table.isEnded) stage.advance()
    }
  })
})
