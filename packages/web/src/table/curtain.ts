/**
 * Who may be looking: on a device that several persons share, a hand is shown only to whoever has said that it is they who look,
 * and only for the decision at hand. With one person on the device nothing is ever covered.
 */
import type { Seat } from '@watchfires/rules'
import type { TableView } from '@watchfires/table'

export type Sight =
  /** this person looks: their hand may be shown */
  | { readonly kind: 'open'; readonly seat: Seat }
  /** nobody's hand is shown; the device goes to this person */
  | { readonly kind: 'pass'; readonly to: Seat }
  /** nobody's hand is shown, and nobody's turn it is on this device */
  | { readonly kind: 'public' }

/** Who said that they look, at which decision, and whether to change what they had committed. */
export interface Opened {
  readonly seat: Seat
  readonly at: string
  readonly again: boolean
}

/** The decision that a view waits for, by name: a tap on the curtain holds for this one only. */
export const decisionAt = ({ night, beat, phase }: Pick<TableView, 'night' | 'beat' | 'phase'>): string =>
  `${night}.${beat}.${phase}`

type Due = Pick<TableView, 'night' | 'beat' | 'phase' | 'owes' | 'committed'>

const DECISIONS: readonly string[] = ['take', 'call', 'play', 'gambit']

/** Those on this device who still owe a decision, in seat order. */
export const dueHere = (view: Due, here: readonly Seat[]): Seat[] =>
  DECISIONS.includes(view.phase)
    ? here.filter((seat) => view.owes.includes(seat) && !view.committed.includes(seat))
    : []

/** Those on this device who have committed and may still change their minds. */
export const mayChange = (view: Due, here: readonly Seat[]): Seat[] =>
  DECISIONS.includes(view.phase) ? here.filter((seat) => view.committed.includes(seat)) : []

/** Who may see what. `opened` is what the last person to lift the curtain said. */
export function sightOf(view: Due, here: readonly Seat[], opened: Opened | null): Sight {
  if (here.length === 0) return { kind: 'public' }
  if (here.length === 1) return { kind: 'open', seat: here[0] }
  const due = dueHere(view, here)
  if (opened?.at === decisionAt(view)) {
    const { seat, again } = opened
    if (due.includes(seat) || (again && mayChange(view, here).includes(seat))) return { kind: 'open', seat }
  }
  return due.length > 0 ? { kind: 'pass', to: due[0] } : { kind: 'public' }
}
