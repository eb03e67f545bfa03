/** The rulebook's two pages, put together: chapters, clauses, pictures, what is at the foot. */
import type { Mark } from '@watchfires/kit'
import type { Leaf } from '../leaf/leaf.ts'
import { beat } from './chapters/beat.ts'
import { ends } from './chapters/ends.ts'
import { game, gratitude } from './chapters/gratitude.ts'
import { lastValley } from './chapters/lastValley.ts'
import { lastWatch } from './chapters/lastWatch.ts'
import { plays } from './chapters/plays.ts'
import { setup } from './chapters/setup.ts'
import { ties } from './chapters/ties.ts'
import { whiteout } from './chapters/whiteout.ts'
import type { Chapter, Clause, Ruling } from './clause.ts'
import { capital, fewest, most, nights, spelled, two, wagons } from './figures.ts'
import { numbersTable, PLATES } from './plates.ts'
import { clauseAt, escaped, prose, proseParts } from './prose.ts'
import { quickReference } from './quick.ts'

export const CHAPTERS: readonly Chapter[] = [setup, beat, plays, ends, whiteout, lastWatch, ties, gratitude, game]

type Page = 'rules' | 'valley'

/** A page that is being written: its pictures' parts gather here. */
class Writing {
  readonly parts: Mark[] = [...proseParts()]
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  chapter({ id, title, lead, clauses }: Chapter): string {
    return (
      `<section class="chapter" aria-labelledby="${id}"><h2 id="${id}">${escaped(title)}</h2>` +
      `<p class="chapter-lead">${prose(lead, this.page)}</p>${clauses.map((clause) => this.clause(clause)).join('')}</section>`
    )
  }

  private clause({ id, title, says = [], rulings = [], part }: Clause): string {
    const opening = part
      ? `<h3 class="part">${escaped(part.title)}</h3>${part.ruling ? this.ruling(part.ruling) : ''}`
      : ''
    return (
      `${opening}<section class="clause" id="${id}" data-clause="${escaped(title)}">` +
      `<h3>${escaped(title)} <a class="mark" href="#${id}" aria-label="Clause ${id}">${id}</a></h3>` +
      says.map((words) => `<p>${prose(words, this.page)}</p>`).join('') +
      rulings.map((ruling) => this.ruling(ruling)).join('') +
      `${this.picture(id)}</section>`
    )
  }

  private ruling({ says, why }: Ruling): string {
    return (
      `<div class="ruling"><p><b class="ruling-name">Ruling</b> ${prose(says, this.page)}</p>` +
      `<p class="why"><b>Why:</b> ${prose(why, this.page)}</p></div>`
    )
  }

  private picture(id: Clause['id']): string {
    const picture = PLATES[id]?.()
    if (!picture) return ''
    this.parts.push(...picture.parts)
    return picture.html
  }
}

/** Hidden until the script that does the searching has come. */
const FINDER =
  '<search class="finder" hidden><label class="sr" for="find">Search the rules</label>' +
  '<input id="find" type="search" placeholder="Search the rules" autocomplete="off" spellcheck="false" role="combobox"' +
  ' aria-autocomplete="list" aria-expanded="false" aria-controls="found"/>' +
  '<ul class="found" id="found" role="listbox" aria-label="Clauses found" hidden></ul><p class="sr" role="status"></p></search>'

const contents = (entries: readonly (readonly [to: string, title: string])[]): string =>
  `<nav class="contents" aria-label="Contents"><ol>${entries
    .map(([to, title]) => `<li><a href="${to}">${escaped(title)}</a></li>`)
    .join('')}</ol></nav>`

/** What stands of the Last Valley on the rulebook's own page: each of its clauses by name, and the way to it. */
function pointer(): string {
  const lead =
    `${capital(spelled(fewest))} players are too few to keep a fire and ${spelled(wagons)} wagons honest. They play ` +
    '[The Last Valley](/rules/last-valley): the mountain offers, whoever holds the watch takes, and may call the night to an end.'
  const clauses = lastValley.clauses.map(
    ({ id, title }) =>
      `<li id="${id}"><a href="${clauseAt(id, 'rules')}"><span class="mark">${id}</span> ${escaped(title)}</a></li>`,
  )
  return (
    `<section class="chapter" aria-labelledby="the-last-valley"><h2 id="the-last-valley">For ${spelled(fewest)}: the Last Valley</h2>` +
    `<p class="chapter-lead">${prose(lead)}</p><ul class="pointers">${clauses.join('')}</ul></section>`
  )
}

