import type { Role } from './tokens.ts'

/** A place in a drawing, in px of that drawing; y grows downward. */
export type Point = readonly [x: number, y: number]

/** Left, top, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number]

/** A named texture: the cloth of a suit, or the back of a card. */
export type Hatch = 'hatch:H' | 'hatch:D' | 'hatch:C' | 'hatch:S' | 'hatch:back'

/** What a shape is coloured with: a role of the theme, a texture, or `here`, the colour its nearest group or use was given. */
export type Paint = Role | Hatch | 'here'

/** Where and how a part stands in its parent: scaled first, then turned (degrees, clockwise), then moved. */
export type Place = {
  readonly at?: Point
  readonly turn?: number
  readonly scale?: number | Point
}

/** A shape that cuts a group off at its outline. `name` is unique to the shape. */
export type Clip = { readonly name: string; readonly d: string }

/** A part drawn many times: the sprite holds it once. `name` is unique to the drawing. */
export type Piece = { readonly name: string; readonly marks: readonly Mark[] }

/** How a path is filled and lined. Without `fill` it has none; without `line` no contour. Widths in px. */
export type Look = {
  readonly fill?: Paint
  readonly line?: Paint
  readonly width?: number
  readonly dash?: readonly [on: number, off: number]
  readonly cap?: 'round'
  readonly join?: 'round'
  readonly rule?: 'evenodd'
  /** 0 to 1, of the whole mark. */
  readonly opacity?: number
  /** 0 to 1, of the fill alone. */
  readonly tint?: number
}

/** Words or figures. `size` in px; `display` is the carved face, `body` the plain one. */
export type Type = {
  readonly at: Point
  readonly size: number
  readonly weight: 500 | 600 | 700 | 800
  readonly face: 'display' | 'body'
  readonly fill: Paint
  readonly anchor?: 'middle' | 'end'
  /** A contour behind the letters, so that they read on any ground. */
  readonly halo?: { readonly line: Role; readonly width: number }
  /** Letter spacing in px. */
  readonly spacing?: number
  /** More words on the same line, in another weight or colour. */
  readonly tail?: Pick<Type, 'size' | 'weight' | 'fill' | 'face'> & { readonly words: string }
}

/** Plain SVG path data; empty data draws nothing. */
export type PathMark = { readonly kind: 'path'; readonly d: string } & Look
export type TextMark = { readonly kind: 'text'; readonly words: string } & Type
export type GroupMark = {
  readonly kind: 'group'
  readonly marks: readonly Mark[]
  /** For whoever styles or moves it: a class in SVG. */
  readonly name?: string
  readonly here?: Role
  readonly opacity?: number
  readonly clip?: Clip
} & Place
export type UseMark = { readonly kind: 'use'; readonly piece: Piece; readonly here?: Role } & Place

/** One element of a drawing. Path data is plain SVG path syntax; colours are roles, never values. */
export type Mark = PathMark | TextMark | GroupMark | UseMark

export const path = (d: string, look: Look): PathMark => ({ kind: 'path', d, ...look })
export const text = (words: string, type: Type): TextMark => ({ kind: 'text', words, ...type })
export const group = (marks: readonly Mark[], about: Omit<GroupMark, 'kind' | 'marks'> = {}): GroupMark => ({
  kind: 'group',
  marks,
  ...about,
})
export const use = (piece: Piece, about: Omit<UseMark, 'kind' | 'piece'> = {}): UseMark => ({
  kind: 'use',
  piece,
  ...about,
})
