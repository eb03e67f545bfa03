/** The headers that every answer carries. */
import type { FastifyHelmetOptions } from '@fastify/helmet'

/** Nothing from elsewhere, no script or style in a page's text. Plain http must work on a home network, so nothing forces https. */
export const GUARD: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: false,
  // Browsers complain about these two on plain http from another machine, and the game needs neither.
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'no-referrer' },
  xFrameOptions: { action: 'deny' },
}
