/** The living scene: the pass, and the watchfire that can be tended. Only what changes is drawn again. */
import {
  type FireLevel,
  fireMarks,
  group,
  type HomeLayout,
  homeFirePlace,
  homeGlow,
  homeHit,
  homeLandscape,
  homeLayout,
  homeSnow,
  homeWagons,
  homeWatchers,
  type Mark,
  type Size,
  snowfallMarks,
  svg,
} from '@watchfires/kit'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { movesLess } from '../shell/settings.ts'
import { aged, fed, LIT } from './fire.ts'
import { words } from './words.ts'

const FLAKES = { phone: 60, desk: 150 }
/** Snow is drawn anew at each of so many heights. */
const BANKS = 25

const draw = (marks: readonly Mark[]) => ({ __html: svg(marks) })

function useFire() {
  const [watchfire, setWatchfire] = useState(LIT)
  useEffect(() => {
    const clock = setInterval(() => {
      if (document.visibilityState === 'visible') setWatchfire(aged)
    }, 1000)
    return () => clearInterval(clock)
  }, [])
  return { fire: watchfire.fire, snow: Math.round(watchfire.snow * BANKS) / BANKS, feed: () => setWatchfire(fed) }
}

/** The size of an element, followed; null until it is known. */
function useSize() {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    const look = new ResizeObserver(([{ contentRect }]) => {
      setSize({ width: Math.round(contentRect.width), height: Math.round(contentRect.height) })
    })
    look.observe(box.current!)
    return () => look.disconnect()
  }, [])
  return { box, size }
}

function Landscape({ layout }: { layout: HomeLayout }) {
  const still = useMemo(
    () =>
      draw([
        ...homeLandscape(layout),
        ...homeWagons(layout).map(({ at, scale, marks }) => group(marks, { at, scale, name: 'wagon' })),
      ]),
    [layout],
  )
  return <g dangerouslySetInnerHTML={still} />
}

function Fire({ layout, fire, snow }: { layout: HomeLayout; fire: FireLevel; snow: number }) {
  const burning = useMemo(
    () =>
      draw([
        ...homeGlow(layout, fire),
        ...homeWatchers(layout),
        group(fireMarks(fire), { ...homeFirePlace(layout), name: 'fire' }),
      ]),
    [layout, fire],
  )
  const banks = useMemo(() => draw(homeSnow(layout, { snow, fire })), [layout, snow, fire])
  return (
    <>
      <g dangerouslySetInnerHTML={burning} />
      <g dangerouslySetInnerHTML={banks} />
    </>
  )
}

/** Two copies of the same flakes, one above the other, so that their fall can begin again unseen. */
function Snowfall({ layout: { kind, width, height } }: { layout: HomeLayout }) {
  const flakes = useMemo(() => draw(snowfallMarks({ width, height, count: FLAKES[kind] })), [kind, width, height])
  return (
    <div class="snowfall" aria-hidden="true">
      {[0, 1].map((copy) => (
        <svg key={copy} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" dangerouslySetInnerHTML={flakes} />
      ))}
    </div>
  )
}

function Drawn({ size }: { size: Size }) {
  const layout = useMemo(() => homeLayout(size), [size])
  const { fire, snow, feed } = useFire()
  const [said, setSaid] = useState('')
  const [left, top, width, height] = homeHit(layout)
  const [from, below, to] = layout.quiet
  useEffect(() => {
    if (said) setSaid(words.fire[fire])
  }, [fire])
  return (
    <>
      <svg class="vista-drawing" viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={words.scene}>
        <Landscape layout={layout} />
        <Fire layout={layout} fire={fire} snow={snow} />
      </svg>
      {!movesLess() && <Snowfall layout={layout} />}
      <button
        type="button"
        class="tend"
        aria-label={words.feed}
        style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
        onClick={() => {
          feed()
          setSaid(words.fire[Math.min(5, fire + 1)])
        }}
      />
      <p class="tend-hint" aria-hidden="true" style={{ left: `${(from + to) / 2}px`, top: `${below + 13}px` }}>
        {words.hint}
      </p>
      <p class="sr" role="status">
        {said}
      </p>
    </>
  )
}

export function Scene() {
  const { box, size } = useSize()
  return (
    <div class="vista" ref={box}>
      {size && size.width > 0 && <Drawn size={size} />}
    </div>
  )
}
