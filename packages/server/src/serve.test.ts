import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, serve } from './serve.ts'

let dist: string
let served: Served

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'watchfires-'))
  await mkdir(join(dist, 'assets'))
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>page</title>')
  await writeFile(join(dist, 'pages.json'), JSON.stringify(['/', '/play', '/local/:id', '/rules']))
  await mkdir(join(dist, 'rules'))
  await writeFile(join(dist, 'rules/index.html'), '<!doctype html><title>rules</title>')
  await writeFile(join(dist, 'assets/main-1.js'), 'plain')
  await writeFile(join(dist, 'assets/main-1.js.br'), brotliCompressSync('packed'))
  served = await serve({ port: 0, host: '127.0.0.1', dist })
})

afterAll(async () => {
  await served.close()
  await rm(dist, { recursive: true })
})

const ask = (path: string, accept = 'text/html', more: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${served.port}${path}`, { headers: { accept, 'accept-encoding': 'identity' }, ...more })

test.each([
  ['/', 200],
  ['/play', 200],
  ['/play/', 200],
  ['/play?from=home', 200],
  ['/local/a1b2', 200],
  ['/local/a/b', 404],
  ['/nowhere', 404],
])('%s answers %i with the page', async (path, status) => {
  const reply = await ask(path)
  expect(reply.status).toBe(status)
  expect(await reply.text()).toContain('<title>page</title>')
  expect(reply.headers.get('cache-control')).toBe('no-cache')
})

test.each(['/rules', '/rules/', '/rules?q=king'])('%s answers with a file of its own', async (path) => {
  const reply = await ask(path)
  expect(reply.status).toBe(200)
  expect(await reply.text()).toContain('<title>rules</title>')
})

test('what no page asks for is not there', async () => {
  const reply = await ask('/assets/none.js', '*/*')
  expect(reply.status).toBe(404)
  expect(await reply.text()).not.toContain('<title>')
})

test.each(['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json'])(
  'nothing above the build is served: %s',
  async (path) => {
    expect((await ask(path, '*/*')).status).toBeGreaterThanOrEqual(400)
  },
)

test('other methods are not there', async () => {
  expect((await ask('/play', 'text/html', { method: 'POST' })).status).toBe(404)
})

test('hashed files are kept for ever, and come packed to who can unpack them', async () => {
  const plain = await ask('/assets/main-1.js', '*/*')
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await plain.text()).toBe('plain')
  const packed = await fetch(`http://127.0.0.1:${served.port}/assets/main-1.js`, {
    headers: { 'accept-encoding': 'br' },
  })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(await packed.text()).toBe('packed')
})

test('every answer is guarded, and plain http stays plain', async () => {
  for (const path of ['/', '/nowhere', '/assets/main-1.js']) {
    const { headers } = await ask(path)
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests/)
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('a folder that is no build is told at once', async () => {
  await expect(serve({ port: 0, host: '127.0.0.1', dist: tmpdir() })).rejects.toThrow('pages.json')
})

test('a port that is taken is told with its code', async () => {
  await expect(serve({ port: served.port, host: '127.0.0.1', dist })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
