/** For tests: a table with random players on the real engine, told through the same door as any other. */
import { type Card, Dice, makeCard, numbersFor, PACK, type Play, type Seat, type Viewer } from '@watchfires/rules'
import {
  type Answer,
  consider,
  type Decision,
  type Happened,
  type Happening,
  type LinkState,
  Table,
  type TableLink,
  type Telling,
  tableView,
  type Wish,
} from '@watchfires/table'

export const NAMES = ['Ada', 'Bram', 'Odile', 'Tove', 'Ewan', 'Marit'] as const

export interface Staging {
  readonly players: number
  /** the seats played from this screen; bots play the others */
  readonly here: readonly Seat[]
  readonly seed: number
}

const KEEPING = { now: '2026-01-01T20:00:00.000Z', deadline: null, present: () => true } as const
const hex = (digit: number, length: number): string => digit.toString(16).repeat(length)

/** What bots at random decide: fire, load or push alike, whatever is legal. */
function decision(table: Table, seat: Seat, dice: Dice): Decision {
  const { night, dealt } = table.game
  const at = { night: dealt, beat: night.beat }
  const legal = tableView(table, seat, KEEPING).you!.legal
  const one = legal[dice.below(legal.length)]
  switch (table.phase) {
    case 'take':
      return { type: 'take', ...at, card: one as Card }
    case 'call':
      return { type: 'call', ...at, call: dice.below(4) === 0 }
    case 'gambit':
      return { type: 'gambit', ...at, card: one as Card }
    default:
      return { type: 'play', ...at, play: one as Play }
  }
}

/** A staged table. Bots answer at once while `eager`; otherwise when told to. */
export class Stage implements TableLink {
  readonly seats: readonly Seat[]
  readonly table = new Table()
  eager = true
  private readonly dice: Dice
  private readonly listeners = new Map<(telling: Telling) => void, Viewer>()
  private readonly watchers = new Set<(state: LinkState) => void>()

  constructor({ players, here, seed }: Staging) {
    this.seats = here
    this.dice = new Dice(seed, players)
    const settings = {
      clock: null,
      absence: 'feed',
      level: 'steady',
      visibility: 'private',
      talk: 'off',
      hints: false,
    } as const
    this.append({
      kind: 'opened',
      table: 'stage',
      settings: { players, ...settings },
      secrets: [1, 2, 3].map((n) => hex(n, 64)),
      rules: 1,
      release: 'test',
    })
    for (let seat = 0; seat < players; seat++) {
      const who = here.includes(seat) ? ({ as: 'person' } as const) : ({ as: 'bot', level: 'steady' } as const)
      this.append({ kind: 'sat', seat, name: NAMES[seat], nonce: hex(seat, 32), ...who })
    }
    this.deal()
  }

  hear(viewer: Viewer, listener: (telling: Telling) => void): () => void {
    this.listeners.set(listener, viewer)
    listener(this.telling(viewer, []))
    return () => this.listeners.delete(listener)
  }

  watch(listener: (state: LinkState) => void): () => void {
    this.watchers.add(listener)
    listener('live')
    return () => this.watchers.delete(listener)
  }

  async send(seat: Seat, wish: Wish): Promise<Answer> {
    const granted = consider(this.table, seat, wish)
    if ('refused' in granted) return granted
    this.append(granted.happening)
    if (this.eager) this.botsPlay()
    return { seq: this.table.seq }
  }

  close(): void {
    this.listeners.clear()
  }

  /** What a viewer would hear now. */
  telling(viewer: Viewer, happened: readonly Happened[]): Telling {
    return { seq: this.table.seq, happened, view: tableView(this.table, viewer, KEEPING) }
  }

  /** The state of the line, as the screen should hear of it. */
  setLine(state: LinkState): void {
    for (const watcher of this.watchers) watcher(state)
  }

  /** Every bot that owes answers, as often as it owes. */
  botsPlay(): void {
    const { table } = this
    while (!table.isEnded) {
      if (table.phase === 'settled') {
        if (table.owes.length > 0) return
        this.deal()
        continue
      }
      const seat = table.owes.find((owed) => table.seats.isBot(owed))
      if (seat === undefined) return
      this.decide(seat)
    }
  }

  /** A random decision for a seat that owes one. */
  decide(seat: Seat): void {
    const { type, night, beat, ...what } = decision(this.table, seat, this.dice)
    this.append({ kind: 'sealed', seat, night, beat, sealed: { type, ...what } } as Happening)
  }

  /** One step of the game by whoever must: the first who owes decides or is ready, or the next night is dealt. */
  advance(): void {
    const { table } = this
    const [seat] = table.owes
    if (table.phase !== 'settled') this.decide(seat)
    else if (seat === undefined) this.deal()
    else this.append({ kind: 'ready', seat, night: table.game.nights.length })
  }

  private deal(): void {
    const { players } = this.table.settings
    const pack = Uint8Array.from(PACK)
    this.dice.shuffle(pack)
    const whiteout = this.dice.below(numbersFor(players).fate + 1)
    this.append({
      kind: 'dealt',
      night: this.table.game.dealt + 1,
      deal: { pack: Array.from(pack, makeCard), whiteout },
    })
  }

  private append(happening: Happening): void {
    const happened = this.table.apply({ ...happening, at: 0 } as Parameters<Table['apply']>[0])
    if (this.table.version < 2 || this.table.phase === 'waiting') return
    for (const [listener, viewer] of [...this.listeners]) listener(this.telling(viewer, happened))
  }
}
