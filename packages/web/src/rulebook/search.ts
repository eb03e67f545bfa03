/** The rulebook's search and its deep links. The pages are whole without it. */
import 'virtual:theme.css'
import 'virtual:fonts.css'
import 'virtual:ground.css'
import '../shell/shell.css'
import '../leaf/leaf.css'
import './rulebook.css'
import './plate.css'
import './finder.css'
import './print.css'
import { type Entry, type Found, find, plain, termsOf } from './find.ts'

const VALLEY = '/rules/last-valley'
const BOOK = '/rules'
const here = location.pathname.replace(/\/+$/, '')
const other = here === VALLEY ? BOOK : VALLEY

/** Every clause of a page, with the words that stand in it. */
function clausesIn(page: ParentNode, path: string): Entry[] {
  return [...page.querySelectorAll<HTMLElement>('[data-clause]')].map((section) => ({
    clause: section.id,
    title: section.dataset.clause!,
    text: [...section.querySelectorAll('p, figcaption, li')].map((part) => part.textContent).join(' '),
    to: `${path}#${section.id}`,
  }))
}

const box = document.querySelector<HTMLInputElement>('#find')!
const list = document.querySelector<HTMLElement>('#found')!
const status = document.querySelector('.finder [role="status"]')!
let entries: readonly Entry[] | null = null
let found: Found[] = []
let chosen = -1

/** This page's clauses are read when they are first looked through. */
function clausesHere(): readonly Entry[] {
  entries ??= clausesIn(document, here)
  return entries
}

/** The other page's clauses come once somebody begins to look; without it, this page alone is looked through. */
async function bringOther(): Promise<void> {
  box.removeEventListener('focus', bringOther)
  try {
    const page = new DOMParser().parseFromString(await (await fetch(other)).text(), 'text/html')
    entries = [...clausesHere(), ...clausesIn(page, other)]
    if (box.value && chosen < 0) look()
  } catch {}
}

function piece(tag: string, words: string, name = ''): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = words
  if (name) made.className = name
  return made
}

function row({ clause, title, said, to }: Found, at: number): HTMLElement {
  const item = document.createElement('li')
  item.id = `found-${at}`
  item.role = 'option'
  item.ariaSelected = String(at === chosen)
  const text = document.createElement('small')
  text.append(...said.map((words, i) => piece(i % 2 ? 'mark' : 'span', words)))
  const place = to.startsWith(VALLEY) ? `${clause} · The Last Valley` : clause
  item.append(piece('b', title), ' ', piece('span', place, 'place'), text)
  item.addEventListener('click', () => goTo(to))
  return item
}

function show(isOpen: boolean): void {
  list.hidden = !isOpen
  box.ariaExpanded = String(isOpen)
}

function choose(at: number): void {
  chosen = at
  for (const [i, item] of [...list.children].entries()) item.ariaSelected = String(i === at)
  if (at < 0) return box.removeAttribute('aria-activedescendant')
  box.setAttribute('aria-activedescendant', `found-${at}`)
  list.children[at]?.scrollIntoView({ block: 'nearest' })
}

/** Marks every hit in the page's own words, where the browser can. */
function mark(terms: readonly string[]): void {
  if (!('highlights' in CSS)) return
  CSS.highlights.delete('found')
  if (terms.length === 0) return
  const hits: Range[] = []
  const walker = document.createTreeWalker(document.querySelector('#matter')!, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = plain(node.textContent ?? '')
    if (words.length !== node.textContent?.length) continue
    for (const term of terms) {
      for (let at = words.indexOf(term); at >= 0; at = words.indexOf(term, at + term.length)) {
        const range = new Range()
        range.setStart(node, at)
        range.setEnd(node, at + term.length)
        hits.push(range)
      }
    }
  }
  CSS.highlights.set('found', new Highlight(...hits))
}

function keepInAddress(): void {
  const query = box.value.trim()
  history.replaceState(
    null,
    '',
    `${location.pathname}${query ? `?q=${encodeURIComponent(query)}` : ''}${location.hash}`,
  )
}

function look(): void {
  const query = box.value.trim()
  found = find(clausesHere(), query)
  choose(-1)
  list.replaceChildren(...found.map(row))
  if (query && found.length === 0) {
    const none = piece('li', 'No clause speaks of that.')
    none.role = 'option'
    none.ariaDisabled = 'true'
    list.append(none)
  }
  show(query !== '')
  const count = found.length
  status.textContent = query ? (count === 0 ? 'No clauses' : count === 1 ? 'One clause' : `${count} clauses`) : ''
  mark(query.length > 1 ? termsOf(query) : [])
  keepInAddress()
}

/** Goes to a clause, here or on the other page, and puts the reader there. */
function goTo(to: string): void {
  show(false)
  const [path, clause] = to.split('#') as [string, string]
  if (path !== here) return location.assign(to)
  location.hash = clause
  reach()
}

/** A clause's letter may be small; the clauses of the other page are reached from this one. */
function reach(): void {
  const name = decodeURIComponent(location.hash.slice(1))
  const clause = name.toUpperCase()
  if (here === BOOK && /^V\d+$/.test(clause)) return location.replace(`${VALLEY}#${clause}`)
  if (here === VALLEY && /^[A-UW-Z]\d+$/.test(clause)) return location.replace(`${BOOK}#${clause}`)
  if (name !== clause && document.getElementById(clause)) return location.replace(`#${clause}`)
  const heading = document.getElementById(name)?.querySelector<HTMLElement>('h3')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

box.addEventListener('focus', bringOther)
box.addEventListener('input', look)
box.addEventListener('focus', () => show(box.value.trim() !== ''))
box.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    if (found.length === 0) return
    show(true)
    const step = event.key === 'ArrowDown' ? 1 : -1
    choose(chosen < 0 && step < 0 ? found.length - 1 : (chosen + step + found.length) % found.length)
  } else if (event.key === 'Enter') {
    const entry = found[Math.max(0, chosen)]
    if (entry) goTo(entry.to)
  } else if (event.key === 'Escape') {
    if (list.hidden) {
      box.value = ''
      look()
    } else show(false)
    event.preventDefault()
  }
})
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && !target.closest('.finder')) show(false)
})
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || document.activeElement === box) return
  event.preventDefault()
  box.focus()
})
addEventListener('hashchange', reach)

document.querySelector<HTMLElement>('.finder')!.hidden = false
reach()
const asked = new URLSearchParams(location.search).get('q')
if (asked) {
  box.value = asked
  look()
  show(false)
}
