/** What is looked up in the rulebook, and how well it fits. Nothing here knows the page. */

export interface Entry {
  readonly clause: string
  readonly title: string
  readonly text: string
  readonly to: string
}

export interface Found extends Entry {
  /** a piece of the text, its hits apart from the rest: words, hit, words, hit … */
  readonly said: readonly string[]
}

const SUITS: readonly (readonly [string, string])[] = [
  ['hearts', '♥'],
  ['diamonds', '♦'],
  ['clubs', '♣'],
  ['spades', '♠'],
]

/** As it is compared: small letters, no accents. */
export const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The words asked for; a suit by its name is its sign. */
export function termsOf(query: string): string[] {
  return plain(query)
    .split(/\s+/)
    .filter((term) => term !== '')
    .map((term) => SUITS.find(([name]) => term.length > 3 && name.startsWith(term))?.[1] ?? term)
}

const BEFORE = 36
const LONG = 120

/** The text about its first hit, cut at spaces, split at every hit. */
function excerpt(text: string, terms: readonly string[]): string[] {
  const low = plain(text)
  const first = Math.min(...terms.map((term) => low.indexOf(term)).filter((at) => at >= 0))
  const from = !Number.isFinite(first) || first < BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1
  const end = from + LONG >= text.length ? text.length : text.lastIndexOf(' ', from + LONG)
  const piece = text.slice(from, end)
  const hits = new RegExp(`(${terms.map((term) => term.replace(/\W/g, '\\$&')).join('|')})`, 'i')
  return `${from > 0 ? '… ' : ''}${piece}${end < text.length ? ' …' : ''}`.split(hits)
}

function worth({ clause, title, text }: Entry, terms: readonly string[]): number {
  const [id, head, body] = [plain(clause), plain(title), plain(text)]
  let sum = 0
  for (const term of terms) {
    const inBody = body.indexOf(term)
    if (id === term) sum += 100
    else if (head.startsWith(term)) sum += 30
    else if (head.includes(term)) sum += 20
    else if (inBody >= 0) sum += 5 + (/\W/.test(body[inBody - 1] ?? ' ') ? 3 : 0)
    else return 0
  }
  return sum
}

/** The entries in which every term occurs, best first; those equally good in the order of the book. */
export function find(entries: readonly Entry[], query: string): Found[] {
  const terms = termsOf(query)
  if (terms.length === 0) return []
  return entries
    .map((entry) => ({ entry, sum: worth(entry, terms) }))
    .filter(({ sum }) => sum > 0)
    .sort((a, b) => b.sum - a.sum)
    .map(({ entry }) => ({ ...entry, said: excerpt(entry.text, terms) }))
}
