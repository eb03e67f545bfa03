/** Where this tab is: the browser's history as one signal, links followed without loading the page anew. */
import { signal } from '@preact/signals'
import { type Place, placeOf } from './pages.ts'

export const here = signal<Place>(placeOf(location.pathname))

/** Whether the page that shows came from a link or a step in history, rather than from a fresh load: then its heading takes the focus. */
export let hasMoved = false

function arrive(): void {
  hasMoved = true
  here.value = placeOf(location.pathname)
}

/** Goes to an address of ours. `replace` leaves no step to come back to. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  arrive()
  if (!location.hash) scrollTo(0, 0)
}

/** The link of ours that a plain click is on; null for anything that the browser should do itself. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return null
  const { origin, pathname } = new URL(link.href)
  return origin === location.origin && placeOf(pathname).page !== null ? link : null
}

/** Follows links and history. Called once. */
export function followLinks(): void {
  addEventListener('popstate', arrive)
  document.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (!link) return
    const { pathname, search, hash } = new URL(link.href)
    if (pathname === location.pathname && hash) return
    event.preventDefault()
    go(pathname + search + hash)
  })
}
