/** Whether a wish can be granted now (api.md, *Deciding*): the log's entry for it, or why not, in words and by clause. */
import {
  explainRefusal,
  holds,
  makeFateCard,
  offered,
  parseCard,
  refusalOf,
  type Seat,
  WHITEOUT,
} from '@watchfires/rules'
import type { Decision, Wish } from './command.ts'
import type { Refused } from './link.ts'
import type { Happening, Sealed } from './log.ts'
import type { Table } from './table.ts'

export type Granted = { readonly happening: Happening } | { readonly refused: Refused }

const refuse = (status: number, title: string, detail: string, clause?: string): Granted => ({
  refused: { status, title, detail, ...(clause ? { clause } : null) },
})
const notNow = (detail: string): Granted => refuse(409, 'Not now', detail)

/** What a wish of a seated viewer comes to. Never changes the table. `rematch` is granted by whoever keeps the tables. */
export function consider(table: Table, seat: Seat, wish: Wish): Granted {
  switch (wish.type) {
    case 'play':
    case 'take':
    case 'call':
    case 'gambit':
      return considerDecision(table, seat, wish)
    case 'ready':
      if (table.phase !== 'settled') return notNow('No night has just been settled.')
      if (wish.night !== table.game.nights.length) return notNow(`Night ${wish.night} is not the one just settled.`)
      return { happening: { kind: 'ready', seat, night: wish.night } }
    case 'leave':
      return considerLeave(table, seat)
    case 'back':
      if (table.phase === 'waiting' || table.isEnded) return notNow('There is no game on to come back to.')
      if (!table.seats.at(seat).away && !table.seats.isStoodInFor(seat)) return notNow('You never left.')
      return { happening: { kind: 'back', seat } }
    case 'say':
      return considerTalk(table, seat, wish)
    case 'rematch':
      return notNow('A rematch is opened when the game is over.')
  }
}

function considerLeave(table: Table, seat: Seat): Granted {
  if (table.isEnded) return notNow('The game is over.')
  if (table.phase === 'waiting') return { happening: { kind: 'rose', seat } }
  if (table.seats.isBot(seat)) return notNow('A bot plays this seat already.')
  return { happening: { kind: 'left', seat, level: table.settings.level } }
}

function considerTalk(table: Table, seat: Seat, wish: Extract<Wish, { type: 'say' }>): Granted {
  const { talk } = table.settings
  if (table.phase === 'closed') return notNow('The table is closed.')
  if (talk === 'off' || (wish.text !== undefined && talk !== 'free')) {
    return refuse(
      403,
      'Not at this table',
      talk === 'off' ? 'There is no talk at this table.' : 'Only quick phrases at this table.',
    )
  }
  if ((wish.phrase === undefined) === (wish.text === undefined))
    return refuse(400, 'Not understood', 'Say a phrase or a text.')
  const said = wish.phrase !== undefined ? { phrase: wish.phrase } : { text: wish.text }
  return { happening: { kind: 'said', seat, ...said } }
}

const sealedOf = (wish: Decision): Sealed => {
  switch (wish.type) {
    case 'play':
      return { type: 'play', play: wish.play }
    case 'call':
      return { type: 'call', call: wish.call }
    case 'take':
      return { type: 'take', card: wish.card }
    case 'gambit':
      return { type: 'gambit', card: wish.card }
  }
}

function considerDecision(table: Table, seat: Seat, wish: Decision): Granted {
  const { game } = table
  if (table.phase !== wish.type) return notNow(`The table does not wait for ${article(wish.type)} now.`)
  if (wish.night !== game.dealt || wish.beat !== game.night.beat) {
    return notNow(
      `It is night ${game.dealt}, beat ${game.night.beat}; this was for night ${wish.night}, beat ${wish.beat}.`,
    )
  }
  if (!table.awaited.includes(seat)) return notNow('This seat owes nothing now.')
  return (
    illegal(table, seat, wish) ?? {
      happening: { kind: 'sealed', seat, night: wish.night, beat: wish.beat, sealed: sealedOf(wish) },
    }
  )
}

/** Asked of the night itself: a view of all that is public would be made for every command, to look at one card. */
function illegal(table: Table, seat: Seat, wish: Decision): Granted | null {
  const { night } = table.game
  const holdsCard = (card: number): boolean => holds(night, seat, card)
  switch (wish.type) {
    case 'play': {
      const refusal = refusalOf(wish.play, night, holdsCard)
      return refusal && refuse(422, 'Illegal play', explainRefusal(refusal), refusal.clause)
    }
    case 'take':
      return [0, 1].some((which) => makeFateCard(offered(night, night.beat, which)) === wish.card)
        ? null
        : refuse(422, 'Illegal take', 'That card is not one of the two offered.', 'V3')
    case 'gambit': {
      const card = parseCard(wish.card)
      return card !== undefined && card !== WHITEOUT && holdsCard(card)
        ? null
        : refuse(422, 'Illegal fling', 'That card is not in your hand.', 'W2')
    }
    case 'call':
      return null
  }
}

const article = (type: Decision['type']): string =>
  ({ play: 'a play', take: 'a take', call: 'a call', gambit: 'a fling' })[type]
