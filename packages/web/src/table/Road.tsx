import {
  burialMarks,
  byOwner,
  crateMarks,
  cratePlaces,
  driftMarks,
  feederPlaces,
  figureMarks,
  fireLevel,
  fireMarks,
  firePlace,
  group,
  headPlaces,
  hearthMarks,
  type Layout,
  landscape,
  type Mark,
  type Preview,
  previewCrateMarks,
  pusherMarks,
  pusherPlaces,
  rollMarks,
  snowfallMarks,
  stakeMarks,
  stonesMarks,
  svg,
  tagMarks,
  tagPlaces,
  teethMarks,
  wagonMarks,
  wagonPlace,
} from '@watchfires/kit'
import { type Company, type Seat, WAGONS, type Wagon } from '@watchfires/rules'
import { useMemo } from 'preact/hooks'
import type { Board } from './board.ts'
import { nameOf } from './company.ts'
import { words } from './words.ts'

interface RoadProps {
  readonly layout: Layout
  readonly board: Board
  /** the worst this beat can bring */
  readonly reach: number
  readonly company: Company
  /** how the chosen play would look */
  readonly preview?: Preview
  /** whose shoulders are to a wagon in this moment of a reveal, one for each push */
  readonly pushing?: Readonly<Partial<Record<Wagon, readonly Seat[]>>>
}

/** A drawing of the kit as one group. It is drawn anew only when it changes. */
function Drawn({ marks, name }: { marks: readonly Mark[]; name?: string }) {
  const drawing = useMemo(() => svg(marks), [marks])
  return <g class={name} dangerouslySetInnerHTML={{ __html: drawing }} />
}

const at = (
  [x, y]: readonly [number, number],
  scale: number | readonly [number, number] = 1,
): { transform: string } => ({
  transform: `translate(${x.toFixed(2)}px,${y.toFixed(2)}px) scale(${typeof scale === 'number' ? scale : scale.join(',')})`,
})

const fallMarks = ({ width, base, kind }: Layout): readonly Mark[] =>
  snowfallMarks({ width, height: base[2]!, count: kind === 'phone' ? 54 : 110 })

/** Where it may snow: not over the stretches' names, nor over the Fate card. */
function fallClip({ width, head, base, k, kind }: Layout): string {
  const [under, beside] = [head + 8 * k, kind === 'phone' ? 140 : 140 * k]
  const low = base[0]! - 56 * k
  return `M0 ${low}V${base[2]}H${width}V${under}H${beside}V${low}z`
}

/** The scene: the road with its wagons and crates, the fire, the Snow. What moves are elements of their own. */
export function Road({ layout, board, reach, company, preview, pushing = {} }: RoadProps) {
  const still = useMemo(() => svg(landscape(layout)), [layout])
  const fall = useMemo(() => svg(fallMarks(layout)), [layout])
  const { width, height } = layout
  return (
    <svg
      class="road"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={labelOf(board, company)}
    >
      <g dangerouslySetInnerHTML={{ __html: still }} />
      <clipPath id="fall-clip">
        <path d={fallClip(layout)} />
      </clipPath>
      <g class="fall" clip-path="url(#fall-clip)" dangerouslySetInnerHTML={{ __html: fall }} />
      <Heads layout={layout} />
      {WAGONS.map((suit) => (
        <Lane
          key={suit}
          layout={layout}
          board={board}
          suit={suit}
          seats={pushing[suit] ?? []}
          preview={preview?.suit === suit ? preview : undefined}
        />
      ))}
      <Snow layout={layout} board={board} reach={reach} />
    </svg>
  )
}

/** The scene in words. */
function labelOf({ space, aboard, snow, mark, fed }: Board, company: Company): string {
  const road = WAGONS.map((wagon, i) => ({
    wagon,
    space: space[i],
    stores: byOwner(aboard[i]).map(({ seat, pips }) => ({ who: nameOf(company, seat), pips })),
  }))
  const fire = words.fireLabel(fed.map((seat) => nameOf(company, seat)))
  return `${words.roadLabel(road)}. ${words.snowLabel(snow, mark)}. ${fire}.`
}

