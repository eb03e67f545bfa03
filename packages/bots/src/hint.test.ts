import {
  Dice,
  Game,
  numbersFor,
  OVER,
  PACK,
  parseCard,
  pipsOf,
  publicView,
  seatView,
  storesFor,
  type View,
  WAGONS,
} from '@watchfires/rules'
import { expect, test } from 'vitest'
import { momentOf, resolve } from './drive.ts'
import { chancesOf, explainHint, gainIn, HINT_PARTS } from './hint.ts'
import { percent, told } from './hintWords.ts'
import { novice } from './novice.ts'
import { steady, weigh } from './steady.ts'

/** Views of seats that owe something, from nights of 2–6 that novices play. */
function* decisions(many: number): Generator<View> {
  let found = 0
  for (let board = 0; ; board++) {
    const players = 2 + (board % 5)
    const dice = new Dice(11, board)
    const pack = PACK.slice()
    dice.shuffle(pack)
    const game = new Game(players)
    game.deal({ pack, whiteout: dice.below(numbersFor(players).fate + 1) })
    while (game.night.phase !== OVER) {
      const view = publicView(game.night, game)
      const own = view.owes.map((seat) => seatView(view, game.night, seat))
      for (const one of own) {
        if (found++ === many) return
        yield one
      }
      resolve(
        game,
        view,
        own.map((one, i) => novice.choose(one, new Dice(board, view.owes[i], momentOf(view)))),
      )
    }
  }
}

const close = (one: number, other: number) => expect(Math.abs(one - other)).toBeLessThan(1e-6)

test('500 hints: what is said is what was weighed, and what is claimed holds', () => {
  const kinds = new Set<string>()
  for (const view of decisions(500)) {
    const { choice, figures, reason } = explainHint(view)
    const { weighed, next, lead, part, why } = figures
    const all = weigh(view)
    const numbers = numbersFor(view.players)
    kinds.add(why.kind)

    // the choice is steady's, the next the best of the rest, the lead their difference
    expect(choice).toEqual(steady.choose(view, new Dice(1)))
    expect(weighed).toEqual(all.find((one) => one.choice === choice))
    const rest = all.filter((one) => one.choice !== choice).map(({ worth }) => worth)
    if (next) {
      expect(next.worth).toBe(Math.max(...rest))
      close(lead, weighed.worth - next.worth)
      expect(lead).toBeGreaterThanOrEqual(0)
      if (lead >= 0.05) expect(reason).toContain(`${told(lead)} better than`)
      if (part)
        for (const other of HINT_PARTS)
          expect(gainIn(part, weighed, next)).toBeGreaterThanOrEqual(gainIn(other, weighed, next))
    } else expect(rest).toEqual([])
    if (lead >= 0.05) expect(part).not.toBeNull()

    // the reason's own figures stand in the sentence
    if (next === null) continue
    switch (why.kind) {
      case 'load':
      case 'fling': {
        const chances = chancesOf(view, choice)
        expect(reason).toContain(percent(why.chance))
        expect(reason).toContain(told(why.brings))
        expect(why.isLikeliest).toBe(why.chance === Math.max(...chances))
        expect(reason.includes('likeliest')).toBe(why.isLikeliest)
        const open = why.kind === 'fling' ? 1 : 1 - weighed.buried
        close(why.brings, why.pips * (numbers.through * why.chance - numbers.turnedBack * (open - why.chance)))
        break
      }
      case 'move':
        expect(reason).toContain(`${percent(why.chance)}, against ${percent(why.fed)}`)
        break
      case 'feed':
        close(why.wage + why.longWatch, weighed.fire)
        expect(why.wage).toBe(`${choice}`[2] === 'S' ? numbers.spade : numbers.fed)
        if (why.roars) expect(reason).toContain(`burial at ${percent(weighed.buried)}`)
        break
      case 'flingSpade':
        close(why.pays, weighed.fire)
        break
      case 'take':
        expect(reason).toContain(why.wagon === null ? percent(weighed.buried) : percent(why.chance))
        break
      case 'call':
        close(why.road, weighed.road)
        break
      case 'goOn':
        close(why.hand, weighed.hand)
        close(why.buried, weighed.buried)
    }
  }
  for (const kind of ['load', 'move', 'feed', 'take']) expect(kinds).toContain(kind)
})

test('the chances are those by which the road was weighed', () => {
  for (const view of decisions(200)) {
    if (view.phase === 'call') continue
    const { seat } = view.you!
    const numbers = numbersFor(view.players)
    const { choice, road, buried } = weigh(view)[0]
    const chances = chancesOf(view, choice)
    const open = view.phase === 'gambit' ? 1 : 1 - buried
    close(
      chances.reduce((sum, chance) => sum + chance, 0),
      open,
    )
    const stores = WAGONS.map((_, wagon) =>
      view.aboard[wagon].reduce((sum, one) => sum + (one.seat === seat ? one.pips : 0), 0),
    )
    const pushes = view.pushes.map((row) => row[seat])
    const text = `${choice}`
    const suit = 'HDC'.indexOf(text[view.phase === 'gambit' ? 1 : 2])
    if (view.phase === 'gambit' && suit >= 0) stores[suit] += pipsOf(parseCard(text)!)
    if (view.phase === 'play' && text[0] === 'L')
      stores[suit] += storesFor(parseCard(text.slice(1, 3))!, view.space[suit])
    if (view.phase === 'play' && text[0] === 'P' && text[3] !== ':') pushes[suit]++
    const brought = chances.reduce(
      (sum, chance, wagon) =>
        sum + chance * ((numbers.through + numbers.turnedBack) * stores[wagon] + numbers.push * pushes[wagon]),
      0,
    )
    close(road, brought - open * numbers.turnedBack * stores.reduce((sum, one) => sum + one, 0))
  }
})

test('nobody is given a hint who owes nothing', () => {
  const game = new Game(3)
  const pack = PACK.slice()
  game.deal({ pack, whiteout: 5 })
  expect(() => explainHint(seatView(publicView(game.night, game), game.night, 'spectator'))).toThrow('owes nothing')
})

test('a hint is one sentence with its reason', () => {
  const [view] = decisions(1)
  const { reason } = explainHint(view)
  expect(reason.match(/\.(?=\s|$)/g)).toHaveLength(1)
})
