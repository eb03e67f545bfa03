import type { Page } from '@playwright/test'
import { words } from '../packages/web/src/table/words.ts'
import { chromium, FLAGS } from '../scripts/chromium.ts'
import { type Bring, expect, handOf, openTable, sitDown, test } from './company.ts'
import { type Ask, playOn, totalsShown } from './hands.ts'

/** A name that is no more secure than any in a home network. */
const PLAIN = 'watchfires.test'
test.use({
  launchOptions: { executablePath: chromium(), args: [...FLAGS, `--host-resolver-rules=MAP ${PLAIN} 127.0.0.1`] },
})

/** What a browser says of a network that is gone. */
const OFFLINE = /net::ERR_INTERNET_DISCONNECTED|net::ERR_NETWORK_CHANGED/

/** Nobody else's page has a word of a hand. */
async function hidden(own: Page, others: readonly Page[]): Promise<void> {
  const hand = await handOf(own)
  const htmls = await Promise.all(others.map((page) => page.content()))
  for (const html of htmls) for (const card of hand) expect(html).not.toContain(words.card(card))
}

interface Seated {
  readonly ada: Page
  readonly bo: Page
  readonly cy: Page
  readonly url: string
}

/** Three people and a bot at a table, dealt. */
async function gather(bring: Bring, baseURL: string): Promise<Seated> {
  const more = { baseURL }
  const [ada, bo, cy] = [await bring({ more }), await bring({ more, allowed: OFFLINE }), await bring({ more })]
  const url = await openTable(ada, { name: 'Ada', players: 4, bots: ['novice'] })
  await sitDown(bo, url, 'Bo')
  await expect(ada.getByText('One seat is free.')).toBeVisible()
  await sitDown(cy, url, 'Cy')
  for (const page of [ada, bo, cy]) await page.locator('.hand-card').first().waitFor()
  return { ada, bo, cy, url }
}

/** The night that a page shows. */
const nightOf = async (page: Page): Promise<number> =>
  Number(/Night (\d)/.exec((await page.locator('.when').textContent()) ?? '')?.[1])

/** Everybody plays until the night that they are in is settled and somebody asks to go on, or until the end. */
async function playNight(
  pages: readonly Page[],
  befores: readonly ((ask: Ask) => Promise<void>)[] = [],
): Promise<void> {
  await Promise.all(
    pages.map((page, i) => playOn(page, { seed: 7 + i, before: befores[i], until: (ask) => ask === 'go' })),
  )
}

test('three browsers and a bot play three nights, with a reload, a lost network and a spectator', async ({
  bring,
  baseURL,
}) => {
  const { ada, bo, cy, url } = await gather(bring, baseURL!)
  const eve = await bring()
  let looks = 0
  const look = (own: Page, others: readonly Page[]) => async (ask: Ask) => {
    if (ask !== 'card') return
    await hidden(own, others)
    looks++
  }
  let acts = 0
  const cyBefore = async (ask: Ask) => {
    await look(cy, [ada, bo])(ask)
    if (ask === 'card' && ++acts === 3) {
      const hand = await handOf(cy)
      await cy.reload()
      await cy.locator('.hand-card').first().waitFor()
      expect(await handOf(cy)).toEqual(hand)
    }
  }
  let boActs = 0
  const boBefore = async (ask: Ask) => {
    if (ask === 'card' && ++boActs === 4) {
      await bo.context().setOffline(true)
      await expect(bo.getByText(/is reconnecting/)).toBeVisible({ timeout: 10_000 })
      await bo.context().setOffline(false)
      await expect(bo.getByText(/is reconnecting/)).toBeHidden({ timeout: 5_000 })
    }
  }
  let adaActs = 0
  const adaBefore = async (ask: Ask) => {
    if (ask === 'card' && ++adaActs === 2) {
      await eve.goto(url)
      await expect(eve.getByText('You are watching this table.')).toBeVisible()
      expect(await eve.locator('.hand-card').count()).toBe(0)
    }
    await look(ada, [bo, cy, eve])(ask)
  }
  const befores = [adaBefore, boBefore, cyBefore]
  await playNight([ada, bo, cy], befores)

  for (const night of [2, 3]) {
    await Promise.all([ada, bo, cy].map((page) => page.locator('.sheet button.go').click()))
    for (const page of [ada, bo, cy]) await expect.poll(() => nightOf(page)).toBe(night)
    await playNight([ada, bo, cy], befores)
  }
  expect(looks).toBeGreaterThan(12)
  expect([acts > 2, boActs > 3, adaActs > 1], 'reload, lost network, spectator').toEqual([true, true, true])
  for (const page of [ada, bo, cy, eve]) await page.locator('.sheet button.go').click()
  const totals = await Promise.all([ada, bo, cy].map(totalsShown))
  const gratitude = totals.map((rows) => Object.values(rows).sort((a, b) => a - b))
  expect(gratitude[1]).toEqual(gratitude[0])
  expect(gratitude[2]).toEqual(gratitude[0])

  await ada.getByRole('button', { name: 'Play again' }).click()
  await expect(ada.getByText('Waiting for players')).toBeVisible()
  expect(ada.url()).not.toBe(url)
  await expect(bo.getByText('The next table is open: your seat is kept')).toBeVisible()
  await bo.getByRole('button', { name: 'Play again' }).click()
  await expect(bo.getByRole('button', { name: 'Get up' })).toBeVisible()
  expect(bo.url()).toBe(ada.url())
})
