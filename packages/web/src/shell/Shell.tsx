/** Which page stands at which address. Each is fetched when it is first gone to. */
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Broken } from './Broken.tsx'
import Lost from './Lost.tsx'
import type { Page } from './pages.ts'
import { here } from './route.ts'
import { words } from './words.ts'

type Screen = ComponentType<{ id: string }>

const SCREENS: Readonly<Record<Page, () => Promise<{ default: Screen }>>> = {
  '/': () => import('../home/Home.tsx'),
  '/play': () => import('../setup/Setup.tsx'),
  '/local/:id': () => import('../local/LocalTable.tsx'),
  '/open': () => import('../online/Open.tsx'),
  '/tables': () => import('../online/Lobby.tsx'),
  '/table/:id': () => import('../online/OnlineTable.tsx'),
  '/score': () => import('../pencil/Pencil.tsx'),
}

/** A page's screen once it has come; `null` while it comes. Throws, for `Broken`, when it does not. */
function useScreen(page: Page | null): Screen | null {
  const [found, setFound] = useState<{ page: Page | null; screen?: Screen; error?: unknown }>({
    page: null,
    screen: Lost,
  })
  useEffect(() => {
    if (page === null) return setFound({ page, screen: Lost })
    let isWanted = true
    SCREENS[page]().then(
      ({ default: screen }) => isWanted && setFound({ page, screen }),
      (error: unknown) => isWanted && setFound({ page, error }),
    )
    return () => {
      isWanted = false
    }
  }, [page])
  if (found.page !== page) return null
  if (found.error) throw found.error
  return found.screen ?? null
}

function Screen() {
  const { page, id } = here.value
  const Found = useScreen(page)
  return Found ? (
    <Found key={id} id={id} />
  ) : (
    <main class="coming" aria-busy="true">
      <p role="status">{words.coming}</p>
    </main>
  )
}

export function Shell() {
  const { page, id } = here.value
  return (
    <Broken at={`${page} ${id}`}>
      <Screen />
    </Broken>
  )
}
