/**
 * The night retold: a view's public beats, played over on the engine, give the very steps that were told as it went. So the log
 * is whole after a reload, and nothing has to be kept but the view.
 */
import {
  type Beat,
  CALL,
  cardOf,
  firstHolder,
  GAMBIT,
  makeCard,
  Night,
  numbersFor,
  offered,
  PACK,
  PLAY,
  parseCard,
  parsePlay,
  Recorder,
  type Seat,
  SITS_OUT,
  type Step,
  TAKE,
  WHITEOUT,
} from '@watchfires/rules'
import type { TableView } from '@watchfires/table'

/** The Fate cards that a beat turned, in their order. */
const turnedIn = ({ flip, pair, offer }: Beat): readonly string[] => pair ?? offer ?? (flip === undefined ? [] : [flip])

/** A deal on which the night would have gone as it did: cards seen stand where they were, the rest anywhere. */
function dealFor(view: TableView): { readonly pack: number[]; readonly whiteout: number } {
  const { hand, fate } = numbersFor(view.players)
  const turned = view.beats.flatMap(turnedIn).map((card) => parseCard(card)!)
  const taken = new Set(view.beats.flatMap(({ take }) => (take === undefined ? [] : [parseCard(take)!])))
  const seen = turned.indexOf(WHITEOUT)
  const fateCards = turned.filter((card) => card !== WHITEOUT)
  const hands = Array.from({ length: view.players }, (_, seat) =>
    playedBy(view, seat).filter((card) => !taken.has(card)),
  )
  const known = new Set([...fateCards, ...hands.flat()])
  const spare = Array.from(PACK).filter((card) => !known.has(card))
  for (const cards of hands) while (cards.length < hand) cards.push(spare.pop()!)
  while (fateCards.length < fate) fateCards.push(spare.pop()!)
  return { pack: [...hands.flat(), ...fateCards, ...spare], whiteout: seen < 0 ? fate : seen }
}

function playedBy(view: TableView, seat: Seat): number[] {
  return view.beats.flatMap(({ plays, gambit }) => {
    const play = plays?.[seat]
    const card = gambit?.[seat]
    return [...(play ? [cardOf(parsePlay(play)!)] : []), ...(card ? [parseCard(card)!] : [])]
  })
}

/** The steps of a view's night, in order, each with the night as it stood after it. */
export function stepsOf(view: TableView): Step[] {
  const { players, beats } = view
  const recorder = new Recorder()
  const night = new Night()
  night.listener = recorder
  const before = view.nights.slice(0, view.night - 1)
  night.deal(dealFor(view).pack, { ...dealFor(view), players, holder: players === 2 ? firstHolder(before) : 0 })
  for (const [i, beat] of beats.entries()) playBeat(night, beat, i + 1)
  return recorder.drain()
}

const numbersOf = (row: readonly (string | null)[], parse: (text: string) => number | undefined): number[] =>
  row.map((text) => (text === null ? SITS_OUT : parse(text)!))

/** Plays over what was decided in one beat, as far as it went. */
function playBeat(night: Night, { take, call, plays, gambit }: Beat, beat: number): void {
  if (night.phase === TAKE && take !== undefined) night.take(makeCard(offered(night, beat, 0)) === take ? 0 : 1)
  if (night.phase === CALL && (call !== undefined || plays)) night.call(call ?? false)
  if (night.phase === PLAY && plays) night.reveal(numbersOf(plays, parsePlay))
  if (night.phase === GAMBIT && gambit) night.fling(numbersOf(gambit, parseCard))
}
