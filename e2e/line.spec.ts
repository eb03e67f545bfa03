import type { Page } from '@playwright/test'
import { test as base, expect, handOf, openTable, sitDown } from './company.ts'
import { asked, playOn } from './hands.ts'
import { type Hole, openHole } from './hole.ts'

const test = base.extend<{ hole: Hole }>({
  hole: async ({ baseURL }, use) => {
    const hole = await openHole(Number(new URL(baseURL!).port))
    await use(hole)
    await hole.close()
  },
})

/** Ada by the way that may swallow, Bo by the plain one, and a bot, at the first beat. */
async function sit(bring: (coming?: object) => Promise<Page>, hole: Hole): Promise<{ ada: Page; bo: Page }> {
  const ada = await bring({ more: { baseURL: hole.url }, allowed: /net::ERR/ })
  const bo = await bring()
  const url = await openTable(ada, { name: 'Ada', players: 3, bots: ['novice'], choose: ['60 s'] })
  await sitDown(bo, new URL(url).pathname, 'Bo')
  await asked(ada)
  await asked(bo)
  return { ada, bo }
}

const reconnecting = (page: Page) => page.getByText(/is reconnecting/)

test('[S8] a line that falls silent is noticed in time, nothing is done on what is stale, and it heals', async ({
  bring,
  hole,
}) => {
  const { ada, bo } = await sit(bring, hole)
  await playOn(ada, { until: (ask) => ask === 'commit' })
  hole.swallow()
  await expect(reconnecting(ada)).toBeVisible({ timeout: 10_000 })
  await expect(ada.getByRole('button', { name: 'Commit' })).toBeDisabled()
  await expect(ada.getByRole('timer')).toBeHidden()
  await playOn(bo, { until: (ask) => ask === 'commit' })
  await bo.getByRole('button', { name: 'Commit' }).click()
  await expect(bo.locator('.laid-prompt')).toBeVisible()
  hole.heal()
  await expect(reconnecting(ada)).toBeHidden({ timeout: 3_000 })
  await expect(ada.locator('.seat').nth(1)).toContainText('laid')
  await expect(ada.getByRole('timer')).toBeVisible()
  await ada.getByRole('button', { name: 'Commit' }).click()
  await expect(ada.locator('.when')).toContainText('beat 2')
})

test('[S8] a line that never heals is given up in two minutes, and taken up again by a button', async ({
  bring,
  hole,
}) => {
  const { ada } = await sit(bring, hole)
  const asks: string[] = []
  await ada.clock.install()
  await ada.reload()
  await asked(ada)
  hole.swallow()
  ada.on('request', (request) => asks.push(request.url()))
  const start = await ada.evaluate(() => Date.now())
  for (let passed = 0; passed < 130_000 && !(await ada.getByText('cannot be reached').isVisible()); passed += 500)
    await ada.clock.runFor(500)
  expect((await ada.evaluate(() => Date.now())) - start).toBeLessThan(120_000)
  const before = asks.length
  await ada.clock.runFor(60_000)
  expect(asks.length).toBe(before)
  await ada.clock.resume()
  hole.heal()
  await ada.getByRole('button', { name: 'Try again' }).click()
  await expect(ada.getByText('cannot be reached')).toBeHidden({ timeout: 5_000 })
  await asked(ada)
})

/** Puts a page out of sight, or back. */
const show = (page: Page, isSeen: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true })
      Object.defineProperty(document, 'hidden', { get: () => state === 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    isSeen ? 'visible' : 'hidden',
  )

test('[S9] a page that slept shows no clock before it knows what happened meanwhile', async ({ bring, hole }) => {
  const { ada, bo } = await sit(bring, hole)
  const { length } = await handOf(ada)
  await playOn(ada, { until: (ask) => ask === 'commit' })
  await ada.getByRole('button', { name: 'Commit' }).click()
  await expect(ada.locator('.laid-prompt')).toBeVisible()
  await show(ada, false)
  hole.swallow()
  await playOn(bo, { until: (ask) => ask === 'commit' })
  await bo.getByRole('button', { name: 'Commit' }).click()
  await expect(bo.locator('.when')).toContainText('beat 2')
  await ada.waitForTimeout(5_000)
  expect(await ada.locator('.when').textContent()).toContain('beat 1')
  await show(ada, true)
  await expect(ada.getByRole('timer')).toBeHidden()
  hole.heal()
  await expect(ada.locator('.when')).toContainText('beat 2', { timeout: 2_000 })
  await expect(ada.getByRole('timer')).toBeVisible()
  expect(await handOf(ada)).toHaveLength(length - 1)
})
