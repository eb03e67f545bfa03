import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'

interface DialogProps {
  readonly title: string
  /** asked for by Escape, a tap beside it, or a button inside */
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** A modal sheet while it is rendered. The focus goes in, stays in, and comes back to where it was. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, by the cancel event
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div class="dialog-in">
        <h2 id={heading}>{title}</h2>
        {children}
      </div>
    </dialog>
  )
}
