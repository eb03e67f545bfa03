import type { Page } from '@playwright/test'
import { asked, totalsShown } from './hands.ts'
import { tableOf } from './ledger.ts'
import { expect, test } from './watched.ts'

/** Presses Tab until what has the focus bears this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    const at = await page.evaluate(() => {
      const { activeElement: on } = document
      return on?.getAttribute('aria-label') ?? on?.textContent ?? ''
    })
    if (name.test(at)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never comes to ${name}`)
}

test('a whole game by keys alone, from the first page to the last sheet', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: /^Play / }).waitFor()
  await tabTo(page, /^Play/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await tabTo(page, /^Light the fire/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/local\//)
  for (let acts = 0; ; acts++) {
    expect(acts).toBeLessThan(400)
    const ask = await asked(page)
    if (ask === 'end') break
    if (ask === 'go') {
      await tabTo(page, /^On to night|^Who has won/)
      await page.keyboard.press('Enter')
      await page.locator('.sheet').waitFor({ state: 'detached' })
    } else if (ask === 'card') {
      await page.keyboard.press(String((acts % 3) + 1))
      if ((await asked(page)) === 'card') await page.keyboard.press('1')
    } else if (ask === 'row') {
      await page.keyboard.press('ArrowDown')
    } else {
      await page.keyboard.press('Enter')
    }
  }
  const { game } = await tableOf(page)
  expect(Object.values(await totalsShown(page)).sort()).toEqual([...game.totals].sort())
})
