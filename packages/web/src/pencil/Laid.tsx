import { type Card, type Seat, WAGONS, wagonNumber } from '@watchfires/rules'
import { countPush, explainProblem, type PencilNight, tapCard } from '@watchfires/table/pencil'
import { useState } from 'preact/hooks'
import { Said } from '../table/Said.tsx'
import { Badge, SuitMark } from './Badge.tsx'
import { CardRow } from './CardRow.tsx'
import { Fire } from './Fire.tsx'
import { SoFar } from './SoFar.tsx'
import { Stepper } from './Stepper.tsx'
import { laidBy, problemsAt } from './steps.ts'
import { words } from './words.ts'

interface LaidProps {
  readonly night: PencilNight
  readonly seat: Seat
  readonly names: readonly string[]
  readonly onWrite: (night: PencilNight) => void
}

const say = words.laid

/** All that one seat laid down in a night. */
export function Laid({ night, seat, names, onWrite }: LaidProps) {
  const [taken, setTaken] = useState('')
  const write = (written: PencilNight) => {
    setTaken('')
    onWrite(written)
  }
  const laid = laidBy(night)
  const most = Math.max(...laid.filter((_, other) => other !== seat))
  const problems = problemsAt(night, seat).filter((problem) => !('seat' in problem) || problem.seat === seat)
  const refuse = (card: Card, owner: Seat) =>
    setTaken(explainProblem({ word: 'cardTwice', clause: 'S1', card, seats: [owner, seat] }, names))
  return (
    <>
      <div class="laid-title">
        <Badge seat={seat} size={36} />
        <h1>{names[seat]}</h1>
        <p>
          <b class="laid-count">{say.cards(laid[seat])}</b>
          {most > 0 && <span> · {say.others(most)}</span>}
        </p>
      </div>
      <div class="laid-parts">
        <div class="wagon-parts">
          {WAGONS.map((wagon) => (
            <section key={wagon} class="wagon-part" aria-label={words.wagons[wagon]}>
              <div class="wagon-head">
                <SuitMark suit={wagon} size={22} />
                <h2>{words.wagons[wagon]}</h2>
                <Stepper
                  name={say.pushesOf(words.wagons[wagon])}
                  value={night.pushes[wagonNumber(wagon)][seat]}
                  onCount={(by) => write(countPush(night, { wagon, seat, by }))}
                >
                  {say.pushes}
                </Stepper>
              </div>
              <CardRow
                night={night}
                suit={wagon}
                seat={seat}
                names={names}
                onTap={(card) => write(tapCard(night, { card, seat }))}
                onTaken={refuse}
              />
            </section>
          ))}
          <p class="tap-hint">{night.end?.by === 'gambit' ? say.tapGambit : say.tap}</p>
        </div>
        <div class="laid-side">
          <Fire night={night} seat={seat} names={names} onWrite={write} />
          <SoFar night={night} names={names} />
        </div>
      </div>
      <div class="problems" role="alert">
        {taken !== '' && (
          <p>
            <Said text={taken} />
          </p>
        )}
        {problems.map((problem) => (
          <p key={JSON.stringify(problem)}>
            <Said text={explainProblem(problem, names)} />
          </p>
        ))}
      </div>
    </>
  )
}
