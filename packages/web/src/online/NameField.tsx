import { LONGEST_NAME, type NameFault, nameFault } from '../setup/names.ts'
import { words as setup } from '../setup/words.ts'

interface NameFieldProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly fault: NameFault | null
  readonly onInput: (name: string) => void
}

/** Where somebody writes the name they sit down with. */
export function NameField({ id, label, value, fault, onInput }: NameFieldProps) {
  return (
    <div class="name-field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="text"
        autocomplete="nickname"
        autocapitalize="words"
        spellcheck={false}
        aria-invalid={fault !== null}
        aria-describedby={fault ? `${id}-fault` : undefined}
        // room for a name that is too long, so that it is not cut off unseen
        maxLength={LONGEST_NAME * 4}
        value={value}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
      {fault && (
        <p id={`${id}-fault`} class="fault">
          {setup.faults[fault]}
        </p>
      )}
    </div>
  )
}

/** What is wrong with a name beside others; puts the cursor there when something is. */
export function checkName(id: string, name: string, others: readonly string[]): NameFault | null {
  const fault = nameFault(name, others)
  if (fault) document.getElementById(id)?.focus()
  return fault
}
