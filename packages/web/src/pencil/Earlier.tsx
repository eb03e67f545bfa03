import { scoreGame } from '@watchfires/table/pencil'
import { useState } from 'preact/hooks'
import { Dialog } from '../shell/Dialog.tsx'
import { type Pad, pads, tearOff, turnTo } from './pads.ts'
import { words } from './words.ts'

const say = words.earlier

/** The scorepads that are kept besides the open one. */
export function Earlier() {
  const [doomed, setDoomed] = useState<Pad | null>(null)
  const { all } = pads.value
  if (all.length === 0) return null
  return (
    <section class="earlier" aria-labelledby="earlier">
      <h2 id="earlier">{say.title}</h2>
      <ul>
        {all.map((pad) => {
          const { names } = pad.game
          const { gratitude, nights } = scoreGame(pad.game)
          return (
            <li key={pad.id}>
              <div>
                <h3>{say.say(names, gratitude)}</h3>
                <p class="tap-hint">{say.when(pad.at, nights.filter(({ kind }) => kind === 'settled').length)}</p>
              </div>
              <div class="row">
                <button type="button" class="button" aria-label={say.openFull(names)} onClick={() => turnTo(pad.id)}>
                  {say.open}
                </button>
                <button type="button" class="button" aria-label={say.tearFull(names)} onClick={() => setDoomed(pad)}>
                  {say.tear}
                </button>
              </div>
            </li>
          )
        })}
      </ul>
      {doomed && (
        <Dialog title={say.sure} onClose={() => setDoomed(null)}>
          <p>{say.sureSay(doomed.game.names)}</p>
          <div class="row">
            <button type="button" class="button" onClick={() => setDoomed(null)}>
              {say.keep}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => {
                tearOff(doomed.id)
                setDoomed(null)
              }}
            >
              {say.tear}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  )
}
