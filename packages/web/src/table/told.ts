/** What stands beside the picture in each scene of a reveal: one sentence, what it comes to, and what each turned card does. */
import {
  type Card,
  type Company,
  en,
  explainOutcome,
  LAST_FULL,
  numbersFor,
  type Play,
  parseCard,
  type Seat,
  storesFor,
  WAGONS,
  type Wagon,
  wagonNumber,
} from '@watchfires/rules'
import { type Board, cardIn, isFed, isKing, storesOn } from './board.ts'
import type { Scene } from './choreograph.ts'
import { nameOf } from './company.ts'
import { words } from './words.ts'

export interface Told {
  readonly title: string
  readonly detail: string
}

const { tell } = words

/** The sentence of a scene and what it comes to; `before` is the board before it, `next` the scene after it. */
export function toldOf(scene: Scene, at: { readonly company: Company; readonly next?: Scene }): Told {
  const { company, next } = at
  const { board } = scene
  const who = (seats: readonly Seat[]) => seats.map((seat) => nameOf(company, seat))
  const then = next ? tell.next(words.steps[next.kind]) : ''
  const join = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ')
  switch (scene.kind) {
    case 'flip':
      return { title: flipTitle(scene.card, board), detail: flipDetail(scene.card, board) }
    case 'pair':
      return {
        title: tell.offer(scene.cards.map(en.card)),
        detail: scene.rolled.length > 0 ? tell.rolls(scene.rolled) : '',
      }
    case 'offer':
      return {
        title: tell.offer(scene.cards.map((card) => en.card(card))),
        detail: tell.offerTo(nameOf(company, scene.holder)),
      }
    case 'take':
      return { title: tell.take(nameOf(company, scene.seat), en.card(scene.card)), detail: '' }
    case 'call':
      return { title: tell.call(nameOf(company, scene.seat)), detail: '' }
    case 'cards':
      return { title: tell.cards, detail: tell.cardsNext }
    case 'stores':
      return { title: storesTitle(scene.plays, who), detail: storesDetail(scene, then) }
    case 'shovels': {
      const title = tell.shovels(who(seatsWho(scene.plays, (play) => play[3] === ':')))
      return { title, detail: join(scene.rolled.length > 0 ? tell.rolls(scene.rolled) : tell.shovelSpent, then) }
    }
    case 'pushes': {
      const title = tell.pushes(who(seatsWho(scene.plays, (play) => play[0] === 'P' && play[3] !== ':')))
      return { title, detail: join(scene.rolled.length > 0 ? tell.rolls(scene.rolled) : tell.inTown, then) }
    }
    case 'drift':
      return { title: tell.drift(scene.by), detail: join(tell.snowTo(board.snow, board.mark), then) }
    case 'kings':
      return { title: tell.kings(scene.kings.length), detail: tell.shoved(board.snow, board.mark) }
    case 'flood':
      return { title: tell.flood(scene.by), detail: tell.snowTo(board.snow, board.mark) }
    case 'coast': {
      const title = scene.rolled.length > 0 ? tell.coast : tell.nothingCoasts
      return { title, detail: scene.rolled.length > 0 ? tell.rolls(scene.rolled) : '' }
    }
    case 'gambit':
      return { title: tell.gambit, detail: '' }
    case 'settled': {
      const { outcome } = scene.result
      const [first, ...more] = explainOutcome(outcome, roadAt(board))
      return { title: endTitle(scene), detail: join(first, ...more) }
    }
  }
}

/** How a night ended, in three words. */
export function endTitle({ result: { outcome } }: Extract<Scene, { kind: 'settled' }>): string {
  return outcome.wagon === null
    ? words.ends[outcome.kind === 'buried' ? 'buried' : 'stranded']
    : words.ends.through(outcome.wagon)
}

/** The standing of a board, as the rules' sentences want it. */
export const roadAt = ({ space, aboard, watch }: Board) => ({
  space,
  stores: [storesOn(aboard[0]), storesOn(aboard[1]), storesOn(aboard[2])] as const,
  watch: watch.map((pile) => pile.length),
})

const seatsWho = (plays: readonly (Play | null)[], is: (play: Play) => boolean): Seat[] =>
  plays.flatMap((play, seat) => (play !== null && is(play) ? [seat] : []))

