/** The bots by level. */
import type { Bot } from './bot.ts'
import { novice } from './novice.ts'
import { sharp } from './sharp.ts'
import { steady } from './steady.ts'

/** Weakest first. */
export const BOTS: Readonly<Record<'novice' | 'steady' | 'sharp', Bot>> = { novice, steady, sharp }
