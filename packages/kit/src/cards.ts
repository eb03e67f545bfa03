import { COURT_LAYERS, COURTS, type Court } from './courts.ts'
import { FLAME } from './fire.ts'
import { board } from './gouge.ts'
import { type Clip, group, type Mark, type Piece, type Point, path, text, use } from './mark.ts'
import { CUT_PIECES, SUIT_PIECES, SUITS, type Suit, suitRoles } from './suits.ts'
import { svg } from './svg.ts'
import { WHITEOUT_PIECES, whiteoutName } from './whiteout.ts'

/** Ranks from low to high, as cards are written in records; T is the ten. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const
export type Rank = (typeof RANKS)[number]

/** A card as written in records: `9D`, `TH`, `KS`, or `WW` for the whiteout. */
export type CardName = `${Rank}${Suit}` | 'WW'

/** `small` for less than 96 px of width: rank and one great sign. `full` above: frame, pips in their places, courts with their names. */
export type CardSize = 'small' | 'full'

/** Words lettered on cards. */
export type CardWords = { readonly J: string; readonly Q: string; readonly K: string; readonly whiteout: string }

const WORDS: CardWords = { J: 'Lantern-bearer', Q: 'Matriarch', K: 'King', whiteout: 'Whiteout' }

/** Columns (0–2) and rows (0–6) of the pips of each number. */
const PIPS: Readonly<Record<Exclude<Rank, Court>, readonly Point[]>> = (() => {
  const corners: Point[] = [
    [0, 0],
    [2, 0],
    [0, 6],
    [2, 6],
  ]
  const six: Point[] = [...corners, [0, 3], [2, 3]]
  const eight: Point[] = [...corners, [0, 2], [2, 2], [0, 4], [2, 4]]
  return {
    2: [
      [1, 0],
      [1, 6],
    ],
    3: [
      [1, 0],
      [1, 3],
      [1, 6],
    ],
    4: corners,
    5: [...corners, [1, 3]],
    6: six,
    7: [...six, [1, 1.5]],
    8: [...six, [1, 1.5], [1, 4.5]],
    9: [...eight, [1, 3]],
    T: [...eight, [1, 1], [1, 5]],
  }
})()

const isCourt = (rank: Rank): rank is Court => (COURTS as readonly string[]).includes(rank)

const paper = (size: CardSize): readonly Mark[] =>
  size === 'small'
    ? [path(board([0.75, 0.75, 58.5, 82.5], 4.5), { fill: 'card:paper', line: 'card:ink', width: 1.5 })]
    : [
        path(board([0.75, 0.75, 118.5, 166.5], 7), { fill: 'card:paper', line: 'card:ink', width: 1.5 }),
        path(board([4.5, 4.5, 111, 159], 4), { line: 'card:ink', width: 0.8 }),
      ]

const sign = (suit: Suit, { at, size }: { readonly at: Point; readonly size: number }): Mark =>
  use(SUIT_PIECES[suit], { at, scale: size / 24 })

/** Rank and sign in the corner. The ten is set tighter, so that two figures fit where one stands. */
const index = (rank: Rank, suit: Suit): { readonly small: readonly Mark[]; readonly full: readonly Mark[] } => {
  const ten = rank === 'T'
  const letter = (about: { readonly at: Point; readonly size: number; readonly spacing: number }): Mark =>
    text(ten ? '10' : rank, {
      at: about.at,
      size: about.size,
      spacing: ten ? about.spacing : undefined,
      weight: 700,
      face: 'display',
      fill: 'here',
      anchor: 'middle',
    })
  return {
    small: [letter({ at: [14.6, 28.5], size: ten ? 28 : 32, spacing: -2.4 }), sign(suit, { at: [14.6, 42], size: 16 })],
    full: [
      letter({ at: ten ? [17, 31.5] : [17.5, 33], size: ten ? 28 : 36, spacing: -1.6 }),
      sign(suit, { at: [17.5, 48], size: 20 }),
    ],
  }
}

const PANEL: Clip = { name: 'court', d: 'M0 0h80v112H0z' }
const SLIM: Clip = { name: 'court-small', d: 'M3 0h74.3v112H3z' }

/** A court in its 80 × 112 panel, in one suit's colour and cloth. */
const courtMarks = (court: Court, suit: Suit): readonly Mark[] =>
  COURT_LAYERS[court].flatMap((layer): Mark[] => {
    switch (layer.kind) {
      case 'art':
        return [use(layer.piece)]
      case 'cloth':
        return [
          path(layer.d, { fill: 'here' }),
          path(layer.d, { fill: `hatch:${suit}`, tint: 0.55, line: 'card:ink', width: 2.4, join: 'round' }),
        ]
      case 'sign':
        return [use(SUIT_PIECES[suit], { at: layer.at, scale: layer.scale })]
      default:
        return layer satisfies never
    }
  })

