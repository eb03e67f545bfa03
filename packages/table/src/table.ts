/**
 * A table: the fold of its log. It seals what each seat decides and, when the last one owed is in, reveals all of it at once;
 * the rules never hold half a commit. Nothing here knows of clocks, streams or stores: whoever keeps the table appends to the
 * log and hands the entries in.
 *
 * To keep one: `new Table()`, `apply(entry)` for every entry of the log; `consider(table, seat, wish)` (wishes.ts) makes the next
 * entry of a wish; `dealNext()` the one that deals a night; store it, `apply` it, then `tell` (tell.ts) every viewer.
 */
import {
  awaiting,
  commitmentTo,
  Game,
  type GameRecord,
  NONCE_BYTES,
  type Phase,
  parseCard,
  parseHex,
  Recorder,
  RULES_VERSION,
  SECRET_BYTES,
  type Seat,
  verifiableDeal,
} from '@watchfires/rules'
import { digestOf } from './digest.ts'
import type { Entry, Happening, Reserved, Sealed } from './log.ts'
import { RecordBook } from './recordBook.ts'
import { BrokenLog, reveal } from './reveal.ts'
import { Seats } from './seats.ts'
import type { Settings } from './settings.ts'
import type { Happened } from './telling.ts'

type Kind<K extends Happening['kind']> = Extract<Happening, { kind: K }>

export class Table {
  id = ''
  release = ''
  settings!: Settings
  seats!: Seats
  game!: Game
  /** entries folded so far: the version that the next append must expect */
  version = 0
  /** moves only on what every viewer is told */
  seq = 0
  /** when the last entry was written, and when the table began to wait for what it waits for now (ms) */
  touchedAt = 0
  waitingSince = 0
  /** whether what it waits for now followed a reveal or a settlement, which people need a moment to see */
  afterReveal = false
  rematch: string | null = null
  private closed = false
  private readonly sealed = new Map<Seat, Sealed>()
  private readonly ready = new Set<Seat>()
  /** the seat with the host's powers, if any, and whether the host's own key still has them */
  host: Seat | null = null
  hostPassed = false
  reserved: Reserved | null = null
  /** what was published of the three deals before anybody sat down, as hex */
  commitments: readonly string[] = []
  private secrets: readonly string[] = []
  private readonly recorder = new Recorder()
  private book!: RecordBook

  get phase(): Phase | 'waiting' | 'closed' {
    if (this.closed) return 'closed'
    if (this.game.dealt === 0) return 'waiting'
    const waits = awaiting(this.game.night)
    if (waits.kind !== 'over') return waits.kind
    return this.game.isOver ? 'over' : 'settled'
  }

  /** Whether nothing more can be decided. */
  get isEnded(): boolean {
    return this.closed || this.game.isOver
  }

  /** The seats whose decision this beat waits for, committed or not. */
  get awaited(): readonly Seat[] {
    return this.phase === 'waiting' || this.closed ? [] : awaiting(this.game.night).seats
  }

  /** The awaited seats that have sealed a decision. */
  get committed(): Seat[] {
    return this.awaited.filter((seat) => this.sealed.has(seat))
  }

  /** The seats that somebody waits for: a decision not yet sealed, or between nights a person's `ready`. */
  get owes(): Seat[] {
    if (this.phase === 'settled') return this.seats.all.flatMap((_, seat) => (this.isReady(seat) ? [] : [seat]))
    return this.awaited.filter((seat) => !this.sealed.has(seat))
  }

  /** Bots, from here or outside, and seats that are away are always ready. */
  isReady(seat: Seat): boolean {
    const { as, away } = this.seats.at(seat)
    return this.ready.has(seat) || this.seats.isBot(seat) || as !== 'person' || away
  }

  /** What a seat has sealed and nobody else may know yet. */
  sealedBy(seat: Seat): Sealed | null {
    return this.sealed.get(seat) ?? null
  }

  /** A night's secret, once that night has ended; null before. */
  secretOf(night: number): string | null {
    return night <= (this.game?.nights.length ?? 0) ? this.secrets[night - 1] : null
  }

  /** The entry that deals the next night from its secret and everybody's nonces (deal.md); every seat must be taken. */
  dealNext(): Kind<'dealt'> {
    const night = this.game.dealt + 1
    const secret = parseHex(this.secrets[night - 1], SECRET_BYTES)!
    const nonces = this.seats.all.map((_, seat) => parseHex(this.seats.at(seat).nonce, NONCE_BYTES)!)
    return { kind: 'dealt', night, deal: verifiableDeal({ secret, table: this.id, night, nonces }) }
  }

  /** The record of the game as far as it went, with the proof of every deal. */
  record(): GameRecord & { proof: unknown } {
    const nonces = this.seats.all.map((sitter) => sitter?.nonce ?? '')
    const nights = Array.from({ length: this.game.dealt }, (_, i) => ({
      commitment: this.commitments[i],
      secret: this.secretOf(i + 1),
      nonces,
    }))
    return {
      ...this.book.record(this.seats.all.map((sitter) => sitter?.name ?? '')),
      proof: { table: this.id, nights },
    }
  }

  /**
   * Makes an entry of what happens now, with the digest where it completes a decision, and folds it. Answers the entry, to be
   * stored, and what every viewer is told of it once it is; a table whose entry could not be stored is thrown away.
   */
  write(happening: Happening, at: number): { readonly entry: Entry; readonly happened: readonly Happened[] } {
    const entry = { ...happening, at }
    const happened = this.apply(entry)
    const isComplete = entry.kind === 'sealed' && !this.sealed.has(entry.seat)
    return { entry: isComplete ? { ...entry, digest: this.digest } : entry, happened }
  }

