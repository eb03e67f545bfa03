import { useState } from 'preact/hooks'
import type { RemoteLink } from '../remote/RemoteLink.ts'
import { SettingsDialog } from '../shell/SettingsDialog.tsx'
import { DealsOf } from './DealsOf.tsx'
import { NoticesDialog } from './NoticesDialog.tsx'
import { People } from './People.tsx'
import { useTable } from './useLink.ts'
import { words } from './words.ts'

const DOORS = ['people', 'notices', 'settings', 'deals'] as const

/** What an online table adds to the table's menu. */
export function OnlineMenu({ link }: { link: RemoteLink }) {
  const { view } = useTable(link)
  const [open, setOpen] = useState<(typeof DOORS)[number] | null>(null)
  const close = () => setOpen(null)
  const doors = link.seats.length > 0 ? DOORS : DOORS.filter((door) => door !== 'notices')
  return (
    <>
      {doors.map((door) => (
        <button key={door} type="button" class="button" onClick={() => setOpen(door)}>
          {words.menu[door]}
        </button>
      ))}
      {open === 'people' && <People link={link} view={view} onClose={close} />}
      {open === 'notices' && <NoticesDialog onClose={close} />}
      {open === 'settings' && <SettingsDialog onClose={close} />}
      {open === 'deals' && <DealsOf link={link} view={view} onClose={close} />}
    </>
  )
}