const smallFace = (rank: Rank, suit: Suit): readonly Mark[] => [
  ...(isCourt(rank)
    ? [
        group(courtMarks(rank, suit), { at: [22.7, 31.5], scale: 0.4375, clip: SLIM }),
        path('M24 31.5h32.5v49H24z', { line: 'card:ink', width: 1.4 }),
      ]
    : [use(CUT_PIECES[suit], { at: [38, 57], scale: 38 / 24 })]),
  ...index(rank, suit).small,
]

const fullFace = (rank: Rank, suit: Suit, words: CardWords): readonly Mark[] => {
  const corner = index(rank, suit).full
  if (isCourt(rank)) {
    const word = words[rank]
    return [
      ...corner,
      sign(suit, { at: [17.5, 148], size: 20 }),
      group(courtMarks(rank, suit), { at: [32, 12], scale: 0.95, clip: PANEL }),
      path('M32 12h76v106.4H32z', { line: 'card:ink', width: 2 }),
      path('M32 123h76', { line: 'card:ink', width: 1 }),
      text(word, {
        at: [70, 144],
        size: word.length > 11 ? 12.2 : 14,
        weight: 600,
        face: 'display',
        fill: 'card:ink',
        anchor: 'middle',
      }),
    ]
  }
  const pips = PIPS[rank].map(([column, row]) =>
    use(CUT_PIECES[suit], {
      at: [41.5 + 18.5 * column, 32 + (row * 104) / 6],
      scale: 22 / 24,
      turn: row > 3 ? 180 : undefined,
    }),
  )
  return [...corner, group(corner, { at: [120, 168], turn: 180 }), ...pips]
}

/** Width and height of a card's drawing. */
export const CARD_BOX = { small: [0, 0, 60, 84], full: [0, 0, 120, 168] } as const

/** One of the 48 cards or the whiteout, from the origin, by `CARD_BOX`. */
export const cardMarks = (
  card: CardName,
  { size, words = WORDS }: { readonly size: CardSize; readonly words?: CardWords },
): readonly Mark[] => {
  if (card === 'WW') return [use(WHITEOUT_PIECES[size]), whiteoutName(words.whiteout, size)]
  const rank = card[0] as Rank
  const suit = card[1] as Suit
  const face = size === 'small' ? smallFace(rank, suit) : fullFace(rank, suit, words)
  return [group([...paper(size), ...face], { here: suitRoles(suit).card })]
}

/** A card's back: ridges in the night about a fire. */
const BACK_PIECE: Piece = {
  name: 'back',
  marks: [
    path(board([0.75, 0.75, 118.5, 166.5], 7), { fill: 'card:paper', line: 'card:ink', width: 1.5 }),
    path('M7 7h106v154H7z', { fill: 'card:night' }),
    path('M7 7h106v154H7z', { fill: 'hatch:back' }),
    path('M60 35 91 84 60 133 29 84z', { fill: 'pitch', line: 'card:paper', width: 2 }),
    path('M60 42 86.6 84 60 126 33.4 84z', { line: 'card:paper', width: 0.8 }),
    group(
      [
        path(FLAME.outer, { fill: 'ember' }),
        path(FLAME.cuts, { fill: 'coal' }),
        path(FLAME.heart, { fill: 'core' }),
        path('M-22 7 22-2M22 7-22-2', { line: 'card:paper', width: 5, cap: 'round' }),
      ],
      { at: [60, 104], scale: 0.62 },
    ),
  ],
}

/** How a card's `<svg>` is made: its words for screen readers and its size in px, else the style sheet's. */
export type CardFrame = {
  readonly label?: string
  readonly width?: number
  readonly words?: CardWords
  readonly name?: string
}

const framed = (card: CardName, { size, words, ...frame }: CardFrame & { readonly size: CardSize }): string =>
  svg(cardMarks(card, { size, words }), {
    ...frame,
    box: CARD_BOX[size],
    height: frame.width && (frame.width * 7) / 5,
  })

/** A small card as an `<svg>`, some 600 bytes; the page holds a sprite of `cardParts()`. */
export const cardSmall = (card: CardName, frame: CardFrame = {}): string => framed(card, { ...frame, size: 'small' })

/** A full card as an `<svg>`; the page holds a sprite of `cardParts()`. */
export const cardFull = (card: CardName, frame: CardFrame = {}): string => framed(card, { ...frame, size: 'full' })

/** The back as an `<svg>`, for any size. */
export const cardBack = (frame: Omit<CardFrame, 'words'> = {}): string =>
  svg([use(BACK_PIECE)], { ...frame, box: CARD_BOX.full, height: frame.width && (frame.width * 7) / 5 })

/** All 48 cards in the order of the pack: ♥♦♣♠, each from low to high. */
export const PACK: readonly CardName[] = SUITS.flatMap((suit) => RANKS.map((rank): CardName => `${rank}${suit}`))

/** Every card in both sizes and the back: hand it to `sprite` for a page that shows cards. */
export const cardParts = (): readonly Mark[] => [
  ...[...PACK, 'WW' as const].flatMap((card) => [
    ...cardMarks(card, { size: 'small' }),
    ...cardMarks(card, { size: 'full' }),
  ]),
  use(BACK_PIECE),
]
