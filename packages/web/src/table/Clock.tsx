import type { TableView } from '@watchfires/table'
import { useEffect, useState } from 'preact/hooks'
import { words } from './words.ts'

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
    return () => clearInterval(timer)
  }, [deadline, now])
  if (left === null) return null
  return (
    <span class={`clock${left <= 10 ? ' late' : ''}`} role="timer" aria-label={words.clock}>
      {words.left(left)}
    </span>
  )
}
