/**
 * The reveal as a list of scenes: what happened between two views, in the order of the rules, each with the board as it
 * stands then. A step's standing is the engine's; only what one reveal does at once (P8) is taken apart here, for showing.
 */
import {
  type BySeat,
  type Card,
  type FateCard,
  type NightResult,
  numbersFor,
  type Play,
  parseCard,
  type Seat,
  type Step,
  storesFor,
  WAGONS,
  type Wagon,
  wagonNumber,
} from '@watchfires/rules'
import type { Happened, TableView } from '@watchfires/table'
import { type Board, boardOf, cardIn, fireOf, freshBoard, isFed, isKing } from './board.ts'

/** One wagon that has just rolled, and whose doing it was. */
export interface Rolled {
  readonly wagon: Wagon
  readonly from: number
  readonly to: number
  readonly by: readonly Seat[]
}

export type SceneKind = Scene['kind']

/** One moment of what happened. `board` is the board once it has happened. */
export type Scene = { readonly board: Board } & (
  | { readonly kind: 'flip'; readonly card: FateCard; readonly rolled: readonly Rolled[] }
  | { readonly kind: 'pair'; readonly cards: readonly [Card, Card]; readonly rolled: readonly Rolled[] }
  | { readonly kind: 'offer'; readonly holder: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'take'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'call'; readonly seat: Seat }
  | { readonly kind: 'cards'; readonly plays: BySeat<Play | null> }
  | { readonly kind: 'stores'; readonly plays: BySeat<Play | null>; readonly pips: BySeat<number> }
  | { readonly kind: 'shovels' | 'pushes'; readonly plays: BySeat<Play | null>; readonly rolled: readonly Rolled[] }
  | { readonly kind: 'drift'; readonly plays: BySeat<Play | null>; readonly by: number }
  | { readonly kind: 'kings'; readonly plays: BySeat<Play | null>; readonly kings: readonly Seat[] }
  | { readonly kind: 'flood'; readonly by: number }
  | { readonly kind: 'coast'; readonly rolled: readonly Rolled[] }
  | { readonly kind: 'gambit'; readonly cards: BySeat<Card | null> }
  | { readonly kind: 'settled'; readonly result: NightResult }
)

const TOWN = 6
const LAST_SHOVELLED = 5

const replaced = <T extends readonly unknown[]>(list: T, at: number, value: T[number]): T =>
  list.with(at, value) as never

/** Which wagons stand elsewhere now. */
function rolledBetween(from: Board, to: Board, by: (wagon: number) => readonly Seat[] = () => []): Rolled[] {
  return WAGONS.flatMap((wagon, i) =>
    from.space[i] === to.space[i] ? [] : [{ wagon, from: from.space[i], to: to.space[i], by: by(i) }],
  )
}

/** The wagon that a sideways play would roll, by number. */
const target = (play: Play): number => wagonNumber((play[4] ?? play[2]) as Wagon)
const isShovel = (play: Play | null): play is Play => play?.[0] === 'P' && play[2] === 'S'
const isPush = (play: Play | null): play is Play => play?.[0] === 'P' && play[2] !== 'S'

/** Feeds and loads, by the road as it stood at the commit (P8). */
function stored(board: Board, plays: BySeat<Play | null>): { readonly board: Board; readonly pips: number[] } {
  let { aboard, watch } = board
  const pips = plays.map((play, seat) => {
    if (play === null) return 0
    const card = cardIn(play)
    if (isFed(play)) watch = replaced(watch, seat, [...watch[seat], card])
    if (play[0] !== 'L') return 0
    const wagon = wagonNumber(play[2] as Wagon)
    const worth = storesFor(parseCard(card)!, board.space[wagon])
    aboard = replaced(aboard, wagon, [...aboard[wagon], { seat, card, pips: worth }])
    return worth
  })
  return { board: { ...board, aboard, watch }, pips }
}

/** Shovels, one after another; none carries a wagon past 5 (P9). */
function shovelled(board: Board, plays: BySeat<Play | null>): Board {
  let { space } = board
  for (const play of plays.filter(isShovel)) {
    const wagon = target(play)
    if (space[wagon] < LAST_SHOVELLED) space = replaced(space, wagon, space[wagon] + 1)
  }
  return { ...board, space }
}

/** Pushes add up and stop at Town; every one is remembered (P10). */
function pushed(board: Board, plays: BySeat<Play | null>): Board {
  let { space, pushes } = board
  for (const [seat, play] of plays.entries()) {
    if (!isPush(play)) continue
    const wagon = target(play)
    space = replaced(space, wagon, Math.min(TOWN, space[wagon] + 1))
    pushes = replaced(pushes, wagon, replaced(pushes[wagon], seat, pushes[wagon][seat] + 1))
  }
  return { ...board, space, pushes }
}

/** V5: a holder who did not feed, or sat out, hands the watch over. */
const watchAfter = (holder: Seat | null, plays: BySeat<Play | null>): Seat | null =>
  holder === null || isFed(plays[holder]) ? holder : 1 - holder

