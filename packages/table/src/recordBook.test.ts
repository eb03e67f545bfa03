import { awaiting, type GameRecord, replay } from '@watchfires/rules'
import { expect, test } from 'vitest'
import { named, PLAYERS, randomGame, walk } from '../../rules/test/walk.ts'
import { RecordBook } from './recordBook.ts'

const NAMES = ['Ada', 'Bo', 'Cy', 'Dee', 'Eve', 'Fay']

/** Plays a record over and writes every deal and decision down in a new book, as a table does. */
function copied(record: GameRecord): GameRecord {
  const book = new RecordBook(record.players)
  let dealt = 0
  walk(record, (game, entry) => {
    const { night } = game
    if (game.dealt > dealt) {
      dealt = game.dealt
      book.dealt(entry.deal)
    }
    const made = entry.beats[night.beat - 1]
    switch (awaiting(night).kind) {
      case 'take':
        if (made?.take) book.beat(night.beat).take = made.take
        break
      case 'call':
        if (made?.call !== undefined || made?.plays) book.beat(night.beat).call = made.call === true
        break
      case 'play':
        if (made?.plays) book.beat(night.beat).plays = made.plays
        break
      case 'gambit':
        if (entry.gambit) book.gambit(entry.gambit)
    }
  })
  return book.record(NAMES.slice(0, record.players))
}

test.each(PLAYERS)('%i players: record, replay, record again: the same', (players) => {
  for (let seed = 0; seed < 60; seed++) {
    const record = randomGame(players, seed)
    const once = copied(record)
    const where = named(players, seed)
    expect({ where, told: replay(once, { legal: true }) }).toEqual({ where, told: replay(record, { legal: true }) })
    expect(copied(once)).toEqual(once)
    expect(JSON.stringify(copied(JSON.parse(JSON.stringify(once))))).toBe(JSON.stringify(once))
  }
})

test('a book begun is a record too: empty, between nights, in mid-beat', () => {
  const whole = copied(randomGame(2, 4))
  expect(replay(new RecordBook(2).record(['Ada', 'Bo']))).toEqual({ nights: [], totals: [0, 0] })
  const [first, second] = whole.nights
  const cut: GameRecord = { ...whole, nights: [first, { deal: second.deal, beats: second.beats.slice(0, 1) }] }
  expect(copied(cut)).toEqual(cut)
  expect(replay(cut)).toHaveProperty('pending')
})

test('beats that ended at their flip leave an empty place, so that later ones keep their number', () => {
  const book = new RecordBook(3)
  book.dealt({ pack: [], whiteout: 0 })
  book.beat(3).plays = ['F7H', null, null]
  expect(book.record([]).nights[0].beats).toEqual([{}, {}, { plays: ['F7H', null, null] }])
})
