import { type Card, makeCard, PACK, type Viewer } from '@watchfires/rules'
import { expect, test } from 'vitest'
import { Play } from '../test/game.ts'
import type { Entry, TableView } from './index.ts'

const CARDS: readonly Card[] = Array.from(PACK, makeCard)

/** Every card's text anywhere in what a viewer is sent, in names of plays too. */
function cardsIn(view: TableView): Set<Card> {
  const text = JSON.stringify(view)
  return new Set(CARDS.filter((card) => text.includes(`${card}"`) || text.includes(`${card}:`)))
}

/** The cards that anybody may know tonight (B6), and those in this viewer's own hand. */
function knowable(play: Play, viewer: Viewer): Set<Card> {
  const { night } = play.table.game
  const known = new Set<Card>()
  for (let beat = 0; beat < night.revealed; beat++) {
    for (let seat = 0; seat < night.players; seat++) {
      const sealed = night.plays[beat * 6 + seat]
      if (sealed !== 15) known.add(makeCard(sealed & 63))
    }
  }
  if (night.hasFlung)
    for (let seat = 0; seat < night.players; seat++)
      if (night.flung[seat] !== 15) known.add(makeCard(night.flung[seat]))
  const turned = play.log.findLast(({ kind }) => kind === 'dealt') as Extract<Entry, { kind: 'dealt' }>
  const first = night.players * night.numbers.hand
  const fate: string[] = turned.deal.pack.slice(first, first + night.numbers.fate)
  fate.splice(turned.deal.whiteout, 0, 'WW')
  for (const card of fate.slice(0, night.turned)) if (card !== 'WW') known.add(card as Card)
  const outcome =
    play.table.phase === 'settled' || play.table.phase === 'over' ? play.view('spectator').nights.at(-1) : null
  for (const card of outcome?.outcome.turned ?? []) if (card !== 'WW') known.add(card as Card)
  for (const earlier of play.view('spectator').nights)
    for (const card of earlier.outcome.turned) if (card !== 'WW') known.add(card as Card)
  if (viewer !== 'spectator') {
    for (let card = 0; card < 64; card++) {
      if (PACK.includes(card) && (night.hands[(viewer << 1) | (card >> 5)] >>> (card & 31)) & 1)
        known.add(makeCard(card))
    }
  }
  return known
}

test.each([2, 3, 4, 5, 6])(
  '%i seats: at every moment no viewer is sent a card, secret or nonce that is not theirs to know',
  (players) => {
    for (let seed = 1; seed <= 3; seed++) {
      const play = new Play({ players }, seed * 10 + players)
      const opened = play.log[0] as Extract<Entry, { kind: 'opened' }>
      const viewers: Viewer[] = [...Array.from({ length: players }, (_, seat) => seat), 'spectator']
      const leaks: string[] = []
      const look = () => {
        for (const viewer of viewers) {
          const view = play.view(viewer)
          const text = JSON.stringify(view)
          const known = play.table.phase === 'waiting' ? new Set() : knowable(play, viewer)
          for (const card of cardsIn(view)) if (!known.has(card)) leaks.push(`${viewer} sees ${card}`)
          for (const [i, secret] of opened.secrets.entries())
            if (text.includes(secret) !== play.table.game.nights.length > i) leaks.push(`${viewer}: secret ${i}`)
          for (const sitter of play.table.seats.all)
            if (sitter && text.includes(sitter.nonce) !== play.table.game.dealt > 0) leaks.push(`${viewer}: a nonce`)
        }
      }
      for (let seat = 0; seat < players; seat++) {
        look()
        play.sit(seat)
      }
      look()
      play.deal()
      while (!play.table.isEnded) {
        look()
        play.step()
      }
      look()
      expect(leaks).toEqual([])
    }
  },
)
