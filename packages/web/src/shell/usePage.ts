import { useEffect } from 'preact/hooks'
import { hasMoved } from './route.ts'
import { words } from './words.ts'

/** Names the page in the tab and, when it was moved to, puts the focus on its heading, so that a screen reader begins there. */
export function usePage(title: string): void {
  useEffect(() => {
    document.title = title ? words.titled(title) : words.title
  }, [title])
  useEffect(() => {
    const heading = hasMoved ? document.querySelector('h1') : null
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [])
}
