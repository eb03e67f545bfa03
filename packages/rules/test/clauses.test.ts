/**
 * Every clause of the rules is named by a test of the rules: a title that begins `[P3] …` or `[P3] [P6] …`. Other rooms number
 * other things, so theirs do not count.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)

/** The ids of spec/rules.md, in its order. */
function clauses(): string[] {
  const rules = readFileSync(new URL('spec/rules.md', root), 'utf8')
  return [...rules.matchAll(/^- \*\*([A-Z]\d+)\b/gm)].map(([, id]) => id)
}

/** The ids that titles of tests in one file begin with. */
function named(text: string): string[] {
  const titles = text.matchAll(/\btest(?:\.each\b[^'"`]*?|\.each\([\s\S]*?\))?\(\s*(['"`])((?:\[[A-Z]\d+\] ?)+)/g)
  return [...titles].flatMap(([, , ids]) => [...ids.matchAll(/[A-Z]\d+/g)].map(([id]) => id))
}

/** The texts of all test files of the rules. */
function testFiles(): string[] {
  return ['src/', 'test/'].flatMap((folder) => {
    const home = new URL(`packages/rules/${folder}`, root)
    const paths = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.test.ts'))
    return paths.map((path) => readFileSync(new URL(path.replaceAll('\\', '/'), home), 'utf8'))
  })
}

const titled = new Set(testFiles().flatMap(named))

test('the rules have the clauses that they had', () => {
  const counts: Record<string, number> = {}
  for (const id of clauses()) counts[id[0]] = (counts[id[0]] ?? 0) + 1
  expect(counts).toEqual({ S: 4, B: 6, P: 10, E: 5, W: 6, L: 1, T: 5, G: 6, M: 2, V: 7 })
})

test('every clause is named by at least one test', () => {
  expect(clauses().filter((id) => !titled.has(id))).toEqual([])
})

test('and no test names a clause that there is not', () => {
  const known = clauses()
  expect([...titled].filter((id) => !known.includes(id))).toEqual([])
})

test('a title is found however the test is written', () => {
  const text = `
    test('[P1] one', () => {})
    test.each(ROWS)('[P2] [P3] two: %s', () => {})
    test.each([
      [1, '(x)'],
    ])(
      "[P4] three", () => {})
    test('no [P5] here', () => {})
  `
  expect(named(text)).toEqual(['P1', 'P2', 'P3', 'P4'])
})
