/** Keys at the table: what a press means, given what shows; the page itself is asked only where the press fell. */
import { useEffect } from 'preact/hooks'
import { press } from './pick.ts'
import type { Sitting } from './sitting.ts'

interface Doors {
  onHelp(): void
  onLog(): void
}

/** Whether a press belongs to something else: a dialog, a field, a button or link that is not of hand or rows. */
function isOthers(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  if (document.querySelector('dialog[open]')) return true
  const { target } = event
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('input, textarea, select')) return true
  const isActive = event.key === 'Enter' || event.key === ' '
  return isActive && target.closest('button, a, summary') !== null && !target.closest('[data-card], [data-row]')
}

/** Enter on a card or row that is not the picked one is that button’s own press. */
function isFresh(event: KeyboardEvent): boolean {
  const button = event.target instanceof HTMLElement ? event.target.closest('[data-card], [data-row]') : null
  return event.key === 'Enter' && button !== null && button.getAttribute('aria-pressed') !== 'true'
}

const focusOn = (selector: string): void =>
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: false })

/** Plays the table by keys while it is on the page; a tap beside any button hurries a reveal. */
export function useKeys(sitting: Sitting, { onHelp, onLog }: Doors): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isOthers(event)) return
      const isHandled = sitting.reveal.now.value ? pressReveal(sitting, event.key) : pressTable(event)
      if (isHandled) event.preventDefault()
    }
    const pressTable = (event: KeyboardEvent): boolean => {
      if (isFresh(event)) return false
      const choices = sitting.choices.value
      const pressed = press(sitting.pick.value, event.key, choices ?? { cards: [], rows: () => [] })
      if (!pressed) return false
      const { pick, act } = pressed
      if (act === 'help') onHelp()
      else if (act === 'log') onLog()
      else if (act === 'commit') sitting.commit()
      else if (act === 'refuse') sitting.speakRefusal()
      else if (pick !== sitting.pick.value) {
        const isCard = pick.card !== sitting.pick.value.card
        sitting.setPick(pick)
        requestAnimationFrame(() =>
          focusOn(isCard || pick.row === null ? `[data-card="${pick.card}"]` : `[data-row="${pick.row}"]`),
        )
      }
      return true
    }
    const onTap = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('.table') && !target.closest('button, a, dialog'))
        sitting.reveal.hurry()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('click', onTap)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('click', onTap)
    }
  }, [sitting, onHelp, onLog])
}

function pressReveal(sitting: Sitting, key: string): boolean {
  if (key === 'Enter' || key === ' ' || key === 'ArrowRight') sitting.reveal.hurry()
  else if (key === 'Escape') sitting.reveal.skip()
  else return false
  return true
}
