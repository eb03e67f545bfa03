import { fits, readable } from './readable.ts'
import { tour } from './tour.ts'
import { expect, test } from './watched.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }
const NARROW = { width: 320, height: 640 }

for (const theme of ['night', 'paper'] as const) {
  for (const [name, viewport] of [
    ['a phone', PHONE],
    ['a desk', DESK],
  ] as const) {
    test.describe(() => {
      test.use({ settings: { theme, reveal: 'full' }, viewport })
      test(`every screen is readable by everybody: ${theme}, ${name}`, async ({ page }) => {
        test.slow()
        await tour(page, async (screen) => {
          await readable(page, screen)
          await fits(page, screen)
        })
      })
    })
  }
}

test.describe(() => {
  test.use({ settings: { theme: 'night', reveal: 'full' }, viewport: NARROW })
  test('no screen is wider than 320 px', async ({ page }) => {
    await tour(page, (screen) => fits(page, screen))
  })
})

test.describe(() => {
  test.use({ allowed: /status of 404/ })
  test('a wrong address says so and leads home', async ({ page }) => {
    const reply = await page.goto('/nowhere')
    expect(reply?.status()).toBe(404)
    await readable(page, 'a wrong address')
    await page.setViewportSize(NARROW)
    await fits(page, 'a wrong address')
    await page.getByRole('link', { name: 'Back to the fire' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Watchfires')
  })
})

test('the light can be chosen, holds at once, and is there next time', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Settings' }).click()
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await ground()).toBe('rgb(15, 20, 32)')
  await page.getByRole('radio', { name: 'Paper and ink' }).check({ force: true })
  expect(await ground()).toBe('rgb(244, 236, 219)')
  await page.reload()
  expect(await ground()).toBe('rgb(244, 236, 219)')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'As this device' }).first().check({ force: true })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(ground).toBe('rgb(15, 20, 32)')
})

test('the fire can be tended by touch and by keys', async ({ page }) => {
  await page.goto('/')
  const fire = page.getByRole('button', { name: 'Feed the fire' })
  await fire.click()
  await expect(page.getByRole('status')).toHaveText('The fire blazes.')
  await fire.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('The fire roars.')
})

test.describe(() => {
  test.use({ allowed: /net::ERR_FAILED/ })
  test('a page that does not come says so and leads home', async ({ page, context }) => {
    await context.route('**/assets/Setup-*.js', (route) => route.abort())
    await page.goto('/')
    await page.getByRole('link', { name: /^Play / }).click()
    await expect(page.getByRole('heading', { name: 'Something broke' })).toBeVisible()
    await readable(page, 'a broken page')
    await page.getByRole('link', { name: 'Back to the fire' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Watchfires')
  })
})
