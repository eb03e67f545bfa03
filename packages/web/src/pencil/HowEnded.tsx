import { group, svg, wagonMarks } from '@watchfires/kit'
import { WAGONS, type Wagon } from '@watchfires/rules'
import type { PencilEnd } from '@watchfires/table/pencil'
import { useId, useState } from 'preact/hooks'
import { Sign } from '../shell/Sign.tsx'
import { Said } from '../table/Said.tsx'
import { wayWords, words } from './words.ts'

interface HowEndedProps {
  readonly end: PencilEnd | null
  readonly names: readonly string[]
  /** null: which way is not known any more */
  readonly onEnd: (end: PencilEnd | null) => void
}

const say = words.end
const WHO = [...WAGONS, 'nobody'] as const
type Who = (typeof WHO)[number]

const whoOf = (end: PencilEnd): Who => (end.kind === 'through' ? end.wagon : 'nobody')

/** The ways in which a wagon comes through, or none does. Only two players can call the run. */
function waysOf(who: Who, players: number): readonly PencilEnd[] {
  if (who === 'nobody')
    return [
      ...(['cold-snap', 'drift', 'flood'] as const).map((by): PencilEnd => ({ kind: 'buried', by })),
      { kind: 'stranded', by: 'gambit' },
    ]
  const called = [0, 1].map((caller): PencilEnd => ({ kind: 'through', by: 'call', wagon: who, caller }))
  return [
    ...(['town', 'whiteout', 'last-watch', 'gambit'] as const).map(
      (by): PencilEnd => ({ kind: 'through', by, wagon: who }),
    ),
    ...(players === 2 ? called : []),
  ]
}

const callerOf = (end: PencilEnd): number => (end.by === 'call' ? end.caller : -1)
const isSame = (one: PencilEnd, other: PencilEnd | null): boolean =>
  one.kind === other?.kind && one.by === other.by && callerOf(one) === callerOf(other) && whoOf(one) === whoOf(other)

/** The same way for another wagon, where there is one; else how it went is not known yet. */
function turned(end: PencilEnd | null, who: Who): PencilEnd | null {
  return end?.kind === 'through' && who !== 'nobody' ? { ...end, wagon: who } : null
}

const drawing = (wagon: Wagon) =>
  svg([group(wagonMarks(wagon, null), {})], { box: [-36, -54, 74, 58], width: 84, height: 66, alone: true })

/** How a night ended: which wagon came through, and by what. */
export function HowEnded({ end, names, onEnd }: HowEndedProps) {
  const [asked, ask] = useState<Who | null>(null)
  const who = asked ?? (end && whoOf(end))
  const group = useId()
  const choose = (chosen: Who) => {
    ask(chosen)
    onEnd(turned(end, chosen))
  }
  return (
    <>
      <h1>{say.title}</h1>
      <fieldset class="ended ended-who">
        <legend>{say.who}</legend>
        {WHO.map((one) => (
          <label key={one}>
            <input type="radio" name={`${group}who`} checked={one === who} onChange={() => choose(one)} />
            <span>
              {one === 'nobody' ? (
                <Sign name="flake" size={40} />
              ) : (
                <i dangerouslySetInnerHTML={{ __html: drawing(one) }} />
              )}
              {one === 'nobody' ? say.nobody : words.wagons[one]}
            </span>
          </label>
        ))}
      </fieldset>
      {who !== null && (
        <fieldset class="ended ended-how">
          <legend>{say.how}</legend>
          {waysOf(who, names.length).map((way) => {
            const [name, about] = wayWords(way, names)
            return (
              <label key={name}>
                <input
                  type="radio"
                  name={`${group}how`}
                  checked={isSame(way, end)}
                  onChange={() => {
                    ask(null)
                    onEnd(way)
                  }}
                />
                <span>
                  <b>{name}</b>
                  <small>
                    <Said text={about} size={13} />
                  </small>
                </span>
              </label>
            )
          })}
        </fieldset>
      )}
    </>
  )
}
