/** What a viewer may not know is in no byte of their view: at every decision, nights that differ only in it look the same. */
import { expect, test } from 'vitest'
import {
  cardsHeld,
  firstHolder,
  type Game,
  makeCard,
  Night,
  type NightRecord,
  PLAY,
  type View,
  type Viewer,
  viewFor,
} from '../src/index.ts'
import { type Dice, dice } from './dice.ts'
import { decide, named, PLAYERS, randomGame, shuffleOf, walk } from './walk.ts'

const GAMES = 20

/** Places of the pack that hold a card which the viewer has not seen: other hands as dealt, Fate not turned, leftovers. */
function hiddenPlaces({ night, players }: Game, viewer: Viewer): number[] {
  const { hand } = night.numbers
  const turned = night.turned - (night.whiteout < night.turned ? 1 : 0)
  return Array.from({ length: 48 }, (_, place) => place).filter((place) => {
    const seat = Math.floor(place / hand)
    if (seat < players) return seat !== viewer && cardsHeld(night, seat).includes(night.pack[place])
    return place - players * hand >= turned
  })
}

/** The same deal with the hidden cards dealt anew among themselves, and the whiteout put elsewhere if it was not seen. */
function elsewhere(game: Game, viewer: Viewer, throws: Dice): NightRecord['deal'] {
  const { night } = game
  const places = hiddenPlaces(game, viewer)
  const pack = Array.from(night.pack, makeCard)
  const moved = throws.shuffle(places.map((place) => pack[place]))
  for (const [i, place] of places.entries()) pack[place] = moved[i]
  const isSeen = night.whiteout < night.turned
  return {
    pack,
    whiteout: isSeen ? night.whiteout : night.turned + throws.below(night.numbers.fate + 1 - night.turned),
  }
}

/** The night as it stands at this decision, had it been dealt so. */
function otherwise({ night, nights }: Game, entry: NightRecord): Night {
  const other = new Night()
  other.deal(shuffleOf(entry.deal).pack, {
    whiteout: entry.deal.whiteout,
    players: night.players,
    holder: night.players === 2 ? firstHolder(nights) : 0,
  })
  while (other.beat !== night.beat || other.phase !== night.phase) decide(other, entry)
  return other
}

const viewersOf = (players: number): Viewer[] => [...Array.from({ length: players }, (_, seat) => seat), 'spectator']

test.each(PLAYERS)('[B6] %i players: hidden cards and the whiteout’s place change no byte of a view', (players) => {
  const throws = dice(players)
  let changed = 0
  for (let seed = 0; seed < GAMES; seed++) {
    const record = randomGame(players, seed)
    walk(record, (game, entry) => {
      if (!game.isOpen) return
      for (const viewer of viewersOf(players)) {
        const deal = elsewhere(game, viewer, throws)
        const other = otherwise(game, { ...entry, deal })
        const [seen, same] = [game.night, other].map((night) => JSON.stringify(viewFor(night, viewer, game)))
        if (seen !== same)
          expect.fail(`${named(players, seed)}, night ${game.dealt}, beat ${game.night.beat}, ${viewer}`)
        if (deal.pack.some((card, place) => card !== makeCard(game.night.pack[place]))) changed++
      }
    })
  }
  expect(changed).toBeGreaterThan(GAMES * 20)
})

/** The cards that a view names. */
const namesIn = (view: View): Set<string> => new Set(JSON.stringify(view).match(/[2-9TJQK][HDCS]/g))

/** The cards of this night that everybody has seen. */
function seenByAll(view: View): readonly string[] {
  const turned = view.beats.flatMap(({ flip, pair, offer }) => [flip ?? '', ...(pair ?? []), ...(offer ?? [])])
  const played = view.beats.flatMap(({ plays }) => (plays ?? []).map((play) => play?.slice(1, 3) ?? ''))
  return [...turned, ...played]
}

test.each(PLAYERS)('[B6] %i players: a view names no card but those seen by all and the own hand', (players) => {
  for (let seed = 0; seed < GAMES; seed++) {
    walk(randomGame(players, seed), (game) => {
      if (!game.isOpen || game.nights.some(({ outcome }) => outcome.turned.length > 0)) return
      for (const viewer of viewersOf(players)) {
        const view = viewFor(game.night, viewer, game)
        const own = viewer === 'spectator' ? [] : cardsHeld(game.night, viewer).map(makeCard)
        const may = new Set<string>([...seenByAll(view), ...own])
        const tells = [...namesIn(view)].filter((card) => !may.has(card))
        if (tells.length > 0) expect.fail(`${named(players, seed)}, beat ${view.beat}, ${viewer}: ${tells.join(' ')}`)
      }
    })
  }
})

test.each(PLAYERS)('[B6] %i players: what is open is told to everybody alike', (players) => {
  for (let seed = 0; seed < GAMES; seed++) {
    walk(randomGame(players, seed), (game) => {
      const open = JSON.stringify(viewFor(game.night, 'spectator', game))
      for (let seat = 0; seat < players; seat++) {
        const { you, ...rest } = viewFor(game.night, seat, game)
        if (JSON.stringify(rest) !== open) expect.fail(`${named(players, seed)}, beat ${game.night.beat}, seat ${seat}`)
        expect(you!.seat).toBe(seat)
      }
    })
  }
})

test('[B6] and what is hidden from one is known to another: the views are not blind', () => {
  let told = 0
  walk(randomGame(3, 0), (game, entry) => {
    if (game.night.phase !== PLAY || viewFor(game.night, 'spectator').held.some((count) => count < 3)) return
    const other = otherwise(game, { ...entry, deal: elsewhere(game, 'spectator', dice(1)) })
    const hands = (night: Night) => [0, 1, 2].map((seat) => viewFor(night, seat).you!.hand.join())
    expect(hands(other)).not.toEqual(hands(game.night))
    told++
  })
  expect(told).toBeGreaterThan(0)
})
