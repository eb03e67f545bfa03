import helmet from '@fastify/helmet'
import fastify from 'fastify'
import { GUARD } from './guard.ts'
import { serveWeb } from './web.ts'

export interface Serving {
  /** 0 for any free one */
  readonly port: number
  /** `localhost` for this machine alone, `0.0.0.0` for everyone who can reach it */
  readonly host: string
  /** the folder of the web's build */
  readonly dist: string
}

export interface Served {
  readonly port: number
  /** Takes nothing new, ends what is open, and answers when all is closed. */
  close(): Promise<void>
}

/** Serves the game. Rejects with the system's error (`code` `EADDRINUSE` …) when the port cannot be had. */
export async function serve({ port, host, dist }: Serving): Promise<Served> {
  const server = fastify({ forceCloseConnections: true })
  await server.register(helmet, GUARD)
  await serveWeb(server, dist)
  const address = await server.listen({ port, host })
  return { port: Number(new URL(address).port) || port, close: () => server.close() }
}
