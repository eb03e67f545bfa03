/** Drives a real server process over HTTP: clients that ask, streams that keep every byte, players who play. */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Dice, type Seat, type View } from '@watchfires/rules'
import { decisionOf, type TableView, type Telling, type Wish } from '@watchfires/table'

const PROGRAM = fileURLToPath(new URL('./server.ts', import.meta.url))

export interface ServerProcess {
  readonly url: string
  readonly data: string
  readonly pid: number
  /** Ends it at once, as a power cut would, and starts it anew on the same port and tables; answers how long it was gone, ms. */
  crash(): Promise<number>
  /** Asks it to stop, and answers its exit code. */
  stop(): Promise<number | null>
  /** Starts it anew after `stop`. */
  restart(): Promise<void>
  /** Stops it, and deletes its tables. */
  end(): Promise<void>
}

export const UNLIMITED = {
  WATCHFIRES_TABLES_PER_HOUR: 'off',
  WATCHFIRES_STREAMS_PER_ADDRESS: 'off',
  WATCHFIRES_REQUESTS_PER_SECOND: 'off',
  WATCHFIRES_COMMANDS_PER_SECOND: 'off',
  WATCHFIRES_BOT_PACE: '0-5',
}

/** Starts a server on a free port of this machine, with an empty folder for its tables. */
export async function startServer(env: Record<string, string> = {}): Promise<ServerProcess> {
  const data = await mkdtemp(join(tmpdir(), 'watchfires-'))
  let child: ChildProcess
  let port = '0'

  const launch = async () => {
    child = spawn(process.execPath, [PROGRAM], {
      env: { ...process.env, ...UNLIMITED, WATCHFIRES_DATA: data, WATCHFIRES_PORT: port, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    port = await new Promise<string>((resolve, reject) => {
      let said = ''
      child.stdout!.on('data', (bytes) => {
        said += bytes
        const listening = /listening (\d+)/.exec(said)
        if (listening) resolve(listening[1])
      })
      child.once('exit', (code) => reject(new Error(`the server left with ${code}`)))
    })
  }
  const kill = (signal: NodeJS.Signals): Promise<number | null> =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode)
      child.once('exit', (code) => resolve(code))
      child.kill(signal)
    })
  await launch()
  return {
    url: `http://127.0.0.1:${port}`,
    data,
    get pid() {
      return child.pid!
    },
    async crash() {
      const start = Date.now()
      await kill('SIGKILL')
      await launch()
      return Date.now() - start
    },
    stop: () => kill('SIGTERM'),
    restart: launch,
    async end() {
      await kill('SIGKILL')
      await rm(data, { recursive: true, force: true })
    },
  }
}

export interface Reply {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came
  readonly body: any
  readonly headers: Headers
}

export interface Asking {
  readonly key?: string
  readonly headers?: Record<string, string>
  readonly method?: string
}

/** One request, its answer read as JSON. */
export async function ask(url: string, body?: unknown, { key, headers, method }: Asking = {}): Promise<Reply> {
  const response = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key ? { authorization: `Bearer ${key}` } : {}),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, body: text ? parsed(text) : null, headers: response.headers }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const newNonce = (): string => randomBytes(16).toString('hex')

export interface OpenTable {
  readonly table: string
  readonly hostKey: string
  readonly at: string
}

/** Opens a table and answers its address. */
export async function openTable(url: string, settings: Record<string, unknown>): Promise<OpenTable> {
  const { status, body } = await ask(`${url}/api/tables`, settings)
  if (status !== 201) throw new Error(`opening: ${status} ${JSON.stringify(body)}`)
  return { table: body.table, hostKey: body.hostKey, at: `${url}/api/tables/${body.table}` }
}

export interface Chair {
  readonly seat: Seat
  readonly key: string
}

export async function sit(
  at: string,
  name: string,
  more: Record<string, unknown> = {},
  as: Asking = {},
): Promise<Chair> {
  const { status, body } = await ask(`${at}/seats`, { name, nonce: newNonce(), ...more }, as)
  if (status !== 201) throw new Error(`sitting: ${status} ${JSON.stringify(body)}`)
  return body
}

export interface Playing extends OpenTable {
  readonly chairs: readonly Chair[]
  /** every seat's view of the first beat, in which plays are owed */
  readonly views: readonly TableView[]
}

/** A table where everybody sits and a play is owed; one whose first card is the whiteout is left, and another opened. */
export async function openPlaying(
  url: string,
  players: number,
  settings: Record<string, unknown> = {},
): Promise<Playing> {
  for (;;) {
    const opened = await openTable(url, { players, ...settings })
    const chairs: Chair[] = []
    for (let seat = 0; seat < players; seat++) chairs.push(await sit(opened.at, `Seat ${seat}`))
    const views: TableView[] = []
    for (const { key } of chairs) views.push((await ask(opened.at, undefined, { key })).body.view)
    if (views[0].phase === 'play') return { ...opened, chairs, views }
  }
}

/** One of the plays that a view allows, counted as `at` does. */
export const playOf = ({ night, beat, you }: TableView, i = 0): Extract<Wish, { type: 'play' }> => ({
  type: 'play',
  night,
  beat,
  play: you!.legal.at(i) as 'F2H',
})

export const send = (at: string, key: string, wish: Wish, id: string = randomUUID()): Promise<Reply> =>
  ask(`${at}/commands`, { id, ...wish }, { key })

/** One event as it came down a stream. */
export interface Heard {
  readonly id: string | undefined
  readonly telling: Telling
  /** as it was sent */
  readonly raw: string
  readonly ms: number
}

