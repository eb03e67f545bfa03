/** Whether the night can have ended so (E, W, V4). */
import { numbersFor, parseCard, rankOf, TOWN, WAGONS, type Wagon, wagonNumber } from '@watchfires/rules'
import type { PencilEnd, PencilNight } from './pencilNight.ts'
import type { Problem } from './problem.ts'
import { SUIT_SIZE, sum, type Tally, wagonOf, worthOf } from './tally.ts'

export function checkEnd(night: PencilNight, tally: Tally): Problem[] {
  const { end } = night
  if (end === null) return []
  return [...checkWagon(end, tally), ...checkSnowfall(end, tally), ...checkGambit(night, end, tally)]
}

/** E5, V4, and E1: a laden wagon that was pushed all the way ended the night in Town. */
function checkWagon(end: PencilEnd, { players, loaded, pushes }: Tally): Problem[] {
  const problems: Problem[] = []
  if (end.kind === 'through' && end.by !== 'gambit' && loaded[wagonNumber(end.wagon)] === 0)
    problems.push({ word: 'emptyThrough', clause: 'E5', wagon: end.wagon })
  if (end.by === 'call' && players !== 2) problems.push({ word: 'callForTwo', clause: 'V4', players })
  else if (end.by === 'call' && end.caller !== 0 && end.caller !== 1) problems.push({ word: 'noCaller', clause: 'V4' })
  if (end.by === 'town') return problems
  for (const [number, wagon] of WAGONS.entries()) {
    if (loaded[number] > 0 && pushes[number] >= TOWN)
      problems.push({ word: 'townWentBy', clause: 'E1', wagon, pushes: pushes[number] })
  }
  return problems
}

/** E2, B3: whether the Snow can have come so far. Kings only shove it back, so they are left out. */
function checkSnowfall(end: PencilEnd, { players, laid, fed, loaded, pushes, spades }: Tally): Problem[] {
  if (end.kind !== 'buried' || end.by === 'flood') return []
  // no trail is broken where no wagon was ever laden, so then nobody can have left the fire unseen
  if (end.by === 'drift' && sum(loaded) + sum(pushes) === 0) return [{ word: 'nobodyLeft', clause: 'B3' }]
  if (players === 2) return []
  const { coldSnap, hand, mark } = numbersFor(players)
  // beats may have gone by of which nothing is left but ♠ laid sideways, and those need not be entered
  const unseen = sum(loaded) > 0 ? SUIT_SIZE - spades : 0
  const beats = Math.min(hand, Math.max(...laid, Math.floor((sum(laid) + unseen) / players)))
  const flips = end.by === 'cold-snap' ? beats + 1 : beats
  const snow = coldSnap * Math.min(flips, SUIT_SIZE - spades) + beats * players - fed
  return snow < mark ? [{ word: 'snowTooLow', clause: 'E2', snow, mark }] : []
}

/** W1–W6. */
function checkGambit(night: PencilNight, end: PencilEnd, tally: Tally): Problem[] {
  const flung = night.stores.filter(({ ride }) => ride === 'flung')
  if (end.by !== 'gambit') return flung.map(({ card }) => ({ word: 'flungElsewhere', clause: 'W2', card }))
  const problems: Problem[] = WAGONS.flatMap((wagon, number): Problem[] =>
    tally.loaded[number] > 0 && tally.pushes[number] + tally.heaved[number] > 0
      ? [{ word: 'gambitNotOpen', clause: 'W1', wagon }]
      : [],
  )
  if (tally.trails > 0) problems.push({ word: 'gambitAfterTrail', clause: 'W1' })
  for (const [seat, { spades }] of night.piles.entries()) {
    const cards = flung.filter((entry) => entry.seat === seat).length
    if (cards > 1) problems.push({ word: 'flungTwice', clause: 'W2', seat })
    // with two players a hand may be empty by then; with more everybody still holds as many
    if (cards === 0 && spades === 0 && tally.players > 2) problems.push({ word: 'flungNothing', clause: 'W2', seat })
  }
  if (end.kind === 'stranded')
    return [...problems, ...flung.map(({ card }): Problem => ({ word: 'strandedThough', clause: 'W6', card }))]
  const winners = gambitWinners(night)
  if (!flung.some((entry) => wagonOf(entry) === wagonNumber(end.wagon)))
    problems.push({ word: 'notFlungAt', clause: 'W4', wagon: end.wagon })
  else if (!winners.includes(end.wagon)) problems.push({ word: 'notTheMost', clause: 'W4', wagon: end.wagon, winners })
  return problems
}

/** W4: the wagons that the flung cards can have put through: the one with the most pips flung, or those that Fate must part. */
export function gambitWinners({ stores }: PencilNight): Wagon[] {
  const flung = stores.filter(({ ride }) => ride === 'flung')
  const at = (wagon: Wagon) => flung.filter(({ card }) => card[1] === wagon)
  const best = (wagons: readonly Wagon[], of: (wagon: Wagon) => number) => {
    const most = Math.max(...wagons.map(of))
    return wagons.filter((wagon) => of(wagon) === most)
  }
  const raced = WAGONS.filter((wagon) => at(wagon).length > 0)
  const level = best(raced, (wagon) => sum(at(wagon).map(worthOf)))
  return best(level, (wagon) => Math.max(...at(wagon).map(({ card }) => rankOf(parseCard(card)!))))
}
