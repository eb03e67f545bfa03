import type { ComponentChildren } from 'preact'
import { Dialog } from '../shell/Dialog.tsx'
import { Sign } from '../shell/Sign.tsx'
import { words } from './words.ts'

interface MenuProps {
  readonly rulesHref: string
  readonly children?: ComponentChildren
  onKeys(): void
  onLeave(): void
  onClose(): void
}

/** The table's menu. */
export function Menu({ rulesHref, children, onKeys, onLeave, onClose }: MenuProps) {
  return (
    <Dialog title={words.menu} onClose={onClose}>
      <div class="table-menu">
        {children}
        <button type="button" class="button" onClick={onKeys}>
          {words.keys}
        </button>
        <a class="button" href={rulesHref} target="_blank" rel="noopener">
          <Sign name="rules" size={20} />
          {words.rules}
        </a>
        <button type="button" class="button" onClick={onLeave}>
          <Sign name="back" size={20} />
          {words.leave}
        </button>
        <button type="button" class="button first" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </Dialog>
  )
}

/** Which key does what. */
export function Keys({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={words.keys} onClose={onClose}>
      <dl class="keys">
        {words.keysList.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <button type="button" class="button first" onClick={onClose}>
        {words.close}
      </button>
    </Dialog>
  )
}
