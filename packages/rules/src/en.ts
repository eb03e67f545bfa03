/** The catalogue in English. */
import { fault, reason, refused, where } from './enFaults.ts'
import type { Catalogue, Person } from './messages.ts'
import { TOWN } from './numbers.ts'
import type { Outcome } from './outcome.ts'
import { type FateCard, SIGNS, suitIn, type Wagon } from './words.ts'

const NAMES: Readonly<Record<Wagon, string>> = { H: 'Food', D: 'Medicine', C: 'Firewood' }

const card = (of: FateCard): string => {
  if (of === 'WW') return 'the whiteout'
  return `${of[0] === 'T' ? '10' : of[0]}${SIGNS[suitIn(of)]}`
}
const signed = (wagon: Wagon): string => `${SIGNS[wagon]} ${NAMES[wagon]}`
const place = (space: number): string => (space === TOWN ? 'Town' : `${space}`)

/** `You heave`, `Odile heaves`. */
const does = (who: Person, third: string, second: string): string =>
  who === 'you' ? `You ${second}` : `${who.name} ${third}`
const whose = (who: Person): string => (who === 'you' ? 'your' : `${who.name}’s`)
const me = (who: Person): string => (who === 'you' ? 'you' : who.name)
const Me = (who: Person): string => (who === 'you' ? 'You' : who.name)
const Whose = (who: Person): string => (who === 'you' ? 'Your' : whose(who))
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
const people = (all: readonly Person[]): string => list(all.map(me))
/** `1 store`, `9 stores`. */
const count = (many: number, one: string): string => `${many} ${one}${many === 1 ? '' : 's'}`
/** `push`, `2 pushes`, after `your` or `Odile’s`. */
const owned = (many: number): string => (many === 1 ? 'push' : `${many} pushes`)
/** With its sign, and a true minus. */
const signedNumber = (value: number): string => (value < 0 ? `−${-value}` : value > 0 ? `+${value}` : '0')

const number = (value: number): string => (value < 0 ? `−${-value}` : `${value}`)
const gratitudeText = (value: number): string => `${number(value)} gratitude`

function outcome({ outcome, mark }: { readonly outcome: Outcome; readonly mark: number }): string {
  const wash = 'Stores and pushes count for nothing; the fire still pays.'
  const wagon = outcome.wagon === null ? '' : `${NAMES[outcome.wagon]} is through`
  switch (outcome.by) {
    case 'town':
      return `${wagon}: it stands laden in Town.`
    case 'whiteout':
      return `${wagon}: of the wagons laden and moved it was the furthest when the whiteout fell.`
    case 'call':
      return `${wagon}: of the laden wagons it was the furthest when the run was called.`
    case 'last-watch':
      return `${wagon}: it coasted into Town before the Snow could bury the road.`
    case 'cold-snap':
      return `The road is buried: a cold-snap brought the Snow to its mark, ${mark}. ${wash}`
    case 'drift':
      return `The road is buried: the drift brought the Snow to its mark, ${mark}. ${wash}`
    case 'flood':
      return `The road is buried: the flood brought the Snow to its mark, ${mark}. ${wash}`
    case 'gambit':
      return outcome.kind === 'through'
        ? `${wagon}: the most was flung at it in the Gambit.`
        : `All are stranded: nothing was flung at any wagon in the Gambit. ${wash}`
  }
}

function tie({ by, tie, turned }: Outcome): string {
  const level = by === 'gambit' ? 'The wagons were level in pips flung' : 'Wagons stood level'
  const cards = list(turned.map(card))
  switch (tie) {
    case null:
      return ''
    case 'T2':
      return `${level}: it had the most stores aboard.`
    case 'T3':
      return `${level}, in stores aboard too: it had the highest card aboard.`
    case 'W4':
      return `${level}: it had the highest single card flung at it.`
    case 'T4':
      return `${level} in everything: the mountain named it, turning ${cards}.`
    case 'T5':
      return `${level} in everything, and the Fate deck ran out: the cards went on from there, turning ${cards}.`
  }
}

