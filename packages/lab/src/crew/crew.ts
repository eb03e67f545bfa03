/**
 * The crew: threads that share the work of a study. Work is handed out in pieces of about a quarter of a second and what comes
 * back is taken in order, so that results do not depend on how many threads there are.
 */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Done, Report, Task } from './task.ts'

/** A piece of work for a thread: numbers `from` … `to` − 1. */
export interface Piece {
  readonly from: number
  readonly to: number
}

export interface Work<D extends Done> {
  readonly from: number
  readonly to: number
  /** 1 or more; all the machine has where not given */
  readonly threads?: number
  /** the largest piece; pieces are of exactly this size when `even` is set */
  readonly largest?: number
  readonly even?: boolean
  task(piece: Piece): Task
  /** Takes in what was done, in order; `false`, or a promise of it, ends the work early. */
  take(done: D, piece: Piece): unknown
  /** hands out no more work once it is aborted; what is being done is still finished */
  readonly stop?: AbortSignal
}

const TARGET = 250

export const allThreads = (): number => availableParallelism()

/** Does the work; answers the first number that was not done: `to` when all was. Rejects with what a thread failed of. */
export async function share<D extends Done>(work: Work<D>): Promise<number> {
  const largest = work.largest ?? 4096
  const waiting = new Map<number, { done: D; piece: Piece }>()
  let next = work.from
  let taken = work.from
  let size = work.even ? largest : 1
  let isEnough = false
  let taking: Promise<void> = Promise.resolve()

  function nextPiece(): Piece | null {
    if (isEnough || work.stop?.aborted || next >= work.to) return null
    const piece = { from: next, to: Math.min(next + size, work.to) }
    next = piece.to
    return piece
  }

  function resize(piece: Piece, milliseconds: number): void {
    if (work.even) return
    const wanted = ((piece.to - piece.from) * TARGET) / Math.max(1, milliseconds)
    size = Math.max(1, Math.min(largest, Math.round(wanted), 4 * (piece.to - piece.from)))
  }

  async function takeInOrder(): Promise<void> {
    for (let found = waiting.get(taken); found && !isEnough; found = waiting.get(taken)) {
      waiting.delete(taken)
      taken = found.piece.to
      if ((await work.take(found.done, found.piece)) === false) isEnough = true
    }
  }

  async function run(): Promise<void> {
    const thread = new Worker(new URL('./thread.ts', import.meta.url))
    try {
      for (let piece = nextPiece(); piece; piece = nextPiece()) {
        const report = await ask<D>(thread, work.task(piece))
        if ('failed' in report) throw new Error(report.failed)
        resize(piece, report.milliseconds)
        waiting.set(piece.from, { done: report.done, piece })
        taking = taking.then(takeInOrder)
        await taking
      }
    } finally {
      await end(thread)
    }
  }

  const threads = Math.min(work.threads ?? allThreads(), Math.max(1, work.to - work.from))
  await Promise.all(Array.from({ length: threads }, run))
  return taken
}

function ask<D extends Done>(thread: Worker, task: Task): Promise<Report<D>> {
  return new Promise((resolve, reject) => {
    const settle = (): void => {
      thread.off('message', onMessage).off('error', onError).off('exit', onExit)
    }
    const onMessage = (report: Report<D>): void => {
      settle()
      resolve(report)
    }
    const onError = (error: unknown): void => {
      settle()
      reject(error)
    }
    const onExit = (code: number): void => onError(new Error(`a thread ended with ${code}`))
    thread.on('message', onMessage).on('error', onError).on('exit', onExit)
    thread.postMessage(task)
  })
}

/** Lets a thread end its outside bots, then itself. */
async function end(thread: Worker): Promise<void> {
  const ended = new Promise((resolve) => thread.once('exit', resolve))
  thread.postMessage('end')
  await ended
}
