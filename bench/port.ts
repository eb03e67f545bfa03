// The base game, three to six players, as a boardgame.io Game: plain state in G, one move for the simultaneous commit (all
// seats are active, the last one in resolves the beat), refusals as INVALID_MOVE.
import type { Game, MoveFn } from 'boardgame.io'
import { ActivePlayers, INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js'
import type { Dice } from './dice.ts'
import { flip, isLegal, type Road, race, reveal, WAGONS, type Way } from './road.ts'

/** S2. */
const HAND: Readonly<Record<number, number>> = { 3: 9, 4: 8, 5: 6, 6: 6 }
const FATE: Readonly<Record<number, number>> = { 3: 18, 4: 16, 5: 14, 6: 12 }
const MARK: Readonly<Record<number, number>> = { 3: 22, 4: 21, 5: 27, 6: 27 }

/** S2–S4: shuffled and dealt by seeded dice of our own, which cost a night less than the library's random plugin. */
function deal(players: number, dice: Dice): Road {
  const pack = Array.from({ length: 48 }, (_, card) => card)
  for (let i = 47; i > 0; i--) {
    const j = dice.below(i + 1)
    const card = pack[i]
    pack[i] = pack[j]
    pack[j] = card
  }
  const hand = HAND[players]
  const seats = Array.from({ length: players }, (_, seat) => seat)
  return {
    pack,
    next: players * hand,
    whiteout: players * hand + dice.below(FATE[players] + 1),
    hands: seats.map((seat) => pack.slice(seat * hand, (seat + 1) * hand)),
    commits: seats.map(() => null),
    awaited: players,
    beat: 0,
    gambit: false,
    snow: 0,
    mark: MARK[players],
    space: [0, 0, 0],
    stores: WAGONS.map(() => seats.map(() => 0)),
    top: [-1, -1, -1],
    pushes: WAGONS.map(() => seats.map(() => 0)),
    pile: seats.map(() => 0),
    wages: seats.map(() => 0),
    outcome: null,
  }
}

/**
 * `commit(at, way, wagon)`: the seat's card in place `at` of its hand, played that way, the wagon named only where a trail
 * is broken; in the Gambit the way is `feed` and says nothing. The last commit in reveals, and turns the next Fate card.
 */
const commit: MoveFn<Road> = ({ G, playerID }, at: number, way: Way, wagon: number | null = null) => {
  const seat = Number(playerID)
  const card = G.hands[seat][at]
  const play = { at, card, way, wagon }
  if (card === undefined || G.commits[seat] !== null || !isLegal(G, play)) return INVALID_MOVE
  G.commits[seat] = play
  G.awaited--
  if (G.awaited > 0) return
  if (G.gambit) race(G)
  else {
    reveal(G)
    if (G.outcome === null) flip(G)
  }
}

/** The game of one night, its deals thrown by these dice. */
export function port(dice: Dice): Game<Road> {
  return {
    name: 'watchfires-and-wagons',
    minPlayers: 3,
    maxPlayers: 6,
    disableUndo: true,
    // The random plugin would make a seed from the clock if there were none; it is not used.
    seed: 1,
    setup: ({ ctx }) => {
      const G = deal(ctx.numPlayers, dice)
      flip(G)
      return G
    },
    turn: { activePlayers: ActivePlayers.ALL },
    moves: { commit },
    endIf: ({ G }) => G.outcome ?? undefined,
  }
}
