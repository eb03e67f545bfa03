/** @watchfires/rules: what the game is. */
export { type Awaiting, awaiting } from './awaiting.ts'
export {
  commitmentTo,
  type Deal,
  dealFrom,
  type Ingredients,
  makeHex,
  NONCE_BYTES,
  type Proof,
  parseHex,
  SECRET_BYTES,
  seedOf,
  type Verdict,
  verifiableDeal,
  verifyDeal,
} from './deal.ts'
export { Dice } from './dice.ts'
export { en } from './en.ts'
export {
  type Company,
  explainFault,
  explainRefusal,
  explainStep,
  personAt,
  type Scene,
  sceneOf,
  trailhead,
} from './explain.ts'
export { fateAt, fateCards } from './fate.ts'
export { type Fault, type FaultWord, fault, isFault } from './fault.ts'
export {
  firstHolder,
  Game,
  type NightResult,
  type Past,
  resultOf,
  type Shuffle,
  totalsOf,
  winnersOf,
} from './game.ts'
export { COUNT, cardsHeld, heldBy, holds, isEmptyHanded, nthCard } from './hand.ts'
export { imagine, Worlds } from './imagine.ts'
export { offered, takenIn } from './lastValley.ts'
export { conceivablePlays, legalPlays } from './legal.ts'
export type { Catalogue, Person, Place } from './messages.ts'
export { type Listener, MOST_BEATS, Night } from './night.ts'
export { makeText } from './notation.ts'
export {
  FEWEST_PLAYERS,
  LAST_FULL,
  MOST_PLAYERS,
  NIGHTS,
  type Numbers,
  numbersFor,
  RULES_VERSION,
  TOWN,
} from './numbers.ts'
export { ENDINGS, type Outcome, outcomeOf } from './outcome.ts'
export { CALL, GAMBIT, OVER, PHASES, PLAY, TAKE } from './phase.ts'
export { storesFor } from './plays/load.ts'
export { judge } from './plays/ways.ts'
export {
  callProspect,
  flingProspect,
  type Outlook,
  type Prospect,
  playLabel,
  prospect,
  takeProspect,
} from './prospect.ts'
export { clip, spellOut } from './quote.ts'
export { parseText, type TextRecord } from './readText.ts'
export {
  type BeatRecord,
  type Follower,
  type GameRecord,
  type NightRecord,
  type NightReplay,
  RECORD_FORMAT,
  RECORD_VERSION,
  type Replay,
  readGame,
  replay,
} from './record.ts'
export { type Clause, type Refusal, type Road, refusalOf, roadOf, whyNot } from './refusal.ts'
export { gratitudeOf, type Repayment, settle } from './settle.ts'
export {
  explainOutcome,
  explainRepayment,
  explainWinners,
  LINES,
  type Line,
  type Sheet,
} from './sheet.ts'
export { Recorder, STEPS, type Standing, type Step, type StepName, standingOf, stepOf } from './steps.ts'
export { TIES, type Tie } from './ties.ts'
export {
  type Aboard,
  type Beat,
  type Phase,
  publicView,
  seatView,
  type View,
  viewFor,
  type You,
  youFor,
} from './view.ts'
export {
  BREAK_TRAIL,
  type BySeat,
  type ByWagon,
  type Card,
  cardOf,
  type FateCard,
  FEED,
  KING,
  LOAD,
  MOST_SEATS,
  makeCard,
  makeFateCard,
  makePlay,
  PACK,
  type Play,
  PUSH,
  parseCard,
  parsePlay,
  pipsOf,
  RANKS,
  type Rank,
  rankOf,
  type Seat,
  SITS_OUT,
  SNOW_SUIT,
  SUITS,
  type Suit,
  suitOf,
  type Viewer,
  WAGONS,
  type Wagon,
  WHITEOUT,
  wagonNumber,
  wayOf,
} from './words.ts'
