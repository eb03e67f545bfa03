import { createServer } from 'node:net'

const LOOPBACK = ['127.0.0.1', '::1']

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      answer(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
    )
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => answer(true)))
  })
}

/** Whether a port is free at a host; for `localhost` at both of its addresses, so that no other program answers at one of them. */
export async function isFree(port: number, host: string): Promise<boolean> {
  for (const address of host === 'localhost' ? LOOPBACK : [host]) if (!(await canListen(port, address))) return false
  return true
}

/** A port that nobody listens at now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 20_000)
    if (await isFree(port, 'localhost')) return port
  }
}
