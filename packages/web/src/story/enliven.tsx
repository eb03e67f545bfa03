import '../home/home.css'
import { render } from 'preact'
import { Scene } from '../home/Scene.tsx'

/** Puts the living scene in the place of the still one. */
export function enliven(place: Element): void {
  const still = place.querySelector('.vista')!
  const living = document.createElement('div')
  place.append(living)
  // it draws itself once it knows its size; until then the still one stays
  new MutationObserver((_, watch) => {
    if (!living.querySelector('svg')) return
    still.remove()
    watch.disconnect()
  }).observe(living, { childList: true, subtree: true })
  render(<Scene />, living)
}