const page = ({
  opening,
  nav,
  matter,
}: {
  readonly opening: string
  readonly nav: string
  readonly matter: string
}): string =>
  `<main class="book"><div class="opening">${opening}</div><div class="aside">${FINDER}${nav}</div>` +
  `<div class="matter" id="matter">${matter}</div></main>`

const LEAD =
  `Snow is coming down on the only road to a town that grows nothing it can keep, and your valley has ${spelled(wagons)} wagons to bring over before it closes. ` +
  'Beat by beat each of you lays one card: into the fire that holds the Snow back, onto a wagon, or behind one. ' +
  `After ${spelled(nights)} nights the one whom the town has most to thank for has won. On a buried road it thanks only those who kept the fire.`

/** `/rules`. */
export function rulebook(): Leaf {
  const writing = new Writing('rules')
  const chapters = CHAPTERS.map((chapter) => writing.chapter(chapter)).join('')
  const opening =
    `<h1>The rules</h1><p class="lead">${prose(LEAD)}</p>` +
    `<p class="note">${prose(`For ${spelled(fewest)} to ${spelled(most)} players. Each rule has a mark of its own, by which the table names it when it refuses a play. Where the printed rules are silent a **ruling** says what holds here, and why. To look something up: the [quick reference](/rules#quick-reference).`)}</p>`
  const matter =
    `${chapters}${pointer()}${quickReference()}` +
    '<p class="onward"><a class="button first" href="/play">Play a night</a> <a class="button" href="/story">Read the story</a></p>'
  const nav = contents([
    ...CHAPTERS.map(({ id, title }): [string, string] => [`#${id}`, title]),
    ['#the-last-valley', `For ${spelled(fewest)}: the Last Valley`],
    ['#quick-reference', 'Quick reference'],
  ])
  return {
    title: 'The rules',
    about: `All the rules of Watchfires & Wagons for ${spelled(fewest)} to ${spelled(most)} players, with pictures, rulings and a quick reference.`,
    at: '/rules',
    body: page({ opening, nav, matter }),
    parts: writing.parts,
  }
}

const KNOWN = [
  'The mountain offers two Fate cards each beat, and whoever holds the watch takes one.',
  'The fire’s seat alone may Call the Run.',
  `A hand is ${two.hand} cards, the Fate deck ${two.fate}, and the Snow buries the road at ${two.mark}.`,
]

/** `/rules/last-valley`. */
export function valley(): Leaf {
  const writing = new Writing('valley')
  const chapter = writing.chapter(lastValley)
  const say = (words: string): string => prose(words, 'valley')
  const opening =
    `<h1>The Last Valley</h1><p class="lead">${say(`For ${spelled(fewest)}. One fire between you, a short road down to the Snow, and a mountain that lets one of you choose.`)}</p>` +
    `<aside class="reconstruction" aria-labelledby="known"><h2 id="known">A reconstruction</h2>` +
    `<p>${say('The Last Valley has a printed rulebook of its own, and we have not seen it. This is what is known of it:')}</p>` +
    `<ul>${KNOWN.map((fact) => `<li>${say(fact)}</li>`).join('')}</ul>` +
    `<p>${say('The rules on this page are ours. They keep all of that, and were tried over thousands of nights until it hardly mattered who began, the watch went back and forth, and a night could end in every way it has. One line of the printed game gives way: here a hand _is_ filled from the Fate deck ([S3]), since so large a deck, offered two by two, outlasts hands so small. If the printed rules ever come to light, they take the place of these.')}</p></aside>`
  const matter =
    numbersTable([fewest]) +
    `${chapter}<p class="onward"><a class="button first" href="/play">Play a night</a> <a class="button" href="/rules">All the other rules</a></p>`
  const nav = contents([
    ['#known', 'A reconstruction'],
    ...lastValley.clauses.map(({ id, title }): [string, string] => [`#${id}`, title]),
  ])
  return {
    title: 'The Last Valley',
    about: 'The Last Valley: Watchfires & Wagons for two players, a reconstruction of its rules.',
    at: '/rules/last-valley',
    body: page({ opening, nav, matter }),
    parts: writing.parts,
  }
}
