/** `/kit`: the three printed sheets, to be looked at, opened and downloaded. Works without a script. */
import { icon, svg } from '@watchfires/kit'
import type { Leaf } from '../leaf/leaf.ts'
import { escaped, prose, proseParts } from '../rulebook/prose.ts'
import { words } from './words.ts'

const PAPERS = ['a4', 'letter'] as const
type Paper = (typeof PAPERS)[number]

/** The sheets in their order, and the size of each one's picture in px. */
const SHEETS = [
  { id: 'rules', wide: 560, high: 792 },
  { id: 'mat', wide: 792, high: 560 },
  { id: 'scorepad', wide: 560, high: 792 },
] as const
type Sheet = (typeof SHEETS)[number]

const fileOf = (id: Sheet['id'], paper: Paper): string => `/kit/watchfires-${id}-${paper}.pdf`

const downloadSign = `<svg class="sign" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">${svg(icon('download'))}</svg>`

function ways(id: Sheet['id'], paper: Paper): string {
  const { name } = words.sheets[id]
  const [file, paperName] = [fileOf(id, paper), words.papers[paper]]
  return (
    `<li><a class="button" href="${file}" target="_blank" type="application/pdf" aria-label="${escaped(words.open(name, paperName))}">` +
    `<b>${paperName}</b> ${words.show}</a>` +
    `<a class="button save" href="${file}" download aria-label="${escaped(words.download(name, paperName))}">${downloadSign}</a></li>`
  )
}

function sheet({ id, wide, high }: Sheet, at: number): string {
  const { name, title, say } = words.sheets[id]
  return (
    `<section class="sheet ${wide > high ? 'lies' : 'stands'}" aria-labelledby="${id}">` +
    `<a class="sheet-picture" href="${fileOf(id, 'a4')}" target="_blank" tabindex="-1" aria-hidden="true">` +
    `<img src="/src/kit/pictures/${id}.png" width="${wide}" height="${high}" alt="${escaped(words.picture(name))}"${at > 0 ? ' loading="lazy"' : ''}/></a>` +
    `<div class="sheet-words"><h2 id="${id}">${title}</h2><p>${prose(say)}</p>` +
    `<ul class="sheet-ways">${PAPERS.map((paper) => ways(id, paper)).join('')}</ul></div></section>`
  )
}

export function kit(): Leaf {
  const body =
    `<main class="kit" id="matter"><h1>${escaped(words.title)}</h1><p class="kit-lead">${prose(words.lead)}</p>` +
    `<div class="sheets">${SHEETS.map(sheet).join('')}</div>` +
    `<p class="kit-print">${prose(words.print)}</p>` +
    `<section class="kit-need" aria-labelledby="need"><h2 id="need">${escaped(words.needTitle)}</h2>` +
    `<ol>${words.need.map((line) => `<li>${prose(line)}</li>`).join('')}</ol></section>` +
    `<p class="onward"><a class="button first" href="/score">${words.score}</a> <a class="button" href="/rules">${words.rules}</a></p></main>`
  return { title: words.title, about: words.about, at: '/kit', body, parts: proseParts() }
}
