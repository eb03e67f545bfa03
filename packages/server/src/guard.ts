/** The headers that every answer carries, the same each time, so they are written down once. */
import type { FastifyInstance } from 'fastify'

/** Nothing from elsewhere, no script or style in a page's text. Plain http must work on a home network, so nothing forces https. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';')

// Cross-Origin-Opener-Policy and Origin-Agent-Cluster are left out: browsers complain about them on plain http from another
// machine, and the game needs neither.
const GUARD = {
  'content-security-policy': POLICY,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
} as const

/** Puts the headers on every answer of a server. */
export function guard(server: FastifyInstance): void {
  server.addHook('onRequest', (_, reply, done) => {
    reply.headers(GUARD)
    done()
  })
}
