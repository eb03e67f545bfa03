import type { Card } from '@watchfires/rules'
import { CardFace } from './CardFace.tsx'
import { stepOf } from './frame.ts'
import { words } from './words.ts'

interface HandProps {
  readonly cards: readonly Card[]
  readonly picked: Card | null
  readonly laid: Card | null
  /** cards that may be picked now; the others only lie there */
  readonly may: readonly Card[]
  readonly size: 'small' | 'full'
  /** px the hand has, a card's width and the gap between two */
  readonly fit: { readonly room: number; readonly card: number; readonly gap: number }
  readonly label: string
  onPick(card: Card): void
}

/** The cards of whoever looks. From a certain number on they overlap, never so far that a thumb could not part them. */
export function Hand({ cards, picked, laid, may, size, fit, label, onPick }: HandProps) {
  const step = stepOf(cards.length, fit)
  const first = picked ?? may[0] ?? null
  return (
    <ol class="hand" aria-label={label} style={{ '--step': `${step}px` }}>
      {cards.map((card) => (
        <li key={card}>
          <button
            type="button"
            class={`hand-card${card === picked ? ' picked' : ''}${card === laid ? ' laid' : ''}`}
            data-card={card}
            aria-label={words.card(card)}
            aria-pressed={card === picked}
            aria-disabled={!may.includes(card)}
            tabIndex={card === first ? 0 : -1}
            onClick={() => may.includes(card) && onPick(card)}
          >
            <CardFace card={card} size={size} />
          </button>
        </li>
      ))}
    </ol>
  )
}
