/** Whether a screen can be read by everybody, and is no wider than its window. Faults are gathered; the test goes on. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Nothing serious or worse by axe; colours, names, order, targets. */
export async function readable(page: Page, screen: string): Promise<void> {
  // There are no frames here, and without them this mode says the same in half the time.
  const { violations, passes } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  expect(passes.length, `axe has looked at ${screen}`).toBeGreaterThan(10)
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  expect.soft(grave, screen).toEqual([])
}

export async function fits(page: Page, screen: string): Promise<void> {
  const { wide, room } = await page.evaluate(() => ({
    wide: document.scrollingElement!.scrollWidth,
    room: innerWidth,
  }))
  expect.soft(wide, `${screen} is no wider than the window`).toBeLessThanOrEqual(room)
}
