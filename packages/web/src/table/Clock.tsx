import type { TableView } from '@watchfires/table'
import { useEffect, useState } from 'preact/hooks'
import { words } from './words.ts'

/** Out of sight for longer, a page asks anew how the table stands; ms. */
const NAP = 4_000

/** How long is left to decide, by the clock of whoever keeps the table; nothing where there is none. */
export function Clock({ view }: { view: TableView }) {
  const { deadline, now } = view
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    if (deadline === null) return setLeft(null)
    const ends = performance.now() + Date.parse(deadline) - Date.parse(now)
    const tell = () => setLeft(Math.max(0, Math.ceil((ends - performance.now()) / 1000)))
    tell()
    const timer = setInterval(tell, 1000)
    // A page that slept does not know how late it is, until it hears.
    let hidden = Date.now()
    const onSight = () => {
      if (document.hidden) hidden = Date.now()
      else if (Date.now() - hidden > NAP) {
        clearInterval(timer)
        setLeft(null)
      }
    }
    document.addEventListener('visibilitychange', onSight)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onSight)
    }
  }, [deadline, now])
  if (left === null) return null
  return (
    <span class={`clock${left <= 10 ? ' late' : ''}`} role="timer" aria-label={words.clock}>
      {words.left(left)}
    </span>
  )
}
