/** A thread of the lab: does one task after another, its bots kept between them. */
import { parentPort } from 'node:worker_threads'
import { closeAll } from '../outside/company.ts'
import { playGames } from '../study/games.ts'
import { playBoards } from '../tournament/match.ts'
import type { Done, Report, Task } from './task.ts'

async function work(task: Task): Promise<Done> {
  switch (task.kind) {
    case 'games':
      return playGames(task)
    case 'boards':
      return playBoards(task)
  }
}

parentPort!.on('message', async (task: Task | 'end') => {
  if (task === 'end') {
    await closeAll()
    parentPort!.close()
    return
  }
  const began = performance.now()
  let report: Report
  try {
    report = { done: await work(task), milliseconds: performance.now() - began }
  } catch (error) {
    report = { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  parentPort!.postMessage(report)
})
