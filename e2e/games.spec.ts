import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { layTable, playOn, tap, totalsShown } from './hands.ts'
import { tableOf } from './ledger.ts'
import { expect, test } from './watched.ts'

const COMMAND = fileURLToPath(new URL('../packages/lab/bin/watchfires.mjs', import.meta.url))

/** Runs the `watchfires` command. */
const watchfires = (...args: string[]): string =>
  execFileSync(process.execPath, [COMMAND, ...args], { encoding: 'utf8' })

/** Saves what a button of the end page hands out. */
async function save(page: Page, button: string): Promise<string> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return (await coming).path()
}

/** Totals by name, as a table's own log has them. */
async function totalsKept(page: Page): Promise<Record<string, number>> {
  const { seats, game } = await tableOf(page)
  return Object.fromEntries(game.totals.map((total, seat) => [seats.at(seat).name, total]))
}

for (const players of [2, 3, 4, 5, 6]) {
  test(`a whole game of three nights with ${players} at the table`, async ({ page }) => {
    await layTable(page, { players })
    await playOn(page, { seed: players })
    const shown = await totalsShown(page)
    expect(Object.keys(shown)).toHaveLength(players)
    expect(shown).toEqual(await totalsKept(page))
  })
}

test('a game by touch on a phone', async ({ browser, settings }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  await context.addInitScript((kept) => localStorage.setItem('watchfires/settings', kept), JSON.stringify(settings))
  const page = await context.newPage()
  await layTable(page, { players: 4 }, tap)
  await playOn(page, { press: tap, seed: 9 })
  expect(await totalsShown(page)).toEqual(await totalsKept(page))
  await context.close()
})

test('what is saved at the end replays to the totals on the screen, and its deals verify', async ({ page }) => {
  await layTable(page, { players: 3, level: 'steady' })
  await playOn(page, { seed: 4 })
  const shown = await totalsShown(page)
  const record = await save(page, 'Save the record')
  const text = await save(page, 'Save as text')
  const { seats } = JSON.parse(await readFile(record, 'utf8')) as { seats: string[] }
  for (const file of [record, text]) {
    const { totals } = JSON.parse(watchfires('replay', file)) as { totals: number[] }
    expect(Object.fromEntries(totals.map((total, seat) => [seats[seat], total]))).toEqual(shown)
  }
  expect(() => watchfires('verify', record)).not.toThrow()
  await page.getByRole('button', { name: 'Home' }).click()
  await expect(page.getByRole('link', { name: /^Look back/ })).toBeVisible()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: /Download the record/ }).click()
  expect(await readFile(await (await coming).path(), 'utf8')).toBe(await readFile(record, 'utf8'))
})

test('the same table again, after the end', async ({ page }) => {
  await layTable(page, { players: 2 })
  await playOn(page, { seed: 3 })
  const first = page.url()
  await page.getByRole('button', { name: 'Play again' }).click()
  await expect(page).not.toHaveURL(first)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Night 1')
  expect((await tableOf(page)).seats.at(1).as).toBe('bot')
})
