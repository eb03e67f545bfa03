/**
 * The bots at one table. Each is asked in a thread of its own from its own view, and its decision is released at a moment drawn
 * before it begins to think; one that is late then is released at another moment drawn then. So time tells nothing of its hand.
 */
import { type Seat, type View, viewFor } from '@watchfires/rules'
import { type Decision, decisionOf, idle } from '@watchfires/table'
import { mayBotsPlay, type StandIn, sealedFor, standIn } from './company.ts'
import type { Keeper } from './keeper.ts'
import { waitOf } from './waits.ts'

export class BotSeats {
  private readonly keeper: Keeper
  /** the wait for which each seat's bot has been asked */
  private readonly asked = new Map<Seat, string>()
  private thinking = 0

  constructor(keeper: Keeper) {
    this.keeper = keeper
  }

  get areIdle(): boolean {
    return this.thinking === 0
  }

  /** Asks every bot that owes a decision and has not been asked for it. */
  ask(): void {
    const { table, crowd } = this.keeper
    const wait = waitOf(table)
    if (wait === null || !mayBotsPlay(table, crowd)) return
    for (const seat of table.owes) {
      const bot = table.phase === 'settled' ? null : standIn(table, seat)
      if (!bot || this.asked.get(seat) === wait) continue
      this.asked.set(seat, wait)
      void this.play(seat, bot, wait)
    }
  }

  private async play(seat: Seat, bot: StandIn, wait: string): Promise<void> {
    this.thinking++
    try {
      const { world } = this.keeper
      let decision: Decision | null = null
      let release = world.pace()
      void this.think(seat, bot).then((decided) => {
        decision = decided
      })
      do {
        await new Promise<void>((resolve) => world.clock.after(release, resolve))
        release = world.pace()
      } while (decision === null)
      await this.release([{ seat, bot, decision }], () => waitOf(this.keeper.table) === wait)
    } finally {
      this.thinking--
      // Not decided after all (it was paused, or the store failed): the next look asks again.
      if (this.asked.get(seat) === wait && this.keeper.table.owes.includes(seat)) this.asked.delete(seat)
    }
  }

  /** What the bot decides; the plain decision where its thread failed. */
  private async think(seat: Seat, { level }: StandIn): Promise<Decision> {
    const { table, world } = this.keeper
    const view: View = viewFor(table.game.night, seat, table.game)
    try {
      return decisionOf(view, await world.thinkers.think(level, view))
    } catch (error) {
      if (!this.keeper.isClosed) world.onFault(error)
      return idle(view)
    }
  }

  /** At a deadline: bots decide for everyone who owes, all at once. */
  decideAll(isDue: () => boolean): void {
    const { table } = this.keeper
    const { level } = table.settings
    const decide = async (seat: Seat) => {
      const bot: StandIn = standIn(table, seat) ?? { level, auto: 'clock' }
      return { seat, bot, decision: await this.think(seat, bot) }
    }
    this.thinking++
    void Promise.all(table.owes.map(decide))
      .then((decided) => this.release(decided, isDue))
      .finally(() => this.thinking--)
  }

  private async release(
    decided: readonly { readonly seat: Seat; readonly bot: StandIn; readonly decision: Decision }[],
    isStill: () => boolean,
  ): Promise<void> {
    await this.keeper.ask({
      by: '',
      digest: '',
      decide: ({ table }) => {
        if (!isStill()) return {}
        const owed = decided.filter(
          ({ seat, bot }) => table.owes.includes(seat) && (bot.auto === 'clock' || standIn(table, seat) !== null),
        )
        const happenings = owed.map(({ seat, bot: { auto }, decision }) => sealedFor(table, seat, { decision, auto }))
        return { happenings: happenings.filter((happening) => happening !== null) }
      },
    })
  }
}
