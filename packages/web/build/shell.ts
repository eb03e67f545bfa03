/**
 * What the pages need before any script of theirs runs, made from the sources: the colours of both themes
 * (`virtual:theme.css`), the script that chooses a theme before the first paint, the tab's sign, and `pages.json`, by which the
 * server knows an address of ours from a wrong one.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fireMarks, group, type Mark, path, svg, THEMES, themeCss } from '@watchfires/kit'
import type { Plugin } from 'vite'
import { LEAVES, PAGES } from '../src/shell/pages.ts'

const THEME = 'virtual:theme.css'

/** Over the tab's sign: it is the turn of whoever has the tab. */
const TURN = [path('M78 2a20 20 0 1 0 .1 0z', { fill: 'text', line: 'bg', width: 6 })]

/** The tab's sign: a fire, in the colours of the night, since a page's style sheet does not reach it. */
function tabIcon(more: readonly Mark[] = []): string {
  const { night } = THEMES
  const drawing = svg([group(fireMarks(4), { at: [50, 82], scale: 1 }), ...more], {
    box: [0, 0, 100, 100],
    alone: true,
  })
  return drawing.replaceAll(/var\(--([\w-]+)\)/g, (_, role: keyof typeof night) => night[role])
}

/** `root` is the folder of this package. */
export function shell(root: string): Plugin {
  const early = readFileSync(join(root, 'src/shell/early.js'), 'utf8')
  const earlyName = `assets/early-${createHash('sha256').update(early).digest('hex').slice(0, 8)}.js`
  return {
    name: 'watchfires-shell',
    resolveId: (id) => (id === THEME ? `\0${THEME}` : undefined),
    load: (id) => (id === `\0${THEME}` ? { code: themeCss(), moduleType: 'css' } : undefined),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: earlyName, source: early })
      this.emitFile({ type: 'asset', fileName: 'icon.svg', source: tabIcon() })
      this.emitFile({ type: 'asset', fileName: 'icon-turn.svg', source: tabIcon(TURN) })
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify([...PAGES, ...LEAVES]) })
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { src: `/${earlyName}` }, injectTo: 'head-prepend' },
      { tag: 'link', attrs: { rel: 'icon', type: 'image/svg+xml', href: '/icon.svg' }, injectTo: 'head' },
    ],
  }
}
