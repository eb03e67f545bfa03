import type { Table } from '@watchfires/table'
import { useState } from 'preact/hooks'
import { DealDialog } from '../deal/DealDialog.tsx'
import { words as deal } from '../deal/words.ts'
import { Choice } from '../shell/Choice.tsx'
import { SettingsDialog } from '../shell/SettingsDialog.tsx'
import { change, HINT_CHOICES, settings } from '../shell/settings.ts'
import { dealsOf } from './dealt.ts'
import { words } from './words.ts'

/** What the shell adds to a table's menu. */
export function TableMenu({ table }: { table: () => Table }) {
  const [open, setOpen] = useState<'settings' | 'deals' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Choice
        label={words.menu.hints}
        of={HINT_CHOICES}
        names={words.menu.hintsNames}
        value={settings.value.hints}
        onChange={(hints) => change({ hints })}
      />
      <button type="button" class="button" onClick={() => setOpen('settings')}>
        {words.menu.settings}
      </button>
      <button type="button" class="button" onClick={() => setOpen('deals')}>
        {words.menu.deals}
      </button>
      {open === 'settings' && <SettingsDialog onClose={close} />}
      {open === 'deals' && (
        <DealDialog deals={dealsOf(table())} onClose={close}>
          <p>{deal.local}</p>
        </DealDialog>
      )}
    </>
  )
}
