import { NIGHTS } from '@watchfires/rules'
import { makeGameText, type PencilGame, rename, type Settled, scoreGame } from '@watchfires/table/pencil'
import { useState } from 'preact/hooks'
import { Dialog } from '../shell/Dialog.tsx'
import { Sign } from '../shell/Sign.tsx'
import { words as shell } from '../shell/words.ts'
import { Said } from '../table/Said.tsx'
import { Badge } from './Badge.tsx'
import { faultsOf, NameFields, written } from './Opening.tsx'
import { writePad } from './pads.ts'
import { words } from './words.ts'

interface TotalProps {
  readonly game: PencilGame
  readonly onNight: (at: number) => void
  /** to the night that is being noted, or the next */
  readonly onGoOn: () => void
  readonly onAgain: () => void
}

const say = words.total

function saveText(game: PencilGame): void {
  const address = URL.createObjectURL(new Blob([makeGameText(game)], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = say.file
  link.click()
  // Some browsers fetch the address only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Three nights, their sum, and who wins; what can be done with the pad. */
export function Total({ game, onNight, onGoOn, onAgain }: TotalProps) {
  const [copied, setCopied] = useState('')
  const [isNaming, setNaming] = useState(false)
  const { nights, gratitude, winners, verdict } = scoreGame(game)
  const settled = nights.at(-1)?.kind === 'settled'
  const going = nights.length + (settled ? 1 : 0)
  const copy = () =>
    navigator.clipboard?.writeText(makeGameText(game)).then(
      () => setCopied(say.copied),
      () => setCopied(say.notCopied),
    ) ?? setCopied(say.notCopied)
  return (
    <>
      <h1 class="total-title">{verdict === null ? say.going : say.over}</h1>
      {verdict !== null && (
        <p class="verdict">
          <Said text={verdict} />
        </p>
      )}
      <div class="paper settled">
        <table class="total-table">
          <thead>
            <tr>
              <td />
              {Array.from({ length: NIGHTS }, (_, at) => (
                <th key={at} scope="col">
                  <button
                    type="button"
                    class="night-link"
                    aria-label={say.edit(at)}
                    disabled={at >= nights.length}
                    onClick={() => onNight(at)}
                  >
                    {words.nightShort(at)}
                  </button>
                </th>
              ))}
              <th scope="col">{say.sum}</th>
            </tr>
          </thead>
          <tbody>
            {game.names.map((name, seat) => (
              <tr key={seat} class={winners?.includes(seat) ? 'winner' : ''}>
                <th scope="row">
                  <Badge seat={seat} size={26} />
                  <span class="col-name">{name}</span>
                </th>
                {Array.from({ length: NIGHTS }, (_, at) => (
                  <td key={at}>{figureOf(nights[at], seat)}</td>
                ))}
                <td>
                  <b>{words.number(gratitude[seat])}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div class="total-ways">
        <button type="button" class="button" onClick={() => saveText(game)}>
          <Sign name="download" size={20} />
          {say.save}
        </button>
        <button type="button" class="button" onClick={copy}>
          {say.copy}
        </button>
        <button type="button" class="button" onClick={() => setNaming(true)}>
          {say.names}
        </button>
        {verdict === null && (
          <button type="button" class="button" onClick={onAgain}>
            {say.again}
          </button>
        )}
      </div>
      <p role="status">{copied}</p>
      <div class="pencil-foot">
        <button type="button" class="button first" onClick={verdict === null ? onGoOn : onAgain}>
          {verdict !== null ? say.again : say.goOn(going)}
        </button>
      </div>
      {isNaming && <Naming game={game} onClose={() => setNaming(false)} />}
    </>
  )
}

function figureOf(night: Settled | undefined, seat: number): string {
  switch (night?.kind) {
    case 'settled':
      return words.number(night.result.gratitude[seat])
    case 'refused':
      return say.refused
    case 'open':
      return say.open
    case undefined:
      return ''
  }
}

function Naming({ game, onClose }: { game: PencilGame; onClose: () => void }) {
  const [names, setNames] = useState(game.names)
  const [isAsked, setAsked] = useState(false)
  const faults = faultsOf(names)
  const save = (event: Event) => {
    event.preventDefault()
    setAsked(true)
    if (faults.some((fault) => fault !== null)) return
    writePad(written(names).reduce((now, name, seat) => rename(now, seat, name), game))
    onClose()
  }
  return (
    <Dialog title={say.names} onClose={onClose}>
      <form class="naming-form" noValidate onSubmit={save}>
        <NameFields
          names={names}
          faults={faults.map((fault) => (isAsked ? fault : null))}
          onName={(seat, name) => setNames(names.map((old, i) => (i === seat ? name : old)))}
        />
        <div class="row">
          <button type="submit" class="button first">
            {words.opening.save}
          </button>
          <button type="button" class="button" onClick={onClose}>
            {shell.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
