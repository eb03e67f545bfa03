/** Every address of ours, and what an address leads to. The server's list is made from this file too, so it imports nothing. */

/** `:id` stands for one part of the path. */
export const PAGES = ['/', '/play', '/local/:id', '/open', '/tables', '/table/:id', '/score'] as const
export type Page = (typeof PAGES)[number]

/** Pages written beforehand, each with a file of its own: a link to one loads it anew. */
export const LEAVES = ['/rules', '/rules/last-valley', '/story', '/kit'] as const

export interface Place {
  /** `null` for an address that is none of ours */
  readonly page: Page | null
  /** what stood for `:id`, decoded; empty where the page has none */
  readonly id: string
}

const partsOf = (path: string): string[] => path.replace(/\/+$/, '').split('/')

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

/** The page of a path; one trailing slash or more makes no difference. */
export function placeOf(path: string): Place {
  const parts = partsOf(path)
  for (const page of PAGES) {
    const wanted = partsOf(page)
    if (wanted.length !== parts.length) continue
    let id: string | null = ''
    const fits = wanted.every((part, i) => {
      if (part !== ':id') return part === parts[i]
      id = decoded(parts[i])
      return id !== null && id !== ''
    })
    if (fits) return { page, id }
  }
  return { page: null, id: '' }
}
