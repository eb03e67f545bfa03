/** A person whose server may vanish at any moment: sends the same command again until it is answered, and listens again. */
import { randomUUID } from 'node:crypto'
import type { TableView, Wish } from '@watchfires/table'
import { type Brain, type Chair, Ear, type Reply, send } from './harness.ts'

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export class Stubborn {
  readonly at: string
  readonly chair: Chair
  readonly granted: { readonly id: string; readonly wish: Wish; readonly seq: number }[] = []
  readonly refused: Reply[] = []
  private readonly brain: Brain

  constructor(at: string, chair: Chair, brain: Brain) {
    this.at = at
    this.chair = chair
    this.brain = brain
  }

  /** Plays until the game is over, through every crash. */
  async play(): Promise<void> {
    let after: string | undefined
    let asked = ''
    for (;;) {
      const ear = new Ear(this.at, { key: this.chair.key, after })
      try {
        for (;;) {
          await ear.until(({ last }) => last !== undefined && this.wants(last.view, asked), 30_000)
          after = ear.lastId
          if (ear.view.phase === 'over') return
          const wish = this.brain(ear.view)!
          const moment = momentOf(ear.view)
          await this.insist(wish)
          asked = moment
        }
      } catch (error) {
        if (ear.isOpen) throw error
        after = ear.lastId ?? after
        await wait(30)
      } finally {
        ear.close()
      }
    }
  }

  private wants(view: TableView, asked: string): boolean {
    return view.phase === 'over' || (this.brain(view) !== null && momentOf(view) !== asked)
  }

  private async insist(wish: Wish): Promise<void> {
    const id = randomUUID()
    for (;;) {
      try {
        const reply = await send(this.at, this.chair.key, wish, id)
        if (reply.status === 503) continue
        if (reply.status === 200) this.granted.push({ id, wish, seq: reply.body.seq })
        else if (!isLate(wish, reply)) this.refused.push(reply)
        return
      } catch {
        await wait(30)
      }
    }
  }
}

const momentOf = ({ phase, night, beat }: TableView): string => `${phase} ${night} ${beat}`

/** Ready after the others: the night had been dealt meanwhile. */
const isLate = (wish: Wish, { status }: Reply): boolean => wish.type === 'ready' && status === 409
