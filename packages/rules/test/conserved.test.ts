/** Laws of every night, on random games: cards, gratitude, who owes. */
import { expect, test } from 'vitest'
import {
  type Card,
  cardsHeld,
  type Game,
  makeCard,
  type Night,
  numbersFor,
  publicView,
  type View,
  viewFor,
  WAGONS,
} from '../src/index.ts'
import { named, PLAYERS, randomGame, walk } from './walk.ts'

const GAMES = 60

/** Every place where a card can be, and the cards there. */
function whereabouts(night: Night): Record<string, readonly string[]> {
  const { players } = night
  const { hand, fate } = night.numbers
  const view = publicView(night, { nights: [] })
  const pack = Array.from(night.pack, makeCard)
  const deck: string[] = pack.slice(players * hand, players * hand + fate).toSpliced(night.whiteout, 0, 'WW' as Card)
  const plays = view.beats.flatMap((beat) => beat.plays ?? []).filter((play) => play !== null)
  const taken = view.beats.flatMap((beat) => beat.take ?? [])
  return {
    hands: Array.from({ length: players }, (_, seat) => cardsHeld(night, seat).map(makeCard)).flat(),
    piles: view.watch.flat(),
    wagons: view.aboard.flat().map(({ card }) => card),
    pushes: plays.filter((play) => play[0] === 'P').map((play) => play.slice(1, 3)),
    turned: deck.slice(0, night.turned).filter((card) => card !== 'WW' && !taken.includes(card as Card)),
    fate: deck.slice(night.turned).filter((card) => card !== 'WW'),
    leftovers: pack.slice(players * hand + fate),
  }
}

test.each(PLAYERS)('%i players: at every step the 48 cards are each in one place', (players) => {
  let steps = 0
  for (let seed = 0; seed < GAMES; seed++) {
    const check = (night: Night, step: string): void => {
      const places = whereabouts(night)
      const cards = Object.values(places).flat()
      if (cards.length !== 48 || new Set(cards).size !== 48) {
        expect.fail(`${named(players, seed)}, beat ${night.beat}, ${step}: ${JSON.stringify(places)}`)
      }
      steps++
    }
    walk(randomGame(players, seed), (game) => check(game.night, 'decision'), { step: check })
  }
  expect(steps).toBeGreaterThan(GAMES * 30)
})

/** What a seat is owed, reckoned from the last view of a night alone. */
function lines(view: View, seat: number): number[] {
  const { outcome } = view.nights.at(-1)!
  const through = outcome.wagon === null ? -1 : WAGONS.indexOf(outcome.wagon)
  const own = view.aboard.map((cards) =>
    cards.filter((card) => card.seat === seat).reduce((sum, { pips }) => sum + pips, 0),
  )
  const lost = own.reduce((sum, pips) => sum + pips, 0) - (own[through] ?? 0)
  const spades = view.watch[seat].filter((card) => card[1] === 'S').length
  const most = Math.max(...view.watch.map((pile) => pile.length))
  const called = outcome.by === 'call'
  const longest = called ? view.holder !== seat : most > 0 && view.watch[seat].length === most
  return [
    through < 0 ? 0 : 3 * own[through] - lost,
    through < 0 ? 0 : 2 * view.pushes[through][seat],
    view.watch[seat].length + 2 * spades,
    longest ? 5 : 0,
  ]
}

test.each(PLAYERS)('[G1] [G2] [G3] [G4] [G5] [G6] [V7] %i players: gratitude is the sum of its lines', (players) => {
  for (let seed = 0; seed < GAMES; seed++) {
    const game = walk(randomGame(players, seed), (on) => {
      if (on.isOpen) return
      const view = viewFor(on.night, 'spectator', on)
      const { settlement, gratitude } = on.nights.at(-1)!
      const due = settlement.map((_, seat) => lines(view, seat))
      const told = settlement.map((line) => [line.stores, line.pushes, line.watch, line.longWatch])
      expect({ where: named(players, seed), told }).toEqual({ where: named(players, seed), told: due })
      expect(gratitude).toEqual(due.map((line) => line.reduce((sum, part) => sum + part, 0)))
    })
    const totals = game.nights.reduce(
      (sums, night) => sums.map((sum, seat) => sum + night.gratitude[seat]),
      Array(players).fill(0),
    )
    expect(game.totals).toEqual(totals)
  }
})

test.each(PLAYERS)('[G1] [G2] %i players: no night pays more or less than its cards allow', (players) => {
  const { hand } = numbersFor(players)
  // with two players every beat may bring one more card into a hand
  const cards = players === 2 ? hand + 13 : hand
  const all = 84
  for (let seed = 0; seed < GAMES; seed++) {
    walk(randomGame(players, seed), ({ isOpen, nights }) => {
      if (isOpen) return
      for (const [seat, { stores, pushes, watch, longWatch }] of nights.at(-1)!.settlement.entries()) {
        const inside =
          stores <= 3 * all &&
          stores >= -2 * all &&
          stores <= 30 * cards &&
          stores >= -10 * cards &&
          pushes >= 0 &&
          pushes <= 24 &&
          pushes % 2 === 0 &&
          watch >= 0 &&
          watch <= 3 * cards &&
          (longWatch === 0 || longWatch === 5)
        if (!inside) expect.fail(`${named(players, seed)}, seat ${seat}: ${JSON.stringify(nights.at(-1))}`)
      }
      const together = nights.at(-1)!.settlement.reduce((sum, { stores }) => sum + stores, 0)
      expect(together).toBeLessThanOrEqual(3 * all)
    })
  }
})

/** What each kind of decision offers those who owe it. */
function isOffered(view: View): boolean {
  const legal = view.you!.legal
  switch (view.phase) {
    case 'take':
      return legal.join() === view.offer!.join()
    case 'call':
      return legal.join() === 'true,false'
    case 'play':
      return legal.length >= view.you!.hand.length && view.you!.hand.length > 0
    default:
      return legal.join() === view.you!.hand.join() && legal.length > 0
  }
}

test.each(PLAYERS)(
  '[B2] [W2] [V3] [V4] %i players: who owes has something legal, who does not has nothing',
  (players) => {
    for (let seed = 0; seed < GAMES; seed++) {
      const visit = (game: Game): void => {
        for (let seat = 0; seat < players; seat++) {
          const view = viewFor(game.night, seat, game)
          const fine = view.owes.includes(seat) ? isOffered(view) : view.you!.legal.length === 0
          if (!fine)
            expect.fail(`${named(players, seed)}, beat ${view.beat}, seat ${seat}: ${view.you!.legal.join(' ')}`)
        }
        expect(game.isOpen).toBe(viewFor(game.night, 'spectator', game).owes.length > 0)
      }
      walk(randomGame(players, seed), visit)
    }
  },
)
