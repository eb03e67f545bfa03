/** A table that a server keeps, at its address: waiting, on, over, or why it cannot be shown. */
import './online.css'
import type { Refused } from '@watchfires/table'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { RemoteLink } from '../remote/RemoteLink.ts'
import { Page } from '../shell/Page.tsx'
import { Snowed } from '../shell/Snowed.tsx'
import { AtTable } from './AtTable.tsx'
import { Claim, takeClaim } from './Claim.tsx'
import { forget } from './mine.ts'
import { type Lost, useLink, useTable } from './useLink.ts'
import { WaitingRoom } from './WaitingRoom.tsx'
import { words } from './words.ts'

const say = words.table

function NoTable({ title, children, again }: { title: string; children?: ComponentChildren; again?: () => void }) {
  return (
    <Page title={title}>
      <Snowed />
      {children && <p>{children}</p>}
      <div class="row">
        {again && (
          <button type="button" class="button first" onClick={again}>
            {say.unreachable.again}
          </button>
        )}
        <a class={again ? 'button' : 'button first'} href="/open">
          {say.open}
        </a>
        <a class="button" href="/tables">
          {say.find}
        </a>
        <a class="button" href="/">
          {say.home}
        </a>
      </div>
    </Page>
  )
}

/** Why a table cannot be shown, in words. */
function RefusedTable({ table, refused, again }: { table: string; refused: Refused; again: () => void }) {
  switch (refused.status) {
    case 404:
      forget(table)
      return <NoTable title={say.none.title}>{say.none.say}</NoTable>
    case 410:
      forget(table)
      return <NoTable title={say.gone.title}>{say.gone.say}</NoTable>
    case 409:
      return <NoTable title={say.rules.title}>{say.rules.say}</NoTable>
    default:
      return (
        <NoTable title={say.other.title} again={again}>
          {`${refused.title}. ${refused.detail}`}
        </NoTable>
      )
  }
}

interface OpenedProps {
  readonly link: RemoteLink
  readonly lost: Lost | null
  readonly onChanged: () => void
  readonly onDismiss: () => void
}

function Opened({ link, lost, onChanged, onDismiss }: OpenedProps) {
  const { view, line } = useTable(link)
  if (view.phase === 'waiting') {
    return <WaitingRoom link={link} view={view} line={line} lost={lost} onChanged={onChanged} />
  }
  const wasDealt = view.deals[0].nonces !== null
  if (!wasDealt) return <NoTable title={say.closedEarly.title}>{say.closedEarly.say}</NoTable>
  return <AtTable link={link} view={view} lost={lost} onDismiss={onDismiss} />
}

export default function OnlineTable({ id }: { id: string }) {
  const [claim, setClaim] = useState(takeClaim)
  const { found, lost, again, dismiss } = useLink(id)
  useEffect(() => {
    // A link to a seat, opened where its table shows already, loads nothing anew.
    const onHash = () => setClaim((before) => takeClaim() ?? before)
    addEventListener('hashchange', onHash)
    return () => removeEventListener('hashchange', onHash)
  }, [])
  switch (found.kind) {
    case 'coming':
      return (
        <main class="coming" aria-busy="true">
          <p role="status">{say.coming}</p>
        </main>
      )
    case 'unreachable':
      return (
        <NoTable title={say.unreachable.title} again={again}>
          {say.unreachable.say}
        </NoTable>
      )
    case 'refused':
      return <RefusedTable table={id} refused={found.refused} again={again} />
    case 'open': {
      if (claim === null) return <Opened link={found.link} lost={lost} onChanged={again} onDismiss={dismiss} />
      const done = () => {
        setClaim(null)
        again()
      }
      return <Claim table={id} claim={claim} onDone={done} />
    }
  }
}