export const en: Catalogue = {
  language: 'en',

  card,
  wagon: (wagon) => NAMES[wagon],
  suit: (suit) => SIGNS[suit],
  nameless: (seat) => `Seat ${seat + 1}`,

  refused,
  reason,
  onlySpadesBreakTrail: () => 'only a ♠ breaks trail',
  where,
  fault,
  line: ({ where, what, clause }) => `${where && `${where}: `}${what}${clause === null ? '' : ` (${clause})`}`,

  rolls: (at) =>
    `Fate turns ${card(at.card)}: ${NAMES[at.wagon]} rolls ${at.to === TOWN ? 'into Town' : `to ${at.to}`}${at.to === TOWN && !at.laden ? ', empty, and simply stands there' : ''}.`,
  staysInTown: (at) => `Fate turns ${card(at.card)}: ${NAMES[at.wagon]} is in Town already.`,
  coldSnap: (at) => `Fate turns ${card(at.card)}: a cold-snap, Snow +${at.by} to ${at.snow} of ${at.mark}.`,
  whiteout: () => 'Fate turns the whiteout: the run ends.',
  gambitBegins: () => 'No wagon is both laden and moved: the Gambit.',
  pair: (at) =>
    `The mountain offers ${card(at.cards[0])} and ${card(at.cards[1])}, two of one suit: ${NAMES[at.wagon]} ${
      at.from === TOWN ? 'is in Town already' : at.to === TOWN ? 'rolls into Town' : `rolls two, to ${at.to}`
    }.`,
  takes: ({ who, card: of }) => `${does(who, 'takes', 'take')} ${card(of)} into hand.`,
  calls: ({ who }) => `${does(who, 'calls', 'call')} the run.`,

  feeds: ({ who, card: of, wage, roars }) =>
    `${does(who, 'feeds', 'feed')} ${card(of)} to the fire: +${wage}${roars ? ', and it roars' : ''}.`,
  loads: ({ who, card: of, stores, wagon }) =>
    `${does(who, 'loads', 'load')} ${card(of)}: ${count(stores, 'store')} on ${NAMES[wagon]}.`,
  heaves: ({ who, card: of, stores, wagon }) =>
    `${does(who, 'heaves', 'heave')} ${card(of)}: ${count(stores, 'store')} on ${NAMES[wagon]}.`,
  breaksTrail: (at) =>
    `${does(at.who, 'breaks', 'break')} trail with ${card(at.card)}: ${NAMES[at.wagon]} goes from ${at.from} to ${at.to}.`,
  wastesShovel: (at) =>
    `${does(at.who, 'breaks', 'break')} trail with ${card(at.card)}, but ${NAMES[at.wagon]} is on 5 by then: the shovel is spent for nothing.`,
  pushes: (at) =>
    `${does(at.who, 'pushes', 'push')} ${NAMES[at.wagon]} with ${card(at.card)}, from ${at.from} ${at.to === TOWN ? 'into Town' : `to ${at.to}`}.`,
  pushesInTown: (at) =>
    `${does(at.who, 'pushes', 'push')} ${NAMES[at.wagon]} with ${card(at.card)}; it is in Town by then, and the push counts.`,
  sitsOut: ({ who }) => `${does(who, 'holds', 'hold')} no card and ${who === 'you' ? 'sit' : 'sits'} out.`,
  watchPasses: ({ who }) => `The watch passes to ${me(who)}.`,
  drift: ({ snow, by, mark }) => `${by} left the fire: the drift brings the Snow to ${snow} of ${mark}.`,
  noDrift: ({ snow, mark }) => `Nobody left the fire: no drift, the Snow stays at ${snow} of ${mark}.`,
  roar: ({ snow, by, mark, kings }) => {
    const roars = kings === 1 ? 'A King roars' : `${kings} Kings roar`
    if (by === 0) return `${roars}, but the Snow lies at 0 already.`
    return `${roars}: the Snow is shoved back ${by}, to ${snow} of ${mark}.`
  },

  flood: ({ snow, by, mark }) => `The Last Watch: the flood, Snow +${by} to ${snow} of ${mark}.`,
  coasts: ({ wagon, to }) => `${NAMES[wagon]} coasts ${to === TOWN ? 'into Town' : `to ${to}`}.`,
  nothingCoasts: () => 'No laden wagon is rolling: nothing coasts.',
  flings: ({ who, card: of, stores, wagon }) =>
    `${does(who, 'flings', 'fling')} ${card(of)}: ${count(stores, 'store')} on ${NAMES[wagon]}.`,
  flingsSpade: ({ who, card: of, wage }) => `${does(who, 'feeds', 'feed')} ${card(of)} to the fire instead: +${wage}.`,
  outcome,
  tie,
  emptyNeverWins: ({ wagon, inTown }) =>
    `${NAMES[wagon]} ${inTown ? 'stands in Town' : 'was no less far'}, but empty: an empty wagon never wins.`,

  storesThrough: ({ who, stores, wagon, each, by }) =>
    `${stores} of ${whose(who)} stores rode ${NAMES[wagon]} ${by === 'town' || by === 'last-watch' ? 'into Town' : 'through'}: ${stores} × ${each}.`,
  storesBack: ({ who, stores, wagon, each }) =>
    `${stores} of ${whose(who)} stores turned back with ${NAMES[wagon]}: ${stores} × −${each}.`,
  storesWash: ({ who, stores, kind }) =>
    `${kind === 'buried' ? 'The road is buried' : 'Nobody is through'}: ${whose(who)} ${count(stores, 'store')} ${stores === 1 ? 'washes' : 'wash'} to 0.`,
  noStores: ({ who }) => `${does(who, 'has', 'have')} no stores on any wagon.`,
  pushesThrough: ({ who, pushes, wagon, each }) =>
    `${Whose(who)} ${owned(pushes)} helped ${NAMES[wagon]} through: ${pushes} × ${each}.`,
  pushesElsewhere: ({ who, pushes }) =>
    `${Whose(who)} ${owned(pushes)} on other wagons ${pushes === 1 ? 'pays' : 'pay'} nothing.`,
  pushesWash: ({ who, pushes, kind }) =>
    `${kind === 'buried' ? 'The road is buried' : 'Nobody is through'}: ${whose(who)} ${owned(pushes)} ${pushes === 1 ? 'pays' : 'pay'} nothing.`,
  noPushes: ({ who }) => `${does(who, 'pushed', 'pushed')} no wagon.`,
  spadesFed: ({ who, cards, each }) => `${does(who, 'fed', 'fed')} ${cards} ♠: ${cards} × ${each}.`,
  othersFed: ({ who, cards, each }) => `${does(who, 'fed', 'fed')} ${count(cards, 'other card')}: ${cards} × ${each}.`,
  nothingFed: ({ who }) => `${does(who, 'fed', 'fed')} nothing to the fire.`,
  longWatch: ({ who, cards, pays, level }) =>
    level.length === 0
      ? `${does(who, 'fed', 'fed')} the most cards, ${cards}: +${pays}.`
      : `${does(who, 'fed', 'fed')} the most cards, ${cards}, level with ${people(level)}: each gets the full +${pays}.`,
  longWatchElsewhere: ({ who, cards, most, holders }) =>
    `${does(who, 'fed', 'fed')} ${count(cards, 'card')}, ${people(holders)} ${most}: the Long Watch is not ${who === 'you' ? 'yours' : `${me(who)}’s`}.`,
  longWatchNobody: () => 'Nobody fed a card: nobody has the Long Watch.',
  longWatchOfCall: ({ who, pays, caller }) =>
    `${does(caller, 'called', 'called')} the run, so the Long Watch is ${who === 'you' ? 'yours' : `${who.name}’s`}: +${pays}.`,
  longWatchLostByCall: ({ who, other }) =>
    `${does(who, 'called', 'called')} the run, so the Long Watch is ${other === 'you' ? 'yours' : `${other.name}’s`}.`,
  wins: ({ who, gratitude }) => `${does(who, 'wins', 'win')} with ${gratitudeText(gratitude)}.`,
  winsByBestNight: ({ who, gratitude, best, level }) =>
    `${does(who, 'wins', 'win')}: level with ${people(level)} in gratitude, ${number(gratitude)}, but with the best single night, ${number(best)}.`,
  shares: ({ winners, gratitude, best, tied }) =>
    `${list(winners.map((who, i) => (i === 0 ? Me(who) : me(who))))} share the win with ${gratitudeText(gratitude)} each, their best nights level at ${number(best)}${
      tied.length > winners.length ? '; the others who are level had no night so good' : ''
    }.`,

  feedLabel: (of) => `Feed ${card(of)}`,
  loadLabel: (of) => `Load ${card(of)}`,
  heaveLabel: (of) => `Heave ${card(of)}`,
  pushLabel: (of, wagon) => `Push ${NAMES[wagon]} with ${card(of)}`,
  trailLabel: (of, wagon) => `Break trail for ${NAMES[wagon]} with ${card(of)}`,
  feedTitle: () => 'Feed the fire',
  loadTitle: ({ wagon, stores }) => `Load ${stores} onto ${signed(wagon)}`,
  heaveTitle: ({ wagon, stores }) => `Heave ${stores} onto ${signed(wagon)}`,
  pushTitle: ({ wagon, from, to }) => `Push ${signed(wagon)} ${place(from)} → ${place(to)}`,
  trailTitle: (wagon) => (wagon === null ? 'Break trail' : `Break trail for ${signed(wagon)}`),
  loadEffect: ({ through, back }) =>
    `${signedNumber(through)} if it gets through, ${signedNumber(back)} if another does`,
  pushEffect: ({ pays }) => `${signedNumber(pays)} if it gets through`,
  feedEffect: ({ wage, roars, ahead, rivals }) => {
    const names = people(rivals)
    const race =
      ahead > 0 ? `${ahead} ahead of ${names}` : ahead === 0 ? `level with ${names}` : `${-ahead} behind ${names}`
    return `${signedNumber(wage)} now${roars ? ', and it roars: Snow back 1' : ''}; ${race} for the Long Watch`
  },
  trailEffect: ({ from, to }) => `${from} → ${to}, pays nothing and the drift still counts you`,
  takeTitle: (of) => `Take ${card(of)}`,
  takeEffect: ({ other, to, snow }) => {
    const suit = suitIn(other)
    if (suit === 'S') return `${card(other)} is Fate’s: a cold-snap, Snow to ${snow}`
    return `${card(other)} is Fate’s: ${signed(suit)} ${to === null ? 'stays in Town' : `rolls to ${place(to)}`}`
  },
  callTitle: (called) => (called ? 'Call the run' : 'Let the run go on'),
  callEffect: ({ wagons, pays, other }) =>
    `${list(wagons.map(signed))} ${wagons.length === 1 ? 'is through' : 'stand level for it'}, and the Long Watch, ${signedNumber(pays)}, is ${other === 'you' ? 'yours' : `${other.name}’s`}`,
  goOnEffect: () => 'the night goes on to the plays',
  flingTitle: ({ wagon, stores }) => `Fling ${stores} onto ${signed(wagon)}`,
  flingEffect: ({ through, back }) =>
    `${signedNumber(through)} if it wins the race, ${signedNumber(back)} if another does`,
  flingSpadeTitle: () => 'Feed the fire',
  flingSpadeEffect: ({ wage }) => `${signedNumber(wage)} now; races for no wagon`,
}
