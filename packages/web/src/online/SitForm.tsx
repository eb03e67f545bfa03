import { useState } from 'preact/hooks'
import { type NameFault, tidyName } from '../setup/names.ts'
import { nameKept } from './mine.ts'
import { checkName, NameField } from './NameField.tsx'
import { takeSeat } from './sitting.ts'
import { useAct } from './useAct.ts'
import { words } from './words.ts'

const say = words.sit

interface SitFormProps {
  readonly table: string
  /** the names at the table */
  readonly others: readonly string[]
  readonly onSat: () => void
}

/** Sitting down at a table that waits: a name is all that it takes. */
export function SitForm({ table, others, onSat }: SitFormProps) {
  const [name, setName] = useState(nameKept)
  const [fault, setFault] = useState<NameFault | null>(null)
  const { fault: refused, isBusy, act } = useAct(say.failed)
  const sit = async (event: Event) => {
    event.preventDefault()
    const found = checkName('name', name, others)
    setFault(found)
    if (!found && (await act(() => takeSeat(table, { name: tidyName(name) })))) onSat()
  }
  return (
    <form class="sit" noValidate onSubmit={sit}>
      <h2>{say.title}</h2>
      <NameField
        id="name"
        label={say.name}
        value={name}
        fault={fault}
        onInput={(typed) => {
          setName(typed)
          setFault(null)
        }}
      />
      <button type="submit" class="button first" aria-disabled={isBusy}>
        {isBusy ? say.going : say.go}
      </button>
      <p role="alert">{refused}</p>
    </form>
  )
}
