import AxeBuilder from '@axe-core/playwright'
import { asked, layTable, playOn } from './hands.ts'
import { expect, test } from './watched.ts'

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('hints are off until they are wished for, say one thing a beat, and can be put away', async ({ page }) => {
    await layTable(page, { players: 3 })
    await asked(page)
    const hint = page.getByRole('note')
    await expect(hint).toHaveCount(0)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('radio', { name: 'What a steady player would do' }).check({ force: true })
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(hint).toHaveText(/^(Feed|Load|Push|Heave|Break trail).+: .+; .+\.$/)
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
    // the play that it names is one that can be made
    const [, verb] = /^(\w+)/.exec((await hint.textContent())!)!
    await playOn(page, { until: (ask) => ask === 'row' || ask === 'commit' })
    await expect(hint).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(hint).toHaveText(new RegExp(`^${verb}`))
    await page.reload()
    await expect(hint).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('radio', { name: 'Off' }).check({ force: true })
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(hint).toHaveCount(0)
  })
})
