/** For whoever runs the server: is it alive, can it store, what does it do. */
import type { FastifyInstance } from 'fastify'
import type { House } from './house.ts'

export function opsRoutes({ hall, metrics, release }: House): (server: FastifyInstance) => Promise<void> {
  return async (server) => {
    server.get('/healthz', () => ({ status: 'alive', release }))
    server.get('/readyz', async (_, reply) => {
      try {
        await hall.store.versions(['readyz'])
        return { status: 'ready' }
      } catch {
        return reply.code(503).send({ status: 'the store cannot be reached' })
      }
    })
    server.get('/metrics', async (_, reply) => {
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
    })
  }
}
