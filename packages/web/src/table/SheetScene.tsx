import { settlementScene, svg } from '@watchfires/kit'
import { WAGONS } from '@watchfires/rules'
import type { TableView } from '@watchfires/table'
import { useMemo } from 'preact/hooks'
import { storesOn } from './board.ts'
import { lastPusher } from './sheet.ts'

/** The gate of Town as the last night left it. */
export function SheetScene({ view }: { view: TableView }) {
  const width = Math.min(760, innerWidth)
  const drawing = useMemo(() => {
    const { wagon, kind } = view.nights.at(-1)!.outcome
    const size = { width, height: 212 }
    if (wagon === null) return svg(settlementScene(size, { kind: kind === 'buried' ? 'buried' : 'stranded' }))
    const total = storesOn(view.aboard[WAGONS.indexOf(wagon)])
    return svg(settlementScene(size, { kind: 'through', suit: wagon, total, seat: lastPusher(view) }))
  }, [view.nights.length, width])
  return (
    <svg
      class="sheet-scene"
      viewBox={`0 0 ${width} 212`}
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
}
