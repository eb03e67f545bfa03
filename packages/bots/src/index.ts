/** @watchfires/bots: who plays when no one does. */
import type { Bot } from './bot.ts'
import { novice } from './novice.ts'
import { steady } from './steady.ts'

/** The bots by level. */
export const BOTS: Readonly<Record<'novice' | 'steady', Bot>> = { novice, steady }

export { type Bot, type Choice, mine } from './bot.ts'
export { driveNight } from './drive.ts'
export { novice } from './novice.ts'
export { type Prospects, prospects, type Standing, worthOf } from './prospects.ts'
export { Sight } from './sight.ts'
export { best, steady, steadyBot, type Weighed, weigh } from './steady.ts'
export { WEIGHTS, type Weights } from './weights.ts'
