import type { Play, Seat, Wagon } from '@watchfires/rules'
import { nameOf } from './company.ts'
import { FatePlace } from './FatePlace.tsx'
import { type Frame, fateTop, fateWidth } from './frame.ts'
import { Road } from './Road.tsx'
import { type Reach, reachOf } from './reach.ts'
import type { Sitting } from './sitting.ts'
import { words } from './words.ts'

/** The scene with the Fate place over it, and the caption on the Snow under it. */
export function Scene({ sitting, frame }: { sitting: Sitting; frame: Frame }) {
  const view = sitting.view.value!
  const board = sitting.board.value
  const company = sitting.company.value
  const showing = sitting.reveal.now.value
  const row = sitting.row.value
  const mine = row?.wish?.type === 'play' ? row.wish.play : sitting.own.value?.you?.committed
  const reach = showing
    ? ({ beat: board.snow, next: board.snow, by: 'nothing' } as const)
    : reachOf(sitting.own.value ?? view, (typeof mine === 'string' ? mine : null) as Play | null)
  const scene = showing?.scenes[showing.at]
  const pushing = scene?.kind === 'pushes' ? Object.fromEntries(scene.rolled.map(({ wagon, by }) => [wagon, by])) : {}
  const isOffer = !showing && view.phase === 'take'
  return (
    <section class="scene" style={{ '--fate-top': `${fateTop(frame)}px`, '--fate-wide': `${fateWidth(frame)}px` }}>
      <FatePlace
        board={board}
        taker={isOffer ? nameOf(company, view.holder!) : null}
        isFresh={!showing || scene?.kind === 'flip' || scene?.kind === 'pair'}
      />
      <Road
        layout={frame.layout}
        board={board}
        reach={reach.beat}
        company={company}
        preview={row?.preview}
        pushing={pushing as Partial<Record<Wagon, readonly Seat[]>>}
      />
      <p class="snow-caption">
        <b>
          {words.snow} {board.snow}
        </b>{' '}
        {words.snowOf(board.mark)}
        {!showing && <ReachSay reach={reach} snow={board.snow} mark={board.mark} wide={frame.layout.width} />}
      </p>
    </section>
  )
}

function ReachSay({ reach, snow, mark, wide }: { reach: Reach; snow: number; mark: number; wide: number }) {
  if (reach.by === 'nothing' || reach.next === snow) return null
  const say = wide < 380 ? words.reachShort(reach) : words.reach(reach)
  return (
    <>
      {` · ${say}`}
      {wide > 700 && reach.next >= mark && `: ${words.couldBury}`}
    </>
  )
}
