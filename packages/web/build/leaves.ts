/**
 * Writes the leaves: pages that are read without a script. Each has a stub that names its script and style sheet, and gets its
 * title and body here. `virtual:ground.css` is their paper: the light theme where no script chose one, black ink in print.
 */
import { inkOf, property, type Role, THEMES } from '@watchfires/kit'
import type { Plugin } from 'vite'
import { kit } from '../src/kit/kit.ts'
import { type Leaf, leafBody } from '../src/leaf/leaf.ts'
import { rulebook, valley } from '../src/rulebook/book.ts'
import { escaped } from '../src/rulebook/prose.ts'
import { story } from '../src/story/story.ts'

const GROUND = 'virtual:ground.css'
const ROLES = Object.keys(THEMES.night) as Role[]
/** Each is written when it is asked for. */
const LEAVES: readonly (() => Leaf)[] = [rulebook, valley, story, kit]

const block = (colour: (role: Role) => string, roles: readonly Role[] = ROLES): string =>
  roles.map((role) => `${property(role)}:${colour(role)}`).join(';')

const ground = (): string => {
  const { night, paper } = THEMES
  const differ = ROLES.filter((role) => night[role] !== paper[role])
  return (
    `@media screen and (prefers-color-scheme:light){:root:not(.night,.paper){color-scheme:light;${block((role) => paper[role], differ)}}}` +
    `@media print{:root:root{color-scheme:light;${block(inkOf)}}}`
  )
}

export function leaves(): Plugin {
  return {
    name: 'watchfires-leaves',
    resolveId: (id) => (id === GROUND ? `\0${GROUND}` : undefined),
    load: (id) => (id === `\0${GROUND}` ? { code: ground(), moduleType: 'css' } : undefined),
    transformIndexHtml: {
      order: 'pre',
      handler(html, { path }) {
        const leaf = LEAVES.map((write) => write()).find(({ at }) => `${at}/index.html` === path)
        if (!leaf) return html
        const head =
          `<title>${escaped(leaf.title)} · Watchfires &amp; Wagons</title>` +
          `<meta name="description" content="${escaped(leaf.about)}" />`
        return html.replace('</head>', () => `${head}</head>`).replace(/(<body[^>]*>)/, (body) => body + leafBody(leaf))
      },
    },
  }
}