function flipTitle(card: Card | 'WW', board: Board): string {
  return card === 'WW'
    ? `${words.fate}: ${en.card(card)}.`
    : `${words.fate}: ${en.card(card)}, ${fateSay(card, board)}.`
}

function flipDetail(card: Card | 'WW', board: Board): string {
  if (card === 'WW') return `${words.fateWhiteout}.`
  return card[1] === 'S' ? tell.snowTo(board.snow, board.mark) : ''
}

/** What a Fate card did, short: `Medicine rolls to 2`. */
export function fateSay(card: Card | 'WW', board: Pick<Board, 'space'>, from?: number): string {
  if (card === 'WW') return words.fateWhiteout
  if (card[1] === 'S') return words.fateSnap
  const suit = card[1] as Wagon
  const space = board.space[wagonNumber(suit)]
  return from === space ? words.fateStays(suit) : words.fateRolls(suit, space)
}

function storesTitle(plays: readonly (Play | null)[], who: (seats: readonly Seat[]) => string[]): string {
  const loaders = who(seatsWho(plays, (play) => play[0] === 'L'))
  const feeders = who(seatsWho(plays, isFed))
  const parts = [
    ...(loaders.length > 0 ? [tell.loads(loaders)] : []),
    ...(feeders.length > 0 ? [tell.feeds(feeders)] : []),
  ]
  return `${words.list(parts)}.`
}

function storesDetail({ plays, pips }: Extract<Scene, { kind: 'stores' }>, then: string): string {
  const sums = WAGONS.flatMap((wagon) => {
    const sum = pips.reduce((total, worth, seat) => (plays[seat]?.[2] === wagon ? total + worth : total), 0)
    return sum > 0 ? [{ wagon, pips: sum }] : []
  })
  return sums.length > 0 ? `${tell.onto(sums)}. ${then}` : then
}

/** What stands under a card that is turned: its verb, what it does, and whether it lies sideways. */
export interface Turned {
  readonly card: Card | null
  readonly verb: string
  readonly what: string
  readonly sideways: boolean
  readonly roars: boolean
}

const IDLE: Turned = { card: null, verb: '', what: words.noCard, sideways: false, roars: false }

/** Every seat's turned card. `space` is the road at the commit, by which loads were valued. */
export function turnedOf(
  scene: Scene,
  at: { readonly space: Board['space']; readonly players: number },
): readonly Turned[] | null {
  if (scene.kind === 'gambit') return scene.cards.map((card) => (card === null ? IDLE : flungCard(card, at.players)))
  if (!('plays' in scene)) return null
  return scene.plays.map((play) => (play === null ? IDLE : turnedCard(play, at)))
}

const wageOf = (card: Card, players: number): number =>
  card[1] === 'S' ? numbersFor(players).spade : numbersFor(players).fed

function turnedCard(play: Play, at: { readonly space: Board['space']; readonly players: number }): Turned {
  const card = cardIn(play)
  const roars = isFed(play) && isKing(card)
  if (isFed(play)) {
    return { card, verb: words.verbs.feed, what: words.wage(wageOf(card, at.players), roars), sideways: false, roars }
  }
  const wagon = (play[4] ?? card[1]) as Wagon
  if (play[0] === 'P') {
    return {
      card,
      verb: play[3] === ':' ? words.verbs.trail : words.verbs.push,
      what: words.toSpace(wagon),
      sideways: true,
      roars,
    }
  }
  const isHeave = at.space[wagonNumber(wagon)] > LAST_FULL
  const what = words.onWagon(storesFor(parseCard(card)!, at.space[wagonNumber(wagon)]), wagon)
  return { card, verb: isHeave ? words.verbs.heave : words.verbs.load, what, sideways: false, roars }
}

function flungCard(card: Card, players: number): Turned {
  if (card[1] === 'S') {
    return {
      card,
      verb: words.verbs.feed,
      what: words.wage(wageOf(card, players), false),
      sideways: false,
      roars: false,
    }
  }
  const pips = storesFor(parseCard(card)!, 0)
  return { card, verb: words.verbs.fling, what: words.onWagon(pips, card[1] as Wagon), sideways: false, roars: false }
}
