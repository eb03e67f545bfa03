/**
 * One night of the second opinion (see oracle.ts): sections S, B, P and V of spec/rules.md, clause by clause.
 * It trusts its callers: only decisions that are due and legal may be handed to `take`, `call`, `reveal` and `gambit`.
 */
import { check, lastWatch, race, through, whiteout } from './oracle-ends.ts'
import {
  awaiting,
  CALL_FROM,
  type Cards,
  type Choices,
  type Deal,
  holding,
  isFeed,
  isLaden,
  isPush,
  isSnow,
  laden,
  type Night,
  pipsOf,
  playedCard,
  roll,
  SETUP,
  type Store,
  seatsOf,
  suitOf,
  tell,
  WAGONS,
  type Wagon,
  WHITEOUT,
  wagonOf,
  without,
} from './oracle-road.ts'

// S · Setup

/** S3, S4: deals a night and goes on to its first decision. `holder` holds the watch with two players (V1). */
export function deal(table: { readonly players: number; readonly deal: Deal; readonly holder: number | null }): Night {
  const { hand, fate, mark } = SETUP[table.players]
  const { pack, whiteout } = table.deal
  const dealt = table.players * hand
  const seats = Array.from({ length: table.players }, (_, seat) => seat)
  const fateCards = pack.slice(dealt, dealt + fate)
  return nextBeat({
    players: table.players,
    pack,
    hands: seats.map((seat) => pack.slice(seat * hand, (seat + 1) * hand)),
    fate: [...fateCards.slice(0, whiteout), WHITEOUT, ...fateCards.slice(whiteout)],
    turned: 0,
    leftovers: pack.slice(dealt + fate),
    space: { H: 0, D: 0, C: 0 },
    snow: 0,
    mark,
    aboard: [],
    pushes: [],
    watch: seats.map(() => []),
    holder: table.players === 2 ? table.holder : null,
    caller: null,
    beat: 0,
    steps: [],
    legal: [],
    pending: null,
    outcome: null,
  })
}

// B · A beat

function nextBeat(before: Night): Night {
  const night = { ...before, beat: before.beat + 1 }
  const left = night.fate.length - night.turned
  if (night.players === 2 && left > 1) return offer(night)
  return flip({ ...night, turned: night.turned + 1 }, night.fate[night.turned])
}

/** The two Fate cards on offer while a take is due: the last two turned (V2). */
export const offered = (night: Night) => night.fate.slice(night.turned - 2, night.turned)

/** V2: two Fate cards are turned face-up. */
function offer(before: Night): Night {
  const night = { ...before, turned: before.turned + 2 }
  const cards = offered(night)
  if (cards.includes(WHITEOUT)) return flip(night, WHITEOUT)
  if (suitOf(cards[0]) === suitOf(cards[1]) && !isSnow(cards[0]))
    return flipped(tell(roll(night, wagonOf(cards[0]), 2), 'pair', { cards }))
  return awaiting(night, 'take', [night.holder!])
}

/** V3: the holder takes one of the two into hand; the other is the beat's Fate card. */
export function take(night: Night, card: string): Night {
  const other = offered(night).find((one) => one !== card)!
  const hands = night.hands.map((hand, seat) => (seat === night.holder ? [...hand, card] : hand))
  return flip(tell({ ...night, hands, pending: null }, 'take', { card }), other)
}

/** B1: the Fate card of the beat. */
function flip(night: Night, card: string): Night {
  if (card === WHITEOUT) return whiteout(tell(night, 'flip', { card })) // E3
  if (isSnow(card)) return flipped(tell({ ...night, snow: night.snow + 3 }, 'flip', { card }))
  return flipped(tell(roll(night, wagonOf(card), 1), 'flip', { card })) // P6: in Town it does nothing
}

function flipped(told: Night): Night {
  const night = check(told, { through: 'town', buried: 'cold-snap' }) // B4
  if (night.outcome) return night
  if (callIsOpen(night)) return awaiting(night, 'call', [night.holder!])
  return awaiting(night, 'play', holding(night)) // B2
}

/** V4: whether the holder may call the run. */
const callIsOpen = (night: Night) =>
  night.players === 2 && WAGONS.some((wagon) => isLaden(night, wagon) && night.space[wagon] >= CALL_FROM)

/** V4: the holder calls the run, or declines. */
export function call(before: Night, called: boolean): Night {
  const night = { ...before, pending: null }
  if (!called) return awaiting(night, 'play', holding(night))
  const told = tell({ ...night, caller: night.holder }, 'call')
  const moved = laden(told).filter((wagon) => told.space[wagon] >= 1) // as in W1
  return through(told, 'call', race(told, moved))
}

