import { expect, test } from 'vitest'
import { Play } from '../test/game.ts'
import { consider, decisionOf, idle, type Wish } from './index.ts'

const refusal = (play: Play, seat: number, wish: Wish) => {
  const granted = consider(play.table, seat, wish)
  return 'refused' in granted ? granted.refused : null
}

test('a decision for another night, beat or phase is refused, and so is one by a seat that owes nothing', () => {
  const play = new Play().start()
  const [legal] = play.view(0).you!.legal as 'F2H'[]
  const wish = { type: 'play', night: 1, beat: 1, play: legal } as const
  expect(refusal(play, 0, wish)).toBeNull()
  expect(refusal(play, 0, { ...wish, night: 2 })).toMatchObject({ status: 409 })
  expect(refusal(play, 0, { ...wish, beat: 2 })).toMatchObject({ status: 409 })
  expect(refusal(play, 0, { type: 'call', night: 1, beat: 1, call: true })).toMatchObject({ status: 409 })
  expect(refusal(play, 0, { type: 'ready', night: 1 })).toMatchObject({ status: 409 })
})

test('[B2] a card that is not held is refused with its clause', () => {
  const play = new Play().start()
  const [other] = play.view(1).you!.hand
  expect(refusal(play, 0, { type: 'play', night: 1, beat: 1, play: `F${other}` })).toMatchObject({
    status: 422,
    clause: 'B2',
  })
})

test('[P2] a ♠ is not loaded', () => {
  for (let seed = 1; seed < 20; seed++) {
    const play = new Play({}, seed).start()
    const spade = play.view(0).you!.hand.find((card) => card.endsWith('S'))
    if (!spade) continue
    expect(refusal(play, 0, { type: 'play', night: 1, beat: 1, play: `L${spade}` })).toMatchObject({ clause: 'P2' })
    return
  }
  throw new Error('no spade was dealt')
})

test('what may be said depends on the table', () => {
  const say = { type: 'say', text: 'hold the road' } as const
  expect(refusal(new Play({ talk: 'free' }).start(), 0, say)).toBeNull()
  expect(refusal(new Play({ talk: 'phrases' }).start(), 0, say)).toMatchObject({ status: 403 })
  expect(refusal(new Play({ talk: 'phrases' }).start(), 0, { type: 'say', phrase: 'holdTheRoad' })).toBeNull()
  expect(refusal(new Play({ talk: 'off' }).start(), 0, { type: 'say', phrase: 'holdTheRoad' })).toMatchObject({
    status: 403,
  })
  expect(refusal(new Play({ talk: 'free' }).start(), 0, { type: 'say' })).toMatchObject({ status: 400 })
})

test('who never left cannot come back', () => {
  const play = new Play().start()
  expect(refusal(play, 0, { type: 'back' })).toMatchObject({ status: 409 })
  play.write({ kind: 'left', seat: 0, level: 'steady' })
  expect(refusal(play, 0, { type: 'back' })).toBeNull()
})

test('idle: the lowest card by pips, rank and ♥♦♣♠ goes into the fire, the first of an offer is taken, nothing is called', () => {
  let seen = 0
  for (let seed = 1; seed <= 12; seed++) {
    const play = new Play({ players: 2 + (seed % 2) }, seed).start()
    while (!play.table.isEnded) {
      if (play.table.phase === 'settled') {
        play.deal()
        continue
      }
      const [seat] = play.table.owes
      const view = play.view(seat)
      const wish = idle(view as never)
      expect(refusal(play, seat, wish)).toBeNull()
      const order = (card: string) => {
        const rank = '23456789TJQK'.indexOf(card[0])
        return Math.min(rank + 2, 10) * 10_000 + rank * 100 + 'HDCS'.indexOf(card[1])
      }
      const [low] = view.you!.hand.toSorted((a, b) => order(a) - order(b))
      if (wish.type === 'play') expect(wish.play).toBe(`F${low}`)
      if (wish.type === 'gambit') expect(wish.card).toBe(low)
      if (wish.type === 'take') expect(wish.card).toBe(view.offer![0])
      if (wish.type === 'call') expect(wish.call).toBe(false)
      seen |= ['play', 'gambit', 'take', 'call'].includes(wish.type)
        ? 1 << ['play', 'gambit', 'take', 'call'].indexOf(wish.type)
        : 0
      play.step()
    }
  }
  expect(seen).toBe(15)
})

test('a bot’s choice becomes the decision that its view owes', () => {
  const play = new Play().start()
  const view = play.view(0)
  expect(decisionOf(view as never, 'F7H')).toEqual({ type: 'play', night: 1, beat: 1, play: 'F7H' })
  expect(decisionOf({ ...view, phase: 'call' } as never, true)).toEqual({ type: 'call', night: 1, beat: 1, call: true })
  expect(() => decisionOf({ ...view, phase: 'settled' } as never, true)).toThrow('nothing is owed')
})
