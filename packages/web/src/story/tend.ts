/** Brings the fire that can be tended, once the words have been painted: they need none of it. */
import 'virtual:theme.css'
import 'virtual:fonts.css'
import 'virtual:ground.css'
import '../shell/shell.css'
import '../leaf/leaf.css'
import './story.css'

const place = document.querySelector('.story-scene')!

// a frame, and what comes after its painting
requestAnimationFrame(() =>
  setTimeout(async () => {
    const { enliven } = await import('./enliven.tsx')
    enliven(place)
  }),
)
