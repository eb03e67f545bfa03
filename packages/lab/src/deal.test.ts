import { expect, test } from 'vitest'
import { watchfires } from '../test/command.ts'

const SECRET = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('')
const NONCES = ['00', '01', '02', '03'].map((byte) => byte.repeat(16))

/** deal.md's test values. */
const VALUES = [
  {
    table: 'test-table',
    seed: '98c61c79732d81a58a2bc10261a2d40e21c043dc3878b85e60d834c2013715e7',
    pack: '9H 3H 9C 6C 2D TC 8C QS 3C 2S 7C 9D 4D 4C JS QC 9S QH JC 3S TH 4S 7H 5D 7D 8H 2C KD 5H QD 5C TD KS KC KH 5S 6D 4H JH 6H 3D 8S 2H 7S JD 8D TS 6S',
    whiteout: 15,
  },
  {
    table: 'test-table-8829268',
    seed: '4d3163387a21137bda122f32e23a9776886bc39d5289ff20ff1a3b5dde13a86c',
    pack: 'JS 8S 7S TC JH 9H 5H KH 9S QC 7D 6C 2H TH JC 8D QS QD TD 6H QH 3C 4S 5C 2D KD 7C 5S 8C 3S 3H 9C 4D 2C 2S 6D 9D 4C TS 3D 7H JD 8H 6S KC 5D KS 4H',
    whiteout: 3,
  },
]

test.each(VALUES)(
  '[deal 1] [deal 2] [deal 3] [deal 4] [deal 5] the test values come out exactly: $table',
  async ({ table, seed, pack, whiteout }) => {
    for (const secret of [SECRET, SECRET.toUpperCase()]) {
      const args = [
        'deal',
        '--players',
        '4',
        '--table',
        table,
        '--night',
        '1',
        '--secret',
        secret,
        '--nonce',
        ...NONCES,
      ]
      const { code, out, err } = await watchfires(args)
      expect({ code, err }).toEqual({ code: 0, err: '' })
      expect(JSON.parse(out)).toEqual({
        players: 4,
        table,
        night: 1,
        secret: SECRET,
        nonces: NONCES,
        commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
        seed,
        pack: pack.split(' '),
        whiteout,
      })
    }
  },
)

test('[deal 3] the night is part of the seed', async () => {
  const of = async (night: string) =>
    JSON.parse((await watchfires(['deal', '--night', night, '--secret', SECRET, '--nonce', ...NONCES])).out)
  const [two, three] = [await of('2'), await of('3')]
  expect(two.commitment).toBe(three.commitment)
  expect(two.seed).not.toBe(three.seed)
})

test('without a secret fresh random bytes are drawn and printed', async () => {
  const [one, two] = await Promise.all([watchfires(['deal', '--players', '2']), watchfires(['deal', '--players', '2'])])
  const made = [one, two].map(({ out }) => JSON.parse(out))
  expect(made[0].secret).toMatch(/^[0-9a-f]{64}$/)
  expect(made[0].nonces).toHaveLength(2)
  expect(made[0].secret).not.toBe(made[1].secret)
  const { seed, secret, nonces } = made[0]
  const again = await watchfires(['deal', '--secret', secret, '--nonce', nonces[0], '--nonce', nonces[1]])
  expect(JSON.parse(again.out).seed).toBe(seed)
})

test('what makes no deal is refused in one line, exit 2', async () => {
  const bad = [
    [],
    ['--players', '7'],
    ['--players', '4', '--night', '4'],
    ['--players', '4', '--secret', SECRET.slice(1)],
    ['--nonce', '0g'.repeat(16)],
    ['--nonce', NONCES[0]],
    ['--players', '3', '--nonce', ...NONCES],
  ]
  for (const args of bad) {
    const { code, out, err } = await watchfires(['deal', ...args])
    expect({ args, code, out }).toEqual({ args, code: 2, out: '' })
    expect(err).toMatch(/^[^\n]+\n$/)
  }
})
