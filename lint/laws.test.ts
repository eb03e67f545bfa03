/** The laws of the house bite: a violation planted in a copy of the rooms fails `biome lint`, and is named. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

interface Found {
  readonly severity: string
  readonly category: string
  readonly message: string
  readonly location: { readonly path: string }
}

const importing = (what: string) => `import * as it from '${what}'\n\nexport const kept = it\n`
const using = (what: string) => `export const used = ${what}\n`

/** What is planted in which room, and what the law says of it. */
const PLANTED = [
  ['rules', importing('node:fs'), 'rules imports no other room'],
  ['rules', importing('@watchfires/table'), 'rules imports no other room'],
  ['rules', importing('../../table/src/index.ts'), 'by its name, not by its path'],
  ['rules', using('Date.now()'), 'Date'],
  ['rules', using('new Date()'), 'Date'],
  ['rules', using('Math.random()'), 'Dice are handed in'],
  ['rules', using('console.log'), 'console'],
  ['rules', using('document.title'), 'document'],
  ['table', importing('@watchfires/server'), 'this room may import @watchfires/rules only'],
  ['table', using('Date.now()'), 'Date'],
  ['bots', importing('@watchfires/table'), 'this room may import @watchfires/rules only'],
  ['bots', importing('../../table/src/table.ts'), 'by its name, not by its path'],
  ['bots', using('Math.random()'), 'Dice are handed in'],
  ['kit', importing('node:path'), 'this room may import @watchfires/rules only'],
  ['kit', using('performance.now()'), 'performance'],
  ['web', importing('@watchfires/server'), 'web may import'],
  ['web', importing('@watchfires/lab'), 'web may import'],
  ['web', importing('node:fs'), 'web may import'],
  ['web', importing('../../server/src/serve.ts'), 'by its name, not by its path'],
  ['server', importing('@watchfires/web'), 'server may import'],
  ['server', importing('@watchfires/kit'), 'server may import'],
  ['server', importing('../../web/src/main.tsx'), 'by its name, not by its path'],
] as const

/** What is allowed there. */
const ALLOWED = [
  ['rules', using('Math.max(1, 2)')],
  ['table', importing('@watchfires/rules')],
  ['bots', importing('@watchfires/rules')],
  ['server', importing('@watchfires/table')],
  ['server', using('Date.now()')],
  ['web', importing('@watchfires/kit')],
] as const

const plantedAt = (room: string, i: number): string => `packages/${room}/src/planted${i}.ts`
const allowedAt = (room: string, i: number): string => `packages/${room}/src/allowed${i}.ts`
const RING = ['packages/rules/src/one.ts', 'packages/rules/src/two.ts']

const root = fileURLToPath(new URL('..', import.meta.url))
let copy = ''
let errors: readonly string[] = []

function write(path: string, text: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(join(copy, path), text)
}

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'watchfires-laws-'))
  for (const name of ['biome.json', '.gitignore', 'lint'])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  for (const [i, [room, text]] of PLANTED.entries()) write(plantedAt(room, i), text)
  for (const [i, [room, text]] of ALLOWED.entries()) write(allowedAt(room, i), text)
  write(RING[0], "import { two } from './two.ts'\n\nexport const one = (): unknown => two\n")
  write(RING[1], "import { one } from './one.ts'\n\nexport const two = (): unknown => one\n")
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const asked = ['lint', '--reporter=json', '--max-diagnostics=200', 'packages']
  const ran = spawnSync(process.execPath, [biome, ...asked], { cwd: copy, encoding: 'utf8' })
  expect(ran.status).toBe(1)
  const { diagnostics } = JSON.parse(ran.stdout) as { diagnostics: Found[] }
  errors = diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ location, category, message }) => `${location.path} ${category} ${message}`)
})

afterAll(() => {
  rmSync(copy, { recursive: true, force: true })
})

const errorsOf = (path: string): string[] => errors.filter((error) => error.startsWith(`${path} `))

test.each(PLANTED.map(([room, text, law], i) => [room, text, law, i] as const))(
  '%s: %j is refused: %s',
  (room, _, law, i) => {
    const found = errorsOf(plantedAt(room, i))
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(law)
  },
)

test.each(ALLOWED.map(([room, text], i) => [room, text, i] as const))('%s: %j is allowed', (room, _, i) => {
  expect(errorsOf(allowedAt(room, i))).toEqual([])
})

test('files that import each other in a ring are refused', () => {
  expect(RING.map((path) => errorsOf(path).join()).join()).toContain('noImportCycles')
})
