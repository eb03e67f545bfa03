/**
 * Keys, ids and hashes. A key is made from the server's secret and the id of the request that asked for it: a repeat gets the same
 * key again although only its hash is kept, and neither the store alone nor the request alone gives it away.
 */
import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'

/** No letter that is read as another. 32 of them: five bits each. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz023456789'
const ID_LETTERS = 20

/** How a credential is kept: SHA-256, base64url. Keys have 256 random bits, so no salt and no slow hash is needed. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** `bytes` random bytes as hex. */
export const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex')

export type Purpose = 'seat' | 'host' | 'claim'

export class Vault {
  private readonly secret: string

  constructor(secret: string) {
    this.secret = secret
  }

  private digest(...parts: readonly string[]): Buffer {
    return createHmac('sha256', this.secret).update(JSON.stringify(parts)).digest()
  }

  /** A key of 256 bits; the same for the same request id, which is as good as random where there is none. */
  key(purpose: Purpose, table: string, request: string): string {
    return this.digest(purpose, table, request).toString('base64url')
  }

  /** A table's id of 100 bits. */
  tableId(request: string): string {
    const bytes = this.digest('table', request)
    return Array.from({ length: ID_LETTERS }, (_, i) => LETTERS[bytes[i] & 31]).join('')
  }
}

/** A request id for who sent none. */
export const someRequest = (): string => randomUUID()
