import { emblemOf, property, seatRole } from '@watchfires/kit'
import type { Seat } from '@watchfires/rules'

/** A seat's emblem on its colour; the two always go together. The page's sprite holds the shapes. */
export function Emblem({ seat }: { seat: Seat }) {
  return (
    <span class="emblem" style={{ background: `var(${property(seatRole(seat))})` }}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <use href={`#k-seat-${emblemOf(seat)}`} />
      </svg>
    </span>
  )
}
