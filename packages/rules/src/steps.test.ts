import { expect, test } from 'vitest'
import { night } from '../test/table.ts'
import { Night } from './night.ts'
import { Recorder, STEPS } from './steps.ts'

test('every step is told with the night as it stands after it', () => {
  const on = night({ hands: ['9H', '2H', 'KS'], fate: '3H 4S' }).beat('L9H', 'P2H', 'FKS')
  const stands = { space: [1, 0, 0], stores: [0, 0, 0], watch: [0, 0, 0] }
  const played = { space: [2, 0, 0], stores: [9, 0, 0], watch: [0, 0, 1] }
  expect(on.steps).toEqual([
    { step: 'flip', card: '3H', beat: 1, snow: 0, ...stands },
    { step: 'plays', plays: ['L9H', 'P2H', 'FKS'], beat: 1, snow: 0, ...played },
    { step: 'drift', beat: 1, snow: 1, ...played },
    { step: 'flip', card: '4S', beat: 2, snow: 4, ...played },
  ])
})

test('[V2] [V3] [V4] the steps of two players', () => {
  const on = night({ players: 2, hands: ['9H'], fate: '3H 4H, 5H 6C' })
    .beat('L9H', 'F')
    .take('6C')
    .call()
  expect(on.steps.map(({ beat, step }) => `${beat} ${step}`)).toEqual([
    '1 pair',
    '1 plays',
    '1 drift',
    '2 take',
    '2 flip',
    '2 call',
  ])
})

test('[L1] [W2] flood, coast and gambit carry the last beat begun', () => {
  const flooded = night({ numbers: { hand: 1 }, hands: ['9H'], fate: '5C' }).beat('L9H', 'F', 'F')
  expect(new Set(flooded.steps.map(({ beat }) => beat))).toEqual(new Set([1]))
  const flung = night({ fate: '5C', whiteout: 1, hands: ['9H', '9D', '9S'] })
    .wait()
    .fling('9H', '9D', '9S')
  expect(flung.steps.at(-1)).toMatchObject({ step: 'gambit', beat: 2 })
})

test('the words of the steps are these', () => {
  expect(STEPS).toEqual(['flip', 'pair', 'take', 'call', 'plays', 'drift', 'flood', 'coast', 'gambit'])
})

test('what was drained is not told again, and a night without a listener plays the same', () => {
  const heard = new Night()
  const recorder = new Recorder()
  heard.listener = recorder
  const { night: model } = night({ fate: '5C 6C' })
  heard.deal(model.pack, { players: 3, whiteout: 18 })
  expect([recorder.drain().length, recorder.drain().length]).toEqual([1, 0])
  const deaf = new Night()
  deaf.deal(model.pack, { players: 3, whiteout: 18 })
  const plays = [0, 1, 2].map((seat) => deaf.nthPlay(seat, 0))
  heard.reveal(plays)
  deaf.reveal(plays)
  heard.listener = null
  expect(heard).toEqual(deaf)
})
