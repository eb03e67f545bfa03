/** The vectors of spec/vectors, by file. */
import { readFileSync } from 'node:fs'

const folder = new URL('../../../spec/vectors/', import.meta.url)

export interface Vector {
  readonly record: unknown
  readonly expect?: unknown
  readonly night?: number | null
  readonly clause?: string
}

export const LEGAL = ['games', 'rulings', 'unfinished'] as const

/** The lines of one file. */
export function vectors(name: (typeof LEGAL)[number] | 'refused'): readonly Vector[] {
  const lines = readFileSync(new URL(`${name}.jsonl`, folder), 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line))
}
