import { type Card, RANKS, type Seat, SUITS } from '@watchfires/rules'
import { countFed, countTrail, nameFed, type PencilNight } from '@watchfires/table/pencil'
import { Said } from '../table/Said.tsx'
import { Badge, SuitMark } from './Badge.tsx'
import { Stepper } from './Stepper.tsx'
import { words } from './words.ts'

interface FireProps {
  readonly night: PencilNight
  readonly seat: Seat
  readonly names: readonly string[]
  readonly onWrite: (night: PencilNight) => void
}

const say = words.laid

/** A seat's watch-pile and its shovels. */
export function Fire({ night, seat, names, onWrite }: FireProps) {
  const { spades, others } = night.piles[seat]
  return (
    <section class="fire-part" aria-label={say.fire}>
      <Stepper
        name={say.spadesFull}
        value={spades}
        onCount={(by) => onWrite(countFed(night, { seat, what: 'spades', by }))}
      >
        <Said text={say.spades} />
      </Stepper>
      <Stepper
        name={say.others2}
        value={others}
        onCount={(by) => onWrite(countFed(night, { seat, what: 'others', by }))}
      >
        {say.others2}
      </Stepper>
      <Stepper
        name={say.trailsFull}
        value={night.trails[seat]}
        onCount={(by) => onWrite(countTrail(night, { seat, by }))}
      >
        <Said text={say.trails} />
      </Stepper>
      <details class="naming">
        <summary>{say.name}</summary>
        <p class="tap-hint">{say.nameSay}</p>
        {SUITS.map((suit) => (
          <div key={suit} class="naming-row">
            <SuitMark suit={suit} />
            <div class="card-row">
              {RANKS.map((rank) => {
                const card: Card = `${rank}${suit}`
                const owner = night.piles.findIndex(({ named }) => named.includes(card))
                const isMine = night.piles[seat].named.includes(card)
                const lies = owner >= 0 && !isMine
                return (
                  <button
                    key={card}
                    type="button"
                    class={`pip ${isMine ? 'fed' : lies ? 'taken' : ''}`}
                    aria-label={lies ? `${say.card(rank, suit)}, ${say.fed}, ${names[owner]}` : say.card(rank, suit)}
                    aria-pressed={isMine}
                    aria-disabled={lies}
                    onClick={() => !lies && onWrite(nameFed(night, { seat, card }))}
                  >
                    <b>{words.ranks[rank]}</b>
                    {isMine && <i>{say.fed}</i>}
                    {lies && <Badge seat={owner} size={18} />}
                  </button>
                )
              })}
            </div>
          </div>
        ))}
      </details>
    </section>
  )
}
