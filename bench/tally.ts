// What one run of a program counted: its rates, and the statistics by which two programs show that they did the same work.

/** How a night may end, in the order in which limit.cpp prints them. */
export const ENDINGS = ['town', 'whiteout', 'gambit', 'last-watch', 'cold-snap', 'drift', 'flood', 'stranded'] as const

export type Ending = (typeof ENDINGS)[number]

/** The means of one run; `squares`, where a program gives them, are the means of the squares a night. */
export interface Tally {
  readonly players: number
  readonly nights: number
  /** CPU seconds of the whole process in the measured loop: threads of the collector and the compiler too. */
  readonly cpuSeconds: number
  readonly beatsPerNight: number
  readonly playsPerNight: number
  readonly gratitudePerSeat: number
  readonly ends: Readonly<Record<Ending, number>>
  readonly squares?: Squares
}

export interface Squares {
  readonly beats: number
  readonly plays: number
  /** Of a night's gratitude a seat: the sum of all seats over their number. */
  readonly gratitude: number
}

/** Plays a CPU second. */
export const rate = (t: Tally): number => (t.nights * t.playsPerNight) / t.cpuSeconds

/** Adds up nights as they end; allocates nothing after it is made. */
export class Count {
  readonly #players: number
  readonly #sums = new Float64Array(7)
  readonly #ends = new Float64Array(ENDINGS.length)

  constructor(players: number) {
    this.#players = players
  }

  /** What was done in a night. */
  road(beats: number, plays: number): void {
    const sums = this.#sums
    sums[0]++
    sums[1] += beats
    sums[2] += plays
    sums[4] += beats * beats
    sums[5] += plays * plays
  }

  /** How it ended, by its index in `ENDINGS`, and the gratitude of all seats together. */
  end(ending: number, gratitude: number): void {
    const each = gratitude / this.#players
    this.#sums[3] += each
    this.#sums[6] += each * each
    this.#ends[ending]++
  }

  tally(cpuSeconds: number): Tally {
    const [nights, beats, plays, gratitude, beats2, plays2, gratitude2] = this.#sums
    return {
      players: this.#players,
      nights,
      cpuSeconds,
      beatsPerNight: beats / nights,
      playsPerNight: plays / nights,
      gratitudePerSeat: gratitude / nights,
      ends: Object.fromEntries(ENDINGS.map((e, i) => [e, this.#ends[i] / nights])) as Record<Ending, number>,
      squares: { beats: beats2 / nights, plays: plays2 / nights, gratitude: gratitude2 / nights },
    }
  }
}

/** Many runs of one program at one number of players as one: nights and CPU seconds added, means weighed by nights. */
export function pool(tallies: readonly Tally[]): Tally {
  const nights = tallies.reduce((n, t) => n + t.nights, 0)
  const mean = (of: (t: Tally) => number) => tallies.reduce((sum, t) => sum + of(t) * t.nights, 0) / nights
  const squares = tallies.every((t) => t.squares)
    ? {
        beats: mean((t) => t.squares!.beats),
        plays: mean((t) => t.squares!.plays),
        gratitude: mean((t) => t.squares!.gratitude),
      }
    : undefined
  return {
    players: tallies[0].players,
    nights,
    cpuSeconds: tallies.reduce((s, t) => s + t.cpuSeconds, 0),
    beatsPerNight: mean((t) => t.beatsPerNight),
    playsPerNight: mean((t) => t.playsPerNight),
    gratitudePerSeat: mean((t) => t.gratitudePerSeat),
    ends: Object.fromEntries(ENDINGS.map((e) => [e, mean((t) => t.ends[e])])) as Record<Ending, number>,
    ...(squares && { squares }),
  }
}
