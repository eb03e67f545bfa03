/** Imagined worlds: they fit the view to the byte, are as likely as each other, and leave what they were made from alone. */
import { expect, test } from 'vitest'
import { fateAt } from '../src/fate.ts'
import {
  awaiting,
  cardsHeld,
  Dice,
  type Game,
  imagine,
  makeCard,
  Night,
  resultOf,
  type View,
  type Viewer,
  viewFor,
  WHITEOUT,
  Worlds,
} from '../src/index.ts'
import { playOut } from './playOut.ts'
import { night } from './table.ts'
import { named, PLAYERS, randomGame, walk } from './walk.ts'

const GAMES = 40
const viewersOf = (players: number): Viewer[] => [...Array.from({ length: players }, (_, seat) => seat), 'spectator']

/** Visits the view of every viewer at every decision of random games. */
function everyView(
  players: number,
  visit: (at: { view: View; viewer: Viewer; game: Game; where: string }) => void,
): void {
  for (let seed = 0; seed < GAMES; seed++) {
    walk(randomGame(players, seed), (game) => {
      if (!game.isOpen) return
      for (const viewer of viewersOf(players)) {
        const where = `${named(players, seed)}, night ${game.dealt}, beat ${game.night.beat}, ${viewer}`
        visit({ view: viewFor(game.night, viewer, game), viewer, game, where })
      }
    })
  }
}

test.each(PLAYERS)(
  '%i players: the view of an imagined world is the view it was imagined from, to the byte',
  (players) => {
    const dice = new Dice(players)
    const nights = new Set<number>()
    everyView(players, ({ view, viewer, game, where }) => {
      const world = imagine(view, dice)
      if (JSON.stringify(viewFor(world, viewer, game)) !== JSON.stringify(view)) expect.fail(where)
      nights.add(view.night)
    })
    expect(nights).toEqual(new Set([1, 2, 3]))
  },
)

test.each(PLAYERS)('%i players: an imagined world has 48 cards and plays on to an end', (players) => {
  const dice = new Dice(players, 1)
  everyView(players, ({ view, where }) => {
    const world = imagine(view, dice)
    if (new Set(world.pack).size !== 48) expect.fail(where)
    const held = Array.from({ length: players }, (_, seat) => cardsHeld(world, seat))
    if (held.some((cards, seat) => cards.length !== view.held[seat])) expect.fail(`${where}: ${held.join(' | ')}`)
    if (new Set(held.flat()).size !== held.flat().length) expect.fail(`${where}: a card is held twice`)
    playOut(world, dice)
    if (awaiting(world).kind !== 'over' || resultOf(world).gratitude.length !== players) expect.fail(where)
  })
})

/** The 1e-6 quantile of chi-squared, by Wilson and Hilferty's approximation (1931). */
const farOut = (degrees: number): number => degrees * (1 - 2 / (9 * degrees) + 4.75 * Math.sqrt(2 / (9 * degrees))) ** 3

/** Pearson's statistic of counts that should be level, as a share of what is far out for so many. */
function unevenness(counts: readonly number[], degrees = counts.length - 1): number {
  const due = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - due) ** 2 / due, 0) / farOut(degrees)
}

/** Nights of some beats' age, seen by seat 0. */
const SCENES = [
  [
    'two players, a known card in the other hand',
    () => night({ players: 2, fate: '2H 3D, 4C 5S', holder: 1 }).take('2H').wait(),
    2,
  ],
  ['three players', () => night({ fate: '2H 3D 4C' }).wait(2), 3],
  ['six players', () => night({ players: 6, fate: '2H 3D 4C' }).wait(2), 6],
] as const

test.each(SCENES)('%s: every unseen card is as often in every place where it may lie', (_, lay, players) => {
  const { night: on } = lay()
  const view = viewFor(on, 0)
  const worlds = new Worlds(view)
  const dice = new Dice(players, 7)
  const world = new Night()
  const count = new Map<number, Map<number, number>>()
  for (let i = 0; i < 20_000; i++) {
    worlds.sample(dice, world)
    for (let place = 0; place < 48; place++) {
      const at = count.get(place) ?? new Map()
      at.set(world.pack[place], (at.get(world.pack[place]) ?? 0) + 1)
      count.set(place, at)
    }
  }
  const hidden = [...count.values()].filter((cards) => cards.size > 1)
  const unseen = [...new Set(hidden.flatMap((cards) => [...cards.keys()]))]
  expect(hidden).toHaveLength(unseen.length)
  for (const cards of hidden) expect(unevenness(unseen.map((card) => cards.get(card) ?? 0))).toBeLessThan(1)
  // the table of places and cards as a whole, both of its margins being fixed
  const all = hidden.flatMap((cards) => unseen.map((card) => cards.get(card) ?? 0))
  expect(unevenness(all, (unseen.length - 1) ** 2)).toBeLessThan(1)
})

test.each(SCENES)('%s: the whiteout is as often in every place not yet turned', (_, lay, players) => {
  const { night: on } = lay()
  const worlds = new Worlds(viewFor(on, 'spectator'))
  const dice = new Dice(players, 8)
  const world = new Night()
  const counts = Array<number>(on.numbers.fate + 1 - on.turned).fill(0)
  for (let i = 0; i < 20_000; i++) {
    const { whiteout } = worlds.sample(dice, world)
    if (whiteout < on.turned || fateAt(world, whiteout) !== WHITEOUT) expect.fail(`the whiteout at ${whiteout}`)
    counts[whiteout - on.turned]++
  }
  expect(unevenness(counts)).toBeLessThan(1)
})

test('a whiteout that was seen stays where it was', () => {
  const on = night({ players: 4, whiteout: 0 })
  const worlds = new Worlds(on.view(1))
  const places = Array.from({ length: 20 }, (_, i) => worlds.sample(new Dice(i), new Night()).whiteout)
  expect(new Set(places)).toEqual(new Set([0]))
})

test.each(SCENES)('%s: equal dice give equal worlds, however many were sampled before', (_, lay) => {
  const worlds = new Worlds(lay().view(0))
  const first = worlds.sample(new Dice(5), new Night())
  for (let i = 0; i < 10; i++) playOut(worlds.sample(new Dice(i), new Night()), new Dice(i))
  const again = worlds.sample(new Dice(5), playOut(imagine(lay().view(1), new Dice(9)), new Dice(9)))
  expect(Array.from(again.pack, makeCard).join(' ')).toBe(Array.from(first.pack, makeCard).join(' '))
  expect([again.whiteout, again.hands]).toEqual([first.whiteout, first.hands])
  expect(imagine(lay().view(0), new Dice(5)).pack).toEqual(first.pack)
})

test('a night that is over is not imagined', () => {
  const over = night({ numbers: { mark: 3 }, fate: '2S' })
  expect(() => new Worlds(over.view(0))).toThrow('over')
})
