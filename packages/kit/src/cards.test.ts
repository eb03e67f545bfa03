import { describe, expect, test } from 'vitest'
import { cardBack, cardFull, cardMarks, cardSmall, PACK, RANKS } from './cards.ts'
import type { Mark } from './mark.ts'
import { SUITS } from './suits.ts'

const uses = (marks: readonly Mark[], name: string): number =>
  marks.reduce((sum, mark) => {
    if (mark.kind === 'group') return sum + uses(mark.marks, name)
    return sum + (mark.kind === 'use' && mark.piece.name === name ? 1 : 0)
  }, 0)

describe('cards', () => {
  test('[S1] there are 48 besides the whiteout, each drawn in both sizes and none like another', () => {
    expect(PACK).toHaveLength(48)
    expect(new Set(PACK.map((card) => cardSmall(card))).size).toBe(48)
    expect(new Set(PACK.map((card) => cardFull(card))).size).toBe(48)
    for (const suit of SUITS) for (const rank of RANKS) expect(PACK).toContain(`${rank}${suit}`)
  })

  test('a full number shows as many pips as it counts', () => {
    for (const suit of SUITS) {
      for (const rank of ['2', '3', '4', '5', '6', '7', '8', '9', 'T'] as const) {
        const count = rank === 'T' ? 10 : Number(rank)
        expect(uses(cardMarks(`${rank}${suit}`, { size: 'full' }), `cut-${suit}`)).toBe(count)
      }
    }
  })

  test('the ten is lettered 10', () => {
    expect(cardSmall('TH')).toContain('>10</text>')
    expect(cardFull('TH').match(/>10</g)).toHaveLength(2)
  })

  test('a court has its panel, its suit’s cloth and its name', () => {
    for (const suit of SUITS) {
      for (const rank of ['J', 'Q', 'K'] as const) {
        const card = cardFull(`${rank}${suit}`)
        expect(card).toContain(`#k-court-${rank}0`)
        expect(card).toContain(`url(#k-hatch-${suit})`)
        expect(card).toContain({ J: 'Lantern-bearer', Q: 'Matriarch', K: 'King' }[rank])
      }
    }
  })

  test('the whiteout has no suit’s colour, and its words may be in another tongue', () => {
    const words = { J: 'Windlicht', Q: 'Alte', K: 'König', whiteout: 'Schneesturm' }
    for (const card of [cardSmall('WW'), cardFull('WW')]) {
      expect(card).toContain('Whiteout')
      expect(card).not.toMatch(/--card-[hdcs]\b/)
    }
    expect(cardFull('WW', { words })).toContain('Schneesturm')
    expect(cardFull('KC', { words })).toContain('König')
  })

  test('a label is for screen readers, else the card is hidden from them', () => {
    expect(cardSmall('9D', { label: 'nine of "medicine"' })).toContain('aria-label="nine of &#34;medicine&#34;"')
    expect(cardSmall('9D')).toContain('aria-hidden="true"')
    expect(cardBack({ width: 40 })).toMatch(/viewBox="0 0 120 168" width="40" height="56"/)
  })
})
