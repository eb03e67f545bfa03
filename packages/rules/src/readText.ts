/** Reads the text notation (record.md) into a record; whether that is legal is for `replay` to say. */
import { type Fault, type FaultWord, fault, isFault } from './fault.ts'
import { CALL_WORD, NO_CALL_WORD, Turning, turnedText } from './notation.ts'
import { RECORD_FORMAT, readGame } from './record.ts'
import { SIGNS, SUITS } from './words.ts'

/** What a text says, of the shape of a record, legal or not. */
export interface TextRecord {
  format: typeof RECORD_FORMAT
  version: unknown
  rules?: unknown
  players?: number
  seats?: string[]
  nights: TextNight[]
}

interface TextNight {
  deal?: { pack: string[]; whiteout: number }
  beats: TextBeat[]
  gambit?: (string | null)[]
}

interface TextBeat {
  take?: string
  call?: boolean
  plays?: (string | null)[]
}

/** What stood left of a beat's bar, to be held against what the mountain turned. */
interface Left {
  readonly night: number
  readonly beat: number
  readonly line: number
  readonly said: string
}

/** Stops the reading of a text at its first fault; caught in `parseText`, and nowhere else. */
class Stop extends Error {
  readonly fault: Fault
  constructor(found: Fault) {
    super(found.word)
    this.fault = found
  }
}

/**
 * The record that a text gives, or its first fault, with `line` from 1. Left sides may be left out and are checked where they
 * stand (`turned`); a byte order mark, any line ends, variation selectors, `10` for `T` and suit letters are accepted; headers
 * that are not known are passed over.
 */
