import '../setup/setup.css'
import './online.css'
import { badge, svg } from '@watchfires/kit'
import { useState } from 'preact/hooks'
import { openTable } from '../remote/tables.ts'
import type { NameFault } from '../setup/names.ts'
import { tidyName } from '../setup/names.ts'
import { words as setup } from '../setup/words.ts'
import { Choice } from '../shell/Choice.tsx'
import { Page } from '../shell/Page.tsx'
import { go } from '../shell/route.ts'
import {
  ABSENCES,
  CLOCKS,
  type Draft,
  openingOf,
  rememberDraft,
  rememberedDraft,
  TALKS,
  talkOf,
  VISIBILITIES,
  WHO,
  type Who,
} from './draft.ts'
import { nameKept, remember } from './mine.ts'
import { checkName, NameField } from './NameField.tsx'
import { takeSeat } from './sitting.ts'
import { useAct } from './useAct.ts'
import { words } from './words.ts'

const say = words.open
const COUNTS = ['2', '3', '4', '5', '6'] as const
const NAMES = { 2: '2', 3: '3', 4: '4', 5: '5', 6: '6' } as const

/** Where a table of the server's is opened. Whoever opens it sits down at it. */
export default function Open() {
  const [draft, setDraft] = useState<Draft>(rememberedDraft)
  const [name, setName] = useState(nameKept)
  const [fault, setFault] = useState<NameFault | null>(null)
  const { fault: refused, isBusy, act } = useAct(say.failed)
  const set = (some: Partial<Draft>) => setDraft({ ...draft, ...some })

  const start = async (event: Event) => {
    event.preventDefault()
    const found = checkName('name', name, [])
    setFault(found)
    if (found) return
    rememberDraft(draft)
    const opened = await act(() => openTable(openingOf(draft)))
    if (!opened) return
    remember(opened.table, { isHost: true })
    // Where this fails, the table's own page offers the seat again.
    await takeSeat(opened.table, { name: tidyName(name), seat: 0 }).catch(() => null)
    go(`/table/${opened.table}`)
  }

  return (
    <Page title={say.title}>
      <p>{say.say}</p>
      <form class="setup opening" noValidate onSubmit={start}>
        <NameField
          id="name"
          label={say.name}
          value={name}
          fault={fault}
          onInput={(typed) => {
            setName(typed)
            setFault(null)
          }}
        />
        <Choice
          label={say.players}
          of={COUNTS}
          names={NAMES}
          value={String(draft.players) as (typeof COUNTS)[number]}
          onChange={(count) => set({ players: Number(count) })}
        />
        {draft.players === 2 && (
          <section class="valley">
            <h2>{setup.lastValley.title}</h2>
            <p>{setup.lastValley.say}</p>
            <p>{setup.lastValley.reconstruction}</p>
          </section>
        )}
        <OpenSeats draft={draft} onChange={(seats) => set({ seats })} />
        <Choice
          label={say.clock}
          of={CLOCKS}
          names={say.clocks}
          value={draft.clock}
          onChange={(clock) => set({ clock })}
        />
        <Choice
          label={say.absence}
          of={ABSENCES}
          names={say.absences}
          value={draft.absence}
          onChange={(absence) => set({ absence })}
        />
        <Choice
          label={say.visibility}
          of={VISIBILITIES}
          names={say.visibilities}
          value={draft.visibility}
          onChange={(visibility) => set({ visibility })}
        />
        <Choice
          label={say.talk}
          of={draft.visibility === 'public' ? TALKS.filter((talk) => talk !== 'free') : TALKS}
          names={say.talks}
          value={talkOf(draft)}
          onChange={(talk) => set({ talk })}
        />
        {draft.visibility === 'public' && <p class="aside">{say.publicTalk}</p>}
        <div class="setup-go">
          <button type="submit" class="button first" aria-disabled={isBusy}>
            {isBusy ? say.starting : say.start}
          </button>
          <p role="alert">{refused}</p>
        </div>
      </form>
    </Page>
  )
}

function OpenSeats({ draft, onChange }: { draft: Draft; onChange(seats: readonly Who[]): void }) {
  return (
    <fieldset class="laid">
      <legend>{say.seats}</legend>
      <ol>
        {draft.seats.slice(0, draft.players).map((who, seat) => (
          <li key={seat} class="laid-seat">
            <span
              class="laid-sign"
              dangerouslySetInnerHTML={{ __html: svg(badge(seat), { box: [0, 0, 36, 36], alone: true }) }}
            />
            {seat === 0 ? (
              <span class="laid-name">{say.you}</span>
            ) : (
              <>
                <label class="laid-name" for={`who-${seat}`}>
                  {say.seat(seat + 1)}
                </label>
                <select
                  id={`who-${seat}`}
                  value={who}
                  onChange={({ currentTarget }) =>
                    onChange(draft.seats.map((old, i) => (i === seat ? (currentTarget.value as Who) : old)))
                  }
                >
                  {WHO.map((one) => (
                    <option key={one} value={one}>
                      {say.who[one]}
                    </option>
                  ))}
                </select>
              </>
            )}
          </li>
        ))}
      </ol>
    </fieldset>
  )
}
