/**
 * How a night of the second opinion (see oracle.ts) ends and what it pays: sections E, W, L, T and G of spec/rules.md.
 */
import {
  awaiting,
  type Cards,
  type Choices,
  holding,
  isSnow,
  laden,
  type Night,
  type Outcome,
  pipsOf,
  rankOf,
  roll,
  type Sheet,
  type Store,
  storesOn,
  suitOf,
  sum,
  tell,
  WAGONS,
  type Wagon,
  wagonOf,
  without,
} from './oracle-road.ts'

// E · How a night ends

/** E1, E2, E5: the check after a step. */
export function check(night: Night, by: { readonly through: string; readonly buried: string }): Night {
  const home = laden(night).filter((wagon) => night.space[wagon] === 6)
  if (home.length > 0) return through(night, by.through, race(night, home))
  if (night.snow >= night.mark) return end(night, { kind: 'buried', by: by.buried, wagon: null, tie: null, turned: [] })
  return night
}

const end = (night: Night, outcome: Outcome): Night => ({ ...night, pending: null, outcome })
export const through = (night: Night, by: string, won: Won): Night => end(night, { kind: 'through', by, ...won })

// W · Whiteout and Gambit

export function whiteout(night: Night): Night {
  const moved = laden(night).filter((wagon) => night.space[wagon] >= 1)
  if (moved.length > 0) return through(night, 'whiteout', race(night, moved)) // W1
  return awaiting(night, 'gambit', holding(night)) // W2
}

/** W3 to W6: one card of every seat that holds one (`null` for the others), revealed together. */
export function gambit(before: Night, cards: Choices): Night {
  const flung = cards.flatMap((card, seat): readonly Store[] =>
    card === null || isSnow(card) ? [] : [{ wagon: wagonOf(card), seat, card, pips: pipsOf(card) }],
  )
  const watch = before.watch.map((pile, seat) => (cards[seat] && isSnow(cards[seat]) ? [...pile, cards[seat]] : pile))
  const hands = before.hands.map((hand, seat) => without(hand, cards[seat]))
  const night = tell({ ...before, hands, watch, aboard: [...before.aboard, ...flung] }, 'gambit', { cards })
  const racing = WAGONS.filter((wagon) => flung.some((store) => store.wagon === wagon))
  if (racing.length === 0) return end(night, { kind: 'stranded', by: 'gambit', wagon: null, tie: null, turned: [] }) // W6
  const at = (wagon: Wagon) => flung.filter((store) => store.wagon === wagon)
  const most = best(racing, (wagon) => sum(at(wagon).map((store) => store.pips))) // W4
  if (most.length === 1) return through(night, 'gambit', { wagon: most[0], tie: null, turned: [] })
  const highest = best(most, (wagon) => Math.max(...at(wagon).map((store) => rankOf(store.card))))
  if (highest.length === 1) return through(night, 'gambit', { wagon: highest[0], tie: 'W4', turned: [] })
  return through(night, 'gambit', fateFlip(night, highest))
}

// L · The Last Watch

/** L1: flood, then coast, until a wagon is through or the road is buried. */
export function lastWatch(night: Night): Night {
  const by = { through: 'last-watch', buried: 'flood' }
  const flooded = check(tell({ ...night, snow: night.snow + 3 + night.players }, 'flood'), by)
  if (flooded.outcome) return flooded
  const rolling = laden(flooded).filter((wagon) => flooded.space[wagon] >= 1 && flooded.space[wagon] <= 5)
  const rolled = rolling.reduce((road, wagon) => roll(road, wagon, 1), flooded)
  const coasted = check(tell(rolled, 'coast'), by)
  return coasted.outcome ? coasted : lastWatch(coasted)
}

// T · Ties

type Won = { readonly wagon: Wagon; readonly tie: string | null; readonly turned: Cards }

/** Those of the wagons for which `worth` is highest. */
function best(wagons: readonly Wagon[], worth: (wagon: Wagon) => number): readonly Wagon[] {
  const top = Math.max(...wagons.map(worth))
  return wagons.filter((wagon) => worth(wagon) === top)
}

export function race(night: Night, wagons: readonly Wagon[]): Won {
  const furthest = best(wagons, (wagon) => night.space[wagon]) // T1
  if (furthest.length === 1) return { wagon: furthest[0], tie: null, turned: [] }
  const fullest = best(furthest, (wagon) => sum(storesOn(night, wagon).map((store) => store.pips))) // T2
  if (fullest.length === 1) return { wagon: fullest[0], tie: 'T2', turned: [] }
  const highest = best(fullest, (wagon) => Math.max(...storesOn(night, wagon).map((store) => rankOf(store.card)))) // T3
  if (highest.length === 1) return { wagon: highest[0], tie: 'T3', turned: [] }
  return fateFlip(night, highest)
}

/** T4: Fate cards from the next unturned one; T5: then the leftovers, then the whole pack. */
function fateFlip(night: Night, tied: readonly Wagon[]): Won {
  const unturned = night.fate.slice(night.turned)
  const cards = [...unturned, ...night.leftovers, ...night.pack]
  const at = cards.findIndex((card) => tied.some((wagon) => wagon === suitOf(card)))
  return { wagon: wagonOf(cards[at]), tie: at < unturned.length ? 'T4' : 'T5', turned: cards.slice(0, at + 1) }
}

// G · Gratitude

/** What each seat earned in a night that has ended. */
export function settle(night: Night): readonly Sheet[] {
  const winner = night.outcome!.wagon
  const most = Math.max(...night.watch.map((pile) => pile.length))
  return night.watch.map((pile, seat) => {
    const own = night.aboard.filter((store) => store.seat === seat)
    const home = sum(own.filter((store) => store.wagon === winner).map((store) => store.pips))
    const lost = sum(own.filter((store) => store.wagon !== winner).map((store) => store.pips))
    const pushes = night.pushes.filter((push) => push.seat === seat && push.wagon === winner).length
    const long = night.caller === null ? most > 0 && pile.length === most : seat !== night.caller // G5, V7
    return {
      stores: winner === null ? 0 : 3 * home - lost, // G1, G2, G6
      pushes: 2 * pushes, // G3, G6: no wagon is `null`, so nothing when nobody is through
      watch: sum(pile.map((card) => (isSnow(card) ? 3 : 1))), // G4
      longWatch: long ? 5 : 0,
    }
  })
}

export const gratitudeOf = (sheet: Sheet) => sheet.stores + sheet.pushes + sheet.watch + sheet.longWatch