export function parseText(text: string): TextRecord | Fault {
  const reader = new TextReader()
  try {
    reader.read(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    if (error instanceof Stop) return error.fault
    throw error
  }
  return checkLeft(reader) ?? reader.record
}

/** Holds every left side against what the record makes the mountain turn, as far as the record can be played. */
function checkLeft({ record, lefts }: TextReader): Fault | undefined {
  const turning = new Turning()
  const game = lefts.length > 0 ? readGame(record, turning) : fault('notARecord')
  const nights = turning.all()
  for (const { night, beat, line, said } of lefts) {
    const turned = nights[night - 1]?.beats[beat - 1]
    if (isFault(game) && (!turned || (game.night === night && game.beat === beat))) return undefined
    const due = turned && turnedText(turned)
    if (due === undefined || plain(due) !== plain(said)) return fault('turned', { night, beat, line, said, due })
  }
  return undefined
}

/** Without variation selectors, suits as letters, `T` for `10`. */
function plain(text: string): string {
  const letters = SUITS.reduce((word, suit) => word.replaceAll(SIGNS[suit], suit), text.replace(/[\uFE0E\uFE0F]/g, ''))
  return letters.replace(/10(?=[HDCS])/g, 'T')
}

const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')
const decision = (word: string): string | null => (word === '-' ? null : plain(word))
const isWhole = (text: string): boolean => /^\d+$/.test(text)
/** A number where the text is one, so that `replay` can judge it. */
const numberOr = (text: string): unknown => (isWhole(text) ? Number(text) : text)

/** The line without its commentary, which begins at a semicolon after a space. */
function withoutCommentary(line: string): string {
  const at = line.search(/\s;/)
  return at < 0 ? line : line.slice(0, at)
}

/** Where a quoted value that begins at `from` ends: the index of its quote, or −1. */
function closingQuote(text: string, from: number): number {
  for (let i = from; i < text.length; i++) {
    if (text[i] === '\\') i++
    else if (text[i] === '"') return i
  }
  return -1
}

/** A value with its escapes undone: `\u{…}`, and a backslash before anything else. */
function unescaped(value: string): string {
  const parts = value.split('\\')
  const plain = [parts[0]]
  for (let i = 1; i < parts.length; i++) {
    const hex = /^u\{([0-9a-f]{1,5})\}/i.exec(parts[i])
    if (hex) plain.push(String.fromCodePoint(Number.parseInt(hex[1], 16)), parts[i].slice(hex[0].length))
    else if (parts[i] === '') plain.push('\\', parts[++i] ?? '')
    else plain.push(parts[i])
  }
  return plain.join('')
}

/** Parts a value at its semicolons, but for escaped ones; one space after a semicolon belongs to it. */
function namesIn(value: string): string[] {
  const names: string[] = []
  let start = 0
  for (let i = 0; i < value.length; i++) {
    if (value[i] === '\\') i++
    else if (value[i] === ';') {
      names.push(value.slice(start, i))
      start = value[i + 1] === ' ' ? i + 2 : i + 1
    }
  }
  return [...names, value.slice(start)].map(unescaped)
}

/** The most characters of a header; names of any sense are far shorter. */
const LONGEST_HEADER = 1_000_000

class TextReader {
  readonly record: TextRecord = { format: RECORD_FORMAT, version: undefined, nights: [] }
  readonly lefts: Left[] = []
  private number = 0

  private stop(word: FaultWord, more: Partial<Fault> = {}): never {
    throw new Stop(fault(word, { line: this.number, ...more }))
  }

  read(text: string): void {
    for (let start = 0; start < text.length; ) {
      const end = text.indexOf('\n', start)
      this.number++
      this.readLine(text.slice(start, end < 0 ? text.length : end).trim())
      start = end < 0 ? text.length : end + 1
    }
  }

  private readLine(line: string): void {
    if (line === '' || line[0] === ';') return
    if (line[0] === '[') return this.readHeader(line)
    const body = withoutCommentary(line)
    const bar = body.indexOf('|')
    if (bar < 0) this.stop('notation', { said: line })
    const night = this.record.nights.at(-1)
    if (!night?.deal || night.gambit) return this.stop('headerPlace', { said: line })
    const head = body.slice(0, bar).trim()
    const words = wordsIn(body.slice(bar + 1))
    if (head === 'G') night.gambit = words.map(decision)
    else night.beats.push({ ...this.readLeft(head, night), ...this.readRight(words) })
  }

  private readLeft(head: string, night: TextNight): { take?: string } {
    const dot = head.indexOf('.')
    const label = head.slice(0, Math.max(dot, 0))
    if (!isWhole(label)) this.stop('notation', { said: head })
    const beat = night.beats.length + 1
    if (Number(label) !== beat) this.stop('numbering', { due: `beat ${beat}` })
    const words = wordsIn(head.slice(dot + 1))
    const taken = words.find((word) => word.startsWith('(') && word.endsWith(')'))
    if (words.length > (taken ? 1 : 0))
      this.lefts.push({ night: this.record.nights.length, beat, line: this.number, said: words.join(' ') })
    return taken === undefined ? {} : { take: plain(taken.slice(1, -1)) }
  }

  private readRight(words: readonly string[]): TextBeat {
    const [first, ...rest] = words
    const isCall = first === CALL_WORD || first === NO_CALL_WORD
    const plays = (isCall ? rest : words).map(decision)
    return { ...(isCall && { call: first === CALL_WORD }), ...(plays.length > 0 && { plays }) }
  }

  private readHeader(line: string): void {
    if (line.length > LONGEST_HEADER) this.stop('headerLong', { due: '1,000,000' })
    const [opening = '', word, quote] = /^\[\s*([A-Za-z]\w{0,31})\s+("?)/.exec(line) ?? []
    const end = quote === '"' ? closingQuote(line, opening.length) : line.indexOf(']')
    const after = line.slice(quote === '"' ? end + 1 : end).trimStart()
    const tail = after.slice(1).trimStart()
    if (word === undefined || end < 0 || after[0] !== ']' || !(tail === '' || tail[0] === ';'))
      return this.stop('headerShape', { said: line })
    this.header(word, line.slice(opening.length, end), line)
  }

  private header(word: string, value: string, line: string): void {
    const { record } = this
    const isIn = (place: boolean): void => {
      if (!place) this.stop('headerPlace', { said: line })
    }
    const night = record.nights.at(-1)
    switch (word) {
      case 'Watchfires':
        isIn(record.version === undefined && !night)
        record.version = numberOr(unescaped(value))
        return
      case 'Rules':
        isIn(record.rules === undefined && !night)
        record.rules = numberOr(unescaped(value))
        return
      case 'Players':
        isIn(record.players === undefined && !night)
        return this.players(value)
      case 'Night':
        if (value.trim() !== `${record.nights.length + 1}`)
          this.stop('numbering', { due: `night ${record.nights.length + 1}` })
        record.nights.push({ beats: [] })
        return
      case 'Deal':
        if (!night || night.deal || night.beats.length > 0) return isIn(false)
        night.deal = this.deal(value)
    }
  }

  private players(value: string): void {
    const names = namesIn(value)
    if (names.length > 1 || !isWhole(value)) this.record.seats = names
    this.record.players = this.record.seats ? names.length : Number(value)
  }

  private deal(value: string): { pack: string[]; whiteout: number } {
    const slash = value.lastIndexOf('/')
    const whiteout = value.slice(slash + 1).trim()
    if (slash < 0 || !/^-?\d{1,9}$/.test(whiteout)) this.stop('dealShape')
    return { pack: wordsIn(value.slice(0, slash)).map(plain), whiteout: Number(whiteout) }
  }
}
