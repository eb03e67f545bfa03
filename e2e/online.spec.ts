import type { Page } from '@playwright/test'
import { words } from '../packages/web/src/table/words.ts'
import { chromium, FLAGS } from '../scripts/chromium.ts'
import { type Bring, expect, handOf, menu, openTable, sitDown, test } from './company.ts'
import { type Ask, asked, playOn, totalsShown } from './hands.ts'
import { fits, readable } from './readable.ts'

/** A name that is no more secure than any in a home network. */
const PLAIN = 'watchfires.test'
test.use({
  launchOptions: { executablePath: chromium(), args: [...FLAGS, `--host-resolver-rules=MAP ${PLAIN} 127.0.0.1`] },
})

/** What a browser says of a network that is gone. */
const OFFLINE = /net::ERR_INTERNET_DISCONNECTED|net::ERR_NETWORK_CHANGED/

/** Nobody else's page has a word of a hand. */
async function hidden(own: Page, others: readonly Page[]): Promise<void> {
  const hand = await handOf(own)
  const htmls = await Promise.all(others.map((page) => page.content()))
  for (const html of htmls) for (const card of hand) expect(html).not.toContain(words.card(card))
}

interface Seated {
  readonly ada: Page
  readonly bo: Page
  readonly cy: Page
  readonly url: string
}

/** Three people and a bot at a table, dealt. */
async function gather(bring: Bring, baseURL: string): Promise<Seated> {
  const more = { baseURL }
  const [ada, bo, cy] = [await bring({ more }), await bring({ more, allowed: OFFLINE }), await bring({ more })]
  const url = await openTable(ada, { name: 'Ada', players: 4, bots: ['novice'] })
  await sitDown(bo, url, 'Bo')
  await expect(ada.getByText('One seat is free.')).toBeVisible()
  await sitDown(cy, url, 'Cy')
  for (const page of [ada, bo, cy]) await page.locator('.hand-card').first().waitFor()
  return { ada, bo, cy, url }
}

/** The night that a page shows. */
const nightOf = async (page: Page): Promise<number> =>
  Number(/Night (\d)/.exec((await page.locator('.when').textContent()) ?? '')?.[1])

/** Everybody plays until the night that they are in is settled and somebody asks to go on, or until the end. */
async function playNight(
  pages: readonly Page[],
  befores: readonly ((ask: Ask) => Promise<void>)[] = [],
): Promise<void> {
  await Promise.all(
    pages.map((page, i) => playOn(page, { seed: 7 + i, before: befores[i], until: (ask) => ask === 'go' })),
  )
}

test('three browsers and a bot play three nights, with a reload, a lost network and a spectator', async ({
  bring,
  baseURL,
}) => {
  const { ada, bo, cy, url } = await gather(bring, baseURL!)
  const eve = await bring()
  let looks = 0
  const look = (own: Page, others: readonly Page[]) => async (ask: Ask) => {
    if (ask !== 'card') return
    await hidden(own, others)
    looks++
  }
  let acts = 0
  const cyBefore = async (ask: Ask) => {
    await look(cy, [ada, bo])(ask)
    if (ask === 'card' && ++acts === 3) {
      const hand = await handOf(cy)
      await cy.reload()
      await cy.locator('.hand-card').first().waitFor()
      expect(await handOf(cy)).toEqual(hand)
    }
  }
  let boActs = 0
  const boBefore = async (ask: Ask) => {
    if (ask === 'card' && ++boActs === 4) {
      await bo.context().setOffline(true)
      await expect(bo.getByText(/is reconnecting/)).toBeVisible({ timeout: 10_000 })
      await bo.context().setOffline(false)
      await expect(bo.getByText(/is reconnecting/)).toBeHidden({ timeout: 5_000 })
    }
  }
  let adaActs = 0
  const adaBefore = async (ask: Ask) => {
    if (ask === 'card' && ++adaActs === 2) {
      await eve.goto(url)
      await expect(eve.getByText('You are watching this table.')).toBeVisible()
      expect(await eve.locator('.hand-card').count()).toBe(0)
    }
    await look(ada, [bo, cy, eve])(ask)
  }
  const befores = [adaBefore, boBefore, cyBefore]
  await playNight([ada, bo, cy], befores)

  for (const night of [2, 3]) {
    await Promise.all([ada, bo, cy].map((page) => page.locator('.sheet button.go').click()))
    for (const page of [ada, bo, cy]) await expect.poll(() => nightOf(page)).toBe(night)
    await playNight([ada, bo, cy], befores)
  }
  expect(looks).toBeGreaterThan(12)
  expect([acts > 2, boActs > 3, adaActs > 1], 'reload, lost network, spectator').toEqual([true, true, true])
  for (const page of [ada, bo, cy, eve]) await page.locator('.sheet button.go').click()
  const totals = await Promise.all([ada, bo, cy].map(totalsShown))
  const gratitude = totals.map((rows) => Object.values(rows).sort((a, b) => a - b))
  expect(gratitude[1]).toEqual(gratitude[0])
  expect(gratitude[2]).toEqual(gratitude[0])

  await ada.getByRole('button', { name: 'Play again' }).click()
  await expect(ada.getByText('Waiting for players')).toBeVisible()
  expect(ada.url()).not.toBe(url)
  await expect(bo.getByText('The next table is open: your seat is kept')).toBeVisible()
  await bo.getByRole('button', { name: 'Play again' }).click()
  await expect(bo.getByRole('button', { name: 'Get up' })).toBeVisible()
  expect(bo.url()).toBe(ada.url())
})

