import './home.css'
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Summary } from '../local/ledger.ts'
import { kept } from '../shell/keep.ts'
import { SettingsButton } from '../shell/SettingsButton.tsx'
import { Sign } from '../shell/Sign.tsx'
import { usePage } from '../shell/usePage.ts'
import { type Door, GREAT_DOORS, SMALL_DOORS } from './doors.ts'
import { Games } from './Games.tsx'
import { Scene } from './Scene.tsx'
import { useGames } from './useGames.ts'
import { words } from './words.ts'

/** Whether there is something left to play in a game. */
const isOpen = ({ stage }: Summary) => stage === 'on' || stage === 'settled'

const goOnDoor = (game: Summary): Door => ({
  sign: 'start',
  to: `/local/${game.table}`,
  name: words.goOnAt(game),
  say: words.with(game),
})

/** The tables online, fetched with their code where this browser has any. */
function useMyTables(): ComponentType | null {
  const [found, setFound] = useState<{ readonly show: ComponentType } | null>(null)
  useEffect(() => {
    if (kept('tables') === undefined) return
    import('../online/MyTables.tsx').then(
      ({ default: show }) => setFound({ show }),
      // The page is whole without them.
      () => undefined,
    )
  }, [])
  return found?.show ?? null
}

/** The first page: the scene, the doors, and the games that are kept here. */
export default function Home() {
  usePage('')
  const { games, remove } = useGames()
  const MyTables = useMyTables()
  if (games === null) return <main class="home" aria-busy="true" />
  const open = games.find(isOpen)
  const doors = open ? [goOnDoor(open), ...GREAT_DOORS] : GREAT_DOORS
  return (
    <main class="home">
      <div class="hero">
        <Scene />
        <div class="hero-words">
          <h1>
            {words.title[0]}
            <br />
            {words.title[1]}
          </h1>
          <p class="tag">
            {words.tag[0]} <span class="tag-more">{words.tag[1]}</span>
          </p>
        </div>
        <div class="hero-corner">
          <SettingsButton />
        </div>
        <nav class="doors" aria-label={words.more}>
          <ul class="great-doors">
            {doors.map(({ sign, to, name, say }, i) => (
              <li key={to}>
                <a class={i === 0 ? 'door door-first' : 'door'} href={to}>
                  <Sign name={sign} size={28} />
                  <span>
                    <b class="door-name">{name}</b>
                    <small class="door-say">{say}</small>
                  </span>
                </a>
              </li>
            ))}
          </ul>
          {SMALL_DOORS.length > 0 && (
            <ul class="small-doors">
              {SMALL_DOORS.map(({ sign, to, name }) => (
                <li key={to}>
                  <a class="small-door" href={to}>
                    <Sign name={sign} size={22} />
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </nav>
      </div>
      {MyTables && <MyTables />}
      {games.length > 0 && <Games games={games} onRemove={remove} />}
    </main>
  )
}
