import type { TableView } from '@watchfires/table'
import { useEffect, useState } from 'preact/hooks'
import type { RemoteLink } from '../remote/RemoteLink.ts'
import { recordOf, rematchOf } from '../remote/tables.ts'
import { go } from '../shell/route.ts'
import { usePage } from '../shell/usePage.ts'
import { TableScreen } from '../table/index.ts'
import { isDue } from './due.ts'
import { Gone } from './Gone.tsx'
import { remember } from './mine.ts'
import { OnlineMenu } from './OnlineMenu.tsx'
import { takeSeat } from './sitting.ts'
import { useTurn } from './turn.ts'
import { hasPowers, type Lost } from './useLink.ts'
import { words } from './words.ts'

/** The table that follows, once somebody has opened it. */
function useRematch(link: RemoteLink): string | null {
  const [next, setNext] = useState<string | null>(null)
  useEffect(
    () =>
      link.hear(link.seats[0] ?? 'spectator', ({ happened }) => {
        for (const item of happened) if ('event' in item && item.event === 'rematch') setNext(item.table)
      }),
    [link],
  )
  return next
}

interface AtTableProps {
  readonly link: RemoteLink
  readonly view: TableView
  readonly lost: Lost | null
  readonly onDismiss: () => void
}

/** A game that is on, or over: the same table as on one device, with what a server adds to it. */
export function AtTable({ link, view, lost, onDismiss }: AtTableProps) {
  const names = view.seats.map(({ name }) => name)
  const title = words.table.title(names)
  const due = isDue(view)
  usePage(due ? words.table.yourTurn(title) : title)
  useTurn(due, { table: view.table, names: title })
  const next = useRematch(link)
  const [hasFailed, setFailed] = useState(false)
  const isSeated = link.seats.length > 0

  const again = async () => {
    setFailed(false)
    if (!isSeated) return go(`/table/${next}`)
    const opened = await rematchOf(link.place).catch(() => null)
    if (!opened || 'refused' in opened) return setFailed(true)
    const { table } = opened.body
    if (hasPowers(view, link)) remember(table, { isHost: true })
    // Where this fails, the table's own page offers the seats that are free.
    await takeSeat(table, { from: view.table }).catch(() => null)
    go(`/table/${table}`)
  }
  const save = async (kind: 'record' | 'text') => {
    const [{ downloadRecord }, asked] = await Promise.all([import('../local/download.ts'), recordOf(link.place)])
    if ('body' in asked) downloadRecord({ record: asked.body, id: view.table, at: Date.parse(view.now) }, kind)
  }
  const said = hasFailed
    ? words.rematch.failed
    : next === null
      ? undefined
      : isSeated
        ? words.rematch.opened
        : words.rematch.watch
  return (
    <TableScreen
      link={link}
      onLeave={() => go('/')}
      onRetry={() => link.retry()}
      onAgain={isSeated || next !== null ? again : undefined}
      againSay={said}
      onExport={(kind) => void save(kind).catch(() => undefined)}
      menu={<OnlineMenu link={link} />}
      notices={
        <>
          {lost && (
            <p>
              {words.table.lost[lost]}
              <button type="button" class="quiet" onClick={onDismiss}>
                {words.table.dismiss}
              </button>
            </p>
          )}
          <Gone link={link} view={view} />
        </>
      }
    />
  )
}