/** B2 to B5: the plays of all seats together (legal ones; `null` for a seat that sits out), and what follows. */
export function reveal(before: Night, plays: Choices): Night {
  const legal = seatsOf(before).map((seat) => legalPlays(before, seat))
  const hands = before.hands.map((hand, seat) => without(hand, playedCard(plays[seat])))
  const resolved = resolve({ ...before, hands, legal: [...before.legal, legal], pending: null }, plays)
  const played = check(tell(resolved, 'plays', { plays }), { through: 'town', buried: 'drift' })
  if (played.outcome) return played
  const drifted = check(tell(drift(played, plays), 'drift'), { through: 'town', buried: 'drift' })
  if (drifted.outcome) return drifted
  const night = passWatch(drifted, plays)
  return holding(night).length === 0 ? lastWatch(night) : nextBeat(night) // E4, B5
}

/** B3: one for each card played other than into the fire; then the Kings fed shove it back, never below 0. */
function drift(night: Night, plays: Choices): Night {
  const left = plays.filter((play) => play !== null && !isFeed(play)).length
  const kings = plays.filter((play) => isFeed(play) && play![1] === 'K').length
  return { ...night, snow: Math.max(0, night.snow + left - kings) }
}

/** V5: a holder who did not feed the fire, or who sat out, hands the watch to the other player. */
function passWatch(night: Night, plays: Choices): Night {
  if (night.holder === null || isFeed(plays[night.holder])) return night
  return { ...night, holder: 1 - night.holder }
}

// P · Plays

/** The clause that forbids a play of this form with a card in hand, on the road as it stands; `null` if it is legal. */
export function forbiddenBy(night: Night, play: string): string | null {
  const card = play.slice(1, 3)
  const wagon = wagonOf(card)
  const space = night.space[wagon]
  if (isFeed(play)) return null // P1
  if (isPush(play) && isSnow(card)) {
    const target = WAGONS.find((one) => play.slice(3) === `:${one}`)
    const open = target && isLaden(night, target) && [3, 4].includes(night.space[target])
    return open ? null : 'P5'
  }
  if (isSnow(card)) return 'P2'
  if (space === 6) return 'P6'
  if (isPush(play)) return null // P4
  return space <= 2 || isLaden(night, wagon) ? null : 'P3'
}

/** Every legal play of a seat, sorted by code point. */
export function legalPlays(night: Night, seat: number): Cards {
  const wishes = night.hands[seat].flatMap((card) =>
    isSnow(card) ? [`F${card}`, ...WAGONS.map((wagon) => `P${card}:${wagon}`)] : [`F${card}`, `L${card}`, `P${card}`],
  )
  return wishes.filter((play) => forbiddenBy(night, play) === null).sort()
}

/** P8: feeds and loads by the positions at commit, then shovels, then pushes. */
function resolve(night: Night, plays: Choices): Night {
  const after = fedAndLoaded(night, plays)
  return pushed(shovelled(after, plays), plays)
}

function fedAndLoaded(night: Night, plays: Choices): Night {
  const loads = plays.flatMap((play, seat): readonly Store[] => {
    if (play?.[0] !== 'L') return []
    const card = play.slice(1)
    const wagon = wagonOf(card)
    const pips = night.space[wagon] <= 2 ? pipsOf(card) : Math.floor(pipsOf(card) / 2) // P2, P3
    return [{ wagon, seat, card, pips }]
  })
  const watch = night.watch.map((pile, seat) => (isFeed(plays[seat]) ? [...pile, plays[seat]!.slice(1)] : pile)) // P1
  return { ...night, watch, aboard: [...night.aboard, ...loads] }
}

/** P5, P9: one after another; a shovel that finds its wagon on 5 is spent for nothing. */
function shovelled(night: Night, plays: Choices): Night {
  const targets = plays.flatMap((play) => (play?.[3] === ':' ? [play[4] as Wagon] : []))
  return targets.reduce((road, wagon) => (road.space[wagon] < 5 ? roll(road, wagon, 1) : road), night)
}

/** P4, P10: pushes on one wagon add up and stop at Town; every one counts for G3. */
function pushed(night: Night, plays: Choices): Night {
  const pushes = plays.flatMap((play, seat) =>
    play !== null && isPush(play) && play[3] !== ':' ? [{ wagon: wagonOf(play.slice(1)), seat }] : [],
  )
  const road = pushes.reduce((rolled, push) => roll(rolled, push.wagon, 1), night)
  return { ...road, pushes: [...night.pushes, ...pushes] }
}
