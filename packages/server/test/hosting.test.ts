import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bringTool } from '../../../scripts/debian.ts'
import { VARIABLES } from '../src/options.ts'
import { ask, diceBrain, Ear, openTable, Player, type ServerProcess, send, sit, startServer } from './harness.ts'

const EXAMPLE = new URL('../../../docs/hosting/nginx.conf', import.meta.url)

let server: ServerProcess
let nginx: ChildProcess
let folder: string
/** where nginx listens */
let site: string

const freePort = () =>
  new Promise<number>((resolve) => {
    const listener = createServer().listen(0, '127.0.0.1', () => {
      const { port } = listener.address() as AddressInfo
      listener.close(() => resolve(port))
    })
  })

/** The example as it stands, but for its two ports, in a configuration that touches nothing outside `folder`. */
async function configure(port: number): Promise<string> {
  const example = await readFile(EXAMPLE, 'utf8')
  const here = example
    .replace('127.0.0.1:3000', new URL(server.url).host)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
  expect(here.match(/127\.0\.0\.1:\d+;/g)).toEqual([`${new URL(server.url).host};`, `127.0.0.1:${port};`])
  await writeFile(join(folder, 'watchfires.conf'), here)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  const whole = `pid ${folder}/pid; error_log stderr; daemon off; worker_processes 1;
events {}
http { access_log off; gzip on; gzip_types *; ${paths.join(' ')} include ${folder}/watchfires.conf; }
`
  await writeFile(join(folder, 'nginx.conf'), whole)
  return join(folder, 'nginx.conf')
}

beforeAll(async () => {
  const program = bringTool('nginx')
  folder = await mkdtemp(join(tmpdir(), 'watchfires-nginx-'))
  await chmod(folder, 0o755)
  server = await startServer({ WATCHFIRES_TRUST_PROXY: 'on', WATCHFIRES_TABLES_PER_HOUR: '5' })
  const port = await freePort()
  nginx = spawn(program, ['-p', folder, '-e', 'stderr', '-c', await configure(port)], { stdio: 'inherit' })
  site = `http://127.0.0.1:${port}`
  while (!(await fetch(`${site}/healthz`).catch(() => null))?.ok) {
    if (nginx.exitCode !== null) throw new Error(`nginx left with ${nginx.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}, 300_000)
afterAll(async () => {
  nginx?.kill('SIGTERM')
  await server?.end()
  await rm(folder, { recursive: true, force: true })
})

test('behind nginx a telling comes down the stream at once, though nothing follows it', async () => {
  const { status, body } = await ask(`${site}/api/tables`, { players: 3 })
  expect(status).toBe(201)
  expect(body.url).toBe(`${site}/table/${body.table}`)
  const at = `${site}/api/tables/${body.table}`
  const chair = await sit(at, 'Ada')
  const ear = new Ear(at, { key: chair.key, headers: { 'accept-encoding': 'gzip' } })
  await ear.until(({ last }) => last?.view.phase === 'waiting', 5_000)
  for (const phrase of ['holdTheRoad', 'wellDriven'] as const) {
    expect((await send(at, chair.key, { type: 'say', phrase })).status).toBe(200)
    await ear.until(({ last }) => last!.happened.some((item) => 'phrase' in item && item.phrase === phrase), 5_000)
  }
  ear.close()
})

test('a whole game is played through nginx', async () => {
  const { at } = await openTable(site, { players: 2 })
  const players = []
  for (const name of ['Ada', 'Bo']) players.push(new Player(at, await sit(at, name), diceBrain(7)))
  await Promise.all(players.map((player) => player.play()))
  for (const player of players) {
    expect(player.refused).toEqual([])
    expect(player.ear.view.phase).toBe('over')
    player.stop()
  }
  expect((await ask(`${at}/record`)).status).toBe(200)
})

test('what visitors say of their own address, host or scheme is not passed on; a proxied one is', async () => {
  const told = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' }
  const statuses = []
  for (let i = 0; i < 8; i++) {
    const headers = { ...told, 'x-forwarded-for': `10.0.0.${i}` }
    const { status, body, headers: answered } = await ask(`${site}/api/tables`, { players: 2 }, { headers })
    statuses.push(status)
    if (status !== 201) continue
    expect(body.url).toBe(`${site}/table/${body.table}`)
    expect(answered.get('set-cookie')).not.toContain('Secure')
  }
  expect(statuses).toContain(429)
  const direct = { 'x-forwarded-for': '10.0.0.1', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'play.example.org' }
  const { body, headers } = await ask(`${server.url}/api/tables`, { players: 2 }, { headers: direct })
  expect(body.url).toBe(`https://play.example.org/table/${body.table}`)
  expect(headers.get('set-cookie')).toContain('Secure')
})

test('metrics are not shown to visitors', async () => {
  expect((await ask(`${site}/metrics`)).status).toBe(403)
  expect((await ask(`${server.url}/metrics`)).status).toBe(200)
})

test('docs/hosting.md lists every setting as --help does', async () => {
  const page = await readFile(new URL('../../../docs/hosting.md', import.meta.url), 'utf8')
  const rows = [...page.matchAll(/^\| `(WATCHFIRES_\w+)` \| (.*) \|$/gm)].map(([, name, says]) => ({ name, says }))
  expect(rows).toEqual(VARIABLES.map(({ name, says }) => ({ name, says })))
})