  /** Folds one entry and answers what every viewer is told of it; nothing when it is nobody else's business. */
  apply(entry: Entry): Happened[] {
    const before = this.phaseKey()
    const happened = this.fold(entry)
    this.version++
    this.touchedAt = entry.at
    if (this.phaseKey() !== before) {
      this.waitingSince = entry.at
      this.afterReveal = happened.some((item) => 'step' in item && (item.step === 'plays' || item.step === 'settled'))
    }
    if (happened.length > 0) this.seq++
    return happened
  }

  private phaseKey(): string {
    return this.version === 0 ? '' : `${this.phase} ${this.game.dealt} ${this.game.night.beat}`
  }

  private fold(entry: Entry): Happened[] {
    switch (entry.kind) {
      case 'opened':
        return this.open(entry)
      case 'sat':
        this.seats.sit(entry.seat, entry)
        if (entry.host) this.host = entry.seat
        return [{ event: 'sat', seat: entry.seat }]
      case 'rose':
        this.seats.rise(entry.seat)
        if (this.host === entry.seat) this.host = null
        return [{ event: 'left', seat: entry.seat }]
      case 'dealt':
        return this.deal(entry)
      case 'sealed':
        return this.seal(entry)
      case 'ready':
        if (this.isReady(entry.seat)) return []
        this.ready.add(entry.seat)
        return [{ event: 'ready', seat: entry.seat }]
      case 'left':
        this.seats.at(entry.seat).level = entry.level
        return [{ event: 'left', seat: entry.seat }]
      case 'back':
        return this.comeBack(entry.seat)
      case 'reclaimed':
        return this.reclaim(entry)
      case 'host':
        this.host = entry.seat
        this.hostPassed = true
        return [{ event: 'host', seat: entry.seat }]
      case 'said': {
        const { seat, phrase, text } = entry
        return [{ event: 'said', seat, ...(phrase !== undefined ? { phrase } : { text }) }]
      }
      case 'rematch':
        this.rematch = entry.table
        return [{ event: 'rematch', table: entry.table }]
      case 'closed':
        this.closed = true
        return [{ event: 'closed' }]
    }
  }

  private open(entry: Kind<'opened'>): Happened[] {
    if (entry.rules !== RULES_VERSION)
      throw new BrokenLog(`the log is of rules ${entry.rules}, these are ${RULES_VERSION}`)
    this.id = entry.table
    this.release = entry.release
    this.settings = entry.settings
    this.secrets = entry.secrets
    this.commitments = entry.secrets.map((secret) => commitmentTo(parseHex(secret, SECRET_BYTES)!))
    this.reserved = entry.reserved ?? null
    this.seats = new Seats(entry.settings.players)
    this.game = new Game(entry.settings.players, { listener: this.recorder })
    this.book = new RecordBook(entry.settings.players)
    return []
  }

  private comeBack(seat: Seat): Happened[] {
    const sitter = this.seats.at(seat)
    if (sitter.as === 'bot' || !(sitter.away || sitter.level)) return []
    this.seats.return(seat)
    return [{ event: 'back', seat }]
  }

  private reclaim({ seat, name }: Kind<'reclaimed'>): Happened[] {
    const sitter = this.seats.at(seat)
    if (name !== undefined) sitter.name = name
    if (sitter.as === 'bot') sitter.as = 'person'
    this.seats.return(seat)
    return [{ event: 'reclaimed', seat }]
  }

  private deal(entry: Kind<'dealt'>): Happened[] {
    this.ready.clear()
    this.sealed.clear()
    this.game.deal({ pack: entry.deal.pack.map((card) => parseCard(card)!), whiteout: entry.deal.whiteout })
    this.book.dealt(entry.deal)
    // Told on every night: with two players an offer is no step, and the deal would go unheard.
    return [{ event: 'started' }, ...this.drain()]
  }

  private seal(entry: Kind<'sealed'>): Happened[] {
    const { seat } = entry
    const again = this.sealed.has(seat)
    this.sealed.set(seat, entry.sealed)
    this.seats.decided(seat, entry.auto)
    if (this.committed.length < this.awaited.length) return again ? [] : [{ event: 'committed', seat }]
    reveal(this.game, this.sealed, this.book)
    this.sealed.clear()
    if (entry.digest !== undefined && entry.digest !== this.digest) {
      throw new BrokenLog(`night ${entry.night}, beat ${entry.beat} came out otherwise than when it was played`)
    }
    return [{ event: 'committed', seat }, ...this.drain(), ...this.stray()]
  }

  /** A short digest of where the night stands, written beside the decision that completed a reveal. */
  get digest(): string {
    return digestOf(this.game.night)
  }

  /** The steps that the engine took, and the sheet when the night is over. */
  private drain(): Happened[] {
    const happened: Happened[] = this.recorder.drain()
    const { game } = this
    if (!game.isOpen && happened.length > 0) happened.push({ step: 'settled', ...game.nights[game.nights.length - 1] })
    return happened
  }

  /** Who missed two deadlines in a row is away from now on: told with the reveal, never at the moment of the commit. */
  private stray(): Happened[] {
    return this.seats.strayed().map((seat) => {
      this.seats.at(seat).away = true
      return { event: 'away', seat }
    })
  }
}
