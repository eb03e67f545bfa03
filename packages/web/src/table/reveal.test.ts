import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { choreograph, type Scene } from './choreograph.ts'
import { Stage } from './fixture.ts'
import { lastReveal, type Pace, Reveal, standsFor } from './reveal.ts'

/** Every reveal of some games. */
function reveals(players: number): Scene[][] {
  const all: Scene[][] = []
  for (let seed = 0; seed < 12; seed++) {
    const stage = new Stage({ players, here: [], seed })
    let before = stage.telling('spectator', []).view
    stage.hear('spectator', ({ happened, view }) => {
      all.push(choreograph(before, happened, view))
      before = view
    })
    while (!stage.table.isEnded) stage.advance()
  }
  return all.filter((scenes) => scenes.length > 0)
}

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

describe('a reveal in time', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is over in less than 4 s, whatever happened', () => {
    for (const players of [2, 4, 6]) {
      for (const scenes of reveals(players)) {
        expect(sum(standsFor(scenes, 'full'))).toBeLessThan(4000)
        expect(sum(standsFor(scenes, 'quick'))).toBeLessThan(2000)
      }
    }
  })

  const [scenes] = reveals(4).filter((all) => all.length > 4)
  const start = (pace: Pace = 'full') => {
    const reveal = new Reveal(() => pace)
    reveal.play(scenes)
    return reveal
  }

  it('shows every scene once and then nothing', () => {
    const reveal = start()
    const seen = new Set<number>()
    for (let ms = 0; ms < 4000; ms += 20) {
      if (reveal.now.value) seen.add(reveal.now.value.at)
      vi.advanceTimersByTime(20)
    }
    expect(seen.size).toBe(scenes.length)
    expect(reveal.now.value).toBeNull()
  })

  it('goes on by one when hurried, and the next scene has its whole time', () => {
    const reveal = start()
    reveal.hurry()
    expect(reveal.now.value?.at).toBe(1)
    vi.advanceTimersByTime(standsFor(scenes, 'full')[1] - 1)
    expect(reveal.now.value?.at).toBe(1)
    vi.advanceTimersByTime(2)
    expect(reveal.now.value?.at).toBe(2)
  })

  it('is skipped at once', () => {
    const reveal = start()
    reveal.skip()
    expect(reveal.now.value).toBeNull()
    vi.advanceTimersByTime(5000)
    expect(reveal.now.value).toBeNull()
  })

  it('appends what happens meanwhile', () => {
    const reveal = start()
    reveal.play(scenes)
    expect(reveal.now.value?.scenes).toHaveLength(2 * scenes.length)
    expect(reveal.now.value?.at).toBe(0)
  })

  it('shows nothing to whoever wants none', () => {
    expect(start('none').now.value).toBeNull()
  })

  it('of many reveals told at once keeps the last', () => {
    const kept = lastReveal([...scenes, ...scenes])
    expect(kept.filter(({ kind }) => kind === 'cards')).toHaveLength(1)
    expect(kept.at(-1)).toBe(scenes.at(-1))
    expect(lastReveal(scenes)).toBe(scenes)
  })
})
