import type { Play } from '@watchfires/rules'
import type { TableView } from '@watchfires/table'
import { describe, expect, it } from 'vitest'
import { Stage } from './fixture.ts'
import { reachOf } from './reach.ts'

const view = new Stage({ players: 4, here: [0], seed: 3 }).telling(0, []).view
const at = (about: Partial<TableView>): TableView => ({
  ...view,
  phase: 'play',
  snow: 11,
  held: [5, 5, 5, 5],
  fateLeft: 13,
  ...about,
})

describe('how far the Snow can come', () => {
  it('[B3] one for each who holds a card, three more by the next flip', () => {
    expect(reachOf(at({}))).toEqual({ beat: 15, next: 18, by: 'flip' })
    expect(reachOf(at({ held: [5, 0, 5, 5] }))).toEqual({ beat: 14, next: 17, by: 'flip' })
  })

  it('[B3] spares what the viewer would feed, and a King’s roar', () => {
    expect(reachOf(at({}), 'F9D' as Play).beat).toBe(14)
    expect(reachOf(at({}), 'FKS' as Play).beat).toBe(13)
    expect(reachOf(at({}), 'LKD' as Play).beat).toBe(15)
  })

  it('[L1] a flood follows where the last cards are played', () => {
    expect(reachOf(at({ held: [1, 1, 1, 1] }))).toEqual({ beat: 15, next: 22, by: 'flood' })
  })

  it('no cold-snap is left where only the whiteout is', () => {
    expect(reachOf(at({ fateLeft: 1 }))).toEqual({ beat: 15, next: 15, by: 'flip' })
  })

  it('[V3] an offer with a ♠ may come as a cold-snap', () => {
    const two = { ...at({ phase: 'take', players: 2, held: [3, 3], holder: 0, snow: 4 }), offer: ['2S', '3H'] } as const
    expect(reachOf(two)).toEqual({ beat: 9, next: 12, by: 'flip' })
    expect(reachOf({ ...two, offer: ['2C', '3H'] }).beat).toBe(6)
  })

  it('stands still when nobody plays', () => {
    expect(reachOf(at({ phase: 'gambit' }))).toEqual({ beat: 11, next: 11, by: 'nothing' })
    expect(reachOf(at({ phase: 'settled' }))).toEqual({ beat: 11, next: 11, by: 'nothing' })
  })

  it('is never passed by what happens', () => {
    for (let players = 2; players <= 6; players++) {
      for (let seed = 0; seed < 20; seed++) {
        const stage = new Stage({ players, here: [], seed })
        let worst = reachOf(stage.telling('spectator', []).view)
        stage.hear('spectator', ({ happened, view }) => {
          for (const item of happened) {
            if (!('step' in item) || item.step === 'settled' || item.step === 'flood') continue
            if (item.step === 'drift') expect(item.snow).toBeLessThanOrEqual(worst.beat)
            else if (item.step === 'flip' && item.beat > 1) expect(item.snow).toBeLessThanOrEqual(worst.next)
          }
          worst = reachOf(view)
        })
        while (!stage.table.isEnded) stage.advance()
      }
    }
  })
})
