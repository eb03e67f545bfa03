/** Several people, each in a browser of their own, and the ways they go at tables online. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { AT_ONCE, test as base, expect, watch } from './watched.ts'

interface Coming {
  readonly allowed?: RegExp
  readonly settings?: Record<string, unknown>
  readonly more?: BrowserContextOptions
}

/** Brings somebody with a fresh browser. */
export type Bring = (coming?: Coming) => Promise<Page>

export const test = base.extend<{ bring: Bring }>({
  bring: async ({ browser, contextOptions, baseURL, locale }, use) => {
    const complaints: string[] = []
    const contexts: Awaited<ReturnType<Browser['newContext']>>[] = []
    await use(async ({ allowed = null, settings = AT_ONCE, more = {} } = {}) => {
      const context = await browser.newContext({ ...contextOptions, baseURL, locale, ...more })
      contexts.push(context)
      await watch(context, { settings, allowed, complain: (text) => complaints.push(text) })
      const page = await context.newPage()
      page.setDefaultTimeout(20_000)
      return page
    })
    for (const context of contexts) await context.close()
    expect(complaints, 'every console is silent').toEqual([])
  },
})

export { expect }

export interface Opening {
  readonly name: string
  readonly players: number
  /** levels of bots on the last seats */
  readonly bots?: readonly string[]
  /** labels to choose besides */
  readonly choose?: readonly string[]
}

/** Opens a table by the form, and answers its address. */
export async function openTable(page: Page, { name, players, bots = [], choose = [] }: Opening): Promise<string> {
  await page.goto('/')
  await page.getByRole('link', { name: /^Open a table/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open a table')
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('radio', { name: String(players), exact: true }).check({ force: true })
  for (const [i, level] of bots.entries()) await page.getByLabel(`Seat ${players - i}`).selectOption(level)
  for (const label of choose) await page.getByRole('radio', { name: label, exact: true }).check({ force: true })
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page).toHaveURL(/\/table\/[a-z0-9]{20}$/)
  return page.url()
}

/** Sits down at a table by its link. */
export async function sitDown(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Sit down' }).click()
}

/** The cards in the hand that a page shows. */
export const handOf = (page: Page): Promise<string[]> =>
  page.locator('[data-card]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')!))

/** Opens one of the doors in the table's menu. */
export async function menu(page: Page, door: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: door, exact: true }).click()
}
