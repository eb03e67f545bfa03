import { Dice, Night, OVER } from '@watchfires/rules'
import { expect, test } from 'vitest'
import { decideAtRandom } from '../../rules/test/playOut.ts'
import { PLAYERS, randomGame, shuffleOf, walk } from '../../rules/test/walk.ts'
import { digestOf } from './digest.ts'

/** The digests of a night played at random, decision by decision. */
function digests(players: number, seed: number): string[] {
  const night = new Night()
  const { pack, whiteout } = shuffleOf(randomGame(players, 0).nights[0].deal)
  night.deal(pack, { players, whiteout })
  const dice = new Dice(players, seed)
  const found = [digestOf(night)]
  while (night.phase !== OVER) {
    decideAtRandom(night, dice)
    found.push(digestOf(night))
  }
  return found
}

test.each(PLAYERS)('%i players: every decision leaves another digest, the same one each time', (players) => {
  for (let seed = 0; seed < 20; seed++) {
    const found = digests(players, seed)
    expect(digests(players, seed)).toEqual(found)
    expect(new Set(found).size).toBe(found.length)
    for (const digest of found) expect(digest).toMatch(/^[0-9a-f]{8}$/)
  }
})

test('a copy of a night has its digest, and reading it changes nothing', () => {
  walk(randomGame(4, 3), ({ night }) => {
    const digest = digestOf(night)
    expect(digestOf(new Night().copyFrom(night))).toBe(digest)
    expect(digestOf(night)).toBe(digest)
  })
})
