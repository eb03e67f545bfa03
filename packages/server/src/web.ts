/** Serves the web's build: hashed files for ever, the page itself always asked for anew, both compressed beforehand. */
import { sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { ANY_PAGE, readPages } from './pages.ts'

/** Adds the build in `dist` to a server. An address of no page answers 404 with the page, which says so in words. */
export async function serveWeb(server: FastifyInstance, dist: string): Promise<void> {
  const fileOf = await readPages(dist)
  await server.register(fastifyStatic, {
    root: dist,
    index: false,
    preCompressed: true,
    // a page's own folder is no file: it is answered below
    allowedPath: (path) => fileOf(path) === null,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes(`${sep}assets${sep}`)
      reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0]
    const wantsPage = (request.headers.accept ?? '*/*').includes('text/html')
    const asks = request.method === 'GET' || request.method === 'HEAD'
    const file = asks ? fileOf(path) : null
    if (file) return reply.code(200).sendFile(file)
    if (asks && wantsPage) return reply.code(404).sendFile(ANY_PAGE)
    return reply.code(404).type('text/plain').send('There is nothing here.\n')
  })
  server.get('/', (_, reply) => reply.sendFile(ANY_PAGE))
}
