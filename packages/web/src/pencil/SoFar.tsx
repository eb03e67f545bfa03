import { WAGONS, wagonNumber } from '@watchfires/rules'
import type { PencilNight } from '@watchfires/table/pencil'
import { Said } from '../table/Said.tsx'
import { Badge } from './Badge.tsx'
import { laidBy } from './steps.ts'
import { words } from './words.ts'

/** What lies there for one seat, in signs: `10♦ half 9♥, 2 into the fire`. */
function lineOf({ stores, pushes, piles, trails }: PencilNight, seat: number): readonly string[] {
  const { laid, ranks } = words
  const cards = stores
    .filter((store) => store.seat === seat)
    .map(({ card, ride }) => {
      const sign = { H: '♥', D: '♦', C: '♣', S: '♠' }[card[1] as 'H']
      const named = `${ranks[card[0] as '2']}${sign}`
      return ride === 'full' ? named : `${named} ${laid.rides[ride]}`
    })
  const pushed = WAGONS.flatMap((wagon) => {
    const many = pushes[wagonNumber(wagon)][seat]
    return many > 0 ? [laid.pushed(words.wagons[wagon], many)] : []
  })
  const { spades, others } = piles[seat]
  const fed = spades + others > 0 ? [laid.fedSoFar(spades, others)] : []
  return [...cards, ...pushed, ...fed, ...(trails[seat] > 0 ? [laid.trailed(trails[seat])] : [])]
}

/** Everybody's cards at a glance, where there is room for it. */
export function SoFar({ night, names }: { night: PencilNight; names: readonly string[] }) {
  const laid = laidBy(night)
  return (
    <section class="so-far" aria-label={words.laid.soFar}>
      <h2>{words.laid.soFar}</h2>
      <ul>
        {names.map((name, seat) => (
          <li key={seat}>
            <Badge seat={seat} size={26} />
            <b>{name}</b>
            <span>{laid[seat]}</span>
            <p>
              <Said text={lineOf(night, seat).join(', ')} size={13} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
