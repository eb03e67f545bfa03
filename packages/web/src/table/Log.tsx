import type { NightTold } from './chronicle.ts'
import { Said } from './Said.tsx'
import { words } from './words.ts'

/** Everything that happened, newest first; within a beat in the order in which it went. */
export function Log({ nights, night }: { nights: readonly NightTold[]; night: number }) {
  const isEmpty = nights.every(({ beats, end }) => beats.length === 0 && end.length === 0)
  return (
    <ol class="log" aria-label={words.log}>
      {isEmpty && <li class="log-empty">{words.logEmpty}</li>}
      {nights.toReversed().map((told) => (
        <LogNight key={told.night} told={told} isTonight={told.night === night} />
      ))}
    </ol>
  )
}

function LogNight({ told, isTonight }: { told: NightTold; isTonight: boolean }) {
  const { night, beats, end } = told
  return (
    <>
      {!isTonight && <li class="log-night">{words.logNight(night)}</li>}
      {end.length > 0 && (
        <li class="log-end">
          <Said text={end.join(' ')} size={13} />
        </li>
      )}
      {beats.toReversed().map(({ beat, lines }) => (
        <li key={beat} class="log-beat">
          <b>
            <span class="sr">{words.beat(beat)}</span>
            <span aria-hidden="true">{beat}</span>
          </b>
          <span>
            <Said text={lines.join(' ')} size={13} />
          </span>
        </li>
      ))}
    </>
  )
}
