/** The two faces as files, and what they can say. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The carved face for titles and figures read at a glance, the plain one for all else. */
export const CUTS = {
  'display-700': '@fontsource/grenze/files/grenze-latin-700-normal.woff',
  'display-800': '@fontsource/grenze/files/grenze-latin-800-normal.woff',
  'body-500': '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff',
  'body-700': '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff',
  'slant-500': '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-italic.woff',
} as const

export type Cut = keyof typeof CUTS

const require = createRequire(import.meta.url)

/** A face's file. */
export const cutFile = (cut: Cut): Uint8Array => readFileSync(require.resolve(CUTS[cut]))

/** Figures as high as capitals and all of one width, so that they line up in sentences and tables alike. */
export const FIGURES: PDFKit.Mixins.OpenTypeFeatures[] = ['lnum', 'tnum']

/** The least size of any letter, in points. */
export const LEAST = 7

/** Height of the plain face's capitals, by the em. */
export const CAPITAL = 0.642
