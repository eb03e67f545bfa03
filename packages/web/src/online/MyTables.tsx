/** The tables of this browser on the first page, those that wait for it first. */
import type { TableView } from '@watchfires/table'
import { useEffect, useState } from 'preact/hooks'
import { look } from '../remote/tables.ts'
import { isDue } from './due.ts'
import { allMine, forget, type Mine } from './mine.ts'
import { words } from './words.ts'

const say = words.mine
/** Tables looked at: those visited last. */
const MOST = 12
/** How often they are looked at again while the page is seen, ms. */
const AGAIN = 20_000

const time = new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: 'numeric', minute: '2-digit' })

type State = { readonly kind: 'known'; readonly view: TableView } | { readonly kind: 'gone' | 'unknown' }

interface Row {
  readonly mine: Mine
  readonly state: State
}

const EXPIRED = [404, 410]

async function lookAt(mine: Mine): Promise<Row> {
  const asked = await look({ table: mine.table, seat: mine.seat }).catch(() => null)
  if (asked && 'body' in asked) return { mine, state: { kind: 'known', view: asked.body.view } }
  return { mine, state: { kind: asked && EXPIRED.includes(asked.refused.status) ? 'gone' : 'unknown' } }
}

/** Waiting for whoever looks, then whatever goes on, then the rest. */
const rankOf = ({ state }: Row): number => {
  if (state.kind !== 'known') return 3
  if (isDue(state.view)) return 0
  return state.view.phase === 'over' || state.view.phase === 'closed' ? 2 : 1
}

function useMine(): { rows: readonly Row[]; drop(table: string): void } {
  const [rows, setRows] = useState<readonly Row[]>([])
  useEffect(() => {
    let isLeft = false
    const lookAll = async () => {
      if (document.hidden) return
      const found = await Promise.all(allMine().slice(0, MOST).map(lookAt))
      if (!isLeft) setRows(found.toSorted((a, b) => rankOf(a) - rankOf(b)))
    }
    void lookAll()
    const timer = setInterval(lookAll, AGAIN)
    document.addEventListener('visibilitychange', lookAll)
    return () => {
      isLeft = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', lookAll)
    }
  }, [])
  const drop = (table: string) => {
    forget(table)
    setRows(rows.filter(({ mine }) => mine.table !== table))
  }
  return { rows, drop }
}

const namesIn = ({ seats }: TableView): readonly string[] => seats.flatMap(({ name }) => (name ? [name] : []))

function sayOf(view: TableView): string {
  const { phase, night, beat, winners = [], seats } = view
  switch (phase) {
    case 'waiting':
      return say.state.waiting
    case 'settled':
      return say.state.settled(night)
    case 'over':
      return say.state.over(winners.map((seat) => seats[seat].name))
    case 'closed':
      return say.state.closed
    default:
      return say.state.on(night, beat)
  }
}

export default function MyTables() {
  const { rows, drop } = useMine()
  if (rows.length === 0) return null
  return (
    <section class="games" aria-labelledby="my-tables">
      <h2 id="my-tables">{say.title}</h2>
      <ul>
        {rows.map(({ mine, state }) => {
          const view = state.kind === 'known' ? state.view : null
          const names = view ? namesIn(view) : []
          const isWaiting = view !== null && isDue(view)
          return (
            <li class="game" key={mine.table}>
              <div class="game-words">
                <h3>{say.names(names)}</h3>
                <p>
                  {isWaiting && <b class="waits">{say.waits}</b>} {view ? sayOf(view) : say.state[state.kind as 'gone']}
                  {isWaiting && view.deadline && `, ${say.until(time.format(Date.parse(view.deadline)))}`}
                </p>
              </div>
              <div class="row">
                {state.kind !== 'gone' && (
                  <a class="button" href={`/table/${mine.table}`} aria-label={say.goTo(names)}>
                    {say.go}
                  </a>
                )}
                <button
                  type="button"
                  class="button"
                  aria-label={say.forgetFull(names)}
                  onClick={() => drop(mine.table)}
                >
                  {say.forget}
                </button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
