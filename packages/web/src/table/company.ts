/** Who sits there, as sentences on this screen speak of them. */
import type { Company, Seat } from '@watchfires/rules'
import type { TableView } from '@watchfires/table'
import { words } from './words.ts'

/**
 * The company of a view. `you` is the reader's seat; undefined where several persons look at the screen, and then everybody goes
 * by their name.
 */
export function companyOf(view: Pick<TableView, 'seats'>, you: Seat | undefined): Company {
  return { names: view.seats.map(({ name }) => name), ...(you === undefined ? null : { you }) }
}

/** A seat's name at the head of a line: `You` or the name. */
export const nameOf = ({ names, you }: Company, seat: Seat): string => (seat === you ? words.you : names[seat])
