import { useState } from 'preact/hooks'
import { Choice } from '../shell/Choice.tsx'
import { Dialog } from '../shell/Dialog.tsx'
import { words as shell } from '../shell/words.ts'
import { keepNotices, type Notices, noticesKept, notifying, ring } from './turn.ts'
import { words } from './words.ts'

const say = words.notices
const SWITCH = ['off', 'on'] as const
const NAMES = { off: say.off, on: say.on }

/** What shall tell somebody that it is their turn while they look elsewhere. */
export function NoticesDialog({ onClose }: { onClose: () => void }) {
  const [notices, setNotices] = useState(noticesKept)
  const [may, setMay] = useState(notifying)
  const set = (some: Partial<Notices>) => {
    const changed = { ...notices, ...some }
    setNotices(changed)
    keepNotices(changed)
  }
  const setNotify = async (isOn: boolean) => {
    if (isOn && may === 'ask') await Notification.requestPermission()
    const now = notifying()
    setMay(now)
    set({ notify: isOn && now === 'can' })
  }
  return (
    <Dialog title={say.title} onClose={onClose}>
      <p>{say.say}</p>
      <Choice
        label={say.sound}
        of={SWITCH}
        names={NAMES}
        value={notices.sound ? 'on' : 'off'}
        onChange={(value) => {
          set({ sound: value === 'on' })
          if (value === 'on') ring()
        }}
      />
      {may === 'cannot' || may === 'denied' ? (
        <p class="dim">{may === 'denied' ? say.denied : say.cannot}</p>
      ) : (
        <Choice
          label={say.notify}
          of={SWITCH}
          names={NAMES}
          value={notices.notify ? 'on' : 'off'}
          onChange={(value) => setNotify(value === 'on')}
        />
      )}
      <button type="button" class="button" onClick={onClose}>
        {shell.close}
      </button>
    </Dialog>
  )
}
