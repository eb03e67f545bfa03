/** Runs the real `watchfires` command, the way a person does. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const COMMAND = fileURLToPath(new URL('../../../node_modules/.bin/watchfires', import.meta.url))

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/**
 * Runs the command to its end; `input` goes to its standard input, `env` is added to the environment. With `interruptAfter` it is
 * sent a ctrl-C once a file of that name has some kilobytes in it.
 */
export function watchfires(
  args: readonly string[],
  {
    input = '',
    env = {},
    interruptAfter,
  }: { input?: string | Buffer; env?: NodeJS.ProcessEnv; interruptAfter?: string } = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(COMMAND, args, { env: { ...process.env, ...env } })
    const out: Buffer[] = []
    const err: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => out.push(part))
    child.stderr.on('data', (part: Buffer) => err.push(part))
    // a command that has read enough closes its input
    child.stdin.on('error', () => undefined)
    child.on('error', reject)
    if (interruptAfter !== undefined) {
      const watch = setInterval(() => {
        if (!existsSync(interruptAfter) || statSync(interruptAfter).size < 4096) return
        clearInterval(watch)
        child.kill('SIGINT')
      }, 50)
    }
    child.on('close', (code) => resolve({ code, out: `${Buffer.concat(out)}`, err: `${Buffer.concat(err)}` }))
    child.stdin.end(input)
  })
}

/** A folder for the files of one test file; `drop` takes it away again. */
export class Folder {
  private readonly path = mkdtempSync(join(tmpdir(), 'watchfires-'))

  file(name: string, content: string | Buffer): string {
    const file = join(this.path, name)
    writeFileSync(file, content)
    return file
  }

  at(name: string): string {
    return join(this.path, name)
  }

  drop(): void {
    rmSync(this.path, { recursive: true })
  }
}