test('on plain http, by a name that is not this machine’s, a night is played all the same', async ({
  bring,
  baseURL,
}) => {
  const plain = baseURL!.replace('localhost', PLAIN)
  const { ada, bo, cy, url } = await gather(bring, plain)
  expect(url).toContain(`http://${PLAIN}:`)
  expect(await ada.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'locks' in navigator])).toEqual([
    false,
    false,
    false,
  ])
  await menu(ada, 'The table')
  await ada.getByRole('button', { name: 'Copy' }).click()
  await expect(ada.getByText('Copied')).toBeVisible()
  await ada.keyboard.press('Escape')
  await ada.getByRole('button', { name: 'When it is my turn' }).click()
  await expect(ada.getByText('they need https')).toBeVisible()
  await ada.keyboard.press('Escape')
  await ada.keyboard.press('Escape')
  await playNight([ada, bo, cy])
  await ada.keyboard.press('Escape')
  await menu(ada, 'How this was dealt')
  await expect(ada.getByText('Checked: the secret fits its fingerprint')).toBeVisible()
})

test('two tabs of one browser share a stream, agree, and the seat stays there when one goes', async ({ bring }) => {
  const ada = await bring()
  const bo = await bring()
  const streams: string[] = []
  ada.context().on('request', (request) => request.url().includes('/stream') && streams.push(request.url()))
  const url = await openTable(ada, { name: 'Ada', players: 3, bots: ['novice'] })
  await sitDown(bo, url, 'Bo')
  await asked(ada)
  const before = streams.length
  const twin = await ada.context().newPage()
  await twin.goto(url)
  await asked(twin)
  expect(streams.length).toBe(before)
  await playOn(ada, { until: (ask) => ask === 'commit' })
  await ada.getByRole('button', { name: 'Commit' }).click()
  for (const page of [ada, twin]) {
    await expect(page.locator('.laid-prompt')).toBeVisible({ timeout: 1_000 })
  }
  await ada.close()
  await playOn(bo, { until: (ask) => ask === 'commit' })
  await bo.getByRole('button', { name: 'Commit' }).click()
  await expect.poll(() => asked(twin)).toBe('card')
  expect(streams.length).toBe(before + 1)
  await expect(bo.locator('.seats')).not.toContainText('not here')
})

test('talk is heard by everybody, and not from whom somebody has muted', async ({ bring }) => {
  const ada = await bring({ more: { viewport: { width: 1440, height: 900 } } })
  const bo = await bring({ more: { viewport: { width: 390, height: 844 } } })
  const url = await openTable(ada, { name: 'Ada', players: 3, bots: ['novice'], choose: ['Phrases and free words'] })
  await sitDown(bo, url, 'Bo')
  await asked(bo)
  await ada.getByRole('button', { name: 'I’ll feed' }).click()
  await expect(bo.locator('.talk-fresh p')).toBeVisible()
  await bo.getByRole('button', { name: 'Table talk, 1 new' }).click()
  await readable(bo, 'the talk')
  await bo.getByLabel('Say something').fill('<b>Push</b> with me')
  await bo.getByRole('button', { name: 'Say it' }).click()
  await expect(ada.locator('.talk-beside')).toContainText('Bo <b>Push</b> with me')
  await bo.getByRole('button', { name: 'Mute Ada' }).click()
  await ada.getByRole('button', { name: 'Who has the fire?' }).click()
  await expect(ada.locator('.talk-beside')).toContainText('Who has the fire?')
  await expect(bo.getByText('You do not hear Ada.')).toBeVisible()
  await expect(bo.locator('.talk-said')).not.toContainText('fire')
  await bo.getByRole('button', { name: 'Hear again' }).click()
  await expect(bo.locator('.talk-said')).toContainText('Who has the fire?')
  await bo.reload()
  await bo.getByRole('button', { name: 'Table talk' }).click()
  await expect(bo.locator('.talk-said li')).toHaveCount(3)
})

