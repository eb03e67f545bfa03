import type { View } from '@watchfires/rules'
import type { TableView } from '@watchfires/table'
import { useEffect, useState } from 'preact/hooks'
import { settings } from '../shell/settings.ts'

type Hint = (own: TableView) => string

/** What says hints, if they are wished for; it comes when it is first wanted. */
export function useHint(): Hint | undefined {
  const [hint, setHint] = useState<{ readonly say: Hint } | null>(null)
  const isOn = settings.value.hints === 'on'
  useEffect(() => {
    if (!isOn || hint) return
    import('@watchfires/bots').then(
      ({ explainHint }) => setHint({ say: (own) => explainHint(own as View).reason }),
      // the table goes on without
      () => {},
    )
  }, [isOn])
  return isOn ? hint?.say : undefined
}
