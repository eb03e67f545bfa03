import { type Card, en, type Play } from '@watchfires/rules'
import type { TableView } from '@watchfires/table'
import type { ComponentChildren } from 'preact'
import { Sign } from '../shell/Sign.tsx'
import { Changers, Curtain } from './Curtain.tsx'
import { type Choices, committedRow } from './choices.ts'
import { nameOf } from './company.ts'
import { dueHere, mayChange } from './curtain.ts'
import type { Frame } from './frame.ts'
import { Hand } from './Hand.tsx'
import { Log } from './Log.tsx'
import { Plays } from './Plays.tsx'
import { pickCard } from './pick.ts'
import { Said } from './Said.tsx'
import type { Sitting } from './sitting.ts'
import { words } from './words.ts'

interface DockProps {
  readonly sitting: Sitting
  readonly frame: Frame
  /** width of the dock's hand, in px */
  readonly room: number
  /** what somebody else would do in the place of a view's owner, in a sentence */
  readonly hint?: (own: TableView) => string
}

/** The lower part of the table: whose hand it is and what can be done with it; or the curtain; or whom the table waits for. */
export function Dock({ sitting, frame, room, hint }: DockProps) {
  const view = sitting.view.value!
  const sight = sitting.sight.value
  const own = sitting.own.value
  const { names } = sitting.company.value
  const lift = (seat: number, again: boolean) => sitting.lift(seat, again)
  if (sight.kind === 'pass') {
    return <Curtain to={sight.to} names={names} changers={mayChange(view, sitting.seats)} onLift={lift} />
  }
  if (!own?.you || view.phase === 'waiting' || view.phase === 'closed') return <Public sitting={sitting} view={view} />
  return <Own sitting={sitting} own={own} frame={frame} room={room} hint={hint} />
}

/** Nobody's hand shows: what the table waits for. */
function Public({ sitting, view }: { sitting: Sitting; view: TableView }) {
  const { names } = sitting.company.value
  const { phase, owes } = view
  const changers = mayChange(view, sitting.seats)
  const waits = owes.map((seat) => nameOf(sitting.company.value, seat))
  return (
    <section class="notice">
      {phase === 'closed' && <Notice title={words.closed} />}
      {phase === 'waiting' && (
        <Notice title={words.notStarted}>{view.seats.map(({ name }) => name || words.free).join(', ')}</Notice>
      )}
      {(phase === 'settled' || phase === 'over') && (
        <button type="button" class="button first" onClick={() => sitting.showSheet()}>
          {words.showSheet}
        </button>
      )}
      {phase !== 'closed' && phase !== 'waiting' && phase !== 'settled' && phase !== 'over' && (
        <Notice title={words.waiting(waits)}>
          {sitting.seats.length === 0 ? words.watching : changers.length > 0 ? words.allLaid : ''}
        </Notice>
      )}
      <Changers seats={changers} names={names} onLift={(seat) => sitting.lift(seat, true)} />
    </section>
  )
}

export function Notice({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <div class="prompt">
      <h2>{title}</h2>
      {children && <p>{children}</p>}
    </div>
  )
}

/** Card widths and gaps, by arrangement. */
const CARDS = { phone: [66, 7], short: [60, 6], side: [66, 7], tablet: [88, 9], desk: [104, 10] } as const

const laidOf = (own: TableView): Card | null => {
  const committed = own.you?.committed
  if (typeof committed !== 'string') return null
  return (
    own.phase === 'play' ? (committed as Play).slice(1, 3) : own.phase === 'gambit' ? committed : null
  ) as Card | null
}

function Own({ sitting, own, frame, room, hint }: DockProps & { own: TableView }) {
  const choices = sitting.choices.value
  const pick = sitting.pick.value
  const you = own.you!
  const isShared = sitting.seats.length > 1
  const isPhone = frame.kind === 'phone' || frame.kind === 'side'
  const isFirst = own.night === 1 && own.beat === 1
  const [card, gap] = isPhone && frame.isShort ? CARDS.short : CARDS[frame.kind]
  return (
    <section class="dock" aria-label={words.choices}>
      <div class="dock-plays">
        <Refusal sitting={sitting} />
        <Asked sitting={sitting} own={own} choices={choices} isTold={isFirst && !hint} />
        {hint && choices && you.committed === null && pick.card === null && <Hint says={hint(own)} />}
        {isPhone && pick.card === null && !hint && !isFirst && <Lately sitting={sitting} />}
      </div>
      <div class="dock-hand">
        <Hand
          cards={you.hand}
          picked={pick.card}
          laid={laidOf(own)}
          may={choices?.cards ?? []}
          size={frame.kind === 'desk' ? 'full' : 'small'}
          fit={{ room, card, gap }}
          label={isShared ? words.handOf(own.seats[you.seat].name) : words.hand}
          onPick={(one) => sitting.pickCard(one)}
        />
        {frame.kind === 'desk' && pick.card !== null && (
          <p class="hint">
            <Said text={words.pickedSay(en.card(pick.card))} size={13} />
          </p>
        )}
        {isShared && (
          <button type="button" class="quiet cover" onClick={() => sitting.cover()}>
            {words.seenEnough}
          </button>
        )}
        {frame.kind === 'tablet' && <Log nights={sitting.log.value} night={own.night} />}
      </div>
    </section>
  )
}

