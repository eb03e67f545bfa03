/** A leaf: a page that is written when the pages are built, to be read and printed with no script at all. */
import { type Mark, sprite } from '@watchfires/kit'

export interface Leaf {
  /** as the tab names it, before the game's own name */
  readonly title: string
  /** one sentence, for search engines and previews */
  readonly about: string
  /** its path */
  readonly at: string
  readonly body: string
  /** what the drawings in the body refer to */
  readonly parts: readonly Mark[]
}

const WAYS = [
  ['/rules', 'Rules'],
  ['/rules/last-valley', 'The Last Valley'],
  ['/story', 'Story'],
  ['/kit', 'Kit'],
] as const

const way = (at: string, [to, name]: (typeof WAYS)[number]): string =>
  `<a href="${to}"${to === at ? ' aria-current="page"' : ''}>${name}</a>`

/** What stands in the body of a leaf's page. */
export const leafBody = ({ at, body, parts }: Leaf): string =>
  `${sprite(parts)}<a class="skip" href="#matter">To the text</a>` +
  '<header class="head"><a class="wordmark" href="/">Watchfires &amp; Wagons</a>' +
  `<nav class="ways" aria-label="To read">${WAYS.map((to) => way(at, to)).join('')}</nav></header>${body}`
