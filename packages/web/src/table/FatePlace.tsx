import type { FateCard, Wagon } from '@watchfires/rules'
import type { Board } from './board.ts'
import { CardFace } from './CardFace.tsx'
import { fateSay } from './told.ts'
import { words } from './words.ts'

interface FatePlaceProps {
  readonly board: Board
  /** who takes one of the two that are offered, if that is how it stands */
  readonly taker: string | null
  /** whether the card has just done its work, so that the words may say what */
  readonly isFresh: boolean
}

/** The Fate card that lies open, what it did, and how many are left. */
export function FatePlace({ board, taker, isFresh }: FatePlaceProps) {
  const { fate, fateLeft } = board
  return (
    <section class="fate" aria-label={words.fate}>
      {fate.map((card) => (
        <CardFace key={card} card={card} />
      ))}
      <p>
        <b>{taker === null ? words.fate : words.offer}</b>
        <span class="sr">{fate.map(words.card).join(', ')}. </span>
        <span>{upper(taker !== null ? words.offerTo(taker) : saidOf(fate, board, isFresh))}</span>
        <span class="left">{words.fateLeft(fateLeft)}</span>
      </p>
    </section>
  )
}

const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

function saidOf(fate: readonly FateCard[], board: Board, isFresh: boolean): string {
  const [card] = fate
  if (card === undefined) return words.fateNone
  if (isFresh) return fateSay(card, board)
  return card === 'WW' || card[1] === 'S' ? fateSay(card, board) : words.wagons[card[1] as Wagon]
}
