import type { TableView } from '@watchfires/table'
import { useEffect, useState } from 'preact/hooks'
import { DealDialog } from '../deal/DealDialog.tsx'
import { type Dealt, dealsTold, type Witness } from '../deal/told.ts'
import { words } from '../deal/words.ts'
import type { RemoteLink } from '../remote/RemoteLink.ts'
import { recordOf } from '../remote/tables.ts'
import { mineAt } from './mine.ts'

/** What this browser can testify to of a table's deals. */
function witnessAt(table: string): Witness | null {
  const mine = mineAt(table)
  if (!mine || mine.seat === null || mine.nonce === null || mine.commitments.length === 0) return null
  return { commitments: mine.commitments, nonce: mine.nonce, seat: mine.seat }
}

interface DealsOfProps {
  readonly link: RemoteLink
  readonly view: TableView
  readonly onClose: () => void
}

/** How a table of the server's is dealt, checked in this browser: by what was seen, and by the whole record once there is one. */
export function DealsOf({ link, view, onClose }: DealsOfProps) {
  const isOver = view.phase === 'over'
  const [record, setRecord] = useState<Dealt | 'coming' | 'none'>(isOver ? 'coming' : 'none')
  useEffect(() => {
    if (!isOver) return
    recordOf(link.place).then(
      (asked) => setRecord('refused' in asked ? 'none' : asked.body),
      () => setRecord('none'),
    )
  }, [link, isOver])
  const dealt = typeof record === 'string' ? null : record
  return (
    <DealDialog deals={dealsTold({ view, record: dealt, witness: witnessAt(view.table) })} onClose={onClose}>
      {words.online.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {isOver && dealt === null && <p role="status">{record === 'coming' ? words.looking : words.noRecord}</p>}
    </DealDialog>
  )
}
