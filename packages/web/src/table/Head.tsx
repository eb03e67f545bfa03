import type { ComponentChildren } from 'preact'
import { Sign } from '../shell/Sign.tsx'
import { words } from './words.ts'

interface HeadProps {
  readonly night: number
  readonly beat: number
  readonly isDesk: boolean
  readonly clock: ComponentChildren
  /** more doors, before the log's */
  readonly children?: ComponentChildren
  onMenu(): void
  onLog(): void
}

/** Which night and beat it is, the menu, and the log. */
export function Head({ night, beat, isDesk, clock, children, onMenu, onLog }: HeadProps) {
  return (
    <header class="table-head">
      <button type="button" class="corner" aria-label={words.menu} onClick={onMenu}>
        <Sign name="menu" size={isDesk ? 26 : 24} />
      </button>
      {isDesk && <p class="table-title">{words.title}</p>}
      <h1 class="when" tabIndex={-1}>
        <span class="moons" role="img" aria-label={words.nightOf(night)}>
          {[1, 2, 3].map((moon) => (
            <span key={moon} class={moon === night ? 'now' : moon > night ? 'later' : ''}>
              <Sign name="moon" size={isDesk ? 18 : 14} />
            </span>
          ))}
        </span>
        {words.nightBeat(night, beat)}
        {clock}
      </h1>
      {children}
      <button type="button" class="corner" aria-label={words.log} onClick={onLog}>
        <Sign name="log" size={isDesk ? 26 : 24} />
      </button>
    </header>
  )
}
