import { useState } from 'preact/hooks'
import { SettingsDialog } from './SettingsDialog.tsx'
import { Sign } from './Sign.tsx'
import { words } from './words.ts'

/** The wheel in a page's corner, and the dialog behind it. */
export function SettingsButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" class="corner" aria-label={words.settings.open} onClick={() => setOpen(true)}>
        <Sign name="gear" />
      </button>
      {isOpen && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  )
}
