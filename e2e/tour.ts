/** Every screen of this device, one after another, in one long visit. */
import type { Page } from '@playwright/test'
import { asked, playOn } from './hands.ts'
import { expect } from './watched.ts'

/** Goes through all the screens and tells `look` at each. Needs reveals that last. */
export async function tour(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: /^Play / }).waitFor()
  await look('the first page, nothing kept')
  await page.getByRole('button', { name: 'Settings' }).click()
  await look('the settings')
  await page.keyboard.press('Escape')

  await page.goto('/play')
  await look('laying the table')
  await page.getByRole('radio', { name: '2' }).check({ force: true })
  await look('laying the table for two')
  await page.getByRole('radio', { name: '6' }).check({ force: true })
  for (const seat of [2, 3, 4, 5, 6])
    await page.getByLabel(`Who sits on seat ${seat}`).selectOption(seat === 2 ? 'person' : 'novice')
  await page.getByRole('button', { name: 'Light the fire' }).click()
  await expect(page.getByText('A name, please.')).toBeVisible()
  await look('laying the table, a name missing')
  await page.getByLabel('Name of seat 2').fill('Bartholomew the Carter')
  await page.getByRole('button', { name: 'Light the fire' }).click()

  await asked(page)
  await look('the curtain')
  await tourTable(page, look)

  await page.goto('/')
  await page.getByRole('button', { name: 'Delete this game' }).click()
  await look('deleting a game')
  await page.keyboard.press('Escape')
  await look('the first page, a game kept')
  await page.goto('/local/0123456789abcdef01234567')
  await expect(page.getByRole('heading', { name: 'No such game here' })).toBeVisible()
  await look('a table that is not here')
}

/** From here on reveals come at once. */
async function hurry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'All at once' }).check({ force: true })
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function tourTable(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  await playOn(page, { until: (ask) => ask === 'card' })
  await look('a hand')
  await playOn(page, { until: (ask) => ask === 'commit' })
  await look('a card picked')
  await page.getByRole('button', { name: 'Menu' }).click()
  await look('the menu')
  await page.getByRole('button', { name: 'How this was dealt' }).click()
  await look('how it was dealt')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keys' }).click()
  await look('the keys')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  await look('the log')
  await page.keyboard.press('Escape')
  let committed = 0
  await playOn(page, { until: (ask) => ask === 'commit' && committed++ === 1 })
  await page.getByRole('button', { name: 'Commit' }).click()
  await page.locator('.reveal-place').waitFor()
  await look('the reveal')
  await hurry(page)
  await playOn(page, { until: (ask) => ask === 'go' })
  await look('the night’s sheet')
  await playOn(page)
  await look('the end')
}
