/**
 * Group commit: whatever is to be written in one turn of the event loop goes into one transaction, each piece of work in a
 * savepoint of its own, and everybody is answered after the one COMMIT. So each write is as durable as if it were alone, for
 * the price of one flush to disk.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite'

interface Work {
  readonly run: () => unknown
  readonly resolve: (value: never) => void
  readonly reject: (error: unknown) => void
}

export class GroupCommit {
  private readonly begin: StatementSync
  private readonly commit: StatementSync
  private readonly rollback: StatementSync
  private readonly savepoint: StatementSync
  private readonly release: StatementSync
  private readonly undo: StatementSync
  private readonly onFlush: (ms: number) => void
  private queue: Work[] = []

  constructor(db: DatabaseSync, onFlush: (ms: number) => void) {
    this.begin = db.prepare('BEGIN IMMEDIATE')
    this.commit = db.prepare('COMMIT')
    this.rollback = db.prepare('ROLLBACK')
    this.savepoint = db.prepare('SAVEPOINT one')
    this.release = db.prepare('RELEASE one')
    this.undo = db.prepare('ROLLBACK TO one')
    this.onFlush = onFlush
  }

  /** Runs `run` in the next transaction; answers what it answered once that is on disk, rejects when it threw or nothing could be kept. */
  write<T>(run: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.queue.length === 0) setImmediate(() => this.flush())
      this.queue.push({ run, resolve, reject })
    })
  }

  /** Writes what is queued now, without waiting for the turn to end. */
  flush(): void {
    const works = this.queue
    if (works.length === 0) return
    this.queue = []
    const start = performance.now()
    const answers: (() => void)[] = []
    try {
      this.begin.run()
      for (const work of works) answers.push(this.attempt(work))
      this.commit.run()
    } catch (error) {
      this.abandon()
      for (const { reject } of works) reject(error)
      return
    }
    this.onFlush(performance.now() - start)
    for (const answer of answers) answer()
  }

  private attempt({ run, resolve, reject }: Work): () => void {
    this.savepoint.run()
    try {
      const value = run() as never
      this.release.run()
      return () => resolve(value)
    } catch (error) {
      this.undo.run()
      this.release.run()
      return () => reject(error)
    }
  }

  private abandon(): void {
    try {
      this.rollback.run()
    } catch {
      // SQLite has already rolled back by itself.
    }
  }
}
