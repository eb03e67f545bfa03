import { badge, suitSign, svg } from '@watchfires/kit'
import type { Suit } from '@watchfires/rules'

/** A seat's emblem on its colour. It says nothing by itself. */
export function Badge({ seat, size = 30 }: { seat: number; size?: number }) {
  return (
    <span
      class="badge"
      style={{ width: `${size}px`, height: `${size}px` }}
      dangerouslySetInnerHTML={{ __html: svg(badge(seat), { box: [0, 0, 36, 36], alone: true }) }}
    />
  )
}

/** A suit's sign, for where its name stands beside it. */
export function SuitMark({ suit, size = 20 }: { suit: Suit; size?: number }) {
  return (
    <span
      class="suit-mark"
      style={{ width: `${size}px`, height: `${size}px` }}
      dangerouslySetInnerHTML={{ __html: svg(suitSign(suit), { box: [-12, -12, 24, 24] }) }}
    />
  )
}
