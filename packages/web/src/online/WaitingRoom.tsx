import type { Seat } from '@watchfires/rules'
import type { LinkState, TableView } from '@watchfires/table'
import { useState } from 'preact/hooks'
import type { RemoteLink } from '../remote/RemoteLink.ts'
import { type Hosting, hostWish } from '../remote/tables.ts'
import { Page } from '../shell/Page.tsx'
import { words as table } from '../table/words.ts'
import { Chairs } from './Chairs.tsx'
import { DealsOf } from './DealsOf.tsx'
import { remember } from './mine.ts'
import { linkTo, ShareLink } from './ShareLink.tsx'
import { SitForm } from './SitForm.tsx'
import { asAsked, useAct } from './useAct.ts'
import { hasPowers, type Lost } from './useLink.ts'
import { words } from './words.ts'

const say = words.waiting

interface WaitingRoomProps {
  readonly link: RemoteLink
  readonly view: TableView
  readonly line: LinkState
  readonly lost: Lost | null
  /** this browser has become somebody else at the table */
  readonly onChanged: () => void
}

/** A table before its first night: the link to hand on, the seats as they fill, and for the host the start. */
export function WaitingRoom({ link, view, line, lost, onChanged }: WaitingRoomProps) {
  const [isDeals, setDeals] = useState(false)
  const { fault, isBusy, act } = useAct(words.people.failed)
  const [own] = link.seats
  const isHost = hasPowers(view, link)
  const free = view.seats.filter(({ kind }) => kind === 'empty').length
  const wish = (wished: Hosting) => act(() => hostWish(link.place, wished))
  const getUp = async () => {
    const { onRefused } = link
    // The key dies with the seat; that is no news to whoever gets up.
    link.onRefused = () => {}
    const left = await act(async () => asAsked(await link.send(own!, { type: 'leave' })))
    if (!left) {
      link.onRefused = onRefused
      return
    }
    remember(view.table, { seat: null })
    onChanged()
  }
  const waysAt = (seat: Seat) => {
    const { kind, name } = view.seats[seat]
    if (seat === own) {
      return (
        <button type="button" class="button" onClick={getUp}>
          {say.getUp}
        </button>
      )
    }
    if (!isHost || kind === 'empty') return null
    return (
      <button
        type="button"
        class="button"
        aria-label={say.removeFull(name)}
        onClick={() => wish({ type: 'remove', seat })}
      >
        {say.remove}
      </button>
    )
  }
  return (
    <Page title={say.title}>
      {line !== 'live' && (
        <p class="line-down" role="status">
          {table[line]}
          {line === 'lost' && (
            <button type="button" class="quiet" onClick={() => link.retry()}>
              {table.tryAgain}
            </button>
          )}
        </p>
      )}
      {lost && (
        <p class="line-down" role="status">
          {words.table.lost[lost]}
        </p>
      )}
      <p role="status">
        {say.free(free)} {say.begins}
      </p>
      {own === undefined && (
        <SitForm table={view.table} others={view.seats.map(({ name }) => name).filter(Boolean)} onSat={onChanged} />
      )}
      <section>
        <h2>{say.seats}</h2>
        <Chairs view={view} own={own}>
          {waysAt}
        </Chairs>
        <p role="alert">{fault}</p>
      </section>
      {isHost && (
        <div class="row">
          <button type="button" class="button first" aria-disabled={isBusy} onClick={() => wish({ type: 'start' })}>
            {say.start}
          </button>
          <p>{say.startSay(free)}</p>
        </div>
      )}
      <section>
        <h2>{say.invite}</h2>
        <p>{say.inviteSay}</p>
        <ShareLink link={linkTo(view.table)} label={words.share.label} showsCode />
      </section>
      <p class="dim">{words.summary(view.settings)}</p>
      {own === undefined && <p class="dim">{say.watching}</p>}
      <div class="row">
        <button type="button" class="button" onClick={() => setDeals(true)}>
          {words.menu.deals}
        </button>
        <a class="button" href="/">
          {words.table.home}
        </a>
      </div>
      {isDeals && <DealsOf link={link} view={view} onClose={() => setDeals(false)} />}
    </Page>
  )
}
