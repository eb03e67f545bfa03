import { type Company, type Seat, WAGONS } from '@watchfires/rules'
import { PHRASES, type Phrase, type TableView } from '@watchfires/table'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Sign } from '../shell/Sign.tsx'
import { nameOf } from './company.ts'
import { Drawer } from './Drawer.tsx'
import { Said } from './Said.tsx'
import type { Talk, Utterance } from './talk.ts'
import { words } from './words.ts'

interface TalkProps {
  readonly talk: Talk
  readonly view: TableView
  readonly company: Company
  /** whether whoever looks sits at the table */
  readonly maySpeak: boolean
}

const say = words.talking

/** The wagon one would talk of pushing: the furthest that is not in Town yet. */
function pushPhrase({ space }: TableView): Phrase {
  const phrases: readonly Phrase[] = ['pushFood', 'pushMedicine', 'pushFirewood']
  const open = WAGONS.map((_, i) => i).filter((i) => space[i] < 6)
  return phrases[open.reduce((best, i) => (space[i] > space[best] ? i : best), open[0] ?? 0)]
}

function Line({ utterance, company, onMute }: { utterance: Utterance; company: Company; onMute?(): void }) {
  const { seat, text } = utterance
  return (
    <li class="said">
      <p>
        <b>{nameOf(company, seat)}</b> <Said text={text} size={13} />
      </p>
      {onMute && (
        <button type="button" class="mute" aria-label={say.mute(nameOf(company, seat))} onClick={onMute}>
          <Sign name="mute" size={16} />
        </button>
      )}
    </li>
  )
}

function Phrases({ of, talk }: { of: readonly Phrase[]; talk: Talk }) {
  return of.map((phrase) => (
    <button key={phrase} type="button" class="phrase" onClick={() => talk.say({ phrase })}>
      <Said text={words.phrases[phrase]} size={13} />
    </button>
  ))
}

function Refusal({ talk }: { talk: Talk }) {
  const refused = talk.refused.value
  return (
    <p role="alert" class="talk-refused">
      {refused && `${refused.title}. ${refused.detail}`}
    </p>
  )
}

/** The door to the talk, with how much of it is new. */
export function TalkDoor({ talk, onOpen }: { talk: Talk; onOpen(): void }) {
  const unread = talk.unread.value
  return (
    <button type="button" class="corner talk-door" aria-label={say.open(unread)} onClick={onOpen}>
      <Sign name="talk" size={24} />
      {unread > 0 && (
        <span class="count" aria-hidden="true">
          {unread}
        </span>
      )}
    </button>
  )
}

/** Beside the table on a desk: the last that was said, and the nearest phrases. */
export function TalkBeside({ talk, view, company, maySpeak, onOpen }: TalkProps & { onOpen(): void }) {
  return (
    <section class="talk-beside" aria-label={say.title}>
      <ol>
        {talk.heard.value.slice(-3).map((utterance) => (
          <Line key={utterance.id} utterance={utterance} company={company} />
        ))}
      </ol>
      <Refusal talk={talk} />
      <div class="phrases">
        {maySpeak && <Phrases of={['iWillFeed', pushPhrase(view), 'whoHasTheFire']} talk={talk} />}
        <button type="button" class="phrase" onClick={onOpen}>
          {maySpeak ? say.more : say.all}
        </button>
      </div>
    </section>
  )
}

/** What somebody has just said, over the table for a moment. */
export function TalkFresh({ talk, company }: Pick<TalkProps, 'talk' | 'company'>) {
  const fresh = talk.fresh.value
  return (
    <div class="talk-fresh" role="status">
      {fresh && (
        <p>
          <b>{nameOf(company, fresh.seat)}</b> <Said text={fresh.text} size={13} />
        </p>
      )}
    </div>
  )
}

/** All that was said, every phrase, and where the table allows it free words. */
export function TalkDrawer({ talk, view, company, maySpeak, onClose }: TalkProps & { onClose(): void }) {
  const said = talk.heard.value
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    talk.look()
    list.current?.scrollTo(0, list.current.scrollHeight)
  }, [said, talk])
  const isMine = (seat: Seat) => seat === company.you
  const mayMute = (seat: Seat) => !isMine(seat) && view.seats[seat].kind !== 'bot'
  return (
    <Drawer label={say.title} name="log-drawer talk-drawer" onClose={onClose}>
      <header>
        <h2>{say.title}</h2>
        <button type="button" class="corner" aria-label={words.close} onClick={onClose}>
          <Sign name="close" size={22} />
        </button>
      </header>
      <ol ref={list} class="talk-said">
        {said.length === 0 && <li class="log-empty">{say.silence}</li>}
        {said.map((utterance) => (
          <Line
            key={utterance.id}
            utterance={utterance}
            company={company}
            onMute={mayMute(utterance.seat) ? () => talk.mute(utterance.seat, true) : undefined}
          />
        ))}
      </ol>
      <div class="talk-speak">
        {[...talk.muted.value].map((seat) => (
          <p key={seat} class="talk-muted">
            {say.muted(nameOf(company, seat))}
            <button type="button" class="quiet" onClick={() => talk.mute(seat, false)}>
              {say.unmute}
            </button>
          </p>
        ))}
        <Refusal talk={talk} />
        {maySpeak ? (
          <>
            <div class="phrases">
              <Phrases of={PHRASES} talk={talk} />
            </div>
            {view.settings.talk === 'free' && <FreeText talk={talk} />}
          </>
        ) : (
          <p class="log-empty">{say.listeners}</p>
        )}
      </div>
    </Drawer>
  )
}

/** Characters in one text, as the server has it. */
const LONGEST = 200

function FreeText({ talk }: { talk: Talk }) {
  const [text, setText] = useState('')
  const send = async (event: Event) => {
    event.preventDefault()
    if (text.trim() !== '' && (await talk.say({ text: text.trim() }))) setText('')
  }
  return (
    <form class="talk-free" onSubmit={send}>
      <input
        type="text"
        aria-label={say.text}
        placeholder={say.text}
        maxLength={LONGEST}
        autocomplete="off"
        value={text}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <button type="submit" class="button">
        {say.send}
      </button>
    </form>
  )
}
