import type { Seat } from '@watchfires/rules'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Emblem } from './Emblem.tsx'
import { words } from './words.ts'

interface CurtainProps {
  readonly to: Seat
  readonly names: readonly string[]
  /** those who have committed and may change it */
  readonly changers: readonly Seat[]
  onLift(seat: Seat, again: boolean): void
}

/** Between two persons on one device: nothing private is on the page until the next one says that it is they who look. */
export function Curtain({ to, names, changers, onLift }: CurtainProps) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [to])
  return (
    <section class="curtain" aria-label={words.passTo(names[to])}>
      <Emblem seat={to} />
      <h2>{words.passTo(names[to])}</h2>
      <p>{words.passSay(names[to])}</p>
      <button ref={button} type="button" class="button first" onClick={() => onLift(to, false)}>
        {words.iAm(names[to])}
      </button>
      <Changers seats={changers} names={names} onLift={onLift} />
    </section>
  )
}

/** Those who would change what they have laid. */
export function Changers({
  seats,
  names,
  onLift,
}: Pick<CurtainProps, 'names' | 'onLift'> & { seats: readonly Seat[] }) {
  if (seats.length === 0) return null
  return (
    <p class="changers">
      {seats.map((seat) => (
        <button key={seat} type="button" class="quiet" onClick={() => onLift(seat, true)}>
          {words.changeOf(names[seat])}
        </button>
      ))}
    </p>
  )
}
