import { explainFault, isFault } from '@watchfires/rules'
import { expect, test } from 'vitest'
import { watchfires } from '../test/command.ts'
import { fairGame, type Proven } from '../test/fairGame.ts'
import { verdictsOn } from './verify.ts'

const GAME = fairGame(3)
const verify = (record: unknown) => watchfires(['verify', '-'], { input: JSON.stringify(record) })
/** The game with something of it changed. */
const changed = (change: (game: Proven) => void): Proven => {
  const game = structuredClone(GAME)
  change(game)
  return game
}
/** Hex with one of its bytes flipped. */
const flipped = (hex: string, byte: number): string => {
  const value = Number.parseInt(hex.slice(2 * byte, 2 * byte + 2), 16) ^ 1
  return hex.slice(0, 2 * byte) + value.toString(16).padStart(2, '0') + hex.slice(2 * byte + 2)
}
type Loose = { -readonly [Key in keyof Proven['proof']['nights'][number]]: Proven['proof']['nights'][number][Key] }
const proofOf = (game: Proven, night: number): Loose => game.proof.nights[night - 1]

test.each([2, 3, 4, 5, 6])('[deal 6] the deals of a game of %i hold', (players) => {
  expect(verdictsOn(fairGame(players))).toEqual(['holds', 'holds', 'holds'])
})

test('[deal 6] a game whose deals hold: exit 0, a line for each night', async () => {
  expect(await verify(GAME)).toEqual({
    code: 0,
    out: 'night 1: holds\nnight 2: holds\nnight 3: holds\n',
    err: '',
  })
})

test('[deal 2] hex is accepted in either case', () => {
  const upper = changed((game) => {
    for (const night of game.proof.nights as Loose[]) {
      night.commitment = night.commitment.toUpperCase()
      night.secret = night.secret!.toUpperCase()
      night.nonces = night.nonces.map((nonce) => nonce.toUpperCase())
    }
  })
  expect(verdictsOn(upper)).toEqual(['holds', 'holds', 'holds'])
})

test('[deal 6] every byte of a secret matters: the commitment is wrong', () => {
  for (let byte = 0; byte < 32; byte++) {
    const game = changed((one) => {
      proofOf(one, 2).secret = flipped(proofOf(one, 2).secret!, byte)
    })
    expect(verdictsOn(game)).toEqual(['holds', 'commitment', 'holds'])
  }
})

test('[deal 6] every byte of a commitment and of every nonce matters', () => {
  for (let byte = 0; byte < 32; byte++) {
    const game = changed((one) => {
      proofOf(one, 3).commitment = flipped(proofOf(one, 3).commitment, byte)
    })
    expect(verdictsOn(game)).toEqual(['holds', 'holds', 'commitment'])
  }
  for (let seat = 0; seat < 3; seat++)
    for (let byte = 0; byte < 16; byte++) {
      const game = changed((one) => {
        proofOf(one, 1).nonces = proofOf(one, 1).nonces.map((nonce, at) => (at === seat ? flipped(nonce, byte) : nonce))
      })
      expect(verdictsOn(game)).toEqual(['deal', 'holds', 'holds'])
    }
})

test('[deal 6] no two cards of a pack can be changed for each other, nor the whiteout be moved', () => {
  let different = 0
  for (let place = 0; place < 47; place++) {
    const game = changed((one) => {
      const pack = one.nights[0].deal.pack as string[]
      ;[pack[place], pack[place + 1]] = [pack[place + 1], pack[place]]
    })
    const verdicts = verdictsOn(game)
    if (isFault(verdicts)) continue
    expect(verdicts).toEqual(['deal', 'holds', 'holds'])
    different++
  }
  expect(different).toBeGreaterThan(5)
})

test('[deal 6] one line for each night, exit 1 when one does not hold', async () => {
  const game = changed((one) => {
    proofOf(one, 1).secret = flipped(proofOf(one, 1).secret!, 0)
    const pack = one.nights[1].deal.pack as string[]
    ;[pack[46], pack[47]] = [pack[47], pack[46]]
  })
  expect(await verify(game)).toEqual({
    code: 1,
    out: 'night 1: the commitment is wrong\nnight 2: the deal is different\nnight 3: holds\n',
    err: '',
  })
  const otherTable = changed((one) => {
    one.proof.table = 'another'
  })
  expect(verdictsOn(otherTable)).toEqual(['deal', 'deal', 'deal'])
})

test('[deal 6] a night whose secret is not out, and an unfinished one, are not yet verifiable and do not fail', async () => {
  for (const secret of [null, undefined]) {
    const game = changed((one) => {
      Object.assign(proofOf(one, 2), { secret })
    })
    expect(verdictsOn(game)).toEqual(['holds', 'not yet', 'holds'])
  }
  const cut = changed((one) => {
    const last = one.nights[2]
    one.nights[2] = { deal: last.deal, beats: last.beats.slice(0, 1) }
  })
  expect(await verify(cut)).toEqual({
    code: 0,
    out: 'night 1: holds\nnight 2: holds\nnight 3: not yet verifiable\n',
    err: '',
  })
})

test('[deal 6] without a proper proof, or of an illegal record, nothing is verified: exit 2 and one line', async () => {
  const broken: [RegExp, (game: Proven) => void][] = [
    [/^the record has no "proof"$/, (one) => delete (one as Partial<Proven>).proof],
    [/"table" is not a text$/, (one) => Object.assign(one.proof, { table: 7 })],
    [/"table" is not a text$/, (one) => Object.assign(one, { proof: null })],
    [/"nights" is not a list$/, (one) => Object.assign(one.proof, { nights: {} })],
    [/^night 3: .*this night is not in it$/, (one) => one.proof.nights.pop()],
    [
      /^night 2: .*"secret" is not 64 hex digits$/,
      (one) => Object.assign(proofOf(one, 2), { secret: 'zz'.repeat(32) }),
    ],
    [/^night 2: .*"secret"/, (one) => Object.assign(proofOf(one, 2), { secret: `${proofOf(one, 2).secret}00` })],
    [/^night 1: .*"commitment" is not 64 hex digits$/, (one) => Object.assign(proofOf(one, 1), { commitment: 'ab' })],
    [/^night 1: .*one nonce a seat$/, (one) => Object.assign(proofOf(one, 1), { nonces: ['00'.repeat(16)] })],
    [/^night 1: .*a nonce is not 32 hex digits$/, (one) => Object.assign(proofOf(one, 1), { nonces: [1, 2, 3] })],
    [/^night 1: .*"commitment"/, (one) => Object.assign(one.proof, { nights: [null, null, null] })],
    [/\(S1\)$/, (one) => (one.nights[0].deal.pack as string[]).pop()],
  ]
  for (const [line, change] of broken) {
    const verdicts = verdictsOn(changed(change))
    expect(isFault(verdicts) && explainFault(verdicts)).toMatch(line)
  }
  for (const [line, change] of [broken[0], broken[4], broken.at(-1)!]) {
    const { code, out, err } = await verify(changed(change))
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^[^\n]+\n$/)
    expect(err.trimEnd()).toMatch(line)
  }
})
