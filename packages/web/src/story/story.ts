/** `/story`: the scene, and the words beside it. */
import { homeLayout, homeScene, svg } from '@watchfires/kit'
import type { Leaf } from '../leaf/leaf.ts'
import { escaped, prose, proseParts } from '../rulebook/prose.ts'
import { words } from './words.ts'

/** As high for its width as it stands beside the words; where it is lower, the sky is cut. */
const SIZE = { width: 390, height: 627 } as const

/** The scene as it is until the script that tends it has come. */
const still = (): string =>
  svg(homeScene(homeLayout(SIZE), { fire: 3, snow: 0 }), {
    box: [0, 0, SIZE.width, SIZE.height],
    label: words.scene,
    name: 'vista-drawing',
  }).replace('<svg ', '<svg preserveAspectRatio="xMidYMax slice" ')

const paragraphs = (all: readonly string[]): string => all.map((line) => `<p>${prose(line)}</p>`).join('')

export function story(): Leaf {
  const forces = words.forces.map(
    ([sign, line]) => `<li><span class="force">${prose(sign)}</span><p>${prose(line)}</p></li>`,
  )
  const body =
    `<main class="story"><div class="story-head"><div class="story-scene"><div class="vista">${still()}</div></div>` +
    `<h1>${escaped(words.title)}</h1></div><article class="tale" id="matter">${paragraphs(words.valley)}` +
    `${paragraphs([words.forcesLead])}<ul class="forces">${forces.join('')}</ul>${paragraphs([words.storm])}` +
    `<hr/>${paragraphs(words.ride)}<hr/>${paragraphs(words.fire)}<hr/>${paragraphs(words.watch)}${paragraphs([words.end])}` +
    `<p class="motto">${words.motto.map((line) => `<span>${escaped(line)}</span>`).join(' ')}</p>` +
    `<p class="onward"><a class="button first" href="/play">${words.play}</a> <a class="button" href="/rules">${words.rules}</a></p>` +
    '</article></main>'
  return { title: words.title, about: words.about, at: '/story', body, parts: proseParts() }
}
