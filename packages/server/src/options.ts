/** How a server is set: every option, what it is when nobody says, and how the environment says it. */
import { LIMITS, type LimitOptions } from './http/limits.ts'

export interface Retention {
  /** hours that a table waits for its players */
  readonly waitingHours: number
  /** days that an unfinished game is kept after its last move */
  readonly unfinishedDays: number
  /** days that a finished game is kept */
  readonly finishedDays: number
}

export interface ServerOptions {
  /** 0 for any free one */
  readonly port: number
  /** `localhost` for this machine alone, `0.0.0.0` for everyone who can reach it */
  readonly host: string
  /** the folder of the tables; null keeps them in memory, as long as the server runs */
  readonly data: string | null
  /** the address that players use; null for the one that each request came to */
  readonly publicUrl: string | null
  /** whether the proxy in front is believed (X-Forwarded-For, -Proto, -Host) */
  readonly trustProxy: boolean
  /** whether strangers find public tables */
  readonly lobby: boolean
  readonly retention: Retention
  readonly limits: LimitOptions
  /** threads for bots */
  readonly botThreads: number
  /** how long bots seem to think, ms: from, to */
  readonly botPace: readonly [number, number]
  readonly log: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

export const OPTIONS: ServerOptions = {
  port: 3000,
  host: 'localhost',
  data: null,
  publicUrl: null,
  trustProxy: false,
  lobby: true,
  retention: { waitingHours: 24, unfinishedDays: 30, finishedDays: 365 },
  limits: LIMITS,
  botThreads: 1,
  botPace: [600, 2500],
  log: 'warn',
}

/** A value that cannot be used, in one line that names where it stands. */
export class BadOption extends Error {}

/** Reads a value into the options; a text says what was wanted instead. */
type Read = (value: string, options: ServerOptions) => ServerOptions | string

const whole = (value: string, from: number, to: number): number | null =>
  /^\d{1,12}$/.test(value) && Number(value) >= from && Number(value) <= to ? Number(value) : null

const number =
  (from: number, to: number, make: (value: number) => Partial<ServerOptions>): Read =>
  (value, options) => {
    const parsed = whole(value, from, to)
    return parsed === null ? `a whole number ${from} … ${to}` : { ...options, ...make(parsed) }
  }

const choice =
  <T extends string>(words: readonly T[], make: (word: T) => Partial<ServerOptions>): Read =>
  (value, options) => {
    const word = words.find((one) => one === value)
    return word === undefined ? words.join(', ') : { ...options, ...make(word) }
  }

const YES = ['on', 'off'] as const

const readUrl: Read = (value, options) => {
  const url = URL.canParse(value) ? new URL(value) : null
  const fits =
    url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username && url.pathname === '/'
  return fits ? { ...options, publicUrl: url.origin } : 'an address such as https://play.example.org, without a path'
}

const readPace: Read = (value, options) => {
  const [, from, to] = /^(\d{1,6})-(\d{1,6})$/.exec(value) ?? []
  return from !== undefined && Number(from) <= Number(to)
    ? { ...options, botPace: [Number(from), Number(to)] }
    : 'two numbers of milliseconds such as 600-2500'
}

/** A limit: a number, or `off`. */
const limit =
  (name: keyof LimitOptions): Read =>
  (value, options) => {
    const parsed = value === 'off' ? null : whole(value, 1, 1e6)
    if (parsed === null && value !== 'off') return 'a whole number 1 … 1000000, or off'
    return { ...options, limits: { ...options.limits, [name]: parsed } }
  }

const kept =
  (name: keyof Retention): Read =>
  (value, options) => {
    const parsed = whole(value, 1, 36_500)
    const retention = { ...options.retention, [name]: parsed }
    return parsed === null ? 'a whole number 1 … 36500' : { ...options, retention }
  }

interface Variable {
  readonly name: string
  readonly says: string
  readonly read: Read
}

/** Every variable of the environment that is read, in the order of `--help`. */
export const VARIABLES: readonly Variable[] = [
  { name: 'WATCHFIRES_PORT', says: 'port to listen at (3000)', read: number(0, 65_535, (port) => ({ port })) },
  {
    name: 'WATCHFIRES_HOST',
    says: 'address to listen at: localhost, or 0.0.0.0 for everyone who can reach this machine',
    read: (host, options) => (/^[\w.:-]+$/.test(host) ? { ...options, host } : 'a host name or an address'),
  },
  {
    name: 'WATCHFIRES_DATA',
    says: 'folder where the tables are kept (.data)',
    read: (data, options) => ({ ...options, data }),
  },
  { name: 'WATCHFIRES_PUBLIC_URL', says: 'address that players use (the one each request came to)', read: readUrl },
  {
    name: 'WATCHFIRES_TRUST_PROXY',
    says: 'on behind a proxy of yours, whose X-Forwarded headers are then believed (off)',
    read: choice(YES, (word) => ({ trustProxy: word === 'on' })),
  },
  {
    name: 'WATCHFIRES_LOBBY',
    says: 'off for no public tables (on)',
    read: choice(YES, (word) => ({ lobby: word === 'on' })),
  },
  { name: 'WATCHFIRES_KEEP_WAITING_HOURS', says: 'hours a table waits for players (24)', read: kept('waitingHours') },
  {
    name: 'WATCHFIRES_KEEP_UNFINISHED_DAYS',
    says: 'days an unfinished game is kept (30)',
    read: kept('unfinishedDays'),
  },
  { name: 'WATCHFIRES_KEEP_FINISHED_DAYS', says: 'days a finished game is kept (365)', read: kept('finishedDays') },
  {
    name: 'WATCHFIRES_TABLES_PER_HOUR',
    says: `tables opened from one address in an hour, or off (${LIMITS.tablesPerHour})`,
    read: limit('tablesPerHour'),
  },
  {
    name: 'WATCHFIRES_STREAMS_PER_ADDRESS',
    says: `streams open at once from one address, or off (${LIMITS.streamsPerAddress})`,
    read: limit('streamsPerAddress'),
  },
  {
    name: 'WATCHFIRES_REQUESTS_PER_SECOND',
    says: `requests a second from one address, or off (${LIMITS.requestsPerSecond})`,
    read: limit('requestsPerSecond'),
  },
  {
    name: 'WATCHFIRES_COMMANDS_PER_SECOND',
    says: `commands a second from one seat, or off (${LIMITS.commandsPerSecond})`,
    read: limit('commandsPerSecond'),
  },
  {
    name: 'WATCHFIRES_BOT_THREADS',
    says: 'threads for bots (1)',
    read: number(1, 64, (botThreads) => ({ botThreads })),
  },
  { name: 'WATCHFIRES_BOT_PACE', says: 'how long bots seem to think, ms (600-2500)', read: readPace },
  {
    name: 'WATCHFIRES_LOG',
    says: 'silent, error, warn, info or debug (info)',
    read: choice(['silent', 'error', 'warn', 'info', 'debug'], (log) => ({ log })),
  },
]

/** The options that an environment sets, over `defaults`; throws `BadOption` with one line for every value that cannot be used. */
export function optionsFrom(env: Readonly<Record<string, string | undefined>>, defaults: ServerOptions): ServerOptions {
  let options = defaults
  const faults: string[] = []
  for (const { name, read } of VARIABLES) {
    const value = env[name]
    if (value === undefined || value === '') continue
    const got = read(value, options)
    if (typeof got === 'string') faults.push(`${name}=${value}: wanted ${got}`)
    else options = got
  }
  const known = new Set(VARIABLES.map(({ name }) => name))
  for (const name of Object.keys(env)) {
    if (name.startsWith('WATCHFIRES_') && !known.has(name)) faults.push(`${name}: there is no such setting`)
  }
  if (faults.length > 0) throw new BadOption(faults.join('\n'))
  return options
}
