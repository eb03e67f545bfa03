import './setup.css'
import { LEVELS } from '@watchfires/table'
import { useEffect, useState } from 'preact/hooks'
import { layTable } from '../local/layTable.ts'
import { ledger } from '../local/shelf.ts'
import { Choice } from '../shell/Choice.tsx'
import { Page } from '../shell/Page.tsx'
import { go } from '../shell/route.ts'
import { type Draft, type DraftSeat, faultsOf, planFrom, rememberDraft, rememberedDraft, seated } from './draft.ts'
import { SeatRow } from './SeatRow.tsx'
import { words } from './words.ts'

const COUNTS = ['2', '3', '4', '5', '6'] as const

/** Whether this browser will forget the game with the tab. */
function useForgets(): boolean {
  const [forgets, setForgets] = useState(false)
  useEffect(() => {
    ledger().then(({ lasts }) => setForgets(!lasts))
  }, [])
  return forgets
}

/** Where a table on this device is laid: how many, and who. */
export default function Setup() {
  const [draft, setDraft] = useState<Draft>(rememberedDraft)
  const [shown, setShown] = useState<readonly (string | undefined)[]>([])
  const [stage, setStage] = useState<'still' | 'starting' | 'failed'>('still')
  const forgets = useForgets()

  const setSeat = (seat: number, changed: DraftSeat) => {
    setDraft({ ...draft, seats: draft.seats.map((old, i) => (i === seat ? changed : old)) })
    setShown([])
  }

  const start = async (event: Event) => {
    event.preventDefault()
    if (stage === 'starting') return
    const faults = faultsOf(draft)
    setShown(faults)
    const first = faults.findIndex((fault) => fault !== undefined)
    if (first >= 0) return document.getElementById(`name-${first}`)?.focus()
    rememberDraft(draft)
    setStage('starting')
    try {
      go(`/local/${await layTable(planFrom(draft))}`)
    } catch {
      setStage('failed')
    }
  }

  const at = seated(draft)
  const levels = LEVELS.filter((level) => at.some(({ who }) => who === level))
  return (
    <Page title={words.title}>
      <form class="setup" noValidate onSubmit={start}>
        <Choice
          label={words.players}
          of={COUNTS}
          names={{ 2: '2', 3: '3', 4: '4', 5: '5', 6: '6' }}
          value={String(draft.players) as (typeof COUNTS)[number]}
          onChange={(count) => {
            setDraft({ ...draft, players: Number(count) })
            setShown([])
          }}
        />
        {draft.players === 2 && (
          <section class="valley">
            <h2>{words.lastValley.title}</h2>
            <p>{words.lastValley.say}</p>
            <p>{words.lastValley.reconstruction}</p>
          </section>
        )}
        <fieldset class="laid">
          <legend>{words.seats}</legend>
          <ol>
            {at.map((one, seat) => (
              <SeatRow
                key={seat}
                seat={seat}
                draft={draft}
                fault={shown[seat]}
                onChange={(changed) => setSeat(seat, changed)}
                value={one}
              />
            ))}
          </ol>
        </fieldset>
        {levels.map((level) => (
          <p key={level} class="aside">
            {words.levels[level]}
          </p>
        ))}
        {at.filter(({ who }) => who === 'person').length > 1 && <p class="aside">{words.passing}</p>}
        {forgets && <p class="aside">{words.fleeting}</p>}
        <div class="setup-go">
          <button type="submit" class="button first" aria-disabled={stage === 'starting'}>
            {stage === 'starting' ? words.starting : words.start}
          </button>
          <p role="alert">{stage === 'failed' ? words.failed : ''}</p>
        </div>
      </form>
    </Page>
  )
}
