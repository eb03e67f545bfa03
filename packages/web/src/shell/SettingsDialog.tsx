import { Choice } from './Choice.tsx'
import { Dialog } from './Dialog.tsx'
import { change, MOTION_CHOICES, REVEAL_CHOICES, settings, THEME_CHOICES } from './settings.ts'
import { words } from './words.ts'

/** Light, reveal, motion: every change holds at once. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { theme, reveal, motion } = settings.value
  const say = words.settings
  return (
    <Dialog title={say.title} onClose={onClose}>
      <Choice
        label={say.theme}
        of={THEME_CHOICES}
        names={say.themes}
        value={theme}
        onChange={(theme) => change({ theme })}
      />
      <Choice
        label={say.reveal}
        of={REVEAL_CHOICES}
        names={say.reveals}
        value={reveal}
        onChange={(reveal) => change({ reveal })}
      />
      <Choice
        label={say.motion}
        of={MOTION_CHOICES}
        names={say.motions}
        value={motion}
        onChange={(motion) => change({ motion })}
      />
      <button type="button" class="button" onClick={onClose}>
        {words.close}
      </button>
    </Dialog>
  )
}
