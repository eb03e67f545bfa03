import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { freePort, isFree } from './port.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

async function listen(host: string): Promise<number> {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  stops.push(() => server.close())
  return (server.address() as AddressInfo).port
}

test.each(['127.0.0.1', '0.0.0.0'])('a port that somebody listens at on %s is not free for localhost', async (host) => {
  expect(await isFree(await listen(host), 'localhost')).toBe(false)
})

test('a port that was let go is free again', async () => {
  const port = await listen('127.0.0.1')
  for (const stop of stops.splice(0)) stop()
  await expect.poll(() => isFree(port, 'localhost')).toBe(true)
})

test('a free port is one', async () => {
  expect(await isFree(await freePort(), 'localhost')).toBe(true)
})
