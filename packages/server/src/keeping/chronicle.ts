/** What happened at a table of late, by `seq`, so that who was away is told what they missed (api.md, *Hearing*). */
import type { Happened } from '@watchfires/table'

/** Items kept; further back there is only a gap. */
const LONGEST = 200

export class Chronicle {
  private readonly told: { readonly seq: number; readonly happened: readonly Happened[] }[] = []
  private items = 0
  /** the last `seq` that is no longer known */
  private lost = 0

  add(seq: number, happened: readonly Happened[]): void {
    this.told.push({ seq, happened })
    this.items += happened.length
    while (this.items > LONGEST && this.told.length > 1) {
      const first = this.told.shift()!
      this.items -= first.happened.length
      this.lost = first.seq
    }
  }

  /** Everything after `seq`, in order; null when that is not known any more, or lies ahead of `now`. */
  since(seq: number, now: number): readonly Happened[] | null {
    if (seq < this.lost || seq > now) return null
    return this.told.flatMap((one) => (one.seq > seq ? one.happened : []))
  }
}
