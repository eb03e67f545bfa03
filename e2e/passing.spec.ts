import { youFor } from '@watchfires/rules'
import { words } from '../packages/web/src/table/words.ts'
import { layTable, playOn } from './hands.ts'
import { tableOf } from './ledger.ts'
import { expect, test } from './watched.ts'

test('three persons pass one phone, and nobody’s hand is ever in the page but that of whoever looks', async ({
  page,
}) => {
  await layTable(page, { players: 3, persons: ['Ada', 'Bo', 'Cy'] })
  let looked = 0
  await playOn(page, {
    seed: 5,
    before: async (ask) => {
      const { page: html, cards } = await page.evaluate(() => ({
        page: document.documentElement.outerHTML,
        cards: [...document.querySelectorAll('[data-card]')].map((card) => card.getAttribute('data-card')),
      }))
      const { game, seats } = await tableOf(page)
      if (!game.isOpen) return expect(cards).toEqual([])
      const hands = seats.all.map((_, seat) => youFor(game.night, seat).hand)
      const front =
        ask === 'curtain' ? -1 : hands.findIndex((hand) => (hand as readonly (string | null)[]).includes(cards[0]))
      if (ask === 'curtain') expect(cards).toEqual([])
      else expect(hands[front]).toEqual(cards)
      for (const [seat, hand] of hands.entries()) {
        if (seat === front) continue
        for (const card of hand) expect(html, `seat ${seat} holds ${card}`).not.toContain(words.card(card))
      }
      looked++
    },
  })
  expect(looked).toBeGreaterThan(60)
})
