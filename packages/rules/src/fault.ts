/** Faults of a record: what is wrong, where, and the clause that it breaks (record.md's table); `null` where no clause does. */
import type { Clause, Refusal } from './refusal.ts'

/** The clause that each fault breaks; a play's own refusal names its own. */
const CLAUSES = {
  unreadable: null,
  noFile: null,
  isFolder: null,
  tooLarge: null,
  tooDeep: null,
  empty: null,
  notUtf8: null,
  notJson: null,
  notARecord: null,
  format: null,
  version: null,
  rules: null,
  playersType: null,
  players: 'S2',
  seatsType: null,
  seatsCount: null,
  nightsType: null,
  nightType: null,
  fourthNight: 'M1',
  afterUnfinished: 'M1',
  dealType: null,
  packType: null,
  pack: 'S1',
  whiteoutType: null,
  whiteout: 'S3',
  beatsType: null,
  beatType: null,
  takeType: null,
  takeWrong: 'V3',
  takeMissing: 'V3',
  takeNotDue: 'V3',
  callType: null,
  callShut: 'V4',
  playsType: null,
  playsCount: 'B2',
  playsMissing: 'B2',
  mustPlay: 'B2',
  sitsOut: 'B2',
  play: 'B2',
  gambitType: null,
  gambitNone: 'W2',
  gambitCount: 'W2',
  gambitNotHeld: 'W2',
  afterEnd: 'B4',
  notation: null,
  headerLong: null,
  headerShape: null,
  headerPlace: null,
  dealShape: null,
  numbering: null,
  turned: null,
  noProof: null,
  proofShape: null,
} as const satisfies Record<string, Clause | null>

export type FaultWord = keyof typeof CLAUSES

export interface Fault {
  readonly word: FaultWord
  readonly clause: Clause | null
  readonly night?: number
  readonly beat?: number
  readonly seat?: number
  /** why a play is refused */
  readonly refusal?: Refusal
  /** what stood there instead */
  readonly said?: string
  /** what belongs there */
  readonly due?: string
  /** the line of a text, from 1 */
  readonly line?: number
}

/** A fault by its word, with the clause that it breaks. */
export const fault = (word: FaultWord, more: Partial<Fault> = {}): Fault => ({ word, clause: CLAUSES[word], ...more })

export const isFault = (value: object): value is Fault => 'word' in value && 'clause' in value
