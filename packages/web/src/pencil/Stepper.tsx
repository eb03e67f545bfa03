import type { ComponentChildren } from 'preact'
import { Sign } from '../shell/Sign.tsx'
import { words } from './words.ts'

interface StepperProps {
  /** what is counted, for the eye; the name says it in full */
  readonly children?: ComponentChildren
  readonly name: string
  readonly value: number
  readonly onCount: (by: 1 | -1) => void
}

/** A count with one fewer and one more on its sides. */
export function Stepper({ children, name, value, onCount }: StepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every browser
    <div class="stepper" role="group" aria-label={name}>
      {children && <span class="stepper-name">{children}</span>}
      <button
        type="button"
        class="tick"
        aria-label={words.laid.fewer(name)}
        aria-disabled={value === 0}
        onClick={() => value > 0 && onCount(-1)}
      >
        <Sign name="minus" size={18} />
      </button>
      <output class={value === 0 ? 'none' : ''}>{value}</output>
      <button type="button" class="tick" aria-label={words.laid.more(name)} onClick={() => onCount(1)}>
        <Sign name="plus" size={18} />
      </button>
    </div>
  )
}