function Heads({ layout }: { layout: Layout }) {
  const { x, y } = headPlaces(layout)
  const { full, heave, town } = words.stretches
  return (
    <>
      {[full, heave, town].map(([name, spaces], i) => (
        <text key={name} class="stretch" x={x[i]} y={y}>
          {name}
          {(i < 2 || layout.kind !== 'phone') && (
            <tspan class="spaces" dx="5">
              {spaces}
            </tspan>
          )}
        </text>
      ))}
    </>
  )
}

interface LaneProps {
  readonly layout: Layout
  readonly board: Board
  readonly suit: Wagon
  readonly seats: readonly Seat[]
  readonly preview: Preview | undefined
}

function Lane({ layout, board, suit, seats, preview }: LaneProps) {
  const i = WAGONS.indexOf(suit)
  const space = board.space[i]
  const aboard = board.aboard[i]
  const total = aboard.reduce((sum, { pips }) => sum + pips, 0)
  const load = preview?.kind === 'load' ? preview : undefined
  const crates = cratePlaces(layout, { suit, space, aboard, pushing: seats.length, preview: load })
  return (
    <g class="lane">
      {preview?.kind === 'push' && space < 6 && (
        <g style={at(wagonPlace(layout, { suit, space: space + 1 }), layout.wagon)} opacity="0.5">
          <Drawn marks={wagonMarks(suit, null)} />
        </g>
      )}
      {seats.length > 0 && <Drawn name="speed" marks={rollMarks(layout, { suit, space })} />}
      {pusherPlaces(layout, { suit, space, seats }).map(({ seat, at: place }, n) => (
        <g key={n} style={at(place, layout.k)}>
          <Drawn marks={pusherMarks(seat)} />
        </g>
      ))}
      <g class="wagon moves" style={at(wagonPlace(layout, { suit, space }), layout.wagon)}>
        <Drawn marks={wagonMarks(suit, total)} />
      </g>
      {crates.map(({ seat, pips, at: place, preview: isThought }) => (
        <g
          key={isThought ? 'thought' : seat}
          class={isThought ? 'thought' : 'crate moves'}
          style={at(place, layout.crate)}
        >
          <Drawn marks={isThought ? previewCrateMarks(pips) : crateMarks({ seat, pips })} />
        </g>
      ))}
    </g>
  )
}

function Snow({ layout, board, reach }: { layout: Layout; board: Board; reach: number }) {
  const { snow, mark, fed, roar } = board
  const fire = fireLevel(fed.length, roar)
  const state = {
    snow: Math.min(snow, mark),
    mark,
    reach: Math.min(Math.max(snow, reach), mark),
    fed: fed.length,
    roar,
  }
  const place = firePlace(layout, state)
  const tags = tagPlaces(layout, state)
  const most = Math.max(snow, reach)
  const mass = useMemo(
    () => [...teethMarks(layout, state), ...burialMarks(layout), ...driftMarks(layout, state)],
    [layout, state.snow, state.mark, state.reach, state.fed, state.roar],
  )
  return (
    <>
      <Drawn marks={mass} />
      <g class="fire" style={at(place)}>
        <Drawn
          marks={[
            group(hearthMarks, { scale: layout.k }),
            group(fireMarks(fire), { scale: layout.k * layout.fire.scale }),
          ]}
        />
      </g>
      {feederPlaces(layout, { seats: fed, fire: place }).map(({ seat, at: stands, scale }) => (
        <g key={seat} style={at(stands, scale as readonly [number, number])}>
          <Drawn marks={figureMarks(seat)} />
        </g>
      ))}
      <Drawn marks={[...stonesMarks(layout), ...stakeMarks(layout, mark)]} />
      {most > snow && (
        <g class="moves" style={at(tags.most)}>
          <Drawn marks={tagMarks(layout, { kind: 'most', level: most })} />
        </g>
      )}
      <g class="moves" style={at(tags.now)}>
        <Drawn marks={tagMarks(layout, { kind: 'now', level: snow })} />
      </g>
    </>
  )
}
