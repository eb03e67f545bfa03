import { type Road, refusalOf } from '@watchfires/rules'
import type { TableView } from '@watchfires/table'
import { describe, expect, it } from 'vitest'
import { storesOn } from './board.ts'
import { type Choices, choicesOf, committedRow } from './choices.ts'
import { companyOf } from './company.ts'
import { Stage } from './fixture.ts'

/** Every view of seat 0 in some games at which it owes something. */
function owed(players: number, games: number): { readonly view: TableView; readonly choices: Choices }[] {
  const found: { view: TableView; choices: Choices }[] = []
  for (let seed = 0; seed < games; seed++) {
    const stage = new Stage({ players, here: [0], seed })
    while (!stage.table.isEnded) {
      const { view } = stage.telling(0, [])
      const choices = choicesOf(view, companyOf(view, 0))
      if (choices) found.push({ view, choices })
      stage.advance()
    }
  }
  return found
}

const rowsOf = ({ cards, rows }: Choices) => (cards.length === 0 ? rows(null) : cards.flatMap((card) => rows(card)))

describe.each([2, 4])('what may be chosen with %i players', (players) => {
  const all = owed(players, 12)

  it('is every legal decision and no other', () => {
    for (const { view, choices } of all) {
      const wishes = rowsOf(choices).flatMap(({ wish }) => (wish ? [wish] : []))
      const legal = wishes.map((wish) =>
        wish.type === 'play' ? wish.play : wish.type === 'call' ? wish.call : wish.card,
      )
      expect(new Set(legal)).toEqual(new Set(view.you!.legal))
      expect(legal).toHaveLength(view.you!.legal.length)
    }
  })

  it('shows what is not legal with the clause that forbids it', () => {
    const plays = all.filter(({ choices }) => choices.kind === 'play')
    let greyed = 0
    for (const { view, choices } of plays) {
      const road: Road = { space: view.space, total: view.aboard.map(storesOn) }
      for (const row of rowsOf(choices)) {
        if (row.wish) continue
        greyed++
        expect(row.clause).toMatch(/^P\d$/)
        expect(row.effect).not.toBe('')
        expect(refusalOf(row.id, road, () => true)).not.toBeNull()
      }
    }
    expect(greyed).toBeGreaterThan(0)
  })

  it('previews only what would change the road', () => {
    for (const { choices } of all) {
      for (const { preview, wish } of rowsOf(choices)) if (preview) expect(wish).not.toBeNull()
    }
  })
})

describe('what has been committed', () => {
  it('is found again as a row, in every phase', async () => {
    const kinds = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const stage = new Stage({ players: 2, here: [0, 1], seed })
      while (!stage.table.isEnded) {
        for (const seat of [0, 1]) {
          const { view } = stage.telling(seat, [])
          const choices = choicesOf(view, companyOf(view, seat))
          if (view.you!.committed === null || !choices) continue
          kinds.add(choices.kind)
          expect(committedRow(view, choices)?.wish).toMatchObject({ type: choices.kind })
        }
        stage.advance()
      }
    }
    expect(kinds).toContain('play')
  })
})
