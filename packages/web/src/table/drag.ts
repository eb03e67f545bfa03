/** A card carried by a finger or a mouse: over the scene it is picked, by the fire it is picked to be fed. */
import type { Layout } from '@watchfires/kit'
import { useEffect } from 'preact/hooks'

export type Drop = 'fire' | 'road'

/** What a card dropped at a place of the scene (px from its top left) is meant for; null outside the scene. */
export function dropAt({ fire, width, height, k, stations, base, rise }: Layout, x: number, y: number): Drop | null {
  if (x < 0 || y < 0 || x > width || y > height) return null
  const front = base[2]! - (x > stations[2]! ? rise[4]! : 0)
  return Math.abs(x - fire.x) < 70 * k && y > front ? 'fire' : 'road'
}

/** How far a press may wander and still be a tap, in px. */
const TAP = 9

/** The click that follows a drag is no tap. */
function swallowClick(): void {
  const swallow = (event: Event) => event.stopPropagation()
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}

interface Carried {
  readonly card: HTMLElement
  readonly from: readonly [number, number]
  isMoving: boolean
}

/** Lets cards of the hand be carried to the scene. `onDrop` hears the card's name and what it was dropped on. */
export function useDrag(layout: Layout, onDrop: (card: string, drop: Drop) => void): void {
  useEffect(() => {
    let carried: Carried | null = null
    const onDown = (event: PointerEvent) => {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>('.hand-card') : null
      if (!card || !event.isPrimary || card.getAttribute('aria-disabled') === 'true') return
      carried = { card, from: [event.clientX, event.clientY], isMoving: false }
    }
    const onMove = ({ clientX, clientY, pointerId }: PointerEvent) => {
      if (!carried) return
      const [dx, dy] = [clientX - carried.from[0], clientY - carried.from[1]]
      if (!carried.isMoving && Math.hypot(dx, dy) < TAP) return
      if (!carried.isMoving) {
        carried.isMoving = true
        carried.card.classList.add('carried')
        carried.card.setPointerCapture(pointerId)
      }
      carried.card.style.translate = `${dx}px ${dy}px`
    }
    const lay = (): Carried | null => {
      const laid = carried
      carried = null
      laid?.card.classList.remove('carried')
      laid?.card.style.removeProperty('translate')
      return laid
    }
    const onUp = ({ clientX, clientY }: PointerEvent) => {
      const laid = lay()
      if (!laid?.isMoving) return
      swallowClick()
      const scene = document.querySelector('.road')?.getBoundingClientRect()
      const drop = scene ? dropAt(layout, clientX - scene.left, clientY - scene.top) : null
      if (drop) onDrop(laid.card.dataset.card!, drop)
    }
    document.addEventListener('pointerdown', onDown)
    document.addEventListener('pointermove', onMove)
    document.addEventListener('pointerup', onUp)
    document.addEventListener('pointercancel', lay)
    return () => {
      document.removeEventListener('pointerdown', onDown)
      document.removeEventListener('pointermove', onMove)
      document.removeEventListener('pointerup', onUp)
      document.removeEventListener('pointercancel', lay)
      lay()
    }
  }, [layout, onDrop])
}
