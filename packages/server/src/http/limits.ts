/** How much one address, or one seat, may ask: buckets that fill with time. */
import type { Clock } from '../clock.ts'

export interface Rate {
  /** tokens at most, and at first */
  readonly burst: number
  /** tokens that come back in a second */
  readonly perSecond: number
}

/** Buckets remembered at most; the least used go first. */
const MOST = 50_000

export class Limit {
  private readonly clock: Clock
  private readonly rate: Rate | null
  private readonly buckets = new Map<string, { tokens: number; at: number }>()

  /** Without a rate nothing is limited. */
  constructor(clock: Clock, rate: Rate | null) {
    this.clock = clock
    this.rate = rate
  }

  /** Takes a token; answers 0, or after how many seconds there will be one. */
  take(who: string): number {
    if (!this.rate) return 0
    const { burst, perSecond } = this.rate
    const now = this.clock.now()
    const bucket = this.buckets.get(who) ?? { tokens: burst, at: now }
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond)
    bucket.at = now
    this.buckets.delete(who)
    this.buckets.set(who, bucket)
    if (this.buckets.size > MOST) this.buckets.delete(this.buckets.keys().next().value!)
    if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / perSecond)
    bucket.tokens--
    return 0
  }
}

/** An address as it is counted: IPv6 by its /64, which one household has for itself. */
export function addressOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip
  const [head, tail] = ip.split('::')
  const first = head.split(':')
  const last = tail === undefined ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  const all = tail === undefined ? first : [...first.filter(Boolean), ...zeros, ...last]
  return all.slice(0, 4).join(':')
}

/** Every limit of a server. */
export interface LimitOptions {
  /** tables opened from one address in an hour */
  readonly tablesPerHour: number | null
  /** streams open at once from one address */
  readonly streamsPerAddress: number | null
  /** requests a second from one address, and twice as many at once */
  readonly requestsPerSecond: number | null
  /** commands a second from one seat, and twice as many at once */
  readonly commandsPerSecond: number | null
}

export const LIMITS: LimitOptions = {
  tablesPerHour: 60,
  streamsPerAddress: 200,
  requestsPerSecond: 100,
  commandsPerSecond: 20,
}

/** Talk of one seat: five at once, then one in two seconds. */
const TALK: Rate = { burst: 5, perSecond: 0.5 }

const perSecond = (rate: number | null): Rate | null => (rate === null ? null : { burst: 2 * rate, perSecond: rate })

export class Limits {
  readonly tables: Limit
  readonly requests: Limit
  readonly commands: Limit
  readonly talk: Limit
  private readonly mostStreams: number
  private readonly streams = new Map<string, number>()

  constructor(clock: Clock, options: LimitOptions) {
    const { tablesPerHour, streamsPerAddress, requestsPerSecond, commandsPerSecond } = options
    this.tables = new Limit(
      clock,
      tablesPerHour === null ? null : { burst: tablesPerHour, perSecond: tablesPerHour / 3600 },
    )
    this.requests = new Limit(clock, perSecond(requestsPerSecond))
    this.commands = new Limit(clock, perSecond(commandsPerSecond))
    this.talk = new Limit(clock, TALK)
    this.mostStreams = streamsPerAddress ?? Number.POSITIVE_INFINITY
  }

  /** Counts a stream in; answers how to count it out, or null when there are too many. */
  openStream(address: string): (() => void) | null {
    const open = this.streams.get(address) ?? 0
    if (open >= this.mostStreams) return null
    this.streams.set(address, open + 1)
    return () => {
      const left = this.streams.get(address)! - 1
      if (left > 0) this.streams.set(address, left)
      else this.streams.delete(address)
    }
  }
}
