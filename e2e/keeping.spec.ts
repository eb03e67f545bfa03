import { type Ask, asked, layTable, playOn } from './hands.ts'
import { logOf, tableAt, tableOf } from './ledger.ts'
import { expect, test } from './watched.ts'

const THREE = { players: 3, persons: ['Ada', 'Bo', 'Cy'] }

/** Stops at the nth time that something is asked. */
function nth(times: number, wanted: Ask) {
  let seen = 0
  return (ask: Ask) => ask === wanted && ++seen > times
}

test('a page that is loaded again in the middle of a beat goes on with the same commits and the same deals', async ({
  page,
}) => {
  await layTable(page, THREE)
  await playOn(page, { until: nth(4, 'curtain') })
  await expect(page.getByRole('heading', { name: 'Pass to Bo' })).toBeVisible()
  const before = await tableOf(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Pass to Bo' })).toBeVisible()
  const after = await tableOf(page)
  expect(after.committed).toEqual([0])
  expect(after.sealedBy(0)).toEqual(before.sealedBy(0))
  expect(after.commitments).toEqual(before.commitments)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'How this was dealt' }).click()
  for (const commitment of before.commitments) await expect(page.getByText(commitment)).toBeVisible()
})

test('after its tab is closed, a game is offered first and goes on where it was', async ({ page, context }) => {
  await layTable(page, { players: 4 })
  await playOn(page, { until: nth(3, 'card') })
  const { game } = await tableOf(page)
  const [night, beat] = [game.dealt, game.night.beat]
  await page.close()
  const again = await context.newPage()
  await again.goto('/')
  const offered = again.getByRole('navigation').getByRole('link').first()
  await expect(offered).toContainText(`Go on: night ${night}, beat ${beat}`)
  await offered.click()
  await expect(again.getByRole('heading', { level: 1 })).toContainText(`Night ${night} · beat ${beat}`)
  await playOn(again, { until: nth(1, 'card') })
})

test('two tabs at one table agree, and either may play', async ({ page, context }) => {
  await layTable(page, { players: 3 })
  await asked(page)
  const other = await context.newPage()
  await other.goto(page.url())
  for (let beat = 1; beat <= 4; beat++) {
    const [mover, follower] = beat % 2 === 1 ? [page, other] : [other, page]
    const there = (await tableOf(mover)).game.night.beat
    if ((await asked(mover)) !== 'card') break
    let acts = 0
    await playOn(mover, { seed: beat, until: (ask) => acts++ > 0 && ask === 'card' })
    const heading = await mover.getByRole('heading', { level: 1 }).textContent()
    expect(heading).not.toMatch(new RegExp(`Night 1 · beat ${there}$`))
    await expect(follower.getByRole('heading', { level: 1 })).toHaveText(heading!)
    await expect(follower.locator('.hand-card')).toHaveCount(await mover.locator('.hand-card').count())
  }
})

test('two tabs that commit at the same moment keep one log, and neither is refused', async ({ page, context }) => {
  await layTable(page, THREE)
  const other = await context.newPage()
  await other.goto(page.url())
  for (const tab of [page, other]) await playOn(tab, { until: (ask) => ask === 'commit' })
  // A press that waits for nothing: by the time of a careful one the other tab would have been first.
  const press = () => document.querySelector<HTMLElement>('button.commit')?.click()
  await Promise.all([page.evaluate(press), other.evaluate(press)])
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Pass to Bo' })).toBeVisible()
    await expect(tab.getByRole('alert')).toHaveCount(0)
    await tab.reload()
    await expect(tab.getByRole('heading', { name: 'Pass to Bo' })).toBeVisible()
  }
  expect((await tableOf(page)).committed).toEqual([0])
})

test('two presses on Commit count once', async ({ page }) => {
  await layTable(page, THREE)
  await playOn(page, { until: (ask) => ask === 'commit' })
  await page.getByRole('button', { name: 'Commit' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Pass to Bo' })).toBeVisible()
  const sealed = (await logOf(page, tableAt(page))).filter(({ kind }) => kind === 'sealed')
  expect(sealed).toHaveLength(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('several games are kept; one is deleted after it was asked about', async ({ page }) => {
  await layTable(page, { players: 2 })
  await asked(page)
  await layTable(page, { players: 5 })
  await asked(page)
  await page.goto('/')
  const games = page.locator('.game')
  await expect(games).toHaveCount(2)
  await games.first().getByRole('button', { name: 'Delete this game' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(games).toHaveCount(2)
  await games.first().getByRole('button', { name: 'Delete this game' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(games).toHaveCount(1)
  await expect(games.first()).toContainText('You and Bram')
})

test('a browser that keeps nothing says so and plays from memory', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
  })
  await page.goto('/play')
  await expect(page.getByText(/This browser keeps nothing/)).toBeVisible()
  await page.getByRole('button', { name: 'Light the fire' }).click()
  await expect(page.getByText(/lasts as long as this tab/)).toBeVisible()
  await playOn(page, { until: nth(2, 'card') })
})

test('names and numbers at the table are remembered', async ({ page }) => {
  await layTable(page, { players: 3, persons: ['Zoë', 'Bo'], level: 'novice' })
  await page.goto('/play')
  await expect(page.getByRole('radio', { name: '3' })).toBeChecked()
  await expect(page.getByLabel('Your name')).toHaveValue('Zoë')
  await expect(page.getByLabel('Name of seat 2')).toHaveValue('Bo')
  await expect(page.getByLabel('Who sits on seat 3')).toHaveValue('novice')
})
