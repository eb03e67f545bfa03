/** How the rulebook draws a position: the table's own scene, small, with the cards that are spoken of and what is to be seen in words. */
import {
  type Box,
  type CardName,
  cardMarks,
  cardSmall,
  headMarks,
  landscape,
  type Mark,
  type Piece,
  phoneLayout,
  type SceneState,
  sceneParts,
  svg,
  tableScene,
  use,
} from '@watchfires/kit'
import { en, WAGONS } from '@watchfires/rules'
import { lastFull, town } from './figures.ts'
import { escaped, prose } from './prose.ts'

const LAYOUT = phoneLayout(390, 300)
const { width, height } = LAYOUT
const LANDSCAPE = landscape(LAYOUT)
/** The pass is the same in every picture: the page holds it once. */
const PASS = use({ name: 'pass', marks: LANDSCAPE })

/** The wagons' bodies, which hardly differ from picture to picture: each is a part of the sprite, by its drawing. */
const BODIES = new Map<string, Piece>()

function shared(marks: readonly Mark[]): readonly Mark[] {
  return marks.map((mark): Mark => {
    if (mark.kind !== 'group') return mark
    if (mark.name !== 'body') return { ...mark, marks: shared(mark.marks) }
    const drawn = svg(mark.marks)
    const piece = BODIES.get(drawn) ?? { name: `body-${BODIES.size}`, marks: mark.marks }
    BODIES.set(drawn, piece)
    return use(piece, { at: mark.at })
  })
}

const WHOLE: Box = [0, 0, width, height]
/** The same without its sky, where no names stand. */
const LOW: Box = [0, 44, width, height - 44]

export interface Picture {
  readonly html: string
  /** what the page's sprite must hold for it */
  readonly parts: readonly Mark[]
}

export interface Plate {
  readonly scene?: SceneState
  /** names over the stretches of the Road, for the picture that introduces them */
  readonly heads?: readonly (readonly [name: string, spaces: string])[]
  /** the cards that it is about, left to right; one laid sideways ends in `-` */
  readonly cards?: readonly string[]
  /** in the markup of `prose` */
  readonly caption: string
  readonly page?: 'rules' | 'valley'
}

/** A position in words, for whoever cannot see it. */
export function described({ space, aboard, snow, mark }: SceneState): string {
  const roads = WAGONS.map((wagon, i) => {
    const stores = aboard[i]!.reduce((sum, { pips }) => sum + pips, 0)
    const load = stores > 0 ? `with ${stores} stores` : 'empty'
    return `${en.wagon(wagon)} ${space[i] === town ? 'in Town' : `on ${space[i]}`}, ${load}`
  })
  return `${roads.join('; ')}. The Snow stands at ${snow} of ${mark}.`
}

const cardOf = (card: string): CardName => card.replace('-', '') as CardName

function cardRow(cards: readonly string[]): string {
  const all = cards.map((card) => {
    const name = cardOf(card)
    const drawn = cardSmall(name, { label: en.card(name) })
    return `<span class="${card.endsWith('-') ? 'plate-card sideways' : 'plate-card'}">${drawn}</span>`
  })
  return `<div class="plate-cards">${all.join('')}</div>`
}

/** One figure of the rulebook. */
export function pictureOf({ scene, heads = [], cards = [], caption, page }: Plate): Picture {
  // the kit's scene begins with its landscape, which stands in the sprite
  const moved = scene ? shared(tableScene(LAYOUT, scene).slice(LANDSCAPE.length)) : []
  const marks = [PASS, ...moved, ...headMarks(LAYOUT, heads)]
  const isWhole = heads.length > 0
  const drawing = scene
    ? `<div class="plate-scene${isWhole ? ' whole' : ''}">${svg(marks, { box: isWhole ? WHOLE : LOW, label: described(scene) })}</div>`
    : ''
  return {
    html:
      `<figure class="plate">${cards.length > 0 ? cardRow(cards) : ''}${drawing}` +
      `<figcaption>${prose(caption, page)}</figcaption></figure>`,
    parts: [...marks, ...sceneParts(), ...cards.flatMap((card) => cardMarks(cardOf(card), { size: 'small' }))],
  }
}

/** The names of the three stretches. */
export const STRETCHES = [
  ['Full load', `0–${lastFull}`],
  ['Heave', `${lastFull + 1}–${town - 1}`],
  ['Town', `${town}`],
] as const

/** A table of the leaves: its head, its rows; the first cell of a row heads it. */
export function tableOf({
  caption,
  head,
  rows,
  name,
}: {
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly name: string
}): string {
  const row = (cells: readonly string[]) =>
    `<tr><th scope="row">${cells[0]}</th>${cells
      .slice(1)
      .map((cell) => `<td>${cell}</td>`)
      .join('')}</tr>`
  return (
    `<div class="table"><table class="${name}"><caption>${escaped(caption)}</caption>` +
    `<thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>` +
    `<tbody>${rows.map(row).join('')}</tbody></table></div>`
  )
}
