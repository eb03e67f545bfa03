/** What may be played, asked in every way there is: counted, listed, refused, and by the second opinion. */
import { expect, test } from 'vitest'
import {
  conceivablePlays,
  type Game,
  legalPlays,
  makePlay,
  type NightRecord,
  PLAY,
  viewFor,
  whyNot,
} from '../src/index.ts'
import { forbiddenBy } from './oracle-night.ts'
import { decisionsOf } from './random-record.ts'
import { CARDS } from './table.ts'
import { named, PLAYERS, randomGame, walk } from './walk.ts'

const GAMES = 40

/** Visits every seat that owes a play in random games. */
function everyPlay(
  players: number,
  visit: (at: { game: Game; seat: number; entry: NightRecord; where: string }) => void,
): void {
  for (let seed = 0; seed < GAMES; seed++) {
    walk(randomGame(players, seed), (game, entry) => {
      if (game.night.phase !== PLAY) return
      for (let seat = 0; seat < players; seat++) {
        visit({
          game,
          seat,
          entry,
          where: `${named(players, seed)}, night ${game.dealt}, beat ${game.night.beat}, seat ${seat}`,
        })
      }
    })
  }
}

test.each(PLAYERS)(
  '%i players: the k-th counted option is the k-th legal play of the view, and there are as many',
  (players) => {
    everyPlay(players, ({ game: { night }, seat, where }) => {
      const legal = legalPlays(viewFor(night, seat))
      const counted = Array.from({ length: night.countPlays(seat) }, (_, k) => makePlay(night.nthPlay(seat, k)))
      if (counted.join() !== legal.join()) expect.fail(`${where}: ${counted.join()} but ${legal.join()}`)
    })
  },
)

/** Every text that looks at all like a play: the conceivable ones, wrong ways, wrong targets. */
const WISHES = CARDS.flatMap((card) => [
  ...new Set([
    ...conceivablePlays(card),
    ...['F', 'L', 'P'].flatMap((way) => ['', ':H', ':D', ':C', ':S'].map((target) => way + card + target)),
  ]),
])

test.each(PLAYERS)(
  '[B2] [P1] [P2] [P3] [P4] [P5] [P6] %i players: whyNot is null for exactly the legal plays',
  (players) => {
    const clauses = new Set<string>()
    everyPlay(players, ({ game: { night }, seat, where }) => {
      if (seat !== night.beat % players) return
      const view = viewFor(night, seat)
      const legal = new Set<string>(view.you!.legal as string[])
      for (const wish of WISHES) {
        const refusal = whyNot(view, wish)
        if ((refusal === null) !== legal.has(wish)) expect.fail(`${where}: ${wish}, ${refusal?.clause}`)
        if (refusal) clauses.add(refusal.clause)
      }
    })
    expect([...clauses].sort()).toEqual(['B2', 'P2', 'P3', 'P5', 'P6'])
  },
)

test.each(PLAYERS)('[P2] [P3] [P5] [P6] %i players: whyNot names the clause that the oracle names', (players) => {
  for (let seed = 0; seed < GAMES; seed++) {
    const record = randomGame(players, seed)
    const asked = decisionsOf(record).filter(({ kind }) => kind === 'play')
    let at = 0
    walk(record, ({ night }) => {
      if (night.phase !== PLAY) return
      const { state } = asked[at++]
      for (let seat = 0; seat < players; seat++) {
        const view = viewFor(night, seat)
        for (const card of view.you!.hand) {
          for (const wish of [...conceivablePlays(card), `L${card}`, `P${card}`]) {
            const [told, due] = [whyNot(view, wish)?.clause ?? null, forbiddenBy(state, wish)]
            if (told !== due) expect.fail(`${named(players, seed)}, beat ${night.beat}, ${wish}: ${told}, not ${due}`)
          }
        }
      }
    })
    expect(at).toBe(asked.length)
  }
})
