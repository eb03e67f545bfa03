import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './watched.ts'

const PHONE = { width: 390, height: 844 }
const NAMES = ['Ann', 'Bo', 'Cai', 'Dot']

/** A finger that counts its taps, and looks whether each target is large enough to be hit. */
function finger() {
  let taps = 0
  return {
    taps: () => taps,
    async on(target: Locator, times = 1) {
      const { width, height } = (await target.boundingBox())!
      expect(Math.min(width, height), `${target} is 44 px`).toBeGreaterThanOrEqual(43.5)
      for (let i = 0; i < times; i++) await target.tap()
      taps += times
    },
  }
}
type Finger = ReturnType<typeof finger>

interface Hand {
  /** `9 of medicine`, and how often it is tapped: once loaded, twice heaved */
  readonly cards?: readonly (readonly [card: string, taps: number])[]
  readonly pushes?: Readonly<Record<string, number>>
  readonly spades?: number
  readonly others?: number
}

const more = (page: Page, what: string) => page.getByRole('button', { name: `${what}: one more` })

async function enter(page: Page, touch: Finger, { cards = [], pushes = {}, spades = 0, others = 0 }: Hand) {
  for (const [card, taps] of cards) await touch.on(page.getByRole('button', { name: new RegExp(`^${card},`) }), taps)
  for (const [wagon, times] of Object.entries(pushes)) await touch.on(more(page, `Pushes of ${wagon}`), times)
  if (spades > 0) await touch.on(more(page, 'Spades fed to the fire'), spades)
  if (others > 0) await touch.on(more(page, 'Other cards fed'), others)
}

async function begin(page: Page, names: readonly string[]) {
  await page.goto('/score')
  await page.getByRole('radio', { name: String(names.length), exact: true }).check({ force: true })
  for (const [seat, name] of names.entries()) await page.getByLabel(`Name of seat ${seat + 1}`).fill(name)
  await page.getByRole('button', { name: 'Take the pencil' }).tap()
}

const next = (page: Page) => page.getByRole('button', { name: /^Next: / })

async function readable(page: Page, screen: string) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
    screen,
  ).toEqual([])
  const { wide, room } = await page.evaluate(() => ({ wide: document.scrollingElement!.scrollWidth, room: innerWidth }))
  expect(wide, `${screen} fits`).toBeLessThanOrEqual(room)
}

/** Eight cards each: Medicine comes through with 24 stores. */
const NIGHT: readonly Hand[] = [
  {
    cards: [
      ['K of food', 1],
      ['5 of medicine', 1],
    ],
    pushes: { Food: 1 },
    spades: 2,
    others: 3,
  },
  {
    cards: [
      ['9 of medicine', 1],
      ['10 of medicine', 2],
    ],
    pushes: { Medicine: 1 },
    spades: 1,
    others: 4,
  },
  { cards: [['J of medicine', 2]], pushes: { Medicine: 3 }, spades: 2, others: 2 },
  {
    cards: [
      ['8 of firewood', 1],
      ['Q of food', 2],
    ],
    pushes: { Medicine: 1, Firewood: 1 },
    spades: 1,
    others: 3,
  },
]

