/** What a night waits for. */

export const TAKE = 0
export const CALL = 1
export const PLAY = 2
export const GAMBIT = 3
export const OVER = 4
/** What the night waits for. */
export const PHASES = ['take', 'call', 'play', 'gambit', 'over'] as const
