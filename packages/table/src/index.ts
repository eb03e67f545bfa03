/** @watchfires/table: who sits, what was decided, what each viewer may hear. */
export { type Command, type Decision, PHRASES, type Phrase, type Wish } from './command.ts'
export type { Answer, LinkState, Refused, TableLink } from './link.ts'
export { LEVELS, type Level, type Settings } from './settings.ts'
export type { DealView, Happened, SeatView, TableView, Telling } from './telling.ts'
