/** Deals that anyone can check (deal.md): a secret committed to beforehand, a nonce from every seat, and one shuffle from both. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { FEWEST_PLAYERS, MOST_PLAYERS, numbersFor } from './numbers.ts'
import { type Card, makeCard, PACK } from './words.ts'

export const SECRET_BYTES = 32
export const NONCE_BYTES = 16

/** A dealt pack as record.md writes it. */
export interface Deal {
  readonly pack: readonly Card[]
  readonly whiteout: number
}

/** What a table tells of one night's deal once the night has ended; `secret` is null before that. */
export interface Proof {
  readonly commitment: string
  readonly secret: string | null
  readonly nonces: readonly string[]
}

/** What the seed of a deal is made of: `secret` 32 bytes, one nonce of 16 bytes a seat, `night` 1–3. */
export interface Ingredients {
  readonly secret: Uint8Array
  readonly table: string
  readonly night: number
  readonly nonces: readonly Uint8Array[]
}

/** Reads `bytes` bytes of hex in either case; undefined for anything else. */
export function parseHex(text: unknown, bytes: number): Uint8Array | undefined {
  if (typeof text !== 'string' || text.length !== 2 * bytes || !/^[0-9a-fA-F]*$/.test(text)) return undefined
  return hexToBytes(text.toLowerCase())
}

export const makeHex = (bytes: Uint8Array): string => bytesToHex(bytes)

/** What is published before anybody sits down: SHA-256 of the secret, as hex. */
export const commitmentTo = (secret: Uint8Array): string => bytesToHex(sha256(secret))

/** The seed of a night's deal; throws a RangeError when secret or nonces are not of their exact length. */
export function seedOf({ secret, table, night, nonces }: Ingredients): Uint8Array {
  if (secret.length !== SECRET_BYTES) throw new RangeError('a secret has 32 bytes')
  if (nonces.some((nonce) => nonce.length !== NONCE_BYTES)) throw new RangeError('a nonce has 16 bytes')
  const zero = Uint8Array.of(0)
  const parts = [
    utf8ToBytes('watchfires/deal/v1'),
    zero,
    secret,
    utf8ToBytes(table),
    zero,
    Uint8Array.of(night),
    ...nonces,
  ]
  return sha256(concatBytes(...parts))
}

/** The stream of 32-bit words that a seed gives: SHA-256(seed ‖ uint32be(i)) for i = 0, 1, 2 … */
class Stream {
  private readonly seed: Uint8Array
  private block = new DataView(new ArrayBuffer(0))
  private at = 0
  private blocks = 0

  constructor(seed: Uint8Array) {
    this.seed = seed
  }

  private word(): number {
    if (this.at === this.block.byteLength) {
      const count = new Uint8Array(4)
      new DataView(count.buffer).setUint32(0, this.blocks++)
      this.block = new DataView(sha256(concatBytes(this.seed, count)).buffer)
      this.at = 0
    }
    const word = this.block.getUint32(this.at)
    this.at += 4
    return word
  }

  /** A whole number 0 … k − 1, every one equally likely. */
  uniform(k: number): number {
    const limit = Math.floor(2 ** 32 / k) * k
    for (;;) {
      const word = this.word()
      if (word < limit) return word % k
    }
  }
}

/** The deal that a seed gives for this many players (deal.md step 5). */
export function dealFrom(seed: Uint8Array, players: number): Deal {
  const stream = new Stream(seed)
  const pack = PACK.slice()
  for (let i = pack.length - 1; i > 0; i--) {
    const j = stream.uniform(i + 1)
    const card = pack[i]
    pack[i] = pack[j]
    pack[j] = card
  }
  return { pack: Array.from(pack, makeCard), whiteout: stream.uniform(numbersFor(players).fate + 1) }
}

/** The deal of a night at a table, from its secret and every seat's nonce. */
export function verifiableDeal(of: Ingredients): Deal {
  return dealFrom(seedOf(of), of.nonces.length)
}

export type Verdict = 'holds' | 'not yet' | 'commitment' | 'deal'

/**
 * Whether a night's deal is the one its proof gives: `not yet` while the secret is not out. A secret that is none is not the
 * one committed to; nonces that are none, or of no table's number, make another deal.
 */
export function verifyDeal(proof: Proof, of: { table: string; night: number; deal: Deal }): Verdict {
  if (proof.secret === null) return 'not yet'
  const secret = parseHex(proof.secret, SECRET_BYTES)
  if (!secret || commitmentTo(secret) !== proof.commitment.toLowerCase()) return 'commitment'
  const nonces = proof.nonces.map((nonce) => parseHex(nonce, NONCE_BYTES))
  const isTable = nonces.length >= FEWEST_PLAYERS && nonces.length <= MOST_PLAYERS
  if (!isTable || !nonces.every((nonce) => nonce !== undefined)) return 'deal'
  const deal = verifiableDeal({ secret, table: of.table, night: of.night, nonces })
  const same = deal.whiteout === of.deal.whiteout && deal.pack.join() === of.deal.pack.join()
  return same ? 'holds' : 'deal'
}
