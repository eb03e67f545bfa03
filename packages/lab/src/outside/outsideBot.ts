/**
 * A bot of another program, spoken to by docs/bot-protocol.md: JSON lines through its standard input and output. Whatever it does,
 * the game goes on: a decision that is late, illegal or never comes is replaced by a feed, and counted.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import type { Choice } from '@watchfires/bots'
import { type Numbers, numbersFor, RULES_VERSION, type View } from '@watchfires/rules'
import type { Limits } from '../crew/task.ts'
import type { Player } from '../study/cast.ts'
import { choiceIn, parseLine, standIn } from './decision.ts'
import { type Flaws, noFlaws } from './flaws.ts'

export const PROTOCOL = 1
/** A longer line is nonsense, and is not waited for. */
const LONGEST_LINE = 65_536
/** A program that ends this often is not started again. */
const MOST_CRASHES = 5
/** A program that is late this often in a row is ended and started again. */
const MOST_LATE = 3
const GRACE = 1000

export interface Terms {
  readonly players: number
  readonly numbers?: Numbers
  readonly limits: Limits
}

type Said = Record<string, unknown> | 'nonsense' | 'ended' | 'late'

export class OutsideBot implements Player {
  readonly command: string
  flaws: Flaws = noFlaws()
  private readonly terms: Terms
  private child: ChildProcess | null = null
  private text = ''
  private hear: ((said: Said) => void) | null = null
  private asked = 0
  private lateInARow = 0
  private crashes = 0

  /** `command` is run by the shell when the first decision is owed. */
  constructor(command: string, terms: Terms) {
    this.command = command
    this.terms = terms
  }

  async choose(view: View): Promise<Choice> {
    this.flaws.decisions++
    const choice = (await this.isThere()) ? await this.ask(view) : undefined
    if (choice !== undefined) return choice
    this.flaws.replaced++
    return standIn(view)
  }

  /** Tells of a night's end; no answer is expected. */
  over(view: View): void {
    if (this.child) this.say({ type: 'over', view })
  }

  /** Says good-bye; ends the program when it does not end by itself. */
  async close(): Promise<void> {
    const { child } = this
    if (!child) return
    this.child = null
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.stdin!.end('{"type":"bye"}\n')
    const timer = setTimeout(() => kill(child), GRACE)
    await ended
    clearTimeout(timer)
  }

  private async isThere(): Promise<boolean> {
    if (this.child) return true
    if (this.crashes >= MOST_CRASHES) return false
    this.start()
    const { players, numbers = numbersFor(players), limits } = this.terms
    this.say({ type: 'hello', protocol: PROTOCOL, rules: RULES_VERSION, players, numbers, limits })
    const said = await this.listen(limits.start, (json) => json.type === 'ready')
    if (typeof said === 'object') return true
    if (said !== 'ended') this.end()
    this.crashed()
    return false
  }

  private async ask(view: View): Promise<Choice | undefined> {
    const id = ++this.asked
    const began = performance.now()
    this.say({ type: 'decide', id, view })
    const said = await this.listen(this.terms.limits.decision, (json) => json.id === id)
    const took = performance.now() - began
    this.flaws.milliseconds += took
    this.flaws.slowest = Math.max(this.flaws.slowest, took)
    if (said === 'late') {
      this.flaws.timeouts++
      if (++this.lateInARow >= MOST_LATE) this.end()
      return undefined
    }
    this.lateInARow = 0
    if (said === 'ended') {
      this.crashed()
      return undefined
    }
    const choice = said === 'nonsense' ? undefined : choiceIn(said, view)
    if (choice === undefined) this.flaws.nonsense++
    return choice
  }

  /** The next line that is meant; late answers to earlier questions are passed over. */
  private listen(limit: number, isMeant: (json: Record<string, unknown>) => boolean): Promise<Said> {
    return new Promise((resolve) => {
      const settle = (said: Said): void => {
        clearTimeout(timer)
        this.hear = null
        resolve(said)
      }
      // what came in while this thread was busy is heard first
      const timer = setTimeout(() => setImmediate(() => this.hear === hear && settle('late')), limit)
      const hear = (said: Said): void => {
        const isOld = typeof said === 'object' && !isMeant(said) && typeof said.id === 'number' && said.id < this.asked
        if (isOld) return
        settle(typeof said === 'object' && !isMeant(said) ? 'nonsense' : said)
      }
      this.hear = hear
      if (!this.child) settle('ended')
    })
  }

  private start(): void {
    // its own process group, so that it can be ended as a whole, and a ctrl-C meant for the lab does not reach it
    const child = spawn(this.command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'inherit'] })
    this.child = child
    this.text = ''
    this.lateInARow = 0
    const gone = (): void => {
      if (this.child !== child) return
      this.child = null
      this.hear?.('ended')
    }
    child.on('error', gone).on('exit', gone)
    child.stdin!.on('error', () => undefined)
    child.stdout!.setEncoding('utf8').on('data', (part: string) => {
      if (this.child === child) this.read(part)
    })
  }

  private read(part: string): void {
    this.text += part
    for (let end = this.text.indexOf('\n'); end >= 0; end = this.text.indexOf('\n')) {
      const line = this.text.slice(0, end)
      this.text = this.text.slice(end + 1)
      if (line.trim() !== '') this.hear?.(parseLine(line) ?? 'nonsense')
    }
    if (this.text.length <= LONGEST_LINE) return
    this.text = ''
    this.hear?.('nonsense')
  }

  private say(message: object): void {
    this.child?.stdin?.write(`${JSON.stringify(message)}\n`)
  }

  private crashed(): void {
    this.crashes++
    this.flaws.crashes++
  }

  private end(): void {
    const { child } = this
    this.child = null
    if (child) kill(child)
  }
}

function kill(child: ChildProcess): void {
  try {
    process.kill(-child.pid!, 'SIGKILL')
  } catch {
    child.kill('SIGKILL')
  }
}
