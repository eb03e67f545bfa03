import { type Step, WAGONS } from '@watchfires/rules'
import type { TableView, Telling } from '@watchfires/table'
import { describe, expect, it } from 'vitest'
import { boardOf, storesOn } from './board.ts'
import { choreograph, type Scene } from './choreograph.ts'
import { Stage } from './fixture.ts'

interface Told {
  readonly before: TableView
  readonly telling: Telling
  readonly scenes: readonly Scene[]
}

/** Every telling of some whole games, with the scenes of each. */
function tellings(players: number, games: number): Told[] {
  const told: Told[] = []
  for (let seed = 0; seed < games; seed++) {
    const stage = new Stage({ players, here: [], seed })
    let before = stage.telling('spectator', []).view
    stage.hear('spectator', (telling) => {
      told.push({ before, telling, scenes: choreograph(before, telling.happened, telling.view) })
      before = telling.view
    })
    while (!stage.table.isEnded) stage.advance()
  }
  return told
}

const steps = (telling: Telling) => telling.happened.flatMap((item) => ('step' in item ? [item] : []))

describe.each([2, 3, 4, 5, 6])('the reveal with %i players', (players) => {
  const told = tellings(players, 12)

  it('ends at the board of the view that came with it', () => {
    expect(told.some(({ scenes }) => scenes.length > 3)).toBe(true)
    for (const { telling, scenes } of told) {
      if (scenes.length > 0) expect(scenes.at(-1)!.board).toEqual(boardOf(telling.view))
    }
  })

  it('moves nothing where nothing happened on the board', () => {
    for (const { before, telling, scenes } of told) {
      if (steps(telling).length === 0 && telling.view.phase !== 'take') {
        expect(scenes).toEqual([])
        expect(boardOf(telling.view)).toEqual(boardOf(before))
      }
    }
  })

  it('stands after each step as the engine says', () => {
    for (const { telling, scenes } of told) {
      const ends = scenes.filter((scene, i) => endsStep(scene, scenes[i + 1]))
      const told = steps(telling).filter((step): step is Step => step.step !== 'settled')
      expect(ends).toHaveLength(told.length)
      for (const [i, step] of told.entries()) {
        const { snow, space, aboard, watch, beat } = ends[i].board
        expect({ beat, snow, space, stores: aboard.map(storesOn), watch: watch.map((pile) => pile.length) }).toEqual({
          beat: step.beat,
          snow: step.snow,
          space: step.space,
          stores: step.stores,
          watch: step.watch,
        })
      }
    }
  })

  it('[P8] takes a reveal apart in the order of the rules', () => {
    const order = [
      'cards',
      'stores',
      'shovels',
      'pushes',
      'drift',
      'kings',
      'flip',
      'pair',
      'flood',
      'coast',
      'settled',
    ]
    for (const { scenes } of told) {
      const kinds = scenes.map(({ kind }) => order.indexOf(kind)).filter((place) => place >= 0 && place < 7)
      expect(kinds).toEqual([...kinds].sort((a, b) => a - b))
    }
  })

  it('rolls wagons only where it says so', () => {
    for (const { before, scenes } of told) {
      let space = boardOf(before).space
      for (const { board, ...scene } of scenes) {
        if (board.beat <= 1 && board.space.every((at) => at === 0)) space = [0, 0, 0]
        const rolled = 'rolled' in scene ? scene.rolled : []
        if (scene.kind !== 'offer' && board.beat > 1) {
          for (const [i, wagon] of WAGONS.entries()) {
            const roll = rolled.find((one) => one.wagon === wagon)
            expect(roll ? [roll.from, roll.to] : [space[i], space[i]]).toEqual([space[i], board.space[i]])
          }
        }
        space = board.space
      }
    }
  })
})

/** Whether a scene is the last of its step. */
function endsStep({ kind }: Scene, next: Scene | undefined): boolean {
  if (kind === 'offer' || kind === 'settled') return false
  if (kind === 'drift') return next?.kind !== 'kings'
  const within = ['cards', 'stores', 'shovels', 'pushes']
  return !(within.includes(kind) && next !== undefined && within.includes(next.kind))
}
