import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

interface DrawerProps {
  readonly label: string
  readonly name: string
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/**
 * A modal sheet that fills its place: the log on a phone, the night's settlement. What is marked `data-first` has the focus, which
 * comes back when the sheet goes.
 */
export function Drawer({ label, name, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      class={`drawer ${name}`}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </dialog>
  )
}
