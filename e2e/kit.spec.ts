import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './watched.ts'

test.describe(() => {
  test.use({ javaScriptEnabled: false })
  test('the kit is handed out without a script: six files of one page, shown and saved', async ({ page, request }) => {
    await page.goto('/')
    await page.goto('/kit')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The table kit')
    const files = await page
      .locator('.sheet-ways a[download]')
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))
    expect(files).toHaveLength(6)
    for (const file of files) {
      const reply = await request.get(file)
      expect(reply.headers()['content-type']).toBe('application/pdf')
      const pdf = (await reply.body()).toString('latin1')
      expect(pdf.slice(0, 5)).toBe('%PDF-')
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
    }
  })
})

for (const theme of ['night', 'paper'] as const) {
  test.describe(() => {
    test.use({ settings: { theme }, viewport: { width: 320, height: 640 } })
    test(`the kit’s page is readable by everybody, and fits 320 px: ${theme}`, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('link', { name: 'Print the table kit' }).click()
      await expect(page).toHaveURL(/\/kit$/)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([])
      const [wide, room] = await page.evaluate(() => [document.scrollingElement!.scrollWidth, innerWidth])
      expect(wide).toBeLessThanOrEqual(room)
      expect(
        await page
          .locator('.kit img')
          .evaluateAll((all) =>
            all.every((img) => (img as HTMLImageElement).naturalWidth > 0 || img.getAttribute('loading') === 'lazy'),
          ),
      ).toBe(true)
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download the mat, A4' }).click(),
      ])
      expect(file.suggestedFilename()).toBe('watchfires-mat-a4.pdf')
    })
  })
}
