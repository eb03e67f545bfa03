import { newPencil } from '@watchfires/table/pencil'
import { useState } from 'preact/hooks'
import { type NameFault, nameFault, tidyName } from '../setup/names.ts'
import { Choice } from '../shell/Choice.tsx'
import { Badge } from './Badge.tsx'
import { Earlier } from './Earlier.tsx'
import { beginPad, pads } from './pads.ts'
import { words } from './words.ts'

const COUNTS = ['2', '3', '4', '5', '6'] as const
const say = words.opening

/** Why each name cannot stand, by seat; null where it can. An empty one stands: the seat goes by its number. */
export function faultsOf(names: readonly string[]): readonly (NameFault | null)[] {
  return names.map((name, seat) => {
    const fault = nameFault(
      name,
      names.filter((other, i) => i < seat && tidyName(other) !== ''),
    )
    return fault === 'empty' ? null : fault
  })
}

/** Names as they are written on the pad; the nameless by their seat. */
export const written = (names: readonly string[]): readonly string[] =>
  names.map((name, seat) => tidyName(name) || say.nameless(seat + 1))

interface NameFieldsProps {
  readonly names: readonly string[]
  readonly faults: readonly (NameFault | null)[]
  readonly onName: (seat: number, name: string) => void
}

export function NameFields({ names, faults, onName }: NameFieldsProps) {
  return (
    <ol class="names">
      {names.map((name, seat) => {
        const fault = faults[seat]
        return (
          <li key={seat}>
            <Badge seat={seat} size={34} />
            <input
              id={`pencil-name-${seat}`}
              type="text"
              aria-label={say.nameOf(seat + 1)}
              aria-invalid={fault !== null}
              aria-describedby={fault ? `pencil-fault-${seat}` : undefined}
              placeholder={say.nameless(seat + 1)}
              autocomplete="off"
              autocapitalize="words"
              spellcheck={false}
              enterkeyhint="next"
              value={name}
              onInput={({ currentTarget }) => onName(seat, currentTarget.value)}
            />
            {fault && (
              <p id={`pencil-fault-${seat}`} class="fault">
                {say.faults[fault]}
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** Whose names the last pad bore: the same people often play again. */
const lastNames = (): readonly string[] => {
  const names = pads.value.all[0]?.game.names ?? []
  return names.map((name, seat) => (name === say.nameless(seat + 1) ? '' : name))
}

/** Where a scorepad is begun, or an earlier one opened. */
export function Opening() {
  const [players, setPlayers] = useState(lastNames().length || 4)
  const [names, setNames] = useState<readonly string[]>(() => [...lastNames(), '', '', '', '', '', ''].slice(0, 6))
  const [faults, setFaults] = useState<readonly (NameFault | null)[]>([])
  const at = names.slice(0, players)
  const begin = (event: Event) => {
    event.preventDefault()
    const found = faultsOf(at)
    setFaults(found)
    const first = found.findIndex((fault) => fault !== null)
    if (first >= 0) document.getElementById(`pencil-name-${first}`)?.focus()
    else beginPad(newPencil(written(at)))
  }
  return (
    <main class="pencil-opening">
      <h1>{words.title}</h1>
      <p class="pencil-say">{say.say}</p>
      <form noValidate onSubmit={begin}>
        <Choice
          label={say.players}
          of={COUNTS}
          names={{ 2: '2', 3: '3', 4: '4', 5: '5', 6: '6' }}
          value={String(players) as (typeof COUNTS)[number]}
          onChange={(count) => setPlayers(Number(count))}
        />
        {players === 2 && <p class="tap-hint">{say.valley}</p>}
        <fieldset>
          <legend>{say.names}</legend>
          <NameFields
            names={at}
            faults={at.map((_, seat) => faults[seat] ?? null)}
            onName={(seat, name) => {
              setFaults([])
              setNames(names.map((old, i) => (i === seat ? name : old)))
            }}
          />
        </fieldset>
        <button type="submit" class="button first">
          {say.begin}
        </button>
      </form>
      <Earlier />
    </main>
  )
}
