import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { fonts } from './build/fonts.ts'
import { kitSheets } from './build/kit.ts'
import { leaves } from './build/leaves.ts'
import { precompress } from './build/precompress.ts'
import { shell } from './build/shell.ts'

const { version: release } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('.'),
  cacheDir: here('../../.cache/vite'),
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [leaves(), shell(here('.')), fonts(here('../../.cache/fonts')), kitSheets(), precompress()],
  build: {
    outDir: here('dist'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: [
        'index.html',
        'rules/index.html',
        'rules/last-valley/index.html',
        'story/index.html',
        'kit/index.html',
      ].map(here),
    },
  },
  worker: { format: 'es' },
  define: { RELEASE: JSON.stringify(release) },
})
