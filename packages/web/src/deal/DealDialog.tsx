import type { ComponentChildren } from 'preact'
import { Dialog } from '../shell/Dialog.tsx'
import { words as shell } from '../shell/words.ts'
import type { DealTold } from './told.ts'
import { words } from './words.ts'

interface DealDialogProps {
  readonly deals: readonly DealTold[]
  readonly onClose: () => void
  /** how deals are made here */
  readonly children: ComponentChildren
}

/** How the nights were dealt: each fingerprint, and once a night is over its secret and whether all agrees. */
export function DealDialog({ deals, onClose, children }: DealDialogProps) {
  return (
    <Dialog title={words.title} onClose={onClose}>
      {children}
      <ul class="deals">
        {deals.map(({ night, commitment, secret, nonces, verdict }) => (
          <li key={night}>
            <h3>{words.night(night)}</h3>
            <p>{words.verdicts[verdict]}</p>
            <p class="hex">
              {words.commitment} <code>{commitment}</code>
            </p>
            {secret && (
              <p class="hex">
                {words.secret} <code>{secret}</code>
              </p>
            )}
            {secret && nonces && (
              <p class="hex">
                {words.numbers} <code>{nonces.join(' ')}</code>
              </p>
            )}
          </li>
        ))}
      </ul>
      <button type="button" class="button" onClick={onClose}>
        {shell.close}
      </button>
    </Dialog>
  )
}
