import { useState } from 'preact/hooks'
import type { Summary } from '../local/ledger.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { Sign } from '../shell/Sign.tsx'
import { words } from './words.ts'

interface GamesProps {
  readonly games: readonly Summary[]
  readonly onRemove: (table: string) => Promise<void>
}

const say = words.games

/** Downloads a game; what makes its file comes only when it is asked for. */
async function download(table: string, kind: 'record' | 'text'): Promise<void> {
  const { downloadGame } = await import('../local/download.ts')
  await downloadGame(table, kind)
}

/** The games kept on this device: go on, take along, delete. */
export function Games({ games, onRemove }: GamesProps) {
  const [doomed, setDoomed] = useState<Summary | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const attempt = (work: Promise<void>) => {
    setFailed(false)
    work.catch(() => setFailed(true))
  }
  return (
    <section class="games" aria-labelledby="games">
      <h2 id="games">{say.title}</h2>
      <p role="alert">{hasFailed ? say.failed : ''}</p>
      <ul>
        {games.map((game) => (
          <li class="game" key={game.table}>
            <div class="game-words">
              <h3>{say.name(game)}</h3>
              <p>{say.state(game)}</p>
              <p class="dim">{say.when(game)}</p>
            </div>
            <div class="row">
              <a class="button" href={`/local/${game.table}`} aria-label={say.openFull(game)}>
                {game.stage === 'over' ? say.open.over : say.open.on}
              </a>
              {game.stage === 'over' &&
                (['record', 'text'] as const).map((kind) => (
                  <button
                    key={kind}
                    type="button"
                    class="button"
                    aria-label={kind === 'record' ? say.recordFull : say.textFull}
                    onClick={() => attempt(download(game.table, kind))}
                  >
                    <Sign name="download" size={20} />
                    {say[kind]}
                  </button>
                ))}
              <button type="button" class="button" aria-label={say.removeFull} onClick={() => setDoomed(game)}>
                <Sign name="trash" size={20} />
                {say.remove}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {doomed && (
        <Dialog title={say.confirm} onClose={() => setDoomed(null)}>
          <p>{say.confirmSay(doomed)}</p>
          <div class="row">
            <button type="button" class="button" onClick={() => setDoomed(null)}>
              {say.keep}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => {
                attempt(onRemove(doomed.table))
                setDoomed(null)
              }}
            >
              {say.remove}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  )
}
