/** What the page does by itself when something is due, or when nobody looks. */
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { dueHere } from './curtain.ts'
import type { Sitting } from './sitting.ts'

/** Where several share a device, a hand does not lie open on a page that nobody looks at. */
export function useCover(sitting: Sitting): void {
  useEffect(() => {
    const onHide = () => document.hidden && sitting.cover()
    document.addEventListener('visibilitychange', onHide)
    return () => document.removeEventListener('visibilitychange', onHide)
  }, [sitting])
}

/** When something is due, the focus goes there; never out of a dialog. */
export function useFocus(sitting: Sitting): void {
  const view = sitting.view.value!
  const sight = sitting.sight.value
  const isShowing = sitting.reveal.now.value !== null
  const due = `${view.night}.${view.beat}.${view.phase}.${sight.kind}.${sight.kind === 'open' ? sight.seat : ''}.${isShowing}`
  useLayoutEffect(() => {
    if (document.querySelector('dialog[open]')) return
    if (isShowing) document.querySelector<HTMLElement>('.skip')?.focus({ preventScroll: true })
    else if (sight.kind === 'open' && dueHere(view, [sight.seat]).length > 0) {
      const selector = view.phase === 'play' || view.phase === 'gambit' ? '[data-card][tabindex="0"]' : '[data-row]'
      document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
    }
  }, [due])
}
