import './table.css'
import './scene.css'
import './seats.css'
import './dock.css'
import './reveal.css'
import './log.css'
import './sheet.css'
import './talk.css'
import { cardParts, sceneParts, sprite } from '@watchfires/kit'
import type { Card } from '@watchfires/rules'
import type { TableLink, TableView } from '@watchfires/table'
import type { ComponentChildren } from 'preact'
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks'
import { Sign } from '../shell/Sign.tsx'
import { settings } from '../shell/settings.ts'
import { Banner } from './Banner.tsx'
import { Clock } from './Clock.tsx'
import { nameOf } from './company.ts'
import { Dock } from './Dock.tsx'
import { Drawer } from './Drawer.tsx'
import { useDrag } from './drag.ts'
import { useCover, useFocus } from './due.ts'
import { End } from './End.tsx'
import { type Frame, seatsAreCompact } from './frame.ts'
import { Head } from './Head.tsx'
import { useKeys } from './keys.ts'
import { Log } from './Log.tsx'
import { Keys, Menu } from './Menu.tsx'
import { Scene } from './Scene.tsx'
import { Seats } from './Seats.tsx'
import { Sheet } from './Sheet.tsx'
import { Sitting } from './sitting.ts'
import { TalkBeside, TalkDoor, TalkDrawer, TalkFresh } from './Talk.tsx'
import { Turned } from './Turned.tsx'
import { Talk } from './talk.ts'
import { toldOf, turnedOf } from './told.ts'
import { useFrame } from './useFrame.ts'
import { words } from './words.ts'

/** What the shell hands to the table. */
export interface TableScreenProps {
  /** The table's door. The screen hears it and sends through it, and never closes it. */
  readonly link: TableLink
  /** The person goes home; the shell closes the link. */
  readonly onLeave: () => void
  /** The game is over and somebody wants the same table again. Without it the button is not shown. */
  readonly onAgain?: () => void
  /** The game is over and somebody wants its record (JSON) or its text. Without it the buttons are not shown. */
  readonly onExport?: (kind: 'record' | 'text') => void
  /** What there is to know before playing again. */
  readonly againSay?: string
  /** The table was lost, and somebody wants to try again. Without it there is no button. */
  readonly onRetry?: () => void
  /** Where the rulebook stands, at a clause or at its beginning. `/rules#P3` unless told. */
  readonly rulesHref?: (clause?: string) => string
  /** What a view's owner might do, in a sentence. Without it no hint is shown. */
  readonly hint?: (own: TableView) => string
  /** More lines for the table's menu: the light, sound … */
  readonly menu?: ComponentChildren
  /** Notices over the table. */
  readonly notices?: ComponentChildren
}

type Door = 'menu' | 'keys' | 'log' | 'talk'

const parts = sprite([...cardParts(), ...sceneParts()])

export function TableScreen(props: TableScreenProps) {
  const { link } = props
  const sitting = useMemo(() => new Sitting(link, () => settings.value.reveal), [link])
  const talk = useMemo(() => new Talk(link), [link])
  useEffect(() => sitting.start(), [sitting])
  useEffect(() => talk.start(), [talk])
  return sitting.view.value ? (
    <Table sitting={sitting} talk={talk} {...props} />
  ) : (
    <main class="table" aria-busy="true" />
  )
}

function Table({ sitting, talk, ...props }: TableScreenProps & { sitting: Sitting; talk: Talk }) {
  const frame = useFrame()
  const [door, open] = useState<Door | null>(null)
  const close = useCallback(() => open(null), [])
  useKeys(sitting, { onHelp: useCallback(() => open('keys'), []), onLog: useCallback(() => open('log'), []) })
  useDrag(
    frame.layout,
    useCallback((card, drop) => sitting.dropCard(card as Card, drop), [sitting]),
  )
  useFocus(sitting)
  useCover(sitting)
  const showing = sitting.reveal.now.value
  const board = sitting.board.value
  const isDesk = frame.kind === 'desk'
  const view = sitting.view.value!
  const talks = view.settings.talk !== 'off'
  const talking = { talk, view, company: sitting.company.value, maySpeak: sitting.seats.length > 0 }
  return (
    <main
      class="table"
      data-frame={frame.kind}
      data-short={frame.isShort ? '' : undefined}
      data-revealing={showing ? '' : undefined}
      style={{ '--scene-high': `${frame.layout.height}px`, '--scene-wide': `${frame.layout.width}px` }}
    >
      <div class="sprite" dangerouslySetInnerHTML={{ __html: parts }} />
      <Head
        night={board.night}
        beat={board.beat}
        isDesk={isDesk}
        clock={sitting.line.value === 'live' && <Clock view={view} />}
        onMenu={() => open('menu')}
        onLog={() => open('log')}
      >
        {talks && !isDesk && <TalkDoor talk={talk} onOpen={() => open('talk')} />}
      </Head>
      <Banner sitting={sitting} onRetry={props.onRetry}>
        {props.notices}
      </Banner>
      <Scene sitting={sitting} frame={frame} />
      {(!showing || frame.kind !== 'phone') && <SeatsNow sitting={sitting} frame={frame} />}
      {showing ? (
        <RevealNow sitting={sitting} />
      ) : (
        <Dock sitting={sitting} frame={frame} room={roomOf(frame)} hint={props.hint} />
      )}
      {isDesk && (
        <aside class="beside" aria-label={words.log}>
          <Log nights={sitting.log.value} night={board.night} />
          {talks && <TalkBeside {...talking} onOpen={() => open('talk')} />}
        </aside>
      )}
      {talks && <TalkFresh {...talking} />}
      <Announcer sitting={sitting} />
      {door === 'menu' && (
        <Menu
          rulesHref={(props.rulesHref ?? hrefOf)()}
          onKeys={() => open('keys')}
          onLeave={props.onLeave}
          onClose={close}
        >
          {props.menu}
        </Menu>
      )}
      {door === 'keys' && <Keys onClose={close} />}
      {door === 'talk' && <TalkDrawer {...talking} onClose={close} />}
      {door === 'log' && <LogDrawer sitting={sitting} onClose={close} />}
      {door === null && sitting.sheetDue.value && <SheetNow sitting={sitting} {...props} />}
    </main>
  )
}

