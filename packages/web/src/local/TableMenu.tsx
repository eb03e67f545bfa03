import type { Table } from '@watchfires/table'
import { useState } from 'preact/hooks'
import { SettingsDialog } from '../shell/SettingsDialog.tsx'
import { DealDialog } from './DealDialog.tsx'
import { words } from './words.ts'

/** What the shell adds to a table's menu. */
export function TableMenu({ table }: { table: () => Table }) {
  const [open, setOpen] = useState<'settings' | 'deals' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen('settings')}>
        {words.menu.settings}
      </button>
      <button type="button" class="button" onClick={() => setOpen('deals')}>
        {words.menu.deals}
      </button>
      {open === 'settings' && <SettingsDialog onClose={close} />}
      {open === 'deals' && <DealDialog table={table()} onClose={close} />}
    </>
  )
}