test('a seat goes to another device by its link, and the first one watches', async ({ bring }) => {
  const ada = await bring({ allowed: /status of 401/ })
  const phone = await bring()
  await openTable(ada, { name: 'Ada', players: 2, bots: ['novice'] })
  await asked(ada)
  const hand = await handOf(ada)
  await menu(ada, 'The table')
  await ada.getByRole('button', { name: 'Play on another device' }).click()
  const link = await ada.getByLabel('Link to the seat').inputValue()
  expect(new URL(link).hash).toMatch(/^#claim=/)
  await phone.goto(link)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('A seat is kept for you')
  expect(phone.url()).not.toContain('#')
  await phone.getByRole('button', { name: 'Take the seat' }).click()
  await expect.poll(() => handOf(phone)).toEqual(hand)
  await ada.keyboard.press('Escape')
  await ada.keyboard.press('Escape')
  await expect(ada.getByText('Your seat is played from another device now')).toBeVisible()
  expect(await handOf(ada)).toEqual([])
  const late = await bring({ allowed: /status of 403/ })
  await late.goto(link)
  await late.getByRole('button', { name: 'Take the seat' }).click()
  await expect(late.getByRole('alert')).toContainText('has been used')
})

test('strangers find a public table; the host frees a seat, starts, and closes', async ({ bring }) => {
  const ada = await bring()
  const bo = await bring({ allowed: /status of 401/ })
  const url = await openTable(ada, { name: 'Ada', players: 4, choose: ['Everyone, in the list'] })
  await bo.goto('/')
  await bo.getByRole('link', { name: 'Find a table' }).click()
  await bo.getByRole('link', { name: 'Go to the table of Ada' }).click()
  await expect(bo).toHaveURL(url)
  await bo.getByLabel('Your name').fill(' ada ')
  await bo.getByRole('button', { name: 'Sit down' }).click()
  await expect(bo.getByText('Somebody at this table has that name.')).toBeVisible()
  await bo.getByLabel('Your name').fill('Bo')
  await bo.getByRole('button', { name: 'Sit down' }).click()
  await ada.getByRole('button', { name: 'Remove Bo from the table' }).click()
  await expect(bo.getByText('The host has freed your seat.')).toBeVisible()
  await bo.getByRole('button', { name: 'Sit down' }).click()
  await expect(bo.getByRole('button', { name: 'Get up' })).toBeVisible()
  await ada.getByRole('button', { name: 'Start now' }).click()
  await asked(ada)
  await asked(bo)
  await expect(bo).toHaveTitle(/^Your turn · Ada, Bo, /)
  expect(await bo.locator('link[rel="icon"]').getAttribute('href')).toBe('/icon-turn.svg')

  await bo.goto('/')
  const mine = bo.getByRole('region', { name: 'Tables online' })
  await expect(mine.getByText('Your turn')).toBeVisible()
  await mine.getByRole('link', { name: /^Go to the table of Ada/ }).click()
  await menu(ada, 'The table')
  await ada.getByRole('button', { name: 'Close the table' }).click()
  await ada.getByRole('button', { name: 'End the game' }).click()
  await expect(bo.getByText('This table is closed.')).toBeVisible()
})

test.describe(() => {
  for (const theme of ['night', 'paper'] as const) {
    for (const [name, viewport] of [
      ['a phone', { width: 390, height: 844 }],
      ['a desk', { width: 1440, height: 900 }],
    ] as const) {
      test(`every screen online is readable by everybody: ${theme}, ${name}`, async ({ bring }) => {
        test.slow()
        const coming = { settings: { theme, reveal: 'none' }, more: { viewport } }
        const ada = await bring(coming)
        const eve = await bring({ ...coming, allowed: /status of 404/ })
        const look = async (page: Page, screen: string) => {
          await readable(page, screen)
          await fits(page, screen)
        }
        await ada.goto('/open')
        await ada.getByRole('button', { name: 'Open the table' }).click()
        await expect(ada.getByText('A name, please.')).toBeVisible()
        await look(ada, 'opening a table, a name missing')
        await eve.goto('/table/abcdefghij0123456789')
        await expect(eve.getByRole('heading', { level: 1 })).toHaveText('No such table')
        await look(eve, 'no such table')
        const url = await openTable(ada, {
          name: 'Bartholomew the Carter',
          players: 6,
          choose: ['Everyone, in the list', '60 s'],
        })
        await eve.goto('/tables')
        await eve
          .getByRole('link', { name: /^Go to the table of / })
          .first()
          .waitFor()
        await look(eve, 'the list of tables')
        await eve.goto(url)
        await eve.getByRole('button', { name: 'Sit down' }).waitFor()
        await look(eve, 'the waiting room, before sitting down')
        await look(ada, 'the waiting room, for the host')
        await ada.getByRole('button', { name: 'Start now' }).click()
        await asked(ada)
        await look(ada, 'an online table')
        await expect(eve.getByText('You are watching this table.')).toBeVisible()
        await look(eve, 'an online table, watched')
        await menu(ada, 'The table')
        await ada.getByRole('button', { name: 'Play on another device' }).click()
        await ada.getByLabel('Link to the seat').waitFor()
        await look(ada, 'the company')
        await ada.keyboard.press('Escape')
        for (const door of ['When it is my turn', 'How this was dealt']) {
          await ada.getByRole('button', { name: door, exact: true }).click()
          await look(ada, door)
          await ada.keyboard.press('Escape')
        }
        await ada.goto('/')
        await ada.getByRole('region', { name: 'Tables online' }).waitFor()
        await look(ada, 'the first page, a table online')
      })
    }
  }
})
