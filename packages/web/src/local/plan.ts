/** Who is to sit at a new table of this device. */
import type { Level } from '@watchfires/table'

export type PlannedSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level }

/** By seat, 2–6; at least one is a person. */
export type Plan = readonly PlannedSeat[]