test.describe(() => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a night of four is noted by touch, settled and explained, and is there next time', async ({ page }) => {
    await begin(page, NAMES)
    const touch = finger()
    await touch.on(page.locator('label', { hasText: 'Medicine' }))
    await touch.on(page.locator('label', { hasText: 'Into Town' }))
    await readable(page, 'the end')
    for (const hand of NIGHT) {
      await touch.on(next(page))
      await enter(page, touch, hand)
    }
    await readable(page, 'a seat')
    await touch.on(next(page))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Medicine is through')
    // of 90 seconds that leaves nearly two for each
    expect(touch.taps()).toBeLessThanOrEqual(50)
    const sums = page.locator('.sum td')
    await expect(sums).toHaveText(['+19', '+56', '+29', '−5'])
    await page.getByRole('button', { name: /^Dot, Stores: −13/ }).tap()
    await expect(page.locator('.why')).toContainText('8 of Dot’s stores turned back with Firewood: 8 × −1.')
    await readable(page, 'the sheet')
    await page.reload()
    await expect(sums).toHaveText(['+19', '+56', '+29', '−5'])
  })

  test('what cannot be is refused with its clause, and mended', async ({ page }) => {
    await begin(page, ['Ann', 'Bo', 'Cai'])
    const touch = finger()
    await touch.on(page.locator('label', { hasText: 'Food' }))
    await touch.on(page.locator('label', { hasText: 'Into Town' }))
    await touch.on(next(page))
    await enter(page, touch, { cards: [['K of food', 1]], others: 8 })
    await expect(page.getByRole('alert')).toBeEmpty()
    await touch.on(next(page))
    await page.getByRole('button', { name: 'K of food, lies there for Ann' }).tap({ force: true })
    await expect(page.getByRole('alert')).toContainText('is noted for Ann and Bo; there is one in the pack. (S1)')
    await enter(page, touch, { cards: [['9 of firewood', 2]], others: 9 })
    await expect(page.getByRole('alert')).toContainText(
      'Bo laid down 10 cards; at this table nobody can have more than 9. (S2)',
    )
    await readable(page, 'a refusal')
    await page.getByRole('button', { name: 'Other cards fed: one fewer' }).tap()
    await expect(page.getByRole('alert')).toBeEmpty()
    await touch.on(next(page))
    await enter(page, touch, { others: 9 })
    await touch.on(next(page))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This cannot have been')
    await expect(page.getByRole('main')).toContainText('an empty wagon catches nothing. (P3)')
    await readable(page, 'a refused night')
    await page.getByRole('button', { name: 'To Bo' }).tap()
    await touch.on(page.getByRole('button', { name: /^9 of firewood, heaved/ }))
    await enter(page, touch, { others: 1 })
    await page.getByRole('button', { name: 'The sheet' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Food is through')
  })

  test('three nights make a game, its nights may be edited, and it goes out as text', async ({ page }) => {
    await begin(page, ['Ann', 'Bo', 'Cai'])
    const touch = finger()
    for (const [night, fed] of [
      [9, 8, 9],
      [9, 9, 9],
      [9, 9, 9],
    ].entries()) {
      await touch.on(page.locator('label', { hasText: 'Nothing' }))
      await touch.on(page.locator('label', { hasText: 'cold-snap' }))
      for (const others of fed) {
        await touch.on(next(page))
        await enter(page, touch, { others })
      }
      await touch.on(next(page))
      if (night === 0) {
        await expect(page.getByRole('heading', { name: 'Is a card left out?' })).toHaveCount(0)
        await expect(page.getByRole('main')).toContainText('(B2)')
        await page.getByRole('button', { name: 'To Bo' }).tap()
        await enter(page, touch, { others: 1 })
        await page.getByRole('button', { name: 'The sheet' }).tap()
      }
      await touch.on(page.getByRole('button', { name: night === 2 ? 'To the game' : `On to night ${night + 2}` }))
    }
    await expect(page.locator('.verdict')).toContainText('Ann, Bo and Cai share the win with 42 gratitude each')
    await readable(page, 'the game')
    await page.getByRole('button', { name: 'Night 2', exact: true }).tap()
    await page.getByRole('button', { name: 'Cai', exact: true }).tap()
    await page.getByRole('button', { name: 'Other cards fed: one fewer' }).tap()
    await enter(page, touch, { spades: 1 })
    await page.getByRole('button', { name: 'Game' }).tap()
    await expect(page.locator('.verdict')).toHaveText('Cai wins with 44 gratitude.')
    await page.getByRole('button', { name: 'Change a name' }).tap()
    await page.getByLabel('Name of seat 3').fill('Ann')
    await page.getByRole('button', { name: 'Keep these names' }).tap()
    await expect(page.getByText('Somebody at this table has that name.')).toBeVisible()
    await page.getByLabel('Name of seat 3').fill('Cy')
    await page.getByRole('button', { name: 'Keep these names' }).tap()
    await expect(page.locator('.verdict')).toHaveText('Cy wins with 44 gratitude.')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as text' }).tap(),
    ])
    const chunks: Buffer[] = []
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
    expect(Buffer.concat(chunks).toString('utf8')).toContain('Cy wins with 44 gratitude.')
    await page.getByRole('button', { name: 'Begin a new scorepad' }).tap()
    await expect(page.getByRole('heading', { name: 'Earlier scorepads' })).toBeVisible()
    await readable(page, 'the opening')
    await page.getByRole('button', { name: /^Open the scorepad/ }).tap()
    await expect(page.locator('.verdict')).toBeVisible()
  })
})

test.describe(() => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })
  test('six at a table of 320 px, by the Gambit', async ({ page }) => {
    await begin(page, ['Ann', 'Bo', 'Cai', 'Dot', 'Eve', 'Fay'])
    const touch = finger()
    await touch.on(page.locator('label', { hasText: 'Firewood' }))
    await touch.on(page.locator('label', { hasText: 'The Gambit' }))
    await readable(page, 'the end')
    for (const rank of ['2', '3', '4', '5', '6', '7']) {
      await touch.on(next(page))
      await enter(page, touch, { cards: [[`${rank} of firewood`, 3]] })
      await readable(page, 'a seat')
    }
    await touch.on(next(page))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Firewood is through')
    await expect(page.locator('.sum td')).toHaveText(['+6', '+9', '+12', '+15', '+18', '+21'])
    await readable(page, 'the sheet')
  })
})