const hrefOf = (clause?: string): string => (clause ? `/rules#${clause}` : '/rules')

/** Room for a hand, in px: as wide as its place, less its margins. */
function roomOf({ kind, layout }: Frame): number {
  switch (kind) {
    case 'phone':
      return layout.width - 24
    case 'side':
      return Math.max(260, innerWidth - layout.width - 20)
    case 'tablet':
      return layout.width / 2 - 32
    case 'desk':
      return Math.min(570, layout.width * 0.54 - 32)
  }
}

function SeatsNow({ sitting, frame }: { sitting: Sitting; frame: Frame }) {
  const view = sitting.view.value!
  const company = sitting.company.value
  const sight = sitting.sight.value
  const front = sight.kind === 'open' ? sight.seat : sight.kind === 'pass' ? sight.to : null
  return (
    <Seats
      board={sitting.board.value}
      view={view}
      names={view.seats.map((_, seat) => nameOf(company, seat) || words.free)}
      front={front}
      isCompact={seatsAreCompact(frame, view.players)}
      isCaptioned={frame.kind === 'desk'}
      isRevealing={sitting.reveal.now.value !== null}
    />
  )
}

function RevealNow({ sitting }: { sitting: Sitting }) {
  const showing = sitting.reveal.now.value!
  const company = sitting.company.value
  const { scenes, at } = showing
  const commit = scenes.slice(0, at + 1).findLast(({ kind }) => kind === 'cards' || kind === 'gambit')
  const space = (commit ?? scenes[at]).board.space
  return (
    <div class="reveal-place">
      <Turned
        showing={showing}
        told={toldOf(scenes[at], { company, next: scenes[at + 1] })}
        turned={turnedOf(scenes[at], { space, players: company.names.length })}
        names={company.names.map((_, seat) => nameOf(company, seat))}
        onSkip={() => sitting.reveal.skip()}
      />
    </div>
  )
}

/** Speaks each thing once, in its order. */
function Announcer({ sitting }: { sitting: Sitting }) {
  return (
    <div class="sr" role="log" aria-live="polite" aria-relevant="additions">
      {sitting.spoken.value.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}

function LogDrawer({ sitting, onClose }: { sitting: Sitting; onClose(): void }) {
  return (
    <Drawer label={words.log} name="log-drawer" onClose={onClose}>
      <header>
        <h2>{words.log}</h2>
        <button type="button" class="corner" aria-label={words.close} onClick={onClose}>
          <Sign name="close" size={22} />
        </button>
      </header>
      <Log nights={sitting.log.value} night={sitting.view.value!.night} />
    </Drawer>
  )
}

function SheetNow({ sitting, onLeave, onAgain, againSay, onExport }: TableScreenProps & { sitting: Sitting }) {
  const [isEnd, setEnd] = useState(false)
  const view = sitting.view.value!
  const company = sitting.company.value
  if (isEnd) {
    return (
      <End
        view={view}
        company={company}
        onBack={() => setEnd(false)}
        onLeave={onLeave}
        onAgain={onAgain}
        againSay={againSay}
        onExport={onExport}
      />
    )
  }
  return (
    <Sheet
      view={view}
      company={company}
      end={sitting.tonight.value.end}
      waitsFor={view.owes.map((seat) => nameOf(company, seat))}
      mayGoOn={view.phase === 'settled' && sitting.seats.some((seat) => view.owes.includes(seat))}
      onGoOn={() => (view.phase === 'over' ? setEnd(true) : sitting.ready())}
      onClose={() => sitting.putSheetAside()}
    />
  )
}
