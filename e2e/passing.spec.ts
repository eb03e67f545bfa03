import { youFor } from '@watchfires/rules'
import { words } from '../packages/web/src/table/words.ts'
import { layTable, playOn } from './hands.ts'
import { tableOf } from './ledger.ts'
import { expect, test } from './watched.ts'

const NAMES = ['Ada', 'Bo', 'Cy']

test('three persons pass one phone, and nobody’s hand is ever in the page but that of whoever looks', async ({
  page,
}) => {
  await layTable(page, { players: 3, persons: NAMES })
  let looked = 0
  // Whoever the last curtain named and who has not committed since: the only one whose hand may show.
  let lifter: number | null = null
  await playOn(page, {
    seed: 5,
    before: async (ask) => {
      const { html, cards } = await page.evaluate(() => ({
        html: document.documentElement.outerHTML,
        cards: [...document.querySelectorAll('[data-card]')].map((card) => card.getAttribute('data-card')),
      }))
      const { game, seats, committed } = await tableOf(page)
      if (!game.isOpen) return expect(cards).toEqual([])
      const hands = seats.all.map((_, seat) => youFor(game.night, seat).hand)
      if (ask === 'curtain') {
        expect(cards).toEqual([])
        const named = await page.getByRole('heading', { name: /^Pass to / }).textContent()
        lifter = NAMES.findIndex((name) => named === `Pass to ${name}`)
      } else {
        expect(lifter, 'a curtain comes before a hand').not.toBeNull()
        expect(cards).toEqual(hands[lifter!])
        expect(committed).not.toContain(lifter)
      }
      for (const [seat, hand] of hands.entries()) {
        if (ask !== 'curtain' && seat === lifter) continue
        for (const card of hand) expect(html, `seat ${seat} holds ${card}`).not.toContain(words.card(card))
      }
      if (ask === 'commit') lifter = null
      looked++
    },
  })
  expect(looked).toBeGreaterThan(60)
})
