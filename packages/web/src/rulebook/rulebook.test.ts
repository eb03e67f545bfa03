import { readdirSync, readFileSync } from 'node:fs'
import { numbersFor } from '@watchfires/rules'
import { describe, expect, test } from 'vitest'
import { leafBody } from '../leaf/leaf.ts'
import { story } from '../story/story.ts'
import { CHAPTERS, rulebook, valley } from './book.ts'
import { lastValley } from './chapters/lastValley.ts'
import { PLAYERS } from './figures.ts'

const law = readFileSync(new URL('../../../../spec/rules.md', import.meta.url), 'utf8')
const CLAUSES = [...law.matchAll(/^- \*\*([A-Z]\d+)/gm)].map(([, id]) => id!)

const pages = { rules: leafBody(rulebook()), valley: leafBody(valley()), story: leafBody(story()) }
const wordsOf = (html: string) =>
  html
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')

test('the law has its clauses, and they are read', () => {
  expect(CLAUSES.length).toBeGreaterThan(50)
  expect(new Set(CLAUSES).size).toBe(CLAUSES.length)
})

test.each(CLAUSES)('%s is in the rulebook, anchor and all', (id) => {
  const home = id.startsWith('V') ? pages.valley : pages.rules
  expect(home).toContain(`<section class="clause" id="${id}"`)
  expect(home).toContain(`href="#${id}" aria-label="Clause ${id}"`)
  // a link to any clause on the rulebook's own page arrives somewhere
  expect(pages.rules).toContain(` id="${id}"`)
})

test('the rulebook has no clause that the law has not', () => {
  const told = [...CHAPTERS, lastValley].flatMap(({ clauses }) => clauses.map(({ id }) => id as string))
  expect([...told].sort()).toEqual([...CLAUSES].sort())
})

test('every clause says something, and every ruling has its reason', () => {
  for (const { clauses } of [...CHAPTERS, lastValley]) {
    for (const { id, title, says = [], rulings = [] } of clauses) {
      expect([...says, ...rulings.map((ruling) => ruling.says)].join('').length, id).toBeGreaterThan(20)
      expect(title, id).not.toBe('')
      for (const { why } of rulings) expect(why.length, id).toBeGreaterThan(20)
    }
  }
})

/** The clauses of which the law says *(ruling)*. */
const RULED = law
  .split(/^(?=- \*\*|### )/m)
  .filter((part) => part.includes('*(ruling') || part.includes('(ruling:'))
  .map((part) => /^- \*\*([A-Z]\d+)/.exec(part)?.[1] ?? 'P8')

test.each(RULED)('the ruling in %s is called one', (id) => {
  const clause = CHAPTERS.flatMap(({ clauses }) => clauses).find((one) => one.id === id)!
  expect((clause.rulings?.length ?? 0) + (clause.part?.ruling ? 1 : 0)).toBeGreaterThan(0)
})

describe('anchors', () => {
  test.each(Object.entries(pages))('no id stands twice: %s', (_, html) => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  test.each(Object.entries(pages))('every link to a clause has somewhere to go: %s', (name, html) => {
    for (const [, path, id] of html.matchAll(/href="(\/[a-z/-]*)?#([A-Za-z][\w-]*)"/g)) {
      const page = path === '/rules' ? pages.rules : path === '/rules/last-valley' ? pages.valley : html
      expect(page, `${name}: ${path ?? ''}#${id}`).toContain(` id="${id}"`)
    }
  })
})

describe('figures', () => {
  /** What stands in a file's sentences: its strings and templates, without what is put into them. */
  const sentences = (file: URL): string => {
    const source = readFileSync(file, 'utf8')
      .replace(/^import [\s\S]*?from .*$/gm, '')
      .replace(/^\s*(\/\/|\/?\*).*$/gm, '')
      .replace(/\$\{[^}]*\}/g, '')
    return [...source.matchAll(/'(?:[^'\\]|\\.)*'|`[^`]*`/g)].map(([words]) => words).join('\n')
  }
  const here = new URL('.', import.meta.url)
  const files = [
    ...readdirSync(new URL('chapters/', here)).map((name) => new URL(`chapters/${name}`, here)),
    ...['book.ts', 'quick.ts', '../story/words.ts'].map((name) => new URL(name, here)),
  ]

  test.each(files.map((file) => [file.pathname.split('/').slice(-2).join('/'), file] as const))(
    'none is typed in %s',
    (_, file) => {
      const words = sentences(file)
        .replace(/\[?\b[SBPEWLTGMV]\d+\b\]?/g, '')
        .replace(/<\/?h\d/g, '')
      // 0 is the trailhead and a clear road: no number of the rules
      expect(words.match(/[1-9]\d*/g) ?? []).toEqual([])
      expect(
        words.match(/\b(three|four|five|six|seven|eight|nine|ten|twelve|thirteen|threefold|triple)\b/gi) ?? [],
      ).toEqual([])
    },
  )

  test.each(PLAYERS)('the table has the hand, the deck and the mark for %i', (players) => {
    const { hand, fate, mark, flood } = numbersFor(players)
    const column = players - PLAYERS[0]! + 1
    const table = pages.rules.slice(pages.rules.indexOf('<table class="numbers">'))
    const cells = table
      .slice(0, table.indexOf('</table>'))
      .split('<tr>')
      .slice(2)
      .map((row) => [...row.matchAll(/<t[hd][^>]*>([^<]*)</g)].map(([, cell]) => cell)[column])
    expect(cells).toEqual([`${hand}`, `${fate}`, `${mark}`, `+${flood + players}`])
  })

  test('the wages stand in their clauses', () => {
    const { through, turnedBack, push, spade, fed, longWatch } = numbersFor(4)
    const said = (id: string) => {
      const from = pages.rules.indexOf(`id="${id}"`)
      return wordsOf(pages.rules.slice(from, pages.rules.indexOf('</section>', from)))
    }
    expect(said('G1')).toContain(`+${through}`)
    expect(said('G2')).toContain(`−${turnedBack}`)
    expect(said('G3')).toContain(`+${push}`)
    expect(said('G4')).toContain(`+${spade}`)
    expect(said('G4')).toContain(`+${fed}`)
    expect(said('G5')).toContain(`+${longWatch}`)
  })
})

describe('pages that need no script', () => {
  test.each(Object.entries(pages))('no style and no script in the text: %s', (_, html) => {
    expect(html).not.toMatch(/<script|<style| style=| on[a-z]+="/)
  })

  test('the Last Valley says that it is a reconstruction', () => {
    expect(wordsOf(pages.valley)).toContain('A reconstruction')
  })

  test('the story ends as the game begins', () => {
    expect(wordsOf(pages.story)).toContain('Win alone. Lose together.')
    const length = wordsOf(pages.story).split(' ').length
    expect(length).toBeGreaterThan(500)
    expect(length).toBeLessThan(850)
  })
})
