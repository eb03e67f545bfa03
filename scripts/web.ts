/** Builds the pages when something that they are made from has changed. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { must, once, root } from './node.mjs'

const WEB = 'packages/web'
/** The folder of the build. */
export const DIST = join(root, WEB, 'dist')
const STAMP = join(root, '.cache/web')
/** Whatever reaches the build: sources, configurations, the tools by their lock. */
const MADE_FROM = [
  'package-lock.json',
  'tsconfig.base.json',
  WEB,
  ...['kit', 'table', 'bots', 'rules'].map((room) => `packages/${room}/src`),
]
const NOT_FROM = ['dist', 'node_modules']

function filesOf(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path]
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => !NOT_FROM.includes(name))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)]))
    .sort()
}

function stampOf(): string {
  const hash = createHash('sha256')
  for (const file of MADE_FROM.flatMap(filesOf)) {
    if (!/\.test\.tsx?$/.test(file)) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

const isBuilt = (stamp: string) =>
  existsSync(join(DIST, 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp

/** Leaves a build of the sources as they are in `DIST`. */
export function buildWeb(): void {
  if (isBuilt(stampOf())) return
  once('.cache/web-build', () => {
    const stamp = stampOf()
    if (isBuilt(stamp)) return
    process.stderr.write('Building the pages …\n')
    must(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--config', `${WEB}/vite.config.ts`])
    writeFileSync(STAMP, stamp)
  })
}