function revealScenes(start: Board, plays: BySeat<Play | null>): Scene[] {
  const held = start.held.map((count, seat) => (plays[seat] === null ? count : count - 1))
  const turned: Board = { ...start, held, ...fireOf([]) }
  const { board, pips } = stored({ ...turned, ...fireOf(plays) }, plays)
  const after = shovelled(board, plays)
  const by = (is: (play: Play | null) => play is Play) => (wagon: number) =>
    plays.flatMap((play, seat) => (is(play) && target(play) === wagon ? [seat] : []))
  const end: Board = { ...pushed(after, plays), holder: watchAfter(start.holder, plays) }
  const scenes: Scene[] = [{ kind: 'cards', board: turned, plays }]
  if (plays.some((play) => isFed(play) || play?.[0] === 'L')) scenes.push({ kind: 'stores', board, plays, pips })
  if (plays.some(isShovel)) {
    scenes.push({ kind: 'shovels', board: after, plays, rolled: rolledBetween(board, after, by(isShovel)) })
  }
  if (plays.some(isPush)) {
    scenes.push({ kind: 'pushes', board: end, plays, rolled: rolledBetween(after, end, by(isPush)) })
  }
  return scenes.with(-1, { ...scenes[scenes.length - 1], board: end })
}

function driftScenes(start: Board, plays: BySeat<Play | null>, snow: number): Scene[] {
  const leavers = plays.filter((play) => play !== null && !isFed(play)).length
  const kings = plays.flatMap((play, seat) => (play !== null && isFed(play) && isKing(cardIn(play)) ? [seat] : []))
  const drifted: Board = { ...start, snow: kings.length > 0 ? start.snow + leavers : snow }
  return [
    { kind: 'drift', board: drifted, plays, by: leavers },
    ...(kings.length > 0 ? [{ kind: 'kings', board: { ...drifted, snow }, plays, kings } as const] : []),
  ]
}

function flung(start: Board, cards: BySeat<Card | null>): Board {
  let { aboard, watch } = start
  for (const [seat, card] of cards.entries()) {
    if (card === null) continue
    if (card[1] === 'S') watch = replaced(watch, seat, [...watch[seat], card])
    else {
      const wagon = wagonNumber(card[1] as Wagon)
      aboard = replaced(aboard, wagon, [...aboard[wagon], { seat, card, pips: storesFor(parseCard(card)!, 0) }])
    }
  }
  return { ...start, aboard, watch, held: start.held.map((count, seat) => (cards[seat] === null ? count : count - 1)) }
}

/** Fate cards left once a beat's have been turned: one a beat, two in The Last Valley (V2). */
function fateLeftAt(beat: number, players: number): number {
  return Math.max(0, numbersFor(players).fate + 1 - beat * (players === 2 ? 2 : 1))
}

type Context = { readonly players: number; plays: BySeat<Play | null> }

function stepScenes(start: Board, step: Step, context: Context): Scene[] {
  const { players } = context
  const begun: Board = {
    ...start,
    beat: step.beat,
    fateLeft: fateLeftAt(step.beat, players),
    snow: step.snow,
    space: step.space,
  }
  switch (step.step) {
    case 'flip':
      return [
        { kind: 'flip', board: { ...begun, fate: [step.card] }, card: step.card, rolled: rolledBetween(start, begun) },
      ]
    case 'pair':
      return [
        { kind: 'pair', board: { ...begun, fate: step.cards }, cards: step.cards, rolled: rolledBetween(start, begun) },
      ]
    case 'take': {
      const seat = start.holder!
      const held = replaced(start.held, seat, start.held[seat] + 1)
      return [{ kind: 'take', board: { ...begun, held }, seat, card: step.card }]
    }
    case 'call':
      return [{ kind: 'call', board: start, seat: start.holder! }]
    case 'plays':
      context.plays = step.plays
      return revealScenes(start, step.plays)
    case 'drift':
      return driftScenes(start, context.plays, step.snow)
    case 'flood':
      return [{ kind: 'flood', board: { ...start, snow: step.snow }, by: step.snow - start.snow }]
    case 'coast': {
      const board: Board = { ...start, space: step.space }
      return [{ kind: 'coast', board, rolled: rolledBetween(start, board) }]
    }
    case 'gambit':
      return [{ kind: 'gambit', board: flung(start, step.cards), cards: step.cards }]
  }
}

/**
 * The scenes between two views. `before` is the view that was shown, `happened` what was told with `after`. The last scene's
 * board is the board of `after`; no scenes when nothing moved.
 */
export function choreograph(before: TableView, happened: readonly Happened[], after: TableView): Scene[] {
  const scenes: Scene[] = []
  const context: Context = { players: after.players, plays: [] }
  const nights = [...before.nights]
  let board = boardOf(before)
  let isOver = before.phase === 'settled' || before.phase === 'waiting'
  const add = (more: readonly Scene[]) => {
    scenes.push(...more)
    board = scenes.at(-1)?.board ?? board
  }
  for (const item of happened) {
    if (!('step' in item)) continue
    if (item.step === 'settled') {
      const { step, ...result } = item
      const gratitude = board.gratitude.map((sum, seat) => sum + result.gratitude[seat])
      add([{ kind: 'settled', board: { ...board, gratitude }, result }])
      nights.push(result)
      isOver = true
      continue
    }
    if (isOver) board = freshBoard(after.players, nights, board.gratitude)
    isOver = false
    add(stepScenes(board, item, context))
  }
  if (after.phase === 'take' && (scenes.length > 0 || before.night !== after.night || before.phase === 'waiting')) {
    add([{ kind: 'offer', board: boardOf(after), holder: after.holder!, cards: after.offer! }])
  }
  return scenes
}
