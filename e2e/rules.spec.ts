/** The leaves: the rulebook, the Last Valley, the story. Read without a script, looked through with one, printed. */
import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './watched.ts'

const LEAVES = ['/rules', '/rules/last-valley', '/story'] as const
const CLAUSES = [...readFileSync('spec/rules.md', 'utf8').matchAll(/^- \*\*([A-Z]\d+)/gm)].map(([, id]) => id!)

const finder = (page: Page) => page.getByRole('combobox', { name: 'Search the rules' })
const found = (page: Page) => page.getByRole('listbox').getByRole('option')

async function fits(page: Page): Promise<void> {
  const [wide, room] = await page.evaluate(() => [document.scrollingElement!.scrollWidth, innerWidth])
  expect(wide).toBeLessThanOrEqual(room!)
}

for (const theme of ['night', 'paper'] as const) {
  test.describe(() => {
    test.use({ settings: { theme } })
    for (const path of LEAVES) {
      test(`${path} is readable by everybody: ${theme}`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const { violations } = await new AxeBuilder({ page }).exclude('svg > *').analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([])
      })
    }
  })
}

for (const width of [320, 390, 820, 1440]) {
  test(`nothing is wider than a window of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of LEAVES) {
      await page.goto(path)
      await fits(page)
    }
  })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('every clause is there, the search is not', async ({ page }) => {
    await page.goto('/rules')
    await expect(page.getByRole('heading', { name: 'Heave Clause P3' })).toBeVisible()
    await expect(page.locator('.finder')).toBeHidden()
    const seen = () =>
      page
        .locator('section.clause')
        .evaluateAll((all) => all.filter((section) => section.checkVisibility()).map(({ id }) => id))
    const isValley = (id: string) => id.startsWith('V')
    expect(await seen()).toEqual(CLAUSES.filter((id) => !isValley(id)))
    await page.goto('/rules/last-valley')
    expect(await seen()).toEqual(CLAUSES.filter(isValley))
  })

  test('a clause of the Last Valley is found from the rulebook', async ({ page }) => {
    await page.goto('/rules#V4')
    await page.locator('#V4').getByRole('link').click()
    await expect(page).toHaveURL(/\/rules\/last-valley#V4$/)
  })

  test('the story is whole, its scene stands still', async ({ page }) => {
    await page.goto('/story')
    await expect(page.getByText('Lose together.')).toBeVisible()
    await expect(page.locator('.vista-drawing')).toBeVisible()
  })

  test('the light is the device’s', async ({ page }) => {
    const ground = async () => {
      await page.goto('/rules')
      return page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
    }
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await ground()).toBe('rgb(244, 236, 219)')
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await ground()).toBe('rgb(15, 20, 32)')
  })
})

test('the search finds as it is typed, by keys alone', async ({ page }) => {
  await page.goto('/rules')
  await page.keyboard.press('/')
  await expect(finder(page)).toBeFocused()
  await page.keyboard.type('shovels')
  await expect(found(page).first()).toContainText('Several shovels')
  await expect(page.locator('.finder [role="status"]')).toHaveText(/^\d+ clauses$/)
  expect(await page.evaluate(() => CSS.highlights.get('found')!.size)).toBeGreaterThan(2)
  await page.keyboard.press('ArrowDown')
  await expect(found(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/rules\?q=shovels#P9$/)
  await expect(page.getByRole('heading', { name: 'Several shovels Clause P9' })).toBeFocused()
  await expect(page.locator('#P9')).toBeInViewport()
})

test('a search is a link, and reaches the other page', async ({ page }) => {
  await page.goto('/rules?q=whose+seat')
  await expect(finder(page)).toHaveValue('whose seat')
  await finder(page).fill('call the run')
  await found(page).filter({ hasText: 'The Last Valley' }).first().click()
  await expect(page).toHaveURL(/\/rules\/last-valley#V4$/)
})

test('the search says when it finds nothing, and is put away', async ({ page }) => {
  await page.goto('/rules')
  await finder(page).fill('dragon')
  await expect(found(page)).toHaveText(['No clause speaks of that.'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(finder(page)).toHaveValue('')
  await expect(page).toHaveURL(/\/rules$/)
})

test('deep links arrive, whichever page they name', async ({ page }) => {
  for (const id of ['P3', 'T5', 'G6']) {
    await page.goto(`/rules#${id}`)
    await expect(page.locator(`#${id} h3`)).toBeInViewport()
  }
  await page.goto('/rules#w4')
  await expect(page.locator('#W4 h3')).toBeInViewport()
  await page.goto('/rules#V4')
  await expect(page).toHaveURL(/\/rules\/last-valley#V4$/)
  await expect(page.locator('#V4 h3')).toBeInViewport()
})

test('the story’s fire can be tended', async ({ page }) => {
  await page.goto('/story')
  await page.getByRole('button', { name: 'Feed the fire' }).click()
  await expect(page.getByRole('status')).toHaveText('The fire blazes.')
})

test('the doors of the first page lead here, and a leaf leads home', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Rules' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The rules' })).toBeVisible()
  await page.getByRole('link', { name: 'Story', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Bitter Pass' })).toBeVisible()
  await page.getByRole('link', { name: 'Watchfires & Wagons' }).click()
  await expect(page.getByRole('link', { name: /^Play / })).toBeVisible()
})

test('in print it is black on white, and only the book', async ({ page }) => {
  await page.goto('/rules')
  await page.emulateMedia({ media: 'print' })
  const colours = await page.evaluate(() => {
    const seen = new Set<string>()
    for (const part of document.querySelectorAll('.book *')) {
      const { color, fill, stroke, display } = getComputedStyle(part)
      if (display === 'none') continue
      for (const value of [color, fill, stroke]) if (value.startsWith('rgb')) seen.add(value)
    }
    return [...seen].sort()
  })
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
  await expect(page.locator('.finder')).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
})
