import type { Seat } from '@watchfires/rules'
import type { TableView } from '@watchfires/table'
import { Sign } from '../shell/Sign.tsx'
import type { Board } from './board.ts'
import { CardFace } from './CardFace.tsx'
import { Emblem } from './Emblem.tsx'
import { words } from './words.ts'

type SeatState = keyof typeof words.states

interface SeatsProps {
  readonly board: Board
  readonly view: TableView
  readonly names: readonly string[]
  /** whose hand shows or is about to */
  readonly front: Seat | null
  /** tiles in rows, half as high */
  readonly isCompact: boolean
  /** a line over the tiles says what stands in them */
  readonly isCaptioned: boolean
  /** a reveal is shown: nobody is waited for */
  readonly isRevealing: boolean
}

/** What a seat does just now. */
function stateOf(view: TableView, seat: Seat, front: Seat | null): SeatState {
  const { phase, owes, committed } = view
  const { present, away } = view.seats[seat]
  if (away) return 'away'
  if (phase === 'settled') return owes.includes(seat) ? 'none' : 'ready'
  if (committed.includes(seat)) return 'laid'
  if (owes.includes(seat) && seat === front) return 'yours'
  if (!present) return 'gone'
  if (owes.includes(seat)) return phase === 'take' ? 'takes' : 'thinks'
  return phase === 'play' && view.held[seat] === 0 ? 'out' : 'none'
}

/** Everybody at the table: gratitude, cards in hand, watch-pile, and whether a card is laid. */
export function Seats({ board, view, names, front, isCompact, isCaptioned, isRevealing }: SeatsProps) {
  const most = Math.max(1, ...board.watch.map((pile) => pile.length))
  return (
    <section class="seats-place">
      {isCaptioned && (
        <p class="seats-caption" aria-hidden="true">
          <span>{words.players}</span>
          <span>{words.gratitude}</span>
        </p>
      )}
      <ul class="seats" data-count={names.length} data-compact={isCompact ? '' : undefined} aria-label={words.players}>
        {names.map((name, seat) => (
          <SeatTile
            key={seat}
            seat={seat}
            name={name}
            board={board}
            isFront={seat === front}
            hasMost={board.watch[seat].length === most}
            state={isRevealing ? 'none' : stateOf(view, seat, front)}
          />
        ))}
      </ul>
    </section>
  )
}

interface TileProps {
  readonly seat: Seat
  readonly name: string
  readonly board: Board
  readonly isFront: boolean
  readonly hasMost: boolean
  readonly state: SeatState
}

function SeatTile({ seat, name, board, isFront, hasMost, state }: TileProps) {
  const gratitude = board.gratitude[seat]
  const [held, watch] = [board.held[seat], board.watch[seat].length]
  const holder = board.holder === seat
  const said = words.states[state]
  return (
    <li class={`seat${isFront ? ' front' : ''}`}>
      <span class="sr">{words.seat({ name, gratitude, held, watch, most: hasMost, state: said, holder })}</span>
      <span class="seat-in" aria-hidden="true">
        <Emblem seat={seat} />
        <b class="name">{name}</b>
        <span class="gratitude">{words.number(gratitude)}</span>
        <span class="state">{said}</span>
        <span class="counts">
          <span>
            <Sign name="hand" size={15} />
            {held}
          </span>
          <span class={hasMost ? 'most' : ''}>
            <Sign name="feed" size={15} />
            {watch}
          </span>
          {holder && (
            <span class="holder">
              <Sign name="watch" size={15} />
              <span>{words.watchTag}</span>
            </span>
          )}
        </span>
        <span class={`laid ${state}`}>{state === 'laid' && <CardFace card="back" />}</span>
      </span>
    </li>
  )
}
