/** How a table is set when it opens (api.md). */
export interface Settings {
  /** 2–6 */
  readonly players: number
  /** seconds a decision, 10 … 604800, or none */
  readonly clock: number | null
  /** what plays for a seat at its deadline: a plain feed, or a bot of `level` */
  readonly absence: 'feed' | 'bot'
  readonly level: Level
  readonly visibility: 'private' | 'public'
  readonly talk: 'phrases' | 'free' | 'off'
  readonly hints: boolean
}

/** The bots' levels, weakest first. */
export const LEVELS = ['novice', 'steady', 'sharp'] as const
export type Level = (typeof LEVELS)[number]
