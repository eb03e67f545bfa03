/** Public tables that wait for players. */
import './online.css'
import { useEffect, useState } from 'preact/hooks'
import type { Asked } from '../remote/ask.ts'
import { type Invitation, type LobbyPage, lobby } from '../remote/tables.ts'
import { Page } from '../shell/Page.tsx'
import { Snowed } from '../shell/Snowed.tsx'
import { words } from './words.ts'

const say = words.lobby
/** How often the list is looked at again while it is seen, ms. */
const AGAIN = 10_000

type Found =
  | { readonly kind: 'coming' | 'failed' }
  | { readonly kind: 'found'; readonly tables: readonly Invitation[]; readonly next: string | null }

/** The first so many pages of the lobby; null when it cannot be fetched. */
async function fetchPages(count: number): Promise<Found> {
  let tables: readonly Invitation[] = []
  let next: string | null = null
  for (let page = 0; page < count; page++) {
    const asked: Asked<LobbyPage> | null = await lobby(next).catch(() => null)
    if (!asked || 'refused' in asked) return { kind: 'failed' }
    tables = [...tables, ...asked.body.tables]
    next = asked.body.next
    if (next === null) break
  }
  return { kind: 'found', tables, next }
}

/** The lobby's first pages, looked at again every while. */
function useLobby(pages: number): { found: Found; again(): void } {
  const [found, setFound] = useState<Found>({ kind: 'coming' })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isLeft = false
    const fetchAll = () => void fetchPages(pages).then((came) => isLeft || setFound(came))
    fetchAll()
    const timer = setInterval(() => document.hidden || fetchAll(), AGAIN)
    return () => {
      isLeft = true
      clearInterval(timer)
    }
  }, [pages, turn])
  return { found, again: () => setTurn(turn + 1) }
}

export default function Lobby() {
  const [pages, setPages] = useState(1)
  const { found, again } = useLobby(pages)
  return (
    <Page title={say.title}>
      <p>{say.say}</p>
      {found.kind === 'coming' && <p role="status">{say.coming}</p>}
      {found.kind === 'failed' && (
        <div class="row" role="alert">
          <p>{say.failed}</p>
          <button type="button" class="button" onClick={again}>
            {say.again}
          </button>
        </div>
      )}
      {found.kind === 'found' && found.tables.length === 0 && (
        <>
          <Snowed />
          <p role="status">
            <b>{say.empty}</b> {say.emptySay}
          </p>
        </>
      )}
      {found.kind === 'found' && found.tables.length > 0 && (
        <ul class="lobby">
          {found.tables.map((table) => (
            <LobbyRow key={table.table} of={table} />
          ))}
        </ul>
      )}
      <div class="row">
        {found.kind === 'found' && found.next !== null && (
          <button type="button" class="button" onClick={() => setPages(pages + 1)}>
            {say.more}
          </button>
        )}
        <a class={found.kind === 'found' && found.tables.length === 0 ? 'button first' : 'button'} href="/open">
          {say.open}
        </a>
      </div>
    </Page>
  )
}

function LobbyRow({ of: { table, seats, free, settings } }: { of: Invitation }) {
  const names = seats.flatMap(({ name, kind }) => (kind === 'empty' ? [] : [name]))
  return (
    <li class="lobby-row">
      <div class="lobby-words">
        <h2>{names.length === 0 ? say.alone : say.with(names)}</h2>
        <p>
          {say.free(free.length)} · {words.clockSay(settings)}
        </p>
      </div>
      <a class="button" href={`/table/${table}`} aria-label={say.goTo(names)}>
        {say.go}
      </a>
    </li>
  )
}
