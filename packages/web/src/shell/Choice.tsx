import { useId } from 'preact/hooks'

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly of: readonly T[]
  readonly names: Readonly<Record<T, string>>
  readonly value: T
  readonly onChange: (value: T) => void
}

/** One of a few, side by side: radio buttons, so that arrows choose and a screen reader counts them. */
export function Choice<T extends string>({ label, of, names, value, onChange }: ChoiceProps<T>) {
  const group = useId()
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="choice-row">
        {of.map((one) => (
          <label key={one}>
            <input type="radio" name={group} checked={one === value} onChange={() => onChange(one)} />
            <span>{names[one]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
