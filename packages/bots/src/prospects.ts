/**
 * Rules of thumb for how a night may end: each wagon's chance to be through, and the road's to be buried. What counts: how near
 * Town a wagon is, whether and how much it carries, what share of unseen cards rolls it; how many beats are left before hands
 * or the whiteout end the run, against how many the Snow needs.
 */
import type { Sight } from './sight.ts'
import type { Weights } from './weights.ts'

/** The state a play would leave: changed in place by steady while it weighs. */
export interface Standing {
  snow: number
  readonly space: number[]
  readonly total: number[]
  readonly stake: number[]
  readonly pushes: number[]
  /** wages earned, cards in my pile */
  wages: number
  pile: number
  /** what the cards left in hand are worth */
  hand: number
}

export interface Prospects {
  /** each wagon's chance to be through */
  readonly through: readonly [number, number, number]
  readonly buried: number
}

/** How many beats the run has left: hands last `sight.beats`, and the whiteout comes in any of the Fate cards alike. */
export function beatsLeft(sight: Sight): number {
  const hands = Math.max(0, sight.beats - 1)
  const flips = Math.min(hands, sight.fateLeft)
  return flips * (1 - flips / (2 * Math.max(1, sight.fateLeft))) + 0.5
}

/** How a night that stands so may end. */
export function prospects(sight: Sight, standing: Standing, weights: Weights): Prospects {
  const beats = beatsLeft(sight)
  const snowfall = (3 * sight.unseen[3]) / sight.unseenAll + sight.players * weights.leave
  const snowed = (sight.numbers.mark - standing.snow) / snowfall
  let nearest = 6
  for (let wagon = 0; wagon < 3; wagon++) {
    if (standing.total[wagon] > 0 && 6 - standing.space[wagon] < nearest) nearest = 6 - standing.space[wagon]
  }
  const needed = Math.min(beats, nearest / 0.9)
  const buried =
    standing.snow >= sight.numbers.mark ? 1 : 1 / (1 + Math.exp(weights.burial * (snowed + weights.slack - needed)))
  const race = [0, 1, 2].map((wagon) => raceOf(sight, standing, wagon, weights))
  const all = race[0] + race[1] + race[2]
  const open = (1 - buried) / all
  return { through: [race[0] * open, race[1] * open, race[2] * open], buried }
}

function raceOf(sight: Sight, standing: Standing, wagon: number, weights: Weights): number {
  const total = standing.total[wagon]
  const space = standing.space[wagon]
  if (total === 0 && space > 2) return 0.01
  if (total > 0 && space === 6) return 1e6
  const laden = total > 0 ? weights.laden + weights.stores * Math.log2(total) : 0
  return Math.exp(weights.space * space + laden + (weights.suit * sight.unseen[wagon]) / sight.unseenAll)
}

/** What I may expect of a night that stands so, in gratitude, less a share of what the others may. */
export function worthOf(sight: Sight, standing: Standing, weights: Weights): number {
  const { through } = prospects(sight, standing, weights)
  const { numbers } = sight
  let mine = 0
  let others = 0
  let stakes = 0
  let rivals = 0
  for (let wagon = 0; wagon < 3; wagon++) {
    stakes += standing.stake[wagon]
    rivals += standing.total[wagon] - standing.stake[wagon]
  }
  for (let wagon = 0; wagon < 3; wagon++) {
    const chance = through[wagon]
    const stake = standing.stake[wagon]
    const rival = standing.total[wagon] - stake
    mine += chance * (numbers.through * stake - (stakes - stake) + numbers.push * standing.pushes[wagon])
    others += chance * (numbers.through * rival - (rivals - rival))
  }
  return (
    mine +
    standing.wages +
    standing.hand +
    longWatchOf(sight, standing, weights) -
    (weights.rival * others) / (sight.players - 1)
  )
}

/** The Long Watch is likelier the further my pile leads the largest of the others'. */
function longWatchOf(sight: Sight, standing: Standing, weights: Weights): number {
  const lead = standing.pile - sight.rivalPile
  return sight.numbers.longWatch / (1 + Math.exp(-weights.watch * lead + 0.4 * (sight.players - 2)))
}
