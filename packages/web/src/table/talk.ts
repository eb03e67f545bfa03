/** Table talk as one device hears it: what was said, who is muted here, what has not been looked at yet. */
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Seat } from '@watchfires/rules'
import type { Happened, Phrase, Refused, TableLink, Wish } from '@watchfires/table'
import { keep, kept } from '../shell/keep.ts'
import { words } from './words.ts'

export interface Utterance {
  readonly id: number
  readonly seat: Seat
  readonly text: string
}

/** Utterances that are kept in sight. */
const MOST = 200
/** Tables whose mutes are remembered. */
const TABLES = 30
/** How long something fresh is shown over the table, ms. */
const FRESH = 7_000

type Muted = Readonly<Record<string, readonly Seat[]>>

const isMuted = (value: unknown): value is Muted =>
  typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray)

const mutedKept = (): Muted => {
  const found = kept('muted')
  return isMuted(found) ? found : {}
}

const textOf = (item: Extract<Happened, { event: 'said' }>): string =>
  item.phrase === undefined ? (item.text ?? '') : (words.phrases[item.phrase] ?? '')

export class Talk {
  readonly said = signal<readonly Utterance[]>([])
  readonly muted = signal<ReadonlySet<Seat>>(new Set())
  /** what somebody else has just said; null when it is a while ago */
  readonly fresh = signal<Utterance | null>(null)
  readonly refused = signal<Refused | null>(null)
  private readonly seen = signal(0)
  private readonly link: TableLink
  private table = ''
  private count = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(link: TableLink) {
    this.link = link
  }

  /** What is heard here, oldest first. */
  readonly heard: ReadonlySignal<readonly Utterance[]> = computed(() =>
    this.said.value.filter(({ seat }) => !this.muted.value.has(seat)),
  )

  /** How much of it by others has not been looked at. */
  readonly unread: ReadonlySignal<number> = computed(
    () => this.heard.value.filter(({ id, seat }) => id > this.seen.value && !this.link.seats.includes(seat)).length,
  )

  /** Begins to listen; answers how to stop. */
  start(): () => void {
    let isFirst = true
    const stop = this.link.hear(this.link.seats[0] ?? 'spectator', ({ happened, view }) => {
      if (isFirst) {
        this.table = view.table
        this.muted.value = new Set(mutedKept()[view.table])
      }
      this.hear(happened, isFirst)
      isFirst = false
    })
    return () => {
      stop()
      clearTimeout(this.timer)
    }
  }

  /** What was said before one came counts as looked at. */
  private hear(happened: readonly Happened[], isPast: boolean): void {
    const heard = happened.flatMap((item) =>
      'event' in item && item.event === 'said' ? [{ id: ++this.count, seat: item.seat, text: textOf(item) }] : [],
    )
    if (heard.length === 0) return
    this.said.value = [...this.said.value, ...heard].slice(-MOST)
    if (isPast) return this.look()
    const last = heard.findLast(({ seat }) => !this.link.seats.includes(seat) && !this.muted.value.has(seat))
    if (last) this.show(last)
  }

  private show(utterance: Utterance): void {
    clearTimeout(this.timer)
    this.fresh.value = utterance
    this.timer = setTimeout(() => {
      this.fresh.value = null
    }, FRESH)
  }

  /** All of it has been looked at. */
  look(): void {
    this.seen.value = this.count
    this.fresh.value = null
  }

  /** Says a phrase or a text; answers whether it was said. */
  async say(said: { readonly phrase: Phrase } | { readonly text: string }): Promise<boolean> {
    const [seat] = this.link.seats
    if (seat === undefined) return false
    this.refused.value = null
    const wish: Wish = { type: 'say', ...said }
    const answer = await this.link.send(seat, wish).catch(() => ({ refused: words.noTalk }))
    if ('refused' in answer) this.refused.value = answer.refused
    return !('refused' in answer)
  }

  /** Hears somebody no more, or again. */
  mute(seat: Seat, isOn: boolean): void {
    const muted = new Set(this.muted.value)
    if (isOn) muted.add(seat)
    else muted.delete(seat)
    this.muted.value = muted
    if (this.fresh.value && muted.has(this.fresh.value.seat)) this.fresh.value = null
    const { [this.table]: _, ...others } = mutedKept()
    keep('muted', Object.fromEntries([...Object.entries(others), [this.table, [...muted]]].slice(-TABLES)))
  }
}
