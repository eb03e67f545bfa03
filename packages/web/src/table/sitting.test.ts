import type { Card } from '@watchfires/rules'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Stage, type Staging } from './fixture.ts'
import { press } from './pick.ts'
import { Sitting, type Spoken } from './sitting.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function sit(staging: Staging, pace: 'full' | 'none' = 'none'): { stage: Stage; sitting: Sitting } {
  const stage = new Stage(staging)
  stage.botsPlay()
  const sitting = new Sitting(stage, () => pace)
  sitting.start()
  return { stage, sitting }
}

/** Everything that a screen could draw of what is private. */
const privately = (sitting: Sitting): readonly Card[] => sitting.own.value?.you?.hand ?? []

/** What the person in front decides, by keys alone. */
async function decide(sitting: Sitting): Promise<void> {
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowUp']) {
    const pressed = press(sitting.pick.value, key, sitting.choices.value!)
    if (pressed) sitting.setPick(pressed.pick)
  }
  while (!sitting.row.value?.wish) {
    sitting.setPick(press(sitting.pick.value, 'ArrowDown', sitting.choices.value!)!.pick)
  }
  await sitting.commit()
}

describe('a sitting of one person', () => {
  it.each([2, 3, 6])('plays a whole game by keys, %i players', async (players) => {
    const { stage, sitting } = sit({ players, here: [0], seed: 21 })
    for (let i = 0; i < 400 && !stage.table.isEnded; i++) {
      expect(sitting.sight.value).toEqual({ kind: 'open', seat: 0 })
      if (stage.table.phase === 'settled') {
        expect(sitting.sheetDue.value).toBe(true)
        await sitting.ready()
      } else if (sitting.choices.value) await decide(sitting)
    }
    expect(stage.table.isEnded).toBe(true)
    expect(sitting.sheetDue.value).toBe(true)
    expect(sitting.log.value).toHaveLength(3)
    expect(sitting.log.value.every(({ beats }) => beats.length > 0)).toBe(true)
  })

  it('says each thing that happens once, and in order', async () => {
    const { stage, sitting } = sit({ players: 3, here: [0], seed: 4 })
    const told = () => sitting.log.value.flatMap(({ beats, end }) => [...beats.flatMap(({ lines }) => lines), ...end])
    const already = told().length
    const said: Spoken[] = []
    sitting.spoken.subscribe((spoken) => said.push(...spoken.filter(({ id }) => id > (said.at(-1)?.id ?? 0))))
    while (stage.table.phase === 'play') await decide(sitting)
    expect(stage.table.phase).toBe('settled')
    const lines = told()
    expect(said.map(({ text }) => text).filter((text) => lines.includes(text))).toEqual(lines.slice(already))
  })

  it('keeps what was picked when it is refused, and says why', async () => {
    const { stage, sitting } = sit({ players: 4, here: [0], seed: 4 })
    sitting.pickCard(privately(sitting)[0])
    const { pick } = sitting
    const before = pick.value
    stage.send = async () => ({ refused: { title: 'Not now', detail: 'Too late.', status: 409 } })
    await sitting.commit()
    expect(sitting.refused.value?.detail).toBe('Too late.')
    expect(pick.value).toEqual(before)
    stage.send = () => Promise.reject(new Error('no line'))
    await sitting.commit()
    expect(sitting.refused.value?.status).toBe(503)
    expect(pick.value).toEqual(before)
  })

  it('changes a play until the last has committed', async () => {
    const stage = new Stage({ players: 4, here: [0], seed: 4 })
    stage.eager = false
    const sitting = new Sitting(stage, () => 'none')
    sitting.start()
    const [first, second] = privately(sitting)
    sitting.dropCard(first, 'fire')
    await sitting.commit()
    expect(sitting.own.value?.you?.committed).toBe(`F${first}`)
    sitting.dropCard(second, 'fire')
    await sitting.commit()
    expect(sitting.own.value?.you?.committed).toBe(`F${second}`)
    expect(sitting.view.value?.committed).toEqual([0])
    stage.botsPlay()
    expect(stage.telling(0, []).view.beats[0].plays?.[0]).toBe(`F${second}`)
  })

  it('forgets a pick as soon as another decision is due', async () => {
    const { sitting } = sit({ players: 4, here: [0], seed: 4 })
    await decide(sitting)
    expect(sitting.pick.value).toEqual({ card: null, row: null })
  })

  it('shows no hand while a reveal is shown, and the board of its moment', async () => {
    const { sitting } = sit({ players: 4, here: [0], seed: 4 }, 'full')
    await decide(sitting)
    const showing = sitting.reveal.now.value!
    expect(privately(sitting)).toEqual([])
    expect(sitting.board.value).toBe(showing.scenes[0].board)
    const told = sitting.log.value.at(-1)!.beats.length
    sitting.reveal.skip()
    expect(privately(sitting)).not.toEqual([])
    expect(sitting.log.value.at(-1)!.beats.length).toBeGreaterThanOrEqual(told)
  })
})

describe('a sitting passed round', () => {
  it('never has a hand out that is not of whoever lifted the curtain', async () => {
    const here = [0, 2, 3]
    const { stage, sitting } = sit({ players: 4, here, seed: 8 })
    let lifted: number | null = null
    let passes = 0
    sitting.own.subscribe((own) => {
      if (own) expect(own.you?.seat).toBe(lifted)
    })
    for (let i = 0; i < 600 && !stage.table.isEnded; i++) {
      const sight = sitting.sight.value
      if (sight.kind === 'pass') {
        passes++
        expect(privately(sitting)).toEqual([])
        expect(sitting.choices.value).toBeNull()
        lifted = sight.to
        sitting.lift(sight.to)
      } else if (sight.kind === 'open') {
        expect(privately(sitting).length).toBeGreaterThan(0)
        await decide(sitting)
        lifted = null
        expect(privately(sitting)).toEqual([])
      } else await sitting.ready()
    }
    expect(stage.table.isEnded).toBe(true)
    expect(passes).toBeGreaterThan(20)
  })

  it('lets one who has committed look again and change, and nobody else meanwhile', async () => {
    const { sitting } = sit({ players: 3, here: [0, 1], seed: 8 })
    sitting.lift(0)
    await decide(sitting)
    expect(sitting.sight.value).toEqual({ kind: 'pass', to: 1 })
    sitting.lift(0, true)
    expect(sitting.own.value?.you?.committed).not.toBeNull()
    await decide(sitting)
    expect(sitting.sight.value).toEqual({ kind: 'pass', to: 1 })
  })

  it('names everybody in what all of them see', () => {
    const { sitting } = sit({ players: 3, here: [0, 1], seed: 8 })
    expect(sitting.company.value.you).toBeUndefined()
    sitting.lift(0)
    expect(sitting.mine.value.you).toBe(0)
  })

  it('covers a hand when asked', () => {
    const { sitting } = sit({ players: 3, here: [0, 1], seed: 8 })
    sitting.lift(0)
    sitting.cover()
    expect(sitting.sight.value).toEqual({ kind: 'pass', to: 0 })
  })
})

describe('a spectator', () => {
  it('sees the table and no hand', () => {
    const { sitting } = sit({ players: 3, here: [], seed: 8 })
    expect(sitting.view.value?.you).toBeUndefined()
    expect(sitting.sight.value).toEqual({ kind: 'public' })
  })
})
