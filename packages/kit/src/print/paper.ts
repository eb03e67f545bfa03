/** The papers that the kit is laid out for, upright, in points (1/72 inch). */
export const PAPERS = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
} as const

export type Paper = keyof typeof PAPERS

/** Millimetres in points. */
export const mm = (millimetres: number): number => (millimetres * 72) / 25.4

/** Left, top, width and height in points; y grows downward. */
export type Field = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
