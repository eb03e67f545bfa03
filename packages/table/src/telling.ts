/** What a table tells one viewer (api.md, *Hearing*): what happened since, for motion and the log, and the whole view. */
import type { BySeat, NightResult, Phase, Seat, Step, View } from '@watchfires/rules'
import type { Phrase } from './command.ts'
import type { Level, Settings } from './settings.ts'

/** Somebody at the table, or nobody yet. */
export interface SeatView {
  readonly name: string
  readonly kind: 'person' | 'bot' | 'outside bot' | 'empty'
  readonly level?: Level
  readonly present: boolean
  readonly away: boolean
}

/** What is public of a night's deal: the commitment, nonces once the first night is dealt, the secret once the night is over. */
export interface DealView {
  readonly commitment: string
  readonly nonces: BySeat<string | null> | null
  readonly secret: string | null
}

export interface TableView extends Omit<View, 'phase'> {
  readonly table: string
  readonly release: string
  readonly settings: Settings
  readonly phase: Phase | 'waiting' | 'closed'
  readonly committed: readonly Seat[]
  /** ISO time */
  readonly deadline: string | null
  /** ISO time of whoever keeps the table */
  readonly now: string
  readonly deals: readonly DealView[]
  readonly seats: BySeat<SeatView>
  /** the seat with the host's powers, when somebody has them by sitting there */
  readonly host?: Seat
}

export type Happened =
  | Step
  | ({ readonly step: 'settled' } & NightResult)
  | {
      readonly event: 'sat' | 'left' | 'back' | 'away' | 'committed' | 'ready' | 'reclaimed' | 'host'
      readonly seat: Seat
    }
  | { readonly event: 'started' | 'closed' }
  | { readonly event: 'said'; readonly seat: Seat; readonly phrase?: Phrase; readonly text?: string }
  | { readonly event: 'rematch'; readonly table: string }

export interface Telling {
  /** moves only on what every viewer is told */
  readonly seq: number
  readonly happened: readonly Happened[]
  /** what happened before is not known here: show the view and go on */
  readonly gap?: true
  readonly view: TableView
}
