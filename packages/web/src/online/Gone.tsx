import type { Seat } from '@watchfires/rules'
import type { TableView } from '@watchfires/table'
import { useEffect, useState } from 'preact/hooks'
import type { RemoteLink } from '../remote/RemoteLink.ts'
import { hostWish } from '../remote/tables.ts'
import { useAct } from './useAct.ts'
import { hasPowers } from './useLink.ts'
import { words } from './words.ts'

/** A seat can be handed to a bot when it has owed and been gone for so long: by the host, by anybody seated; ms (api.md). */
const PATIENCE = { host: 60_000, anybody: 180_000 }

/** The first seat that keeps the table waiting without being there. */
const goneAt = ({ phase, owes, seats }: TableView): Seat | null =>
  phase === 'settled' ? null : (owes.find((seat) => seats[seat].kind !== 'bot' && !seats[seat].present) ?? null)

/** Somebody is gone and the table waits: whoever may hand the seat to a bot is asked whether they want to. */
export function Gone({ link, view }: { link: RemoteLink; view: TableView }) {
  const gone = goneAt(view)
  const wait = gone === null ? '' : `${gone} ${view.phase} ${view.night} ${view.beat}`
  const patience = hasPowers(view, link) ? PATIENCE.host : PATIENCE.anybody
  const [over, setOver] = useState('')
  const { fault, act } = useAct(words.people.failed)
  useEffect(() => {
    if (wait === '') return
    const timer = setTimeout(() => setOver(wait), patience)
    return () => clearTimeout(timer)
  }, [wait, patience])
  if (gone === null || over !== wait || link.seats.length === 0) return null
  return (
    <p>
      {fault || words.gone(view.seats[gone].name)}
      <button
        type="button"
        class="quiet"
        onClick={() => act(() => hostWish(link.place, { type: 'replace', seat: gone }))}
      >
        {words.people.replace}
      </button>
    </p>
  )
}
