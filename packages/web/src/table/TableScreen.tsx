import type { TableLink } from '@watchfires/table'
import type { ComponentChildren } from 'preact'

/** What the shell hands to the table. */
export interface TableScreenProps {
  /** The table's door. The screen hears it and sends through it, and never closes it. */
  readonly link: TableLink
  /** The person goes home; the shell closes the link. */
  readonly onLeave: () => void
  /** The game is over and somebody wants the same table again. Without it the button is not shown. */
  readonly onAgain?: () => void
  /** The game is over and somebody wants its record (JSON) or its text. Without it the buttons are not shown. */
  readonly onExport?: (kind: 'record' | 'text') => void
  /** Where the rulebook stands, at a clause or at its beginning. `/rules#P3` unless told. */
  readonly rulesHref?: (clause?: string) => string
  /** More lines for the table's menu: the light, sound … */
  readonly menu?: ComponentChildren
}

export function TableScreen({ link }: TableScreenProps) {
  return <main data-seats={link.seats.length} />
}
