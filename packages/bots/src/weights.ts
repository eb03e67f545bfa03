/** What steady's rules of thumb weigh, found on duplicate boards (docs/decisions). */
export interface Weights {
  /** a space nearer Town, in the race between wagons */
  readonly space: number
  /** a wagon that carries something, and each doubling of what it carries */
  readonly laden: number
  readonly stores: number
  /** the share of its suit among unseen cards */
  readonly suit: number
  /** the share of cards that players keep from the fire */
  readonly leave: number
  /** how sharply the Snow's lead turns into burial */
  readonly burial: number
  /** beats of slack that the road has beside the reckoning */
  readonly slack: number
  /** a card in hand: by its pips, and a ♠ */
  readonly keep: number
  readonly spade: number
  /** a lead of one card for the Long Watch */
  readonly watch: number
  /** what the others' gain is worth to me */
  readonly rival: number
}

export const WEIGHTS: Weights = {
  space: 0.55,
  laden: 1.2,
  stores: 0.25,
  suit: 2,
  leave: 0.55,
  burial: 1.1,
  slack: 0.5,
  keep: 0.35,
  spade: 2.2,
  watch: 0.9,
  rival: 0.25,
}
