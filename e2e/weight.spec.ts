import { expect, test } from './watched.ts'

/** Bytes that come over the wire, by kind. */
type Weight = Record<'script' | 'stylesheet' | 'font' | 'other', number>

test('pages are light, and nothing is fetched from elsewhere', async ({ page, baseURL }) => {
  const weight: Weight = { script: 0, stylesheet: 0, font: 0, other: 0 }
  const elsewhere: string[] = []
  const sizes: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url())
    const type = request.resourceType()
    const kind = type === 'script' || type === 'stylesheet' || type === 'font' ? type : 'other'
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        weight[kind] += responseBodySize
      }),
    )
  })
  await page.goto('/')
  await page.getByRole('link', { name: /^Play / }).waitFor()
  await page.waitForLoadState('networkidle')
  await Promise.all(sizes)
  expect(elsewhere).toEqual([])
  expect(weight.script).toBeGreaterThan(10_000)
  expect(weight.script).toBeLessThan(60_000)
  expect(weight.stylesheet).toBeLessThan(12_000)
  expect(weight.font).toBeLessThan(70_000)

  await page.getByRole('link', { name: /^Play / }).click()
  await page.getByRole('button', { name: 'Light the fire' }).click()
  await page.locator('.hand-card').first().waitFor()
  await page.waitForLoadState('networkidle')
  await Promise.all(sizes)
  expect(elsewhere).toEqual([])
  expect(weight.font).toBeLessThan(70_000)
  expect(weight.script).toBeLessThan(150_000)
})
