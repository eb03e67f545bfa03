import type { TableView } from '@watchfires/table'

const DECISIONS: readonly string[] = ['take', 'call', 'play', 'gambit']

/** Whether the table waits for this browser's own decision. */
export const isDue = ({ you, phase, owes }: TableView): boolean =>
  you !== undefined && DECISIONS.includes(phase) && owes.includes(you.seat)
