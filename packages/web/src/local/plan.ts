/** Who is to sit at a new table of this device. */
import type { BOTS } from '@watchfires/bots'

export type BotLevel = keyof typeof BOTS
/** The levels that a bot of this device can have, weakest first. */
export const BOT_LEVELS = ['novice', 'steady'] as const satisfies readonly BotLevel[]

export type PlannedSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel }

/** By seat, 2–6; at least one is a person. */
export type Plan = readonly PlannedSeat[]
