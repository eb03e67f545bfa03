import { readFileSync } from 'node:fs'
import { FEWEST_PLAYERS, MOST_PLAYERS, numbersFor } from '@watchfires/rules'
import { openSync } from 'fontkit'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CUTS, type Cut } from '../src/print/faces.ts'
import { buildKit, PAPERS, type Paper } from '../src/print/index.ts'
import { Page } from '../src/print/page.ts'
import { mm } from '../src/print/paper.ts'
import { printed, readPdf } from './pdf.ts'

const papers = Object.keys(PAPERS) as Paper[]
const kits = new Map(await Promise.all(papers.map(async (paper) => [paper, await buildKit({ paper })] as const)))
const sheets = papers.flatMap((paper) =>
  kits.get(paper)!.map(({ name, bytes }) => ({ paper, name, bytes, pdf: readPdf(bytes) })),
)

/** Builds a kit and hears all its words, each with the cut that it is set in. */
async function listen(paper: Paper): Promise<{ words: string; cut: Cut }[]> {
  const write = vi.spyOn(Page.prototype, 'write')
  await buildKit({ paper })
  return write.mock.calls.map(([words, { cut }]) => ({ words, cut }))
}

afterEach(() => vi.restoreAllMocks())

describe('the printed kit', () => {
  it('is three sheets for each paper', () => {
    expect(sheets.map(({ name }) => name)).toEqual(
      papers.flatMap((paper) => ['rules', 'mat', 'scorepad'].map((sheet) => `watchfires-${sheet}-${paper}.pdf`)),
    )
    for (const { pdf, paper, name } of sheets) {
      const { width, height } = PAPERS[paper]
      const lying = name.includes('mat')
      expect(pdf.page).toEqual(lying ? { width: height, height: width } : { width, height })
      expect([...pdf.objects.values()].filter((object) => /\/Type \/Page\b/.test(object))).toHaveLength(1)
    }
  })

  it('is the same to the byte when it is made again', async () => {
    for (const paper of papers) expect(await buildKit({ paper })).toEqual(kits.get(paper))
  })

  it('is black ink and its greys: no other colour, image or shading anywhere', () => {
    const colours = new Set([
      'g',
      'G',
      'rg',
      'RG',
      'k',
      'K',
      'cs',
      'CS',
      'sc',
      'SC',
      'scn',
      'SCN',
      'sh',
      'Do',
      'gs',
      'BI',
    ])
    for (const { pdf, bytes, name } of sheets) {
      const used = pdf.operations.filter((operation) => colours.has(operation.name))
      expect(used.length, name).toBeGreaterThan(100)
      for (const { name: operator, operands } of used) {
        expect(['g', 'G'], name).toContain(operator)
        expect(operands).toHaveLength(1)
        expect(Number(operands[0])).toBeGreaterThanOrEqual(0)
        expect(Number(operands[0])).toBeLessThanOrEqual(1)
      }
      expect(Buffer.from(bytes).toString('latin1')).not.toMatch(
        /DeviceRGB|DeviceCMYK|ICCBased|\/Pattern|\/Shading|\/XObject/,
      )
    }
  })

  it('has no letter under 7 points', () => {
    for (const { pdf, name } of sheets) {
      const words = printed(pdf).filter((mark) => mark.kind === 'words')
      expect(words.length, name).toBeGreaterThan(20)
      expect(Math.min(...words.map(({ size }) => size)), name).toBeGreaterThanOrEqual(7)
    }
  })

  it('keeps eight millimetres of every edge white', () => {
    const edge = mm(8)
    for (const { pdf, name } of sheets) {
      const { width, height } = pdf.page
      for (const mark of printed(pdf)) {
        const [left, bottom, right, top] = mark.kind === 'ink' ? mark.box : [...mark.at, ...mark.at]
        if (left > right || bottom > top) continue
        expect(left, name).toBeGreaterThanOrEqual(edge)
        expect(bottom, name).toBeGreaterThanOrEqual(edge)
        expect(right, name).toBeLessThanOrEqual(width - edge)
        expect(top, name).toBeLessThanOrEqual(height - edge)
      }
    }
  })

  it('finds every letter of every string in its face', async () => {
    const heard = await listen('a4')
    expect(heard.length).toBeGreaterThan(300)
    const fonts = new Map(
      Object.entries(CUTS).map(([cut, file]) => {
        const font = openSync(new URL(import.meta.resolve(file)).pathname)
        if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} is a collection`)
        return [cut, font] as const
      }),
    )
    const missing = heard.flatMap(({ words, cut }) =>
      [...words].filter((letter) => !fonts.get(cut)!.hasGlyphForCodePoint(letter.codePointAt(0)!)),
    )
    expect(missing).toEqual([])
    for (const { pdf } of sheets) {
      for (const mark of printed(pdf)) {
        if (mark.kind === 'words') expect(mark.glyphs.match(/.{4}/g)).not.toContain('0000')
      }
    }
  })

  it('carries its faces, cut down to the letters used', () => {
    for (const { pdf, bytes, name } of sheets) {
      const objects = [...pdf.objects.values()]
      const fonts = objects.filter((object) => object.includes('/Subtype /CIDFontType2'))
      expect(fonts.length, name).toBeGreaterThanOrEqual(3)
      for (const font of fonts) expect(font).toMatch(/\/BaseFont \/[A-Z]{6}\+/)
      const embedded = objects.filter((object) => object.includes('/FontFile2'))
      expect(embedded).toHaveLength(fonts.length)
      expect(bytes.length).toBeLessThan(80_000)
    }
  })

  it('can be walked by a screen reader: tagged, titled, in English, suits by name', () => {
    for (const { pdf, name } of sheets) {
      const objects = [...pdf.objects.values()]
      const catalog = objects.find((object) => object.includes('/Type /Catalog'))!
      expect(catalog).toContain('/Lang (en)')
      expect(catalog).toContain('/StructTreeRoot')
      expect(objects.some((object) => object.includes('/Marked true'))).toBe(true)
      expect(objects.some((object) => object.includes('/DisplayDocTitle true'))).toBe(true)
      expect(
        objects.some((object) => /\(.*Watchfires & Wagons\)|\(\xfe\xff/.test(object)),
        name,
      ).toBe(true)
      expect(objects.filter((object) => object.includes('/S /H1'))).toHaveLength(1)
      expect(objects.filter((object) => object.includes('/ActualText')).length, name).toBeGreaterThan(2)
    }
  })

  it('says the numbers of the rules for every table', async () => {
    const all = (await listen('letter')).map(({ words }) => words.trim())
    for (let players = FEWEST_PLAYERS; players <= MOST_PLAYERS; players++) {
      const { hand, fate, mark } = numbersFor(players)
      const at = all.indexOf(`${fate} + whiteout`)
      expect(all.slice(at - 2, at + 2)).toEqual([`${players}`, `${hand}`, `${fate} + whiteout`, `${mark}`])
    }
    const { through, turnedBack, push, spade, fed, longWatch } = numbersFor(MOST_PLAYERS)
    const pays = [`+${through}`, `−${turnedBack}`, `+${push}`, `+${spade}`, `+${fed}`, `+${longWatch}`]
    expect(all.filter((words) => /^[+−]\d$/.test(words)).slice(0, pays.length)).toEqual(pays)
  })

  it('types no number of the rules into a sentence', () => {
    for (const file of ['rulesWords', 'mat', 'scorepad', 'rulesCard']) {
      const source = readFileSync(new URL(`../src/print/${file}.ts`, import.meta.url), 'utf8')
      const strings = [...source.matchAll(/'((?:\\.|[^'\\\n])*)'|`((?:\\.|[^`\\])*)`/g)].map(([, a, b]) => a ?? b)
      const sentences = strings
        .map((string) => string.replace(/\$\{[^}]*\}/g, ' '))
        .filter((string) => / /.test(string))
      expect(sentences.filter((string) => /[a-z]{3}/.test(string) && /[2-9]|\d\d/.test(string))).toEqual([])
    }
  })
})
