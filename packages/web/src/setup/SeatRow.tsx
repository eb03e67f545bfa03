import { badge, svg } from '@watchfires/kit'
import { botNames, type Draft, type DraftSeat, WHO, type Who } from './draft.ts'
import { LONGEST_NAME } from './names.ts'
import { words } from './words.ts'

interface SeatRowProps {
  readonly seat: number
  readonly value: DraftSeat
  readonly draft: Draft
  /** what is wrong with the name, once that was asked */
  readonly fault: string | undefined
  readonly onChange: (changed: DraftSeat) => void
}

/** One seat: its emblem, who sits there, and a person's name. The first is whoever lays the table. */
export function SeatRow({ seat, value, draft, fault, onChange }: SeatRowProps) {
  const number = seat + 1
  const faultId = `fault-${seat}`
  return (
    <li class="laid-seat">
      <span
        class="laid-sign"
        dangerouslySetInnerHTML={{ __html: svg(badge(seat), { box: [0, 0, 36, 36], alone: true }) }}
      />
      {value.who === 'person' ? (
        <span class="laid-name">
          <input
            id={`name-${seat}`}
            type="text"
            aria-label={seat === 0 ? words.first : words.nameOf(number)}
            aria-invalid={fault !== undefined}
            aria-describedby={fault ? faultId : undefined}
            autocomplete="off"
            autocapitalize="words"
            spellcheck={false}
            // room for a name that is too long, so that it is not cut off unseen
            maxLength={LONGEST_NAME * 4}
            value={value.name}
            onInput={({ currentTarget }) => onChange({ ...value, name: currentTarget.value })}
          />
        </span>
      ) : (
        <span class="laid-name bot">{botNames(draft)[seat]}</span>
      )}
      {seat > 0 && (
        <select
          aria-label={words.whoOf(number)}
          value={value.who}
          onChange={({ currentTarget }) => onChange({ ...value, who: currentTarget.value as Who })}
        >
          {WHO.map((who) => (
            <option key={who} value={who}>
              {words.who[who]}
            </option>
          ))}
        </select>
      )}
      {fault && (
        <p id={faultId} class="fault">
          {fault}
        </p>
      )}
    </li>
  )
}
