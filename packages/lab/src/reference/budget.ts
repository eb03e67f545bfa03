/** How long a reference bot may go on: so many play-outs, or milliseconds by a clock. */
export type Budget = { readonly playOuts: number } | { readonly milliseconds: number; readonly now: () => number }

/** Answers whether the play-outs done so far are enough. */
export function limit(budget: Budget): (done: number) => boolean {
  if ('playOuts' in budget) return (done) => done >= budget.playOuts
  const until = budget.now() + budget.milliseconds
  return (done) => done > 0 && budget.now() >= until
}

/** UCB1 (Auer, Cesa-Bianchi and Fischer 2002): the mean, and the more the less it has been tried. `scale` is that of utilities. */
export function ucb1({ sum, n, of, scale }: { sum: number; n: number; of: number; scale: number }): number {
  return n === 0 ? Number.POSITIVE_INFINITY : sum / n + scale * Math.sqrt((2 * Math.log(of)) / n)
}

/** Roughly how far apart two nights' utilities lie, in gratitude. */
export const SCALE = 8
