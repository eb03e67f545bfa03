import { type Card, RANKS, type Seat, type Suit } from '@watchfires/rules'
import { type PencilNight, worthOf } from '@watchfires/table/pencil'
import { Badge } from './Badge.tsx'
import { words } from './words.ts'

interface CardRowProps {
  readonly night: PencilNight
  readonly suit: Suit
  readonly seat: Seat
  readonly names: readonly string[]
  readonly onTap: (card: Card) => void
  /** a card that lies there for somebody else was tapped */
  readonly onTaken: (card: Card, owner: Seat) => void
}

/** The twelve cards of a wagon, each a tap: how it rides for this seat, or for whom else it does. */
export function CardRow({ night, suit, seat, names, onTap, onTaken }: CardRowProps) {
  return (
    <div class="card-row" data-suit={suit}>
      {RANKS.map((rank) => {
        const card: Card = `${rank}${suit}`
        const lying = night.stores.find((store) => store.card === card)
        const named = words.laid.card(rank, suit)
        if (lying && lying.seat !== seat)
          return (
            <button
              key={card}
              type="button"
              class="pip taken"
              aria-disabled="true"
              aria-label={`${named}, ${words.laid.lies(names[lying.seat])}`}
              onClick={() => onTaken(card, lying.seat)}
            >
              <b>{words.ranks[rank]}</b>
              <Badge seat={lying.seat} size={18} />
            </button>
          )
        return (
          <button
            key={card}
            type="button"
            class={`pip ${lying?.ride ?? ''}`}
            aria-label={`${named}, ${lying ? words.laid.ridden(lying.ride, worthOf(lying)) : words.laid.notLaid}`}
            onClick={() => onTap(card)}
          >
            <b>{words.ranks[rank]}</b>
            {lying && <i>{words.laid.rides[lying.ride]}</i>}
          </button>
        )
      })}
    </div>
  )
}
