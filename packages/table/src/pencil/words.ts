/** What the score pencil says of its own, in English; what is said of a settlement comes from the rules' catalogue. */
import { type Catalogue, clip, en, type Seat } from '@watchfires/rules'
import type { Doubt, Problem } from './problem.ts'

/** Who sits where, and how cards and wagons are called. */
type Speech = { readonly names: readonly string[]; readonly catalogue: Catalogue }

const count = (many: number, one: string, more = `${one}s`): string => `${many} ${many === 1 ? one : more}`
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

function sentence(problem: Problem, { names, catalogue }: Speech): string {
  const who = (seat: Seat) => names[seat] || catalogue.nameless(seat)
  const wagon = catalogue.wagon
  const card = catalogue.card
  switch (problem.word) {
    case 'notACount':
      return `What ${who(problem.seat)} laid down is counted in whole cards, none below 0.`
    case 'notACard':
      return `${clip(problem.card)} is no card of the pack: it has 2 to 10, J, Q and K of four suits, and the aces only mark the wagons and the Snow.`
    case 'noSuchSeat':
      return `There are cards here of a seat ${problem.seat + 1}, and ${problem.players} play.`
    case 'cardTwice':
      return problem.seats.length > 1
        ? `${card(problem.card)} is noted for ${list(problem.seats.map(who))}; there is one in the pack.`
        : `${card(problem.card)} is noted twice for ${who(problem.seats[0])}; there is one in the pack.`
    case 'suitShort':
      return `${problem.cards} cards of ${catalogue.suit(problem.suit)} are noted; the pack has ${problem.most}.`
    case 'namedTooMany':
      return `More of ${who(problem.seat)}’s fed cards are named than are counted.`
    case 'handTooLarge':
      return `${who(problem.seat)} laid down ${count(problem.cards, 'card')}; at this table nobody can have more than ${problem.most}.`
    case 'unevenHands':
      return `${who(problem.seat)} laid down ${count(problem.cards, 'card')}, somebody else ${problem.most}; everybody lays one a beat, and there are not enough ♠ left to have broken trail.`
    case 'snowLoaded':
      return `${card(problem.card)} is noted as loaded for ${who(problem.seat)}, but a ♠ rides on no wagon.`
    case 'snowFlung':
      return `${card(problem.card)} is noted as flung on a wagon for ${who(problem.seat)}; a ♠ goes to the watch-pile.`
    case 'heavedOnEmpty':
      return `${card(problem.card)} cannot have been heaved: ${wagon(problem.wagon)} has no card that was loaded in full before it, and an empty wagon catches nothing.`
    case 'trailBeforeNone':
      return 'A trail is broken before a laden wagon only, and none was ever laden.'
    case 'pushedPastTown':
      return `${wagon(problem.wagon)} was pushed ${problem.pushes} times; it is in Town after ${problem.most} at the very most.`
    case 'emptyThrough':
      return `${wagon(problem.wagon)} cannot be through: it is empty, and an empty wagon never wins.`
    case 'townWentBy':
      return `${wagon(problem.wagon)} was laden and pushed ${problem.pushes} times, which brought it into Town: the night ended there.`
    case 'snowTooLow':
      return `With the cards laid down the Snow can have come to ${problem.snow} at most; it buries at ${problem.mark}.`
    case 'nobodyLeft':
      return 'The drift cannot have buried the road: no card was laid anywhere but into the fire.'
    case 'handsNotEmpty':
      return `The Last Watch begins when every hand is empty; ${who(problem.seat)} laid down ${problem.cards} of ${problem.hand}.`
    case 'gambitNotOpen':
      return `There was no Gambit: ${wagon(problem.wagon)} was laden and had moved, so the whiteout put a wagon through.`
    case 'gambitAfterTrail':
      return 'There was no Gambit: trail was broken before a wagon that was laden and had moved.'
    case 'flungElsewhere':
      return `${card(problem.card)} is noted as flung, and the night did not end by the Gambit.`
    case 'flungTwice':
      return `${who(problem.seat)} flung more than one card; the Gambit asks for one.`
    case 'flungNothing':
      return `${who(problem.seat)} flung no ♥♦♣, so a ♠ was fed: none lies in that watch-pile.`
    case 'notFlungAt':
      return `${wagon(problem.wagon)} cannot be through by the Gambit: no card was flung at it.`
    case 'notTheMost':
      return `${wagon(problem.wagon)} is not through: the most was flung at ${list(problem.winners.map(wagon))}.`
    case 'strandedThough':
      return `Nobody is stranded: ${card(problem.card)} was flung at a wagon.`
    case 'callForTwo':
      return `Only two players can call the run; ${problem.players} play.`
    case 'noCaller':
      return 'Who called the run is one of the two who play.'
    case 'fourthNight':
      return 'A game has three nights.'
  }
}

/** Why an entry cannot be, in a sentence: `K♥ is noted for Ann and Bo; there is one in the pack. (S1)` */
export const explainProblem = (problem: Problem, names: readonly string[], catalogue: Catalogue = en): string =>
  `${sentence(problem, { names, catalogue })} (${problem.clause})`

/** A question before the night is settled. */
export function explainDoubt(doubt: Doubt, names: readonly string[], catalogue: Catalogue = en): string {
  const who = names[doubt.seat] || catalogue.nameless(doubt.seat)
  return `${who} laid down ${count(doubt.cards, 'card')}, and ${doubt.most} are due: did a ♠ break trail, or is a card left out?`
}

/** Words of the exported text. */
export const TEXT = {
  title: 'Watchfires & Wagons',
  night: (number: number) => `Night ${number}`,
  open: 'Not ended yet.',
  refused: 'These entries cannot be:',
  lines: { stores: 'stores', pushes: 'pushes', watch: 'watch', longWatch: 'Long Watch' },
  all: 'this night',
  total: 'gratitude',
  loaded: (cards: string) => `loaded ${cards}`,
  heaved: (cards: string) => `heaved ${cards}`,
  flung: (cards: string) => `flung ${cards}`,
  pushed: (wagons: string) => `pushed ${wagons}`,
  trails: (many: number) => `broke trail ${many === 1 ? 'once' : `${many} times`}`,
  fed: (spades: number, others: number) =>
    `fed ${list([...(spades > 0 ? [`${spades} ♠`] : []), ...(others > 0 ? [count(others, 'other')] : [])])}`,
  nothing: 'laid nothing down',
} as const
