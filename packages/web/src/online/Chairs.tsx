import { badge, svg } from '@watchfires/kit'
import type { Seat } from '@watchfires/rules'
import type { TableView } from '@watchfires/table'
import type { ComponentChildren } from 'preact'
import { words } from './words.ts'

const say = words.waiting

/** What there is to say of a seat beside its name. */
function stateOf(view: TableView, seat: Seat, own: Seat | undefined): string {
  const { kind, level, present } = view.seats[seat]
  const parts = [
    ...(seat === own ? [say.you] : []),
    ...(seat === view.host ? [say.host] : []),
    ...(kind === 'bot' ? [say.bot(level)] : kind === 'outside bot' ? [say.outsideBot] : []),
    ...(kind !== 'empty' && !present ? [say.notHere] : []),
  ]
  return parts.join(', ')
}

interface ChairsProps {
  readonly view: TableView
  readonly own: Seat | undefined
  /** what can be done about a seat */
  readonly children: (seat: Seat) => ComponentChildren
}

/** The seats of a table: who sits there, whether they are here, and what can be done about it. */
export function Chairs({ view, own, children }: ChairsProps) {
  return (
    <ol class="chairs">
      {view.seats.map(({ name, kind }, seat) => (
        <li key={seat} class={`chair${kind === 'empty' ? ' free' : ''}`}>
          <span
            class="laid-sign"
            dangerouslySetInnerHTML={{ __html: svg(badge(seat), { box: [0, 0, 36, 36], alone: true }) }}
          />
          <span class="chair-who">
            <b>{kind === 'empty' ? say.freeSeat : name}</b>
            <span class="dim">{stateOf(view, seat, own)}</span>
          </span>
          <span class="chair-ways">{children(seat)}</span>
        </li>
      ))}
    </ol>
  )
}
