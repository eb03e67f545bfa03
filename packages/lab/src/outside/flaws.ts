/** What outside bots did wrong, counted, and how long they took. */

export interface Flaws {
  /** decisions that were asked for */
  decisions: number
  /** those that a plain feed stood in for: the sum of the three below, and of those not asked since the bot was gone */
  replaced: number
  timeouts: number
  /** times the program ended or could not be started */
  crashes: number
  /** answers that were no JSON, or not one of what was legal */
  nonsense: number
  /** milliseconds that answers took, all together and the slowest */
  milliseconds: number
  slowest: number
}

export const noFlaws = (): Flaws => ({
  decisions: 0,
  replaced: 0,
  timeouts: 0,
  crashes: 0,
  nonsense: 0,
  milliseconds: 0,
  slowest: 0,
})

export function addFlaws(flaws: Flaws, other: Flaws): void {
  for (const key of ['decisions', 'replaced', 'timeouts', 'crashes', 'nonsense', 'milliseconds'] as const) {
    flaws[key] += other[key]
  }
  flaws.slowest = Math.max(flaws.slowest, other.slowest)
}

/** Adds up flaws by bot. */
export function gatherFlaws(into: Record<string, Flaws>, from: Readonly<Record<string, Flaws>>): void {
  for (const [bot, flaws] of Object.entries(from)) {
    into[bot] ??= noFlaws()
    addFlaws(into[bot], flaws)
  }
}
