import { fixed } from './gouge.ts'
import { HATCHES } from './hatch.ts'
import type { Box, Clip, Mark, Paint, Piece, Place, Type } from './mark.ts'
import { property, type Role } from './tokens.ts'

const escaped = (words: string) => words.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)

/** ` name="value"`, or nothing where there is no value. */
const attribute = (name: string, value: string | number | undefined) =>
  value === undefined ? '' : ` ${name}="${typeof value === 'number' ? fixed(value, 2) : value}"`

const paint = (colour: Paint) => {
  if (colour === 'here') return 'currentColor'
  return colour.startsWith('hatch:') ? `url(#k-${colour.replace(':', '-')})` : `var(${property(colour as Role)})`
}

const colour = (role: Role | undefined) => attribute('color', role && paint(role))

const transform = ({ at, turn, scale }: Place) => {
  const parts = []
  if (at) parts.push(`translate(${fixed(at[0], 2)} ${fixed(at[1], 2)})`)
  if (turn) parts.push(`rotate(${fixed(turn, 2)})`)
  if (typeof scale === 'number') parts.push(`scale(${fixed(scale, 3)})`)
  else if (scale) parts.push(`scale(${fixed(scale[0], 3)} ${fixed(scale[1], 3)})`)
  return attribute('transform', parts.length > 0 ? parts.join('') : undefined)
}

const letters = ({ face, size, weight, fill }: Pick<Type, 'face' | 'size' | 'weight' | 'fill'>) =>
  attribute('font-family', face === 'display' ? 'var(--disp)' : 'var(--txt)') +
  attribute('font-size', size) +
  attribute('font-weight', weight) +
  attribute('fill', paint(fill))

const element = (mark: Mark): string => {
  switch (mark.kind) {
    case 'path':
      if (mark.d === '') return ''
      return (
        `<path d="${mark.d}"` +
        attribute('fill', mark.fill ? paint(mark.fill) : 'none') +
        attribute('fill-rule', mark.rule) +
        attribute('fill-opacity', mark.tint) +
        attribute('stroke', mark.line && paint(mark.line)) +
        attribute('stroke-width', mark.width) +
        attribute('stroke-dasharray', mark.dash?.map((length) => fixed(length)).join(' ')) +
        attribute('stroke-linecap', mark.cap) +
        attribute('stroke-linejoin', mark.join) +
        `${attribute('opacity', mark.opacity)}/>`
      )
    case 'text':
      return (
        `<text${attribute('x', mark.at[0])}${attribute('y', mark.at[1])}${letters(mark)}` +
        attribute('text-anchor', mark.anchor) +
        attribute('letter-spacing', mark.spacing) +
        (mark.halo
          ? ` paint-order="stroke" stroke-linejoin="round"${attribute('stroke', paint(mark.halo.line))}${attribute('stroke-width', mark.halo.width)}`
          : '') +
        `>${escaped(mark.words)}` +
        `${mark.tail ? `<tspan dx=".36em"${letters(mark.tail)}>${escaped(mark.tail.words)}</tspan>` : ''}</text>`
      )
    case 'group': {
      const about =
        attribute('class', mark.name && `k-${mark.name}`) +
        transform(mark) +
        colour(mark.here) +
        attribute('opacity', mark.opacity) +
        attribute('clip-path', mark.clip && `url(#k-clip-${mark.clip.name})`)
      const inside = mark.marks.map(element).join('')
      return about ? `<g${about}>${inside}</g>` : inside
    }
    case 'use':
      return `<use href="#k-${mark.piece.name}"${transform(mark)}${colour(mark.here)}/>`
    default:
      return mark satisfies never
  }
}

/** All that a drawing refers to by name, each once, in the order first met. */
type Cast = { readonly pieces: Map<string, Piece>; readonly clips: Map<string, Clip>; readonly hatches: Set<string> }

const meet = (marks: readonly Mark[], cast: Cast): Cast => {
  for (const mark of marks) {
    if (mark.kind === 'path' && mark.fill?.startsWith('hatch:')) cast.hatches.add(mark.fill)
    if (mark.kind === 'group') {
      if (mark.clip) cast.clips.set(mark.clip.name, mark.clip)
      meet(mark.marks, cast)
    }
    if (mark.kind === 'use' && !cast.pieces.has(mark.piece.name)) {
      cast.pieces.set(mark.piece.name, mark.piece)
      meet(mark.piece.marks, cast)
    }
  }
  return cast
}

const definitions = (marks: readonly Mark[]) => {
  const { pieces, clips, hatches } = meet(marks, { pieces: new Map(), clips: new Map(), hatches: new Set() })
  const tiles = HATCHES.filter((hatch) => hatches.has(`hatch:${hatch.name}`)).map(
    ({ name, at: [x, y, width, height], marks }) =>
      `<pattern id="k-hatch-${name}"${attribute('x', x)}${attribute('y', y)}${attribute('width', width)}${attribute('height', height)} patternUnits="userSpaceOnUse">${svg(marks)}</pattern>`,
  )
  const cuts = [...clips.values()].map(({ name, d }) => `<clipPath id="k-clip-${name}"><path d="${d}"/></clipPath>`)
  const parts = [...pieces.values()].map(({ name, marks }) => `<g id="k-${name}">${svg(marks)}</g>`)
  return `<defs>${[...tiles, ...cuts, ...parts].join('')}</defs>`
}

/** How an `<svg>` is wrapped about a drawing. */
export type Frame = {
  /** The part of the drawing that is shown. */
  readonly box: Box
  /** Size on the page in px; without them the style sheet decides. */
  readonly width?: number
  readonly height?: number
  /** What it shows, in words. Without it the drawing is hidden from screen readers. */
  readonly label?: string
  /** Class of the `<svg>`. */
  readonly name?: string
  /** Carry all that is referred to inside, so that it stands alone. Otherwise the page must hold `sprite`. */
  readonly alone?: boolean
}

/**
 * A drawing as SVG markup: elements only, to be put into an `<svg>` or `<g>`, or with a `frame` the whole `<svg>`.
 * Colours are `var(--role)`, so the page's theme decides; there are no style attributes and no ids, so it may be repeated.
 */
export const svg = (marks: readonly Mark[], frame?: Frame): string => {
  const inside = marks.map(element).join('')
  if (!frame) return inside
  const about = frame.label === undefined ? ' aria-hidden="true"' : ` role="img" aria-label="${escaped(frame.label)}"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg"${attribute('class', frame.name)} viewBox="${frame.box.map((value) => fixed(value)).join(' ')}"` +
    `${attribute('width', frame.width)}${attribute('height', frame.height)}${about}>${frame.alone ? definitions(marks) : ''}${inside}</svg>`
  )
}

/**
 * The parts a page draws many times, to stand once in its body: whatever the given drawings refer to, with the textures
 * and clips they need. Every id begins with `k-`.
 */
export const sprite = (drawings: readonly Mark[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" class="k-sprite" aria-hidden="true" focusable="false">${definitions(drawings)}</svg>`
