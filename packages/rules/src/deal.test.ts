import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  commitmentTo,
  type Deal,
  dealFrom,
  makeHex,
  NONCE_BYTES,
  type Proof,
  parseHex,
  SECRET_BYTES,
  seedOf,
  verifiableDeal,
  verifyDeal,
} from './deal.ts'
import { numbersFor } from './numbers.ts'

const secret = Uint8Array.from({ length: 32 }, (_, i) => i)
const nonces = [0, 1, 2, 3].map((seat) => new Uint8Array(NONCE_BYTES).fill(seat))
const at = (table: string) => ({ secret, table, night: 1, nonces })

/** The test values of spec/deal.md. */
const VALUES = [
  {
    table: 'test-table',
    seed: '98c61c79732d81a58a2bc10261a2d40e21c043dc3878b85e60d834c2013715e7',
    pack: '9H 3H 9C 6C 2D TC 8C QS 3C 2S 7C 9D 4D 4C JS QC 9S QH JC 3S TH 4S 7H 5D 7D 8H 2C KD 5H QD 5C TD KS KC KH 5S 6D 4H JH 6H 3D 8S 2H 7S JD 8D TS 6S',
    whiteout: 15,
  },
  {
    // one word of its stream is rejected
    table: 'test-table-8829268',
    seed: '4d3163387a21137bda122f32e23a9776886bc39d5289ff20ff1a3b5dde13a86c',
    pack: 'JS 8S 7S TC JH 9H 5H KH 9S QC 7D 6C 2H TH JC 8D QS QD TD 6H QH 3C 4S 5C 2D KD 7C 5S 8C 3S 3H 9C 4D 2C 2S 6D 9D 4C TS 3D 7H JD 8H 6S KC 5D KS 4H',
    whiteout: 3,
  },
] as const

test.each(VALUES)('the deal of $table is as published', ({ table, seed, pack, whiteout }) => {
  expect(makeHex(seedOf(at(table)))).toBe(seed)
  expect(verifiableDeal(at(table))).toEqual({ pack: pack.split(' '), whiteout })
})

test('the commitment is the SHA-256 of the secret', () => {
  expect(commitmentTo(secret)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd')
})

test('[S3] a seed shuffles the 48 cards, and the whiteout in among the Fate cards', () => {
  for (const players of [2, 3, 4, 5, 6]) {
    const places = new Set<number>()
    for (let i = 0; i < 400; i++) {
      const deal = dealFrom(
        Uint8Array.from({ length: 32 }, (_, at) => (at === 0 ? i & 255 : at === 1 ? i >> 8 : players)),
        players,
      )
      if (new Set(deal.pack).size !== 48 || deal.pack.length !== 48) expect.fail(`${players} players, seed ${i}`)
      places.add(deal.whiteout)
    }
    const { fate } = numbersFor(players)
    expect([...places].sort((a, b) => a - b)).toEqual(Array.from({ length: fate + 1 }, (_, place) => place))
  }
})

test('secrets and nonces of any other length are refused', () => {
  expect(() => seedOf({ ...at('t'), secret: secret.subarray(1) })).toThrow(RangeError)
  expect(() => seedOf({ ...at('t'), nonces: [...nonces, new Uint8Array(15)] })).toThrow(RangeError)
})

test('hex is read in either case and in its exact length only', () => {
  expect(parseHex('00fF', 2)).toEqual(Uint8Array.of(0, 255))
  expect(makeHex(Uint8Array.of(0, 255))).toBe('00ff')
  for (const text of ['00f', '00ff0', '00fg', ' 0ff', '', 12, null, undefined])
    expect(parseHex(text, 2)).toBeUndefined()
})

const proof: Proof = { commitment: commitmentTo(secret), secret: makeHex(secret), nonces: nonces.map(makeHex) }
const dealt = verifiableDeal(at('test-table'))
const told = { table: 'test-table', night: 1, deal: dealt }

test('a true deal holds, in hex of either case', () => {
  expect(verifyDeal(proof, told)).toBe('holds')
  const upper = {
    commitment: proof.commitment.toUpperCase(),
    secret: proof.secret!.toUpperCase(),
    nonces: proof.nonces,
  }
  expect(verifyDeal(upper, told)).toBe('holds')
})

test('while the secret is not out a deal can be neither true nor false', () => {
  expect(verifyDeal({ ...proof, secret: null }, told)).toBe('not yet')
})

test('what is no secret is not the one committed to, and what are no nonces made another deal', () => {
  const secrets = ['', 'zz', `${proof.secret}00`, proof.secret!.slice(2), proof.secret!.replace('1', 'g')]
  for (const secret of secrets) expect(verifyDeal({ ...proof, secret }, told)).toBe('commitment')
  const [first, ...others] = proof.nonces
  const wrong = [[], [first], [...proof.nonces, first, first, first], ['', ...others], [`${first}00`, ...others]]
  for (const nonces of wrong) expect(verifyDeal({ ...proof, nonces }, told)).toBe('deal')
})

const flipped = (bytes: Uint8Array, at: number, by: number) => bytes.map((byte, i) => (i === at ? byte ^ by : byte))
const by = fc.integer({ min: 1, max: 255 })

test('any one byte of the secret changed breaks the commitment, and with a commitment to match, the deal', () => {
  fc.assert(
    fc.property(fc.nat(SECRET_BYTES - 1), by, (i, bits) => {
      const other = flipped(secret, i, bits)
      expect(verifyDeal({ ...proof, secret: makeHex(other) }, told)).toBe('commitment')
      expect(verifyDeal({ ...proof, secret: makeHex(other), commitment: commitmentTo(other) }, told)).toBe('deal')
    }),
    { seed: 1, numRuns: 64 },
  )
})

test('any one byte of a nonce, or of the commitment, changed is noticed', () => {
  fc.assert(
    fc.property(fc.nat(3), fc.nat(NONCE_BYTES - 1), by, (seat, i, bits) => {
      const other = nonces.map((nonce, s) => makeHex(s === seat ? flipped(nonce, i, bits) : nonce))
      expect(verifyDeal({ ...proof, nonces: other }, told)).toBe('deal')
      const commitment = makeHex(flipped(parseHex(proof.commitment, 32)!, i, bits))
      expect(verifyDeal({ ...proof, commitment }, told)).toBe('commitment')
    }),
    { seed: 2, numRuns: 64 },
  )
})

test('another table, night, order of nonces, card or whiteout is another deal', () => {
  const swapped = dealt.pack.with(0, dealt.pack[47]).with(47, dealt.pack[0])
  const others: readonly { table: string; night: number; deal: Deal }[] = [
    { ...told, table: 'test-tablf' },
    { ...told, table: '' },
    { ...told, night: 2 },
    { ...told, deal: { ...dealt, whiteout: 14 } },
    { ...told, deal: { ...dealt, pack: swapped } },
  ]
  expect(others.map((other) => verifyDeal(proof, other))).toEqual(Array(5).fill('deal'))
  expect(verifyDeal({ ...proof, nonces: proof.nonces.toReversed() }, told)).toBe('deal')
})

test('the table’s name and the night cannot be shifted into one another', () => {
  const seeds = [
    seedOf({ ...at('ab'), night: 1 }),
    seedOf({ ...at('a'), night: 1 }),
    seedOf({ ...at('ab\u0000'), night: 1 }),
    seedOf({ ...at('ab'), night: 2 }),
  ].map(makeHex)
  expect(new Set(seeds).size).toBe(4)
})
