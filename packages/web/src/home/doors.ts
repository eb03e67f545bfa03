/** The doors of the first page, in the order they stand. A door is added here when what is behind it is there. */
import type { IconName } from '@watchfires/kit'
import { words } from './words.ts'

export interface Door {
  readonly sign: IconName
  readonly to: string
  readonly name: string
  readonly say: string
}

/** Doors with a word about what is behind them; the first is the one to take. */
export const GREAT_DOORS: readonly Door[] = [
  { sign: 'table', to: '/play', ...words.doors.play },
  { sign: 'talk', to: '/open', ...words.doors.open },
]

/** Doors that their name explains. */
export const SMALL_DOORS: readonly Omit<Door, 'say'>[] = [
  { sign: 'eye', to: '/tables', ...words.doors.find },
  { sign: 'rules', to: '/rules', ...words.doors.rules },
  { sign: 'story', to: '/story', ...words.doors.story },
  { sign: 'print', to: '/kit', ...words.doors.kit },
  { sign: 'score', to: '/score', ...words.doors.score },
]
