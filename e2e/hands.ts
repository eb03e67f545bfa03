/** Playing at a table as people do: what shows is what can be done. */
import { expect, type Locator, type Page } from '@playwright/test'

/** A way of pressing something. */
export type Press = (target: Locator) => Promise<void>
export const click: Press = (target) => target.click()
export const tap: Press = (target) => target.tap()

export interface Laid {
  readonly players: number
  /** names of those on this device, the first of them on the first seat; one `You` unless told */
  readonly persons?: readonly string[]
  readonly level?: 'novice' | 'steady'
}

/** From the first page to the first beat. */
export async function layTable(
  page: Page,
  { players, persons = [], level = 'novice' }: Laid,
  press = click,
): Promise<void> {
  await page.goto('/')
  await press(page.getByRole('link', { name: /^Play / }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lay the table')
  await page.getByRole('radio', { name: String(players), exact: true }).check({ force: true })
  for (const [seat, name] of persons.entries()) {
    if (seat > 0) await page.getByLabel(`Who sits on seat ${seat + 1}`).selectOption('person')
    await page.getByLabel(seat === 0 ? 'Your name' : `Name of seat ${seat + 1}`).fill(name)
  }
  for (let seat = Math.max(1, persons.length); seat < players; seat++) {
    await page.getByLabel(`Who sits on seat ${seat + 1}`).selectOption(level)
  }
  await press(page.getByRole('button', { name: 'Light the fire' }))
  await expect(page).toHaveURL(/\/local\/[0-9a-f]{24}$/)
}

/** What a table asks of whoever looks at it. */
export const ASKS = {
  curtain: '.curtain button.first',
  commit: 'button.commit:not([disabled])',
  card: '.hand-card[aria-disabled="false"]',
  row: '.play-button[aria-disabled="false"]',
  go: '.sheet button.go',
  end: '.end',
} as const
export type Ask = keyof typeof ASKS

/** Waits until the table asks something, and says what. */
export async function asked(page: Page): Promise<Ask> {
  const found = await page.waitForFunction(
    (asks) => {
      const isThere = (selector: string) => document.querySelector(selector) !== null
      if (isThere(asks.end)) return 'end'
      if (isThere(asks.go)) return 'go'
      if (document.querySelector('dialog[open]')) return null
      if (isThere(asks.curtain)) return 'curtain'
      // A commit is on its way.
      if (isThere('button.commit[disabled]')) return null
      if (isThere(asks.commit)) return 'commit'
      if (isThere('.hand-card.picked') && isThere(asks.row)) return 'row'
      // After a commit that may still be changed the hand lies there, but nothing is asked.
      if (document.querySelector('.dock-plays .prompt .button')) return null
      if (isThere(asks.card)) return 'card'
      return isThere(asks.row) ? 'row' : null
    },
    ASKS,
    { polling: 20 },
  )
  return (await found.jsonValue()) as Ask
}

/** A spread over choices that is the same in every run. */
function spread(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return (state >> 8) % below
  }
}

export interface Playing {
  readonly press?: Press
  readonly seed?: number
  /** looks at the page before each act */
  readonly before?: (ask: Ask) => Promise<void>
  /** whether to stop before doing what is asked */
  readonly until?: (ask: Ask) => boolean
}

/** Plays everything that is asked of the persons here until the end, or until told. */
export async function playOn(page: Page, { press = click, seed = 1, before, until }: Playing = {}): Promise<void> {
  const choose = spread(seed)
  for (let acts = 0; acts < 2000; acts++) {
    const ask = await asked(page)
    await before?.(ask)
    if (ask === 'end' || until?.(ask)) return
    const targets = page.locator(ASKS[ask])
    // The cards of a full hand lie over one another: the last is always bare.
    const nth = ask === 'row' ? choose(await targets.count()) : ask === 'card' ? (await targets.count()) - 1 : 0
    await press(targets.nth(nth))
    if (ask === 'go') await targets.waitFor({ state: 'detached' })
  }
  throw new Error('the game does not end')
}

/** The gratitude that the end page shows, by name. */
export async function totalsShown(page: Page): Promise<Record<string, number>> {
  const rows = await page
    .locator('.end tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [
        row.querySelector('th > span:not([class])')?.textContent ?? '',
        Number((row.querySelector('td:last-child')?.textContent ?? '').replace('−', '-')),
      ]),
    )
  return Object.fromEntries(rows)
}
