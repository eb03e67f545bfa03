/** The link to a table while its page is open, and what the page shows of it. */
import type { LinkState, Refused, TableView } from '@watchfires/table'
import { useCallback, useEffect, useState } from 'preact/hooks'
import { RemoteLink } from '../remote/RemoteLink.ts'
import { mineAt, remember } from './mine.ts'

export type Found =
  | { readonly kind: 'coming' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'refused'; readonly refused: Refused }
  | { readonly kind: 'open'; readonly link: RemoteLink }

const UNKNOWN_KEY = 401

/** How a seat was lost: somebody plays it from elsewhere, or the host freed it before the start. */
export type Lost = 'takenOver' | 'removed'

interface Going {
  readonly found: Found
  readonly lost: Lost | null
  again(): void
  dismiss(): void
}

/** Goes to a table as whoever this browser is there; `again` after that has changed. */
export function useLink(table: string): Going {
  const [found, setFound] = useState<Found>({ kind: 'coming' })
  const [turn, setTurn] = useState(0)
  const [lost, setLost] = useState<Lost | null>(null)
  useEffect(() => {
    let isLeft = false
    let link: RemoteLink | null = null
    const refuse = (refused: Refused) => {
      if (isLeft) return
      if (refused.status !== UNKNOWN_KEY) return setFound({ kind: 'refused', refused })
      if (link && link.seats.length > 0) setLost(link.now.view.phase === 'waiting' ? 'removed' : 'takenOver')
      if (mineAt(table)) remember(table, { seat: null })
      setTurn((before) => before + 1)
    }
    RemoteLink.open(table, mineAt(table)?.seat ?? null).then(
      (opened) => {
        if (!(opened instanceof RemoteLink)) return refuse(opened)
        if (isLeft) return opened.close()
        link = opened
        link.onRefused = refuse
        const [seat] = link.seats
        if (seat !== undefined || mineAt(table)) remember(table, { at: Date.now(), seat: seat ?? null })
        setFound({ kind: 'open', link })
      },
      () => isLeft || setFound({ kind: 'unreachable' }),
    )
    return () => {
      isLeft = true
      link?.close()
    }
  }, [table, turn])
  return {
    found,
    lost,
    again: useCallback(() => setTurn((before) => before + 1), []),
    dismiss: useCallback(() => setLost(null), []),
  }
}

/** The newest view of a link, and how the line stands. */
export function useTable(link: RemoteLink): { view: TableView; line: LinkState } {
  const [view, setView] = useState(link.now.view)
  const [line, setLine] = useState<LinkState>('live')
  useEffect(() => {
    const stops = [link.hear(link.seats[0] ?? 'spectator', (telling) => setView(telling.view)), link.watch(setLine)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [link])
  return { view, line }
}

/** Whether this browser has the host's powers: by sitting where they are, or by its key while nobody sits there. */
export function hasPowers(view: TableView, link: RemoteLink): boolean {
  if (view.host !== undefined) return view.host === link.seats[0]
  return mineAt(view.table)?.isHost ?? false
}
