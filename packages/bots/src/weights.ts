/** What steady's rules of thumb weigh, found on duplicate boards (docs/decisions). All are at least 0. */
export interface Weights {
  /** how many times likelier to be through a wagon is for each space nearer Town */
  readonly space: number
  /** the same for a wagon that carries something, and what each store adds to that */
  readonly laden: number
  readonly stores: number
  /** the share of its suit among unseen cards */
  readonly suit: number
  /** each card of its suit in my hand */
  readonly own: number
  /** the share of cards that players keep from the fire */
  readonly leave: number
  /** how sharply the Snow's lead turns into burial */
  readonly burial: number
  /** beats of slack that the road has beside the reckoning */
  readonly slack: number
  /** spaces that the nearest laden wagon goes in a beat */
  readonly pace: number
  /** a card in hand: by its pips, and a ♠ */
  readonly keep: number
  readonly spade: number
  /** a lead of one card for the Long Watch, and how much each player beyond two tells against it */
  readonly watch: number
  readonly crowd: number
  /** what the others' gain is worth to me */
  readonly rival: number
  /** what of the hand's worth a call would throw away (V4) */
  readonly goOn: number
  /** in the Gambit: a store that others have aboard, and a pip flung */
  readonly backing: number
  readonly fling: number
}

export const WEIGHTS: Weights = {
  space: 1.73,
  laden: 3.3,
  stores: 0.1,
  suit: 3,
  own: 0.1,
  leave: 0.55,
  burial: 0.8,
  slack: 0.5,
  pace: 0.9,
  keep: 0.35,
  spade: 2.2,
  watch: 0.7,
  crowd: 0.4,
  rival: 0.25,
  goOn: 1,
  backing: 0.05,
  fling: 0.2,
}

/** What steady weighs at a table of 2–6. */
export const weightsFor = (_players: number): Weights => WEIGHTS
