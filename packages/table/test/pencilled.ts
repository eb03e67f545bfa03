/** Whole nights played by the referee, and the same as somebody at the table would pencil them. */
import {
  CALL,
  cardsHeld,
  Dice,
  GAMBIT,
  type Game,
  isEmptyHanded,
  OVER,
  PACK,
  PLAY,
  parseCard,
  pipsOf,
  publicView,
  SITS_OUT,
  SNOW_SUIT,
  suitOf,
  TAKE,
  wayOf,
} from '@watchfires/rules'
import { blankNight, type PencilEnd, type PencilNight, type Ride, store } from '../src/pencil/index.ts'

/** How a random night leans: to any way, to the fire, to loading, to pushing; and whether the whiteout comes at once. */
export type Lean = { readonly to: 'any' | 'feed' | 'load' | 'push'; readonly early: boolean }

const LEANS = ['feed', 'load', 'push'] as const

/** Plays one more night of a game to its end, every choice thrown. */
export function playNight(game: Game, dice: Dice, lean: Lean): void {
  const { night } = game
  const pack = Uint8Array.from(PACK)
  dice.shuffle(pack)
  game.deal({ pack, whiteout: dice.below(lean.early ? 2 : night.numbers.fate + 1) })
  while (night.phase !== OVER) {
    if (night.phase === TAKE) game.take(dice.below(2) as 0 | 1)
    else if (night.phase === CALL) game.call(dice.below(3) === 0)
    else if (night.phase === PLAY) game.reveal(choices(game, (seat) => play(game, dice, { seat, lean })))
    else if (night.phase === GAMBIT) game.fling(choices(game, (seat) => fling(game, dice, { seat, lean })))
  }
}

const choices = ({ night, players }: Game, one: (seat: number) => number): number[] =>
  Array.from({ length: players }, (_, seat) => (isEmptyHanded(night, seat) ? SITS_OUT : one(seat)))

type Chooser = { readonly seat: number; readonly lean: Lean }

function play({ night }: Game, dice: Dice, { seat, lean }: Chooser): number {
  const any = () => night.nthPlay(seat, dice.below(night.countPlays(seat)))
  for (let tries = 0; tries < 4; tries++) {
    const thrown = any()
    if (lean.to === 'any' || wayOf(thrown) === LEANS.indexOf(lean.to)) return thrown
  }
  return any()
}

function fling({ night }: Game, dice: Dice, { seat, lean }: Chooser): number {
  const cards = cardsHeld(night, seat)
  const snow = cards.find((card) => suitOf(card) === SNOW_SUIT)
  return lean.to === 'feed' && snow !== undefined ? snow : cards[dice.below(cards.length)]
}

/** The night that has just ended, as it is read off the table. */
export function pencil(game: Game): PencilNight {
  const view = publicView(game.night, game)
  const flung = view.beats.flatMap(({ gambit }) => gambit ?? [])
  let noted = blankNight(game.players)
  for (const { card, seat, pips } of view.aboard.flat()) {
    const full = pips === pipsOf(parseCard(card)!)
    const ride: Ride = flung.includes(card) ? 'flung' : full ? 'full' : 'heaved'
    noted = store(noted, { card, seat, ride })
  }
  const { kind, by, wagon } = game.nights.at(-1)!.outcome
  const end = { kind, by, ...(wagon && { wagon }), ...(by === 'call' && { caller: game.night.holder }) } as PencilEnd
  return {
    ...noted,
    pushes: view.pushes,
    trails: noted.trails.map((_, seat) => view.beats.filter(({ plays }) => plays?.[seat]?.includes(':')).length),
    piles: view.watch.map((cards) => {
      const spades = cards.filter((card) => card[1] === 'S').length
      return { spades, others: cards.length - spades, named: cards }
    }),
    end,
  }
}

/** Leans for the n-th of many nights, so that every ending comes up. */
export const leanOf = (n: number): Lean => ({ to: (['any', ...LEANS] as const)[n % 4], early: n % 7 === 0 })

export const diceOf = (n: number): Dice => new Dice(2024, n)
