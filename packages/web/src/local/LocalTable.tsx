/** A table of this device, at its address. */
import { BrokenLog } from '@watchfires/table'
import { useEffect, useState } from 'preact/hooks'
import { Page } from '../shell/Page.tsx'
import { go } from '../shell/route.ts'
import { Snowed } from '../shell/Snowed.tsx'
import { movesLess, settings } from '../shell/settings.ts'
import { usePage } from '../shell/usePage.ts'
import { TableScreen } from '../table/index.ts'
import { downloadTable } from './download.ts'
import { LocalLink } from './LocalLink.ts'
import { layTable } from './layTable.ts'
import { planOf } from './opening.ts'
import { pokes } from './poke.ts'
import { ledger } from './shelf.ts'
import { TableMenu } from './TableMenu.tsx'
import { thinker } from './thinker.ts'
import { useHint } from './useHint.ts'
import { words } from './words.ts'

/** How long a bot seems to think, in ms; not at all for somebody who wants things at once. */
const pace = (): number => (settings.value.reveal === 'none' || movesLess() ? 0 : 250 + 650 * Math.random())

interface Opened {
  readonly link: LocalLink
  readonly lasts: boolean
  close(): void
}

async function openLink(id: string): Promise<Opened | null> {
  const kept = await ledger()
  const mind = thinker()
  const world = { ledger: kept, think: mind.think, pace, now: Date.now, pokes }
  const link = await LocalLink.open(id, world).catch((error: unknown) => {
    mind.close()
    throw error
  })
  const close = () => {
    link?.close()
    mind.close()
  }
  if (link) return { link, lasts: kept.lasts, close }
  close()
  return null
}

type Found = { kind: 'coming' | 'none' | 'broken' } | ({ kind: 'open' } & Opened)

function useLink(id: string): Found {
  const [found, setFound] = useState<Found>({ kind: 'coming' })
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    let isLeft = false
    let close = () => {}
    openLink(id).then(
      (opened) => {
        if (isLeft) return opened?.close()
        close = opened?.close ?? close
        setFound(opened ? { kind: 'open', ...opened } : { kind: 'none' })
      },
      (error: unknown) => (error instanceof BrokenLog ? setFound({ kind: 'broken' }) : setError(error)),
    )
    return () => {
      isLeft = true
      close()
    }
  }, [id])
  if (error) throw error
  return found
}

function AtTable({ link, lasts }: Opened) {
  const hint = useHint()
  usePage(words.title(link.inside.seats.all.map((sitter) => sitter?.name ?? '')))
  return (
    <>
      {!lasts && (
        <p class="fleeting" role="status">
          {words.fleeting}
        </p>
      )}
      <TableScreen
        link={link}
        onLeave={() => go('/')}
        onAgain={() =>
          layTable(planOf(link.inside)).then(
            (id) => go(`/local/${id}`),
            () => go('/play'),
          )
        }
        hint={hint}
        onExport={(kind) => downloadTable(link.inside, kind)}
        menu={<TableMenu table={() => link.inside} />}
      />
    </>
  )
}

function NoTable() {
  const { title, say, home, play } = words.lost
  return (
    <Page title={title}>
      <Snowed />
      <p>{say}</p>
      <div class="row">
        <a class="button first" href="/play">
          {play}
        </a>
        <a class="button" href="/">
          {home}
        </a>
      </div>
    </Page>
  )
}

function BrokenTable({ id }: { id: string }) {
  const { title, say, home, remove } = words.broken
  return (
    <Page title={title}>
      <Snowed />
      <p>{say}</p>
      <div class="row">
        <a class="button first" href="/">
          {home}
        </a>
        <button
          type="button"
          class="button"
          onClick={async () => {
            await (await ledger()).remove(id)
            go('/', { replace: true })
          }}
        >
          {remove}
        </button>
      </div>
    </Page>
  )
}

export default function LocalTable({ id }: { id: string }) {
  const found = useLink(id)
  switch (found.kind) {
    case 'coming':
      return (
        <main class="coming" aria-busy="true">
          <p role="status">{words.coming}</p>
        </main>
      )
    case 'none':
      return <NoTable />
    case 'broken':
      return <BrokenTable id={id} />
    case 'open':
      return <AtTable {...found} />
  }
}