/** An open stream that keeps every byte. */
export class Ear {
  readonly heard: Heard[] = []
  status = 0
  isOpen = true
  beats = 0
  bytes = 0
  lastId: string | undefined
  private rest = ''
  private readonly waiting = new Set<() => void>()
  private response: IncomingMessage | null = null
  private readonly request: ReturnType<typeof httpRequest>

  constructor(
    at: string,
    { key, after, headers }: { key?: string; after?: string | number; headers?: Record<string, string> } = {},
  ) {
    this.request = httpRequest(`${at}/stream`, {
      agent: false,
      headers: {
        accept: 'text/event-stream',
        ...(key ? { authorization: `Bearer ${key}` } : {}),
        ...(after === undefined ? {} : { 'last-event-id': String(after) }),
        ...headers,
      },
    })
    this.request.on('response', (response) => {
      this.response = response
      this.status = response.statusCode!
      response.setEncoding('utf8')
      response.on('data', (text: string) => this.read(text))
      response.on('close', () => this.ended())
      response.on('error', () => this.ended())
    })
    this.request.on('error', () => this.ended())
    this.request.end()
  }

  private ended(): void {
    this.isOpen = false
    this.ring()
  }

  private ring(): void {
    for (const listener of [...this.waiting]) listener()
  }

  private read(text: string): void {
    this.bytes += Buffer.byteLength(text)
    if (this.status !== 200) return
    this.rest += text
    for (let cut = this.rest.indexOf('\n\n'); cut >= 0; cut = this.rest.indexOf('\n\n')) {
      const raw = this.rest.slice(0, cut)
      this.rest = this.rest.slice(cut + 2)
      if (raw.startsWith(':')) {
        this.beats++
        continue
      }
      const id = /^id: (.*)$/m.exec(raw)?.[1]
      if (id !== undefined) this.lastId = id
      this.heard.push({ id, telling: JSON.parse(/^data: (.*)$/m.exec(raw)![1]), raw, ms: performance.now() })
    }
    this.ring()
  }

  get last(): Telling | undefined {
    return this.heard[this.heard.length - 1]?.telling
  }

  get view(): TableView {
    if (!this.last) throw new Error('nothing has been heard yet')
    return this.last.view
  }

  /** Waits until what was heard fits; rejects after `ms`, or when the stream ends first. */
  until(fits: (ear: Ear) => boolean, ms = 10_000): Promise<void> {
    return new Promise((resolve, reject) => {
      const done = (error?: Error) => {
        this.waiting.delete(look)
        clearTimeout(timer)
        if (error) reject(error)
        else resolve()
      }
      const look = () => {
        if (fits(this)) done()
        else if (!this.isOpen) done(new Error('the stream ended'))
      }
      const timer = setTimeout(() => {
        const { phase, night, beat, owes } = this.last?.view ?? {}
        done(new Error(`not heard in ${ms} ms; phase ${phase}, night ${night}, beat ${beat}, owes ${owes}`))
      }, ms)
      this.waiting.add(look)
      look()
    })
  }

  /** Waits until the stream has ended, by either side. */
  ending(ms = 5_000): Promise<void> {
    return this.until((ear) => !ear.isOpen, ms).catch((error) => {
      if (this.isOpen) throw error
    })
  }

  close(): void {
    this.response?.destroy()
    this.request.destroy()
    this.ended()
  }
}

/** What a seat decides for what its view owes; null when it owes nothing. */
export type Brain = (view: TableView) => Wish | null

/** Any legal choice, by dice named after the seat and the moment, so that the same game is decided alike every time. */
export function diceBrain(seed: number): Brain {
  return (view) => {
    const { you, night, beat, phase, owes } = view
    if (!you || !owes.includes(you.seat)) return null
    if (phase === 'settled') return { type: 'ready', night: view.nights.length }
    if (you.legal.length === 0 || you.committed !== null) return null
    const dice = new Dice(seed, you.seat, night, beat, phase.length)
    return decisionOf(view as View, you.legal[dice.below(you.legal.length)])
  }
}

/** A person at a table: hears its stream and answers what its seat owes. */
export class Player {
  readonly at: string
  readonly chair: Chair
  readonly brain: Brain
  ear: Ear
  /** every command that was acknowledged */
  readonly granted: { readonly id: string; readonly wish: Wish; readonly seq: number }[] = []
  readonly refused: Reply[] = []
  private asked = ''
  private isDone = false

  constructor(at: string, chair: Chair, brain: Brain) {
    this.at = at
    this.chair = chair
    this.brain = brain
    this.ear = new Ear(at, { key: chair.key })
  }

  /** Plays until the game is over. */
  async play(ms = 60_000): Promise<void> {
    const until = performance.now() + ms
    while (!this.isDone) {
      await this.ear.until(
        (ear) => (ear.last !== undefined && this.wish() !== null) || isEnded(ear.last),
        Math.max(1, until - performance.now()),
      )
      if (isEnded(this.ear.last)) return
      await this.answer()
    }
  }

  private wish(): Wish | null {
    const { view } = this.ear
    const wish = this.brain(view)
    if (!wish || this.asked === momentOf(view)) return null
    return wish
  }

  private async answer(): Promise<void> {
    const wish = this.wish()
    if (!wish) return
    this.asked = momentOf(this.ear.view)
    const id = randomUUID()
    const reply = await send(this.at, this.chair.key, wish, id)
    if (reply.status === 200) this.granted.push({ id, wish, seq: reply.body.seq })
    else this.refused.push(reply)
  }

  stop(): void {
    this.isDone = true
    this.ear.close()
  }
}

const momentOf = ({ phase, night, beat }: TableView): string => `${phase} ${night} ${beat}`
const isEnded = (telling: Telling | undefined): boolean =>
  telling?.view.phase === 'over' || telling?.view.phase === 'closed'
