/** The reveal: everything that was sealed goes to the rules as one joint decision, and into the record. */
import { awaiting, type Game, makeCard, offered, parseCard, parsePlay, type Seat, SITS_OUT } from '@watchfires/rules'
import type { Sealed } from './log.ts'
import type { RecordBook } from './recordBook.ts'

/** Why a log cannot be folded: it was written by other rules, or does not add up. */
export class BrokenLog extends Error {}

type Decisions = ReadonlyMap<Seat, Sealed>

/** Decides what the night waits for by what each seat has sealed; throws `BrokenLog` where a seat sealed something else. */
export function reveal(game: Game, sealed: Decisions, book: RecordBook): void {
  const { night } = game
  const { beat, holder } = night
  const { kind } = awaiting(night)
  const each = <T>(of: (seat: Seat) => T): (T | null)[] =>
    Array.from({ length: game.players }, (_, seat) => (sealed.has(seat) ? of(seat) : null))
  if (kind === 'take') {
    const { card } = sealedAs('take', sealed, holder)
    book.beat(beat).take = card
    game.take(makeCard(offered(night, beat, 0)) === card ? 0 : 1)
  } else if (kind === 'call') {
    const { call } = sealedAs('call', sealed, holder)
    book.beat(beat).call = call
    game.call(call)
  } else if (kind === 'play') {
    const plays = each((seat) => sealedAs('play', sealed, seat).play)
    book.beat(beat).plays = plays
    game.reveal(plays.map((play) => (play === null ? SITS_OUT : parsePlay(play)!)))
  } else {
    const cards = each((seat) => sealedAs('gambit', sealed, seat).card)
    book.gambit(cards)
    game.fling(cards.map((card) => (card === null ? SITS_OUT : parseCard(card)!)))
  }
}

function sealedAs<T extends Sealed['type']>(type: T, sealed: Decisions, seat: Seat): Extract<Sealed, { type: T }> {
  const decision = sealed.get(seat)
  if (decision?.type !== type) throw new BrokenLog(`seat ${seat} sealed no ${type}`)
  return decision as Extract<Sealed, { type: T }>
}
