/**
 * The two faces, cut down to the letters that the pages use and served from here: `virtual:fonts.css` in the build. A cut file is
 * kept in the repository's cache by the hash of what it was made from, so that only the first build pays for it.
 */
/// <reference path="./subset-font.d.ts" />
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subset from 'subset-font'
import type { Plugin } from 'vite'

const FACES = [
  { family: 'Grenze', folder: '@fontsource/grenze', file: 'grenze', weights: [600, 700, 800] },
  { family: 'Alegreya Sans', folder: '@fontsource/alegreya-sans', file: 'alegreya-sans', weights: [500, 700, 800] },
] as const

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))

/** ASCII, the letters of Latin-1 for people's names, and the marks of good typography. */
const LETTERS = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}ŒœŠšŽžŸ\u00a0§·«»¿¡–—‘’“”„…−×→`

/** Lining and tabular figures, kerning, ligatures, accents: what the style sheets ask for. The rest is dropped. */
const FEATURES = ['kern', 'lnum', 'tnum', 'liga', 'mark', 'ccmp']

const require = createRequire(import.meta.url)

/** Cuts one face's file into the cache, unless it is there; answers its name. */
async function cut(source: Buffer, face: string, cache: string): Promise<string> {
  const { version } = require('subset-font/package.json')
  const made = createHash('sha256')
    .update(source)
    .update(LETTERS + FEATURES + version)
    .digest('hex')
  const name = `${face}-${made.slice(0, 12)}.woff2`
  if (!existsSync(join(cache, name))) {
    const kept = await subset(source, LETTERS, { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true })
    writeFileSync(join(cache, name), kept)
  }
  return name
}

async function rule({ family, folder, file }: (typeof FACES)[number], weight: number, cache: string): Promise<string> {
  const source = readFileSync(require.resolve(`${folder}/files/${file}-latin-${weight}-normal.woff2`))
  const name = await cut(source, `${file}-${weight}`, cache)
  return (
    `@font-face{font-family:"${family}";font-weight:${weight};font-style:normal;font-display:swap;` +
    `src:url(./${name}) format("woff2")}`
  )
}

/** The files that the first line of any page is set in: fetched at once, rather than when the style sheet has been read. */
const FIRST = /^assets\/(grenze-800|alegreya-sans-500)-/

/** Serves `import 'virtual:fonts.css'`: the faces' rules and their files. `cache` is a folder. */
export function fonts(cache: string): Plugin {
  return {
    name: 'watchfires-fonts',
    async resolveId(id) {
      if (id !== 'virtual:fonts.css') return undefined
      mkdirSync(cache, { recursive: true })
      const rules = FACES.flatMap((face) => face.weights.map((weight) => rule(face, weight, cache)))
      const sheet = join(cache, 'fonts.css')
      writeFileSync(sheet, (await Promise.all(rules)).join('\n'))
      return sheet
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FIRST.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
            injectTo: 'head',
          })),
    },
  }
}
