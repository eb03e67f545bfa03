import { settlementScene, svg } from '@watchfires/kit'
import { LINES, type Line, type Seat, WAGONS } from '@watchfires/rules'
import {
  countTrail,
  doubtNight,
  explainDoubt,
  explainProblem,
  type PencilNight,
  type Settled,
  settleNight,
  worthOf,
} from '@watchfires/table/pencil'
import { useMemo, useState } from 'preact/hooks'
import { Said } from '../table/Said.tsx'
import { Badge } from './Badge.tsx'
import { mendAt, problemsAt, type Step } from './steps.ts'
import { words } from './words.ts'

interface SettledProps {
  readonly night: PencilNight
  readonly names: readonly string[]
  readonly onWrite: (night: PencilNight) => void
  readonly onStep: (step: Step) => void
}

type Done = Extract<Settled, { kind: 'settled' }>
const say = words.sheet

/** The night's sheet; or what keeps it from being settled, and where to mend it. */
export function SettledNight({ night, names, onWrite, onStep }: SettledProps) {
  const settled = useMemo(() => settleNight(night, names), [night, names])
  switch (settled.kind) {
    case 'open':
      return (
        <div class="unsettled">
          <h1>{say.open}</h1>
          <p>{say.openSay}</p>
          <button type="button" class="button" onClick={() => onStep('end')}>
            {words.stepEnd}
          </button>
          <Problems night={night} names={names} onStep={onStep} />
        </div>
      )
    case 'refused':
      return (
        <div class="unsettled">
          <h1>{say.refused}</h1>
          <p>{say.refusedSay}</p>
          <Problems night={night} names={names} onStep={onStep} />
        </div>
      )
    case 'settled':
      return (
        <>
          <Scene settled={settled} night={night} />
          <Doubts night={night} names={names} onWrite={onWrite} onStep={onStep} />
          <SettledTable settled={settled} names={names} />
        </>
      )
  }
}

const nameOf = (step: Step, names: readonly string[]): string =>
  step === 'end' ? words.stepEnd : step === 'sheet' ? words.stepSheet : names[step]

function Problems({ night, names, onStep }: Omit<SettledProps, 'onWrite'>) {
  return (
    <ul class="mend">
      {problemsAt(night, 'sheet').map((problem) => (
        <li key={JSON.stringify(problem)}>
          <p>
            <Said text={explainProblem(problem, names)} />
          </p>
          <div class="row">
            {mendAt(problem, night).map((step) => (
              <button key={step} type="button" class="button" onClick={() => onStep(step)}>
                {typeof step === 'number' && <Badge seat={step} size={22} />}
                {say.mend(nameOf(step, names))}
              </button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What can have been, but is more likely an entry left out. */
function Doubts({ night, names, onWrite, onStep }: SettledProps) {
  const doubts = doubtNight(night, names.length)
  if (doubts.length === 0) return null
  return (
    <section class="doubts">
      <h2>{say.doubt}</h2>
      <ul class="mend">
        {doubts.map((doubt) => (
          <li key={doubt.seat}>
            <p>
              <Said text={explainDoubt(doubt, names)} />
            </p>
            <div class="row">
              <button type="button" class="button" onClick={() => onStep(doubt.seat)}>
                <Badge seat={doubt.seat} size={22} />
                {say.mend(names[doubt.seat])}
              </button>
              <button
                type="button"
                class="button"
                onClick={() => onWrite(countTrail(night, { seat: doubt.seat, by: doubt.most - doubt.cards }))}
              >
                {say.trail(names[doubt.seat])}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The gate of Town, or the pass under snow, as the night left it. */
function Scene({ settled: { result, outcome }, night }: { settled: Done; night: PencilNight }) {
  const { wagon, kind } = result.outcome
  const width = Math.min(760, innerWidth)
  const drawing = useMemo(() => {
    const size = { width, height: 212 }
    if (wagon === null) return svg(settlementScene(size, { kind: kind === 'buried' ? 'buried' : 'stranded' }))
    const total = totalOn(night, WAGONS.indexOf(wagon))
    return svg(settlementScene(size, { kind: 'through', suit: wagon, total }))
  }, [night, wagon, kind, width])
  return (
    <div class="settled-scene">
      <svg
        viewBox={`0 0 ${width} 212`}
        preserveAspectRatio="xMaxYMin slice"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: drawing }}
      />
      <h1>{wagon ? say.through(words.wagons[wagon]) : kind === 'buried' ? say.buried : say.stranded}</h1>
      <p>
        <Said text={outcome.join(' ').replace(/^[^:]*: ./, (start) => start.slice(-1).toUpperCase())} size={13} />
      </p>
    </div>
  )
}

interface Asked {
  readonly seat: Seat
  readonly line: Line
}

function SettledTable({ settled: { result, lines }, names }: { settled: Done; names: readonly string[] }) {
  const [asked, ask] = useState<Asked | null>(null)
  const lineOf = (seat: Seat, line: Line) => lines[seat][LINES.indexOf(line)]
  return (
    <div class="paper settled">
      <table data-count={names.length}>
        <thead>
          <tr>
            <td>
              <span class="sr">{say.line}</span>
            </td>
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                <Badge seat={seat} size={26} />
                <span class="col-name">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.map((line) => (
            <tr key={line}>
              <th scope="row">
                {say.lines[line][0]}
                <small>
                  <Said text={say.lines[line][1]} size={12} />
                </small>
              </th>
              {names.map((name, seat) => {
                const { pays } = lineOf(seat, line)
                const isAsked = asked?.seat === seat && asked.line === line
                return (
                  <td key={seat}>
                    <button
                      type="button"
                      class={`paid${pays === 0 ? ' none' : ''}`}
                      aria-pressed={isAsked}
                      aria-label={say.figure(name, say.lines[line][0], words.signed(pays))}
                      onClick={() => ask({ seat, line })}
                    >
                      {words.signed(pays)}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
          <tr class="sum">
            <th scope="row">{say.all}</th>
            {result.gratitude.map((gratitude, seat) => (
              <td key={seat}>{words.signed(gratitude)}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <p class="why" aria-live="polite">
        {asked ? (
          <>
            <b>
              {names[asked.seat]}, {words.signed(lineOf(asked.seat, asked.line).pays)}.
            </b>{' '}
            <Said text={lineOf(asked.seat, asked.line).why} size={13} />
          </>
        ) : (
          say.tap
        )}
      </p>
      <details>
        <summary>{say.everything}</summary>
        {names.map((name, seat) => (
          <section key={seat}>
            <h2>
              <Badge seat={seat} size={22} /> {name}
            </h2>
            <ul>
              {lines[seat].map(({ line, pays, why }) => (
                <li key={line}>
                  <b>{words.signed(pays)}</b>
                  <span>
                    <Said text={why} size={13} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </details>
    </div>
  )
}

const totalOn = (night: PencilNight, wagon: number): number =>
  night.stores.filter(({ card }) => card[1] === WAGONS[wagon]).reduce((sum, store) => sum + worthOf(store), 0)
