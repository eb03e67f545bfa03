import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Stream } from './stream.ts'

let server: Server
let client: Socket
let ended: number
let stream: Stream

beforeEach(async () => {
  ended = 0
  const opened = new Promise<Stream>((resolve) => {
    server = createServer((_, response) => {
      response.writeHead(200)
      resolve(new Stream(response, { viewer: 0, isHost: false, keyHash: null, onEnd: () => ended++ }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => {})
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  stream = await opened
})
afterEach(() => {
  client.destroy()
  server.closeAllConnections()
  server.close()
})

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('a reader that reads is written to, and ends once', async () => {
  let heard = ''
  client.on('data', (bytes) => {
    heard += bytes
  })
  stream.write('data: 1\n\n')
  stream.beat()
  while (!heard.includes(':\n\n')) await turn()
  expect(heard).toContain('data: 1')
  stream.end()
  stream.end()
  expect(stream.isOpen).toBe(false)
  expect(ended).toBe(1)
  stream.write('data: 2\n\n')
})

test('a reader that does not keep up is dropped, and never waited for', async () => {
  client.pause()
  const event = `data: ${'x'.repeat(16_000)}\n\n`
  let written = 0
  while (stream.isOpen && written < 4_000) {
    stream.write(event)
    written++
    if (written % 50 === 0) await turn()
  }
  expect(stream.isOpen).toBe(false)
  expect(ended).toBe(1)
})

test('a reader that goes away ends it', async () => {
  client.destroy()
  while (stream.isOpen) await turn()
  expect(ended).toBe(1)
})
