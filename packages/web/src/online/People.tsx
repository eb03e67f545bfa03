import type { Seat } from '@watchfires/rules'
import type { TableView } from '@watchfires/table'
import { useState } from 'preact/hooks'
import type { RemoteLink } from '../remote/RemoteLink.ts'
import { type Hosting, hostWish } from '../remote/tables.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { words as shell } from '../shell/words.ts'
import { Chairs } from './Chairs.tsx'
import { linkTo, ShareLink } from './ShareLink.tsx'
import { asAsked, useAct } from './useAct.ts'
import { hasPowers } from './useLink.ts'
import { words } from './words.ts'

const say = words.people

interface PeopleProps {
  readonly link: RemoteLink
  readonly view: TableView
  readonly onClose: () => void
}

/** Who is at the table, and what can be done about each of them: for the host, and for whoever sits there. */
export function People({ link, view, onClose }: PeopleProps) {
  const { fault, act } = useAct(say.failed)
  const [invited, setInvited] = useState<{ readonly seat: Seat; readonly claim: string } | null>(null)
  const [isClosing, setClosing] = useState(false)
  const [own] = link.seats
  const isHost = hasPowers(view, link)
  const isOn = view.phase !== 'over' && view.phase !== 'closed'
  const wish = (wished: Hosting) => act(() => hostWish(link.place, wished))
  const invite = async (seat: Seat) => {
    const answer = await wish({ type: 'invite', seat })
    if (answer?.claim) setInvited({ seat, claim: answer.claim })
  }
  const leave = () => act(async () => asAsked(await link.send(own!, { type: 'leave' })))
  const waysAt = (seat: Seat) => {
    const { kind, name, present } = view.seats[seat]
    if (!isOn || kind === 'empty') return null
    if (seat === own) {
      return (
        <>
          <button type="button" class="button" onClick={() => invite(seat)}>
            {say.device}
          </button>
          {kind === 'person' && (
            <button type="button" class="button" title={say.leaveSay} onClick={leave}>
              {say.leave}
            </button>
          )}
        </>
      )
    }
    if (present && kind !== 'bot') return null
    return (
      <>
        {own !== undefined && kind !== 'bot' && view.owes.includes(seat) && (
          <button
            type="button"
            class="button"
            aria-label={say.replaceFull(name)}
            onClick={() => wish({ type: 'replace', seat })}
          >
            {say.replace}
          </button>
        )}
        {isHost && (
          <button type="button" class="button" aria-label={say.inviteFull(name)} onClick={() => invite(seat)}>
            {say.invite}
          </button>
        )}
      </>
    )
  }
  return (
    <Dialog title={say.title} onClose={onClose}>
      <p class="dim">{words.summary(view.settings)}</p>
      <Chairs view={view} own={own}>
        {waysAt}
      </Chairs>
      <p role="alert">{fault}</p>
      {invited && (
        <section class="invited">
          <ShareLink
            key={invited.claim}
            link={linkTo(view.table, invited.claim)}
            label={invited.seat === own ? words.share.seatLabel : say.seatLink(view.seats[invited.seat].name)}
            showsCode
          />
          <p>{invited.seat === own ? say.deviceSay : say.seatLinkSay}</p>
        </section>
      )}
      <ShareLink link={linkTo(view.table)} label={say.link} />
      {isHost && isOn && (
        <section class="closing">
          {isClosing ? (
            <>
              <p>{say.closeSay}</p>
              <div class="row">
                <button type="button" class="button" onClick={() => setClosing(false)}>
                  {say.keep}
                </button>
                <button type="button" class="button" onClick={async () => (await wish({ type: 'close' })) && onClose()}>
                  {say.closeYes}
                </button>
              </div>
            </>
          ) : (
            <button type="button" class="button" onClick={() => setClosing(true)}>
              {say.close}
            </button>
          )}
        </section>
      )}
      <button type="button" class="button first" onClick={onClose}>
        {shell.close}
      </button>
    </Dialog>
  )
}
