/** Puts the fire that can be tended in the place of the still scene. The words need none of this. */
import 'virtual:theme.css'
import 'virtual:fonts.css'
import 'virtual:ground.css'
import '../shell/shell.css'
import '../leaf/leaf.css'
import '../home/home.css'
import './story.css'
import { render } from 'preact'
import { Scene } from '../home/Scene.tsx'

const place = document.querySelector('.story-scene')!
const still = place.querySelector('.vista')!
const living = document.createElement('div')
place.append(living)
// the scene draws itself once it knows its size; until then the still one stays
new MutationObserver((_, watch) => {
  if (!living.querySelector('svg')) return
  still.remove()
  watch.disconnect()
}).observe(living, { childList: true, subtree: true })
render(<Scene />, living)