function Hint({ says }: { says: string }) {
  return (
    <p class="hint-say" role="note">
      <Sign name="hint" size={22} />
      <span>
        <Said text={says} size={13} />
      </span>
    </p>
  )
}

/** What happened last, while nothing is picked: this beat so far and the one before. */
function Lately({ sitting }: { sitting: Sitting }) {
  const beats = sitting.tonight.value.beats.slice(-2).toReversed()
  return (
    <div class="lately">
      {beats.map(({ beat, lines }) => (
        <p key={beat}>
          <Said text={lines.join(' ')} size={12} />
        </p>
      ))}
    </div>
  )
}

function Refusal({ sitting }: { sitting: Sitting }) {
  const refused = sitting.refused.value
  if (!refused) return null
  return (
    <p class="refusal" role="alert">
      <b>{refused.title}.</b> <Said text={refused.detail} size={13} />
      {refused.clause && <span class="clause"> ({refused.clause})</span>}
    </p>
  )
}

interface AskedProps {
  readonly sitting: Sitting
  readonly own: TableView
  readonly choices: Choices | null
  /** whether the goal of the game is told beside what is asked */
  readonly isTold: boolean
}

/** The rows of what is picked; or what was committed; or what is asked. */
function Asked({ sitting, own, choices, isTold }: AskedProps) {
  const pick = sitting.pick.value
  if (!choices) return <Idle sitting={sitting} own={own} />
  const laid = committedRow(own, choices)
  const hasRows = choices.cards.length === 0 ? laid === null || pick.row !== null : pick.card !== null
  if (laid && !hasRows) {
    const change = () =>
      sitting.setPick(
        choices.cards.length === 0
          ? { card: null, row: laid.id }
          : { ...pickCard(choices, laidOf(own)!), row: laid.id },
      )
    const waits = own.owes.filter((seat) => seat !== own.you!.seat).map((seat) => nameOf(sitting.company.value, seat))
    return (
      <div class="prompt laid-prompt">
        <div>
          <h2>
            <Said text={words.committed(laid.title)} size={18} />
          </h2>
          {waits.length > 0 && <p>{words.waiting(waits)}</p>}
        </div>
        <button type="button" class="button" onClick={change}>
          {words.change}
        </button>
      </div>
    )
  }
  const rows = choices.rows(pick.card)
  const isShared = sitting.seats.length > 1
  const title = isShared ? words.dueOf(own.seats[own.you!.seat].name) : words.due[choices.kind]
  return (
    <>
      {(!hasRows || choices.kind !== 'play') && (
        <Notice title={choices.kind === 'play' ? title : words.due[choices.kind]}>
          {words.dueSay[choices.kind]}
          {choices.kind === 'play' && isTold && ` ${words.goal(own.mark)}`}
        </Notice>
      )}
      {hasRows && (
        <Plays
          rows={rows}
          chosen={pick.row}
          label={pick.card === null ? words.choices : words.plays(words.card(pick.card))}
          commit={laid ? words.commitAgain : words.commit}
          isSending={sitting.isSending.value || sitting.line.value === 'reconnecting'}
          onChoose={({ id }) => sitting.setPick({ ...pick, row: id })}
          onCommit={() => sitting.commit()}
        />
      )}
    </>
  )
}

/** Nothing is asked of whoever looks. */
function Idle({ sitting, own }: { sitting: Sitting; own: TableView }) {
  const { phase, owes, held } = own
  if (phase === 'settled' || phase === 'over') {
    return (
      <button type="button" class="button first" onClick={() => sitting.showSheet()}>
        {words.showSheet}
      </button>
    )
  }
  const waits = owes.map((seat) => nameOf(sitting.company.value, seat))
  const isOut = phase === 'play' && held[own.you!.seat] === 0
  return (
    <Notice title={words.waiting(waits)}>
      {isOut && dueHere(own, sitting.seats).length === 0 ? words.sitsOut : ''}
    </Notice>
  )
}
