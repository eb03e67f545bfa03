/** What cannot be, in English: refusals of plays and faults of records. */
import type { Fault, FaultWord } from './fault.ts'
import type { Place } from './messages.ts'
import { TOWN } from './numbers.ts'
import { clip } from './quote.ts'
import type { Refusal } from './refusal.ts'
import { SIGNS } from './words.ts'

export function reason(refusal: Refusal): string {
  switch (refusal.word) {
    case 'notAPlay':
      return 'that is not a play'
    case 'notHeld':
      return 'that card is not in the hand'
    case 'snowNotLoaded':
      return 'a ♠ rides on no wagon'
    case 'emptyWagon':
      return `the ${SIGNS[refusal.wagon]} wagon is on ${refusal.space} and empty`
    case 'noTrail':
      return 'a ♠ is pushed before one of the three wagons, ♥, ♦ or ♣'
    case 'trailEmpty':
      return `the ${SIGNS[refusal.wagon]} wagon is empty`
    case 'trailElsewhere':
      return `the ${SIGNS[refusal.wagon]} wagon is ${refusal.space === TOWN ? 'in Town' : `on ${refusal.space}`}, and a trail is broken from 3 or 4 only`
    case 'inTown':
      return `the ${SIGNS[refusal.wagon]} wagon is in Town`
  }
}

export function refused(refusal: Refusal, what: string): string {
  switch (refusal.word) {
    case 'notAPlay':
      return `"${clip(what)}" is not a play`
    case 'notHeld':
      return `${what} is not in the hand`
    case 'snowNotLoaded':
    case 'emptyWagon':
      return `cannot load ${what}, ${reason(refusal)}`
    case 'noTrail':
    case 'trailEmpty':
    case 'trailElsewhere':
      return `cannot break trail with ${what}, ${reason(refusal)}`
    case 'inTown':
      return `cannot ${refusal.way === 'load' ? 'load' : 'push with'} ${what}, ${reason(refusal)}`
  }
}

const FAULTS: Readonly<Record<Exclude<FaultWord, 'play'>, (fault: Fault) => string>> = {
  unreadable: ({ said = '', due }) => `${clip(said)} cannot be read${due === undefined ? '' : `: ${due}`}`,
  noFile: ({ said = '' }) => `there is no file ${clip(said)}`,
  isFolder: ({ said = '' }) => `${clip(said)} is a folder`,
  tooLarge: ({ due }) => `larger than ${due}, which no record is`,
  tooDeep: ({ due }) => `nested deeper than ${due} levels, which no record is`,
  empty: () => 'there is nothing to read',
  notUtf8: () => 'not UTF-8',
  notJson: ({ said = '' }) => `not JSON: ${clip(said)}`,
  notARecord: () => 'a record is an object',
  format: () => '"format" is not "watchfires-record"',
  version: () => '"version" is not 1',
  rules: () => '"rules" is not 1, the only version of the rules known here',
  playersType: () => '"players" is not a number',
  players: () => '"players" is not 2, 3, 4, 5 or 6',
  seatsType: () => '"seats" is not a list of names',
  seatsCount: () => '"seats" does not have one name a seat',
  nightsType: () => '"nights" is not a list',
  nightType: () => 'a night is an object',
  fourthNight: () => 'a game has three nights',
  afterUnfinished: () => 'the night before has not ended',
  dealType: () => '"deal" is not an object',
  packType: () => '"pack" is not a list',
  pack: () => '"pack" is not the 48 cards, each once',
  whiteoutType: () => '"whiteout" is not a number',
  whiteout: () => '"whiteout" is no place among the Fate cards',
  beatsType: () => '"beats" is not a list',
  beatType: () => 'a beat is an object',
  takeType: () => '"take" is not a card',
  takeWrong: ({ said = '' }) => `cannot take ${clip(said)}, it is neither of the two cards offered`,
  takeMissing: () => 'a card must be taken from the offer',
  takeNotDue: () => 'no card is to be taken here',
  callType: () => '"call" is neither true nor false',
  callShut: () => 'the run cannot be called here',
  playsType: () => '"plays" is not a list',
  playsCount: () => '"plays" does not have one entry a seat',
  playsMissing: () => 'the plays are missing, and the night goes on',
  mustPlay: () => 'a seat that holds a card must play one',
  sitsOut: () => 'a seat without cards cannot play',
  gambitType: () => '"gambit" is not a list with a card or null for each seat',
  gambitNone: () => 'the night did not come to the Gambit',
  gambitCount: () => '"gambit" does not have one entry a seat',
  gambitNotHeld: ({ said = '' }) =>
    said === 'null' ? 'a seat that holds a card must fling one' : `cannot fling ${clip(said)}, it is not in the hand`,
  afterEnd: () => 'the night has ended',
  notation: ({ said = '' }) => `neither a header, a beat nor the Gambit: ${clip(said)}`,
  headerLong: ({ due }) => `a header has at most ${due} characters`,
  headerShape: ({ said = '' }) => `a header is a word and a quoted value in brackets: ${clip(said)}`,
  headerPlace: ({ said = '' }) => `out of its place: ${clip(said)}`,
  dealShape: () => 'a deal is the pack, a slash and the place of the whiteout',
  numbering: ({ due }) => `nights and beats are numbered from 1, one after another: here comes ${due}`,
  turned: ({ said = '', due }) =>
    `the mountain did not turn ${clip(said)} there${due === undefined ? '' : `, but ${due}`}`,
  noProof: () => 'the record has no "proof"',
  proofShape: ({ said = '' }) => `"proof" is not one: ${said}`,
}

/** A fault in words; a play's own refusal names the card as records write it. */
export function fault(of: Fault): string {
  if (of.word !== 'play') return FAULTS[of.word](of)
  const { refusal } = of
  return refusal ? refused(refusal, refusal.word === 'notAPlay' ? refusal.play : refusal.card) : 'not a legal play'
}

export function where({ line, night, beat, seat }: Place): string {
  const parts = Object.entries({ line, night, beat, seat })
  return parts.flatMap(([word, at]) => (at === undefined ? [] : [`${word} ${at}`])).join(', ')
}
