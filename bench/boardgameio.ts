// `boardgameio.ts PLAYERS NIGHTS SEED [client]`: whole nights of the port, every seat choosing uniformly among its legal
// plays, as limit.cpp does. Driven by the bare reducer, or by a headless client for each night. Prints one JSON line.
import type { State } from 'boardgame.io'
import { Client } from 'boardgame.io/dist/cjs/client.js'
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/dist/cjs/internal.js'
import { Dice } from './dice.ts'
import { port } from './port.ts'
import { mayLoad, mayTrail, type Road, SPADES, suitOf, type Way } from './road.ts'
import { Count, ENDINGS } from './tally.ts'

type Commit = [at: number, way: Way, wagon?: number]

const [players, nights, seed] = process.argv.slice(2, 5).map(Number)
const SEATS = ['0', '1', '2', '3', '4', '5'].slice(0, players)
const dice = new Dice(seed)
const game = ProcessGameConfig(port(dice))
const reducer = CreateGameReducer({ game })

/** One of the seat's legal plays, each as likely as any other. */
function choose(G: Road, seat: number): Commit {
  const hand = G.hands[seat]
  if (G.gambit) return [dice.below(hand.length), 'feed']
  const trails = [0, 1, 2].filter((w) => mayTrail(G, w))
  const ways = [0, 1, 2].map((w) => 1 + Number(G.space[w] < 6) + Number(mayLoad(G, w)))
  ways.push(1 + trails.length)
  let k = dice.below(hand.reduce((all, card) => all + ways[suitOf(card)], 0))
  let at = 0
  for (; k >= ways[suitOf(hand[at])]; at++) k -= ways[suitOf(hand[at])]
  if (k === 0) return [at, 'feed']
  const suit = suitOf(hand[at])
  if (suit === SPADES) return [at, 'trail', trails[k - 1]]
  return [at, k === 1 && G.space[suit] < 6 ? 'push' : 'load']
}

/** Plays one night to its end by handing each commit to `make`; counts it. */
function night(start: State<Road>, make: (commit: Commit, playerID: string) => State<Road>, count: Count): void {
  let state = start
  let plays = 0
  while (state.ctx.gameover === undefined) {
    // All commits of a beat are chosen on the road as it stood before the first of them.
    const { G } = state
    for (let seat = 0; seat < players; seat++, plays++) state = make(choose(G, seat), SEATS[seat])
  }
  const { ending, gratitude } = state.G.outcome!
  count.road(state.G.beat, plays)
  count.end(
    ENDINGS.indexOf(ending),
    gratitude.reduce((a, b) => a + b, 0),
  )
}

function byReducer(count: Count): void {
  let state: State<Road> = InitializeGame({ game, numPlayers: players })
  const start = state
  night(
    start,
    (args, playerID) => {
      const payload = { type: 'commit', args, playerID, credentials: undefined }
      state = reducer(state, { type: 'MAKE_MOVE', payload })
      return state
    },
    count,
  )
}

function byClient(count: Count): void {
  const client = Client<Road>({ game, numPlayers: players, debug: false })
  night(
    client.store.getState(),
    (commit, playerID) => {
      client.updatePlayerID(playerID)
      client.moves.commit(...commit)
      return client.store.getState()
    },
    count,
  )
}

const one = process.argv[5] === 'client' ? byClient : byReducer
// So many nights go by before its rate no longer rises.
const WARM = 1000
const warm = new Count(players)
for (let i = 0; i < WARM; i++) one(warm)

const count = new Count(players)
const before = process.cpuUsage()
for (let i = 0; i < nights; i++) one(count)
const { user, system } = process.cpuUsage(before)
process.stdout.write(`${JSON.stringify(count.tally((user + system) / 1e6))}\n`)
