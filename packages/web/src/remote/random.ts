/** Fresh random names. Plain http in a home network has neither `crypto.randomUUID` nor `crypto.subtle`, but has these bytes. */
import { makeHex, NONCE_BYTES } from '@watchfires/rules'

const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))

/** What a seat gives to the deal (deal.md): 32 hex digits. */
export const newNonce = (): string => makeHex(bytes(NONCE_BYTES))

/** The name of a request, by which its repeat is known: a UUID of version 4 (RFC 9562). */
export function newId(): string {
  const all = bytes(16)
  all[6] = (all[6] & 0x0f) | 0x40
  all[8] = (all[8] & 0x3f) | 0x80
  return makeHex(all).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
