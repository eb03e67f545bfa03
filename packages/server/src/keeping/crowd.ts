/** Who listens at a table: the open streams of each seat, of the host and of spectators; and so, who is there. */
import type { Viewer } from '@watchfires/rules'
import type { Clock } from '../clock.ts'
import type { Owner } from '../store/eventStore.ts'

/** One open stream. */
export interface Listener {
  readonly viewer: Viewer
  /** whether it came with the host's key */
  readonly isHost: boolean
  /** of the key it came with; null for a spectator without one */
  readonly keyHash: string | null
  readonly isOpen: boolean
  /** Writes one event; a listener that cannot keep up ends itself. */
  write(event: string): void
  end(): void
}

/** How long somebody whose last stream closed still counts as there, ms. */
export const GRACE = 10_000

export class Crowd {
  readonly listeners = new Set<Listener>()
  private readonly clock: Clock
  /** open streams by owner, spectators left out */
  private readonly open = new Map<Owner, number>()
  /** when an owner's last stream closed, or the table was taken up */
  private readonly closedAt = new Map<Owner, number>()
  private readonly since: number
  private elsewhere: ReadonlySet<Owner> = new Set()

  constructor(clock: Clock) {
    this.clock = clock
    this.since = clock.now()
  }

  add(listener: Listener): void {
    this.listeners.add(listener)
    for (const owner of ownersOf(listener)) this.open.set(owner, (this.open.get(owner) ?? 0) + 1)
  }

  /** Takes a listener away; false when it was gone already. */
  remove(listener: Listener): boolean {
    if (!this.listeners.delete(listener)) return false
    for (const owner of ownersOf(listener)) {
      const left = this.open.get(owner)! - 1
      this.open.set(owner, left)
      if (left === 0) this.closedAt.set(owner, this.clock.now())
    }
    return true
  }

  /** Ends the streams whose key has died. */
  dismiss(isAlive: (keyHash: string) => boolean): void {
    for (const listener of [...this.listeners]) {
      if (listener.keyHash !== null && !isAlive(listener.keyHash)) listener.end()
    }
  }

  /** Seats that other nodes see present. */
  seenElsewhere(owners: Iterable<Owner>): void {
    this.elsewhere = new Set(owners)
  }

  private hears(owner: Owner): boolean {
    return (this.open.get(owner) ?? 0) > 0 || this.elsewhere.has(owner)
  }

  /** Whether somebody is there, or was a moment ago. */
  isPresent(owner: Owner): boolean {
    if (this.hears(owner)) return true
    const closed = this.closedAt.get(owner)
    return closed !== undefined && this.clock.now() - closed < GRACE
  }

  /** For how long an owner has had no stream, ms; 0 while there is one. */
  absentFor(owner: Owner): number {
    return this.hears(owner) ? 0 : this.clock.now() - (this.closedAt.get(owner) ?? this.since)
  }

  /** The owners who are present now. */
  present(seats: number): Owner[] {
    const owners: Owner[] = ['host', ...Array.from({ length: seats }, (_, seat) => seat)]
    return owners.filter((owner) => this.isPresent(owner))
  }
}

function ownersOf({ viewer, isHost }: Listener): Owner[] {
  return [...(viewer === 'spectator' ? [] : [viewer]), ...(isHost ? ['host' as const] : [])]
}
