/** A way to the server that can swallow all that goes over it, without a word: what a network does that is silently gone. */

import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

export interface Hole {
  /** the server's address by this way */
  readonly url: string
  /** from now on nothing comes through, and nothing is closed */
  swallow(): void
  /** from now on all comes through again, what was held first */
  heal(): void
  close(): Promise<void>
}

/** Opens a way to the server at `port` of this machine. */
export async function openHole(port: number): Promise<Hole> {
  const sockets = new Set<Socket>()
  let isOpen = true
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    if (!isOpen) socket.pause()
  }
  const server = createServer((near) => {
    const far = connect(port, 'localhost')
    keep(near)
    keep(far)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      from.on('data', (bytes) => to.write(bytes))
      from.on('close', () => to.destroy())
      if (!isOpen) from.pause()
    }
  })
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    swallow() {
      isOpen = false
      for (const socket of sockets) socket.pause()
    },
    heal() {
      isOpen = true
      for (const socket of sockets) socket.resume()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
