/** Plays a share of a study in one thread. */
import { numbersFor } from '@watchfires/rules'
import type { Games, Task } from '../crew/task.ts'
import { company, flawsOf } from '../outside/company.ts'
import { conductGame, playGame } from './conduct.ts'
import { numbersOf } from './study.ts'
import { count, emptyTally } from './tally.ts'

/** Games `from` … `to` − 1 of a study: tallied, and as rows where they are wanted. */
export async function playGames({
  study,
  from,
  to,
  rows: areWanted,
  limits,
}: Extract<Task, { kind: 'games' }>): Promise<Games> {
  const cast = company(study.bots, { players: study.players, numbers: numbersOf(study), limits })
  const pay = numbersOf(study) ?? numbersFor(study.players)
  const tally = emptyTally(study.players)
  let text = ''
  for (let game = from; game < to; game++) {
    const rows = cast.atOnce ? playGame(study, cast.players, game) : await conductGame(study, cast.players, game)
    for (const row of rows) {
      count(tally, row, pay)
      if (areWanted) text += `${JSON.stringify(row)}\n`
    }
  }
  return { kind: 'games', tally, rows: text, flaws: flawsOf(cast) }
}
