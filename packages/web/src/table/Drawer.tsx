import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

interface DrawerProps {
  readonly label: string
  readonly name: string
  readonly onClose: () => void
  readonly children: ComponentChildren
}

/** A modal sheet that fills its place: the log on a phone, the night's settlement. The focus comes back when it goes. */
export function Drawer({ label, name, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
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
