/** The reveal in time: which scene shows, how long, and what hurries it. Drawing, motion and sound read `now` and nothing else. */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { Scene, SceneKind } from './choreograph.ts'

/** How long each scene stands at full pace, in ms. */
const STANDS: Readonly<Record<SceneKind, number>> = {
  flip: 700,
  pair: 800,
  offer: 600,
  take: 700,
  call: 900,
  cards: 900,
  stores: 700,
  shovels: 600,
  pushes: 650,
  drift: 500,
  kings: 450,
  flood: 600,
  coast: 550,
  gambit: 1100,
  settled: 900,
}
/** No reveal is longer than this, in ms. */
const LONGEST = 3900

/** `tap` waits at every scene until it is hurried. */
export type Pace = 'tap' | 'full' | 'quick' | 'none'

/** How long each scene of a reveal stands, in ms, all together less than 4 s. */
export function standsFor(scenes: readonly Scene[], pace: Pace): number[] {
  if (pace === 'none') return scenes.map(() => 0)
  const plain = scenes.map(({ kind }) => STANDS[kind])
  const all = plain.reduce((sum, ms) => sum + ms, 0)
  const scale = Math.min(1, LONGEST / all) * (pace === 'quick' ? 0.45 : 1)
  return plain.map((ms) => ms * scale)
}

/** The scenes worth showing of all that was told at once: from the last cards on, so that catching up is never a long film. */
export function lastReveal(scenes: readonly Scene[]): readonly Scene[] {
  const from = scenes.findLastIndex(({ kind }) => kind === 'cards' || kind === 'gambit')
  const isMany = scenes.filter(({ kind }) => kind === 'cards').length > 1
  return isMany ? scenes.slice(from) : scenes
}

/** Which scene of how many shows. */
export interface Showing {
  readonly scenes: readonly Scene[]
  readonly at: number
}

/** Shows scenes one after another. `now` is null when there is nothing to show. */
export class Reveal {
  private readonly showing = signal<Showing | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly pace: () => Pace

  constructor(pace: () => Pace) {
    this.pace = pace
  }

  get now(): ReadonlySignal<Showing | null> {
    return this.showing
  }

  /** Shows these after whatever is still to be shown. */
  play(scenes: readonly Scene[]): void {
    if (scenes.length === 0 || this.pace() === 'none') return
    const { value } = this.showing
    this.showing.value = value ? { ...value, scenes: [...value.scenes, ...scenes] } : { scenes, at: 0 }
    if (!value) this.wait()
  }

  /** On to the next scene at once; after the last the reveal is over. */
  hurry(): void {
    clearTimeout(this.timer)
    const { value } = this.showing
    if (!value) return
    const at = value.at + 1
    this.showing.value = at < value.scenes.length ? { ...value, at } : null
    if (this.showing.value) this.wait()
  }

  /** To the end at once. */
  skip(): void {
    clearTimeout(this.timer)
    this.showing.value = null
  }

  private wait(): void {
    if (this.pace() === 'tap') return
    const { scenes, at } = this.showing.value!
    this.timer = setTimeout(() => this.hurry(), standsFor(scenes, this.pace())[at])
  }
}
