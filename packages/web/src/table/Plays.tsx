import { Sign } from '../shell/Sign.tsx'
import { CardFace } from './CardFace.tsx'
import type { Row } from './choices.ts'
import { Said } from './Said.tsx'

interface PlaysProps {
  readonly rows: readonly Row[]
  readonly chosen: string | null
  readonly label: string
  readonly commit: string
  readonly isSending: boolean
  onChoose(row: Row): void
  onCommit(): void
}

const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** What can be done, a row each: what it would do, or why it cannot be. The chosen one can be committed. */
export function Plays({ rows, chosen, label, commit, isSending, onChoose, onCommit }: PlaysProps) {
  const first = rows.some(({ id }) => id === chosen) ? chosen : (rows[0]?.id ?? null)
  return (
    <ul class="plays" aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} class={`play${row.id === chosen ? ' chosen' : ''}${row.wish ? '' : ' greyed'}`}>
          <button
            type="button"
            class="play-button"
            data-row={row.id}
            aria-pressed={row.id === chosen}
            aria-disabled={!row.wish}
            tabIndex={row.id === first ? 0 : -1}
            onClick={() => onChoose(row)}
          >
            {row.card ? <CardFace card={row.card} /> : <Sign name={row.icon} />}
            <span>
              <b>
                <Said text={row.title} size={14} />
              </b>
              <small>
                <Said text={upper(row.effect)} size={12} gains={row.wish !== null} />
                {row.clause && <span class="clause"> ({row.clause})</span>}
              </small>
            </span>
          </button>
          {row.id === chosen && row.wish && (
            <button type="button" class="commit" disabled={isSending} onClick={onCommit}>
              {commit}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
